"""Metrics of all workers in one answer, each sample with the number of its worker.

Every worker answers at a socket in a private folder. A label instead of a sum, since a worker that
was replaced counts from zero again, which Prometheus can only notice for each worker by itself.
"""

import asyncio
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager

from prometheus_client import CollectorRegistry, Metric
from prometheus_client.exposition import generate_latest
from prometheus_client.parser import text_string_to_metric_families

from embertide.server.ops.worker import Worker

TIMEOUT = 1.0
"""Seconds to wait for a sibling; one that does not answer is left out."""


class WorkerMetrics:
    """Answers siblings with the metrics of this worker, and collects those of all."""

    def __init__(self, worker: Worker, registry: CollectorRegistry) -> None:
        self._worker, self._registry = worker, registry

    @asynccontextmanager
    async def answering(self) -> AsyncIterator[None]:
        """Answer siblings while the context lasts."""
        path = self._worker.socket(self._worker.number)
        path.unlink(missing_ok=True)  # of a worker that was killed
        server = await asyncio.start_unix_server(self._answer, path)
        async with server:
            yield

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(generate_latest(self._registry))
        writer.close()

    async def collect(self) -> bytes:
        """Return the metrics of all workers that answer, in the text format."""
        numbers = range(1, self._worker.total + 1)
        texts = await asyncio.gather(*map(self._read, numbers))
        return generate_latest(_Merged(zip(numbers, texts, strict=True)))

    async def _read(self, number: int) -> str:
        try:
            async with asyncio.timeout(TIMEOUT):
                reader, writer = await asyncio.open_unix_connection(self._worker.socket(number))
                try:
                    return (await reader.read()).decode()
                finally:
                    writer.close()
        except (OSError, TimeoutError):
            return ""


class _Merged(CollectorRegistry):
    """The samples of several workers, grouped by metric."""

    def __init__(self, texts: Iterable[tuple[int, str]]) -> None:
        super().__init__()
        self._families: dict[str, Metric] = {}
        for number, text in texts:
            for family in text_string_to_metric_families(text):
                self._add(number, family)

    def _add(self, number: int, family: Metric) -> None:
        known = self._families.setdefault(
            family.name, Metric(family.name, family.documentation, family.type)
        )
        for sample in family.samples:
            labels = {**sample.labels, "worker": str(number)}
            known.samples.append(sample._replace(labels=labels))

    def collect(self) -> Iterable[Metric]:
        """Return all metrics."""
        return self._families.values()
