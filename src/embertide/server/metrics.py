"""What can be counted and timed, for Prometheus: numbers only, nobody's id or name."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from embertide.store.store import StorageTrouble, Store

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10)
"""Seconds at which the times of answering and storing are told apart."""
SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8, 15, 30, 60)
"""The same for thinking."""
METHODS = {"GET", "HEAD", "POST", "PATCH", "PUT", "DELETE", "OPTIONS"}

Endpoint = Callable[[Request], Awaitable[Response]]

log = logging.getLogger("embertide.requests")


class Metrics:
    """One node's numbers, in a registry of its own."""

    def __init__(self) -> None:
        registry = self.registry = CollectorRegistry()
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
        self.sockets = Gauge("embertide_sockets", "Sockets open.", registry=registry)
        self.tables = Gauge("embertide_tables", "Tables in memory.", registry=registry)
        self.moves = Counter("embertide_moves", "Moves stored.", registry=registry)
        self.storing = Histogram(
            "embertide_store_seconds", "Time to store.", buckets=QUICK, registry=registry
        )
        self.busy = Gauge("embertide_thinkers_busy", "Thinkers at work.", registry=registry)
        self.queued = Gauge("embertide_thinkers_queued", "Seats that wait.", registry=registry)
        self.thinking = Histogram(
            "embertide_think_seconds", "Time to think.", ["level"], buckets=SLOW, registry=registry
        )
        self.refusals = Counter("embertide_refusals", "Refusals.", ["kind"], registry=registry)
        self.troubles = Counter(
            "embertide_storage_troubles", "Storage troubles.", ["kind"], registry=registry
        )
        self.lag = Histogram(
            "embertide_loop_lag_seconds", "Lag of the loop.", buckets=QUICK, registry=registry
        )


class Measured:
    """An ASGI application that counts, times and logs another one's answers."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self._app, self._metrics = app, metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Passes everything on, and takes notes of HTTP."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        started, status = time.perf_counter(), 500

        async def listening(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self._app(scope, receive, listening)
        finally:
            self._note(scope, status, time.perf_counter() - started)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        method = scope["method"] if scope["method"] in METHODS else "other"
        route = template(scope)
        self._metrics.requests.labels(method, route, str(status)).inc()
        self._metrics.latency.labels(route).observe(seconds)
        told = {"method": method, "route": route, "status": status, "ms": round(seconds * 1e3, 1)}
        log.info("answered", extra=told)


def template(scope: Scope) -> str:
    """The route of a request, not its path: paths hold ids, and there is no end of them."""
    path: str | None = getattr(scope.get("route"), "path", None)
    if path is None or ":path}" in path:
        return path or "other"
    # The framework leaves out the prefix under which a router was included.
    asked = scope["path"].split("/")
    names = {str(value): f"{{{name}}}" for name, value in scope.get("path_params", {}).items()}
    prefix = asked[: max(1, len(asked) - path.count("/"))]
    return "/".join(names.get(part, part) for part in prefix) + path


async def measure_lag(metrics: Metrics, every: float = 0.5) -> None:
    """Notes for ever how late the event loop wakes us up."""
    while True:
        started = time.perf_counter()
        await asyncio.sleep(every)
        metrics.lag.observe(max(0.0, time.perf_counter() - started - every))


def metrics_route(metrics: Metrics) -> Endpoint:
    """Answers /metrics."""

    async def numbers(request: Request) -> Response:
        return Response(generate_latest(metrics.registry), media_type=CONTENT_TYPE_LATEST)

    return numbers


def health_route(store: Store, patience: float = 1.0) -> Endpoint:
    """Answers /healthz: ok if the store answers in time, else 503 and why."""

    async def health(request: Request) -> Response:
        try:
            await asyncio.wait_for(store.lobby(1), patience)
        except TimeoutError:
            return _unwell("health-slow")
        except StorageTrouble as trouble:
            return _unwell(trouble.message.key)
        return JSONResponse({"ok": True})

    return health


def _unwell(key: str) -> Response:
    why = {"key": key, "args": {}}
    body = {"type": "refused", "id": None, "rule": "", "why": why, "kind": "storage"}
    return JSONResponse(body, status_code=503)
