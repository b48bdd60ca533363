"""Metrics for Prometheus, without ids or names of people."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from embertide.server.ops.networks import within
from embertide.server.ops.worker_metrics import WorkerMetrics
from embertide.server.settings import EVERYWHERE, Settings

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10)
"""Bucket bounds in seconds for responses, storage and event loop lag."""
SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8, 15, 30, 60)
"""Bucket bounds in seconds for searches."""
METHODS = {"GET", "HEAD", "POST", "PATCH", "PUT", "DELETE", "OPTIONS"}

CLIENT_GONE = 499
"""Status in metrics and logs, as nginx has it, if the client disconnects before its answer."""

OPERATIONS = ("/healthz", "/metrics")
"""Paths for those who run the server."""
FORWARDED = ("forwarded", "x-forwarded-for", "x-real-ip")
"""Headers that a proxy adds."""

Endpoint = Callable[[Request], Awaitable[Response]]

log = logging.getLogger("embertide.requests")


class Metrics:
    """The metrics of one node, in their own registry."""

    def __init__(self) -> None:
        registry = self.registry = CollectorRegistry()
        # Memory, CPU time, open files and start time, where the system tells them.
        ProcessCollector(registry=registry)
        self.requests = Counter(
            "embertide_requests", "Answers.", ["method", "route", "status"], registry=registry
        )
        self.latency = Histogram(
            "embertide_request_seconds",
            "Time to answer.",
            ["route"],
            buckets=QUICK,
            registry=registry,
        )
        self.connections = Gauge("embertide_connections", "Connections open.", registry=registry)
        self.turned_away = Counter(
            "embertide_connections_refused", "Connections closed.", ["reason"], registry=registry
        )
        self.sockets = Gauge("embertide_sockets", "Sockets open.", registry=registry)
        self.tables = Gauge("embertide_tables", "Tables in memory.", registry=registry)
        self.moves = Counter("embertide_moves", "Moves stored.", registry=registry)
        self.storing = Histogram(
            "embertide_store_seconds", "Time to store.", buckets=QUICK, registry=registry
        )
        self.busy = Gauge(
            "embertide_thinkers_busy", "Searches that run.", ["purpose"], registry=registry
        )
        self.queued = Gauge(
            "embertide_thinkers_queued", "Searches that wait.", ["purpose"], registry=registry
        )
        self.searches_refused = Counter(
            "embertide_searches_refused", "Searches refused.", ["purpose"], registry=registry
        )
        self.searches_cancelled = Counter(
            "embertide_searches_cancelled", "Searches cancelled.", ["purpose"], registry=registry
        )
        self.thinking = Histogram(
            "embertide_think_seconds", "Time to think.", ["level"], buckets=SLOW, registry=registry
        )
        self.refusals = Counter("embertide_refusals", "Refusals.", ["kind"], registry=registry)
        self.exceeded = Counter(
            "embertide_limits_exceeded", "Limits exceeded.", ["limit"], registry=registry
        )
        self.failures = Counter("embertide_failures", "Unexpected errors.", registry=registry)
        self.troubles = Counter(
            "embertide_storage_troubles", "Storage troubles.", ["kind"], registry=registry
        )
        self.pushes = Counter(
            "embertide_pushes",
            "Notices by result.",
            ["result"],
            registry=registry,
        )
        self.lag = Histogram(
            "embertide_loop_lag_seconds", "Lag of the loop.", buckets=QUICK, registry=registry
        )


class MetricsMiddleware:
    """ASGI middleware that counts, times and logs responses."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self._app, self._metrics = app, metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass everything on, and record HTTP requests."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        started, answer = time.perf_counter(), _Answer(receive, send)
        try:
            await self._app(scope, answer.receive, answer.send)
        except BaseException:
            answer.failed = True
            raise
        finally:
            self._record(scope, answer.status, time.perf_counter() - started)

    def _record(self, scope: Scope, status: int, seconds: float) -> None:
        method = scope["method"] if scope["method"] in METHODS else "other"
        route = template(scope)
        self._metrics.requests.labels(method, route, str(status)).inc()
        self._metrics.latency.labels(route).observe(seconds)
        fields = {"method": method, "route": route, "status": status, "ms": round(seconds * 1e3, 1)}
        log.info("answered", extra=fields)


class _Answer:
    """What became of one request: its status, or that the client disconnected before."""

    def __init__(self, receive: Receive, send: Send) -> None:
        self._receive, self._send = receive, send
        self._status: int | None = None
        self._gone = self.failed = False

    @property
    def status(self) -> int:
        """The status for the metrics; a failure counts although nobody waits for an answer."""
        if self.failed or self._status == 500:
            return 500
        return CLIENT_GONE if self._gone or self._status is None else self._status

    async def receive(self) -> Message:
        """Pass a message on, and note that the client has disconnected."""
        message = await self._receive()
        if message["type"] == "http.disconnect" and self._status is None:
            self._gone = True
        return message

    async def send(self, message: Message) -> None:
        """Pass a message on, and note the status."""
        if message["type"] == "http.response.start":
            self._status = message["status"]
        await self._send(message)


def template(scope: Scope) -> str:
    """Return the route template of a request; paths hold ids and are unlimited in number."""
    path: str | None = getattr(scope.get("route"), "path", None)
    if path is None:
        return _plain(scope)
    if ":path}" in path:
        return path
    # The framework leaves out the prefix under which a router was included.
    parts = scope["path"].split("/")
    names = {str(value): f"{{{name}}}" for name, value in scope.get("path_params", {}).items()}
    prefix = parts[: max(1, len(parts) - path.count("/"))]
    return "/".join(names.get(part, part) for part in prefix) + path


def _plain(scope: Scope) -> str:
    """Return the label of a request without a route of the API: a page, a file or nothing."""
    if scope["path"] in OPERATIONS or scope["path"] == "/":
        return str(scope["path"])
    if scope["path"].startswith("/assets/"):
        return "/assets"
    return "page" if "endpoint" in scope else "other"


async def measure_lag(metrics: Metrics, every: float = 0.5) -> None:
    """Record periodically how late the event loop resumes a sleeping task."""
    while True:
        started = time.perf_counter()
        await asyncio.sleep(every)
        metrics.lag.observe(max(0.0, time.perf_counter() - started - every))


def metrics_route(
    metrics: Metrics, settings: Settings, workers: WorkerMetrics | None = None
) -> Endpoint:
    """Return the endpoint of /metrics, which is there only for the networks of the settings.

    It has the metrics of all workers if there are several.
    """

    async def numbers(request: Request) -> Response:
        if not _may_read(request, settings):
            raise HTTPException(404)
        text = await workers.collect() if workers else generate_latest(metrics.registry)
        return Response(text, media_type=CONTENT_TYPE_LATEST)

    return numbers


def _may_read(request: Request, settings: Settings) -> bool:
    if EVERYWHERE in settings.metrics:
        return True
    # A proxy that is not in the settings is often on this machine, and its address would stand
    # for those of all its clients.
    hidden = not settings.proxies and any(name in request.headers for name in FORWARDED)
    address = request.client.host if request.client else None
    return not hidden and within(address, settings.metrics)
