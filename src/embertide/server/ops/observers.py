"""What the background work and the queue of searches report, as metrics."""

from embertide.host.background import WorkObserver
from embertide.server.ops.metrics import Metrics
from embertide.server.thinking.queue import Purpose, SearchObserver


class BackgroundMetrics(WorkObserver):
    """An observer that records background work in the metrics."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics

    def round(self, tables: int) -> None:
        """Set the gauge of tables."""
        self._metrics.tables.set(tables)

    def thought(self, level: str, seconds: float) -> None:
        """Observe the time a decision took."""
        self._metrics.thinking.labels(level).observe(seconds)

    def failed(self, reason: str) -> None:
        """Count a round that failed."""
        self._metrics.troubles.labels(reason).inc()


class SearchMetrics(SearchObserver):
    """An observer that counts searches in the metrics."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics

    def refused(self, purpose: Purpose) -> None:
        """Count a refusal."""
        self._metrics.searches_refused.labels(purpose).inc()

    def cancelled(self, purpose: Purpose) -> None:
        """Count a cancellation."""
        self._metrics.searches_cancelled.labels(purpose).inc()
