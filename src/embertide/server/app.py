"""The server as one ASGI application."""

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, nullcontext
from typing import Annotated, Any

from fastapi import FastAPI, Query, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError, WebSocketRequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.routing import Match, Route
from starlette.types import ASGIApp, Scope

from embertide.core.errors import Malformed, Refusal
from embertide.core.room import AnyRoom
from embertide.core.to_json import write_refusal
from embertide.core.wire import RefusedJson
from embertide.host.registry import NotFound
from embertide.host.requests import Key
from embertide.host.statuses import status_of
from embertide.server.http import (
    daily,
    games,
    mail,
    people,
    push,
    puzzles,
    records,
    sessions,
    start,
    tables,
    uploaded,
)
from embertide.server.http.offline import BUILT, Edition
from embertide.server.http.pages import add_pages, is_page, show_page
from embertide.server.ops.connections import Connections
from embertide.server.ops.failures import FailureMiddleware, ServerFailed
from embertide.server.ops.health import HealthCheck, health_route
from embertide.server.ops.limits import LimitExceeded
from embertide.server.ops.metrics import METHODS, MetricsMiddleware, metrics_route
from embertide.server.ops.security import SecurityMiddleware
from embertide.server.ops.worker import Worker
from embertide.server.ops.worker_metrics import WorkerMetrics
from embertide.server.people.signing_key import signing_key
from embertide.server.protocol.errors import wrong_field
from embertide.server.protocol.openapi import Api
from embertide.server.services import Services
from embertide.server.settings import Settings, nats_servers
from embertide.server.sockets.socket import refuse_socket, serve_socket
from embertide.store.open import open_store

STATUSES = (400, 403, 404, 405, 408, 409, 413, 421, 422, 429, 500, 503)
"""The statuses of refusals."""

_REFUSALS: dict[int | str, dict[str, Any]] = {status: {"model": RefusedJson} for status in STATUSES}


def make_app(
    settings: Settings,
    rooms: Mapping[str, AnyRoom],
    connections: Connections | None = None,
    leaving: asyncio.Event | None = None,
    worker: Worker | None = None,
) -> ASGIApp:
    """Return the complete server, with its store and middleware.

    Setting `leaving` announces that it will stop: requests that wait are answered.
    """
    store = open_store(settings.database, nats_servers(settings), serving=True)
    services = Services(settings, store, rooms, signing_key(settings), alone=True)
    services.leaving = leaving or services.leaving
    metrics = services.metrics
    if connections is not None:
        connections.measure(metrics)
    guarded = SecurityMiddleware(
        make_api(services, worker), settings, lambda no: metrics.refusals.labels(no.kind).inc()
    )
    return MetricsMiddleware(FailureMiddleware(guarded, metrics), metrics)


def make_api(services: Services, worker: Worker | None = None) -> FastAPI:
    """Return the routes and the socket of a server, without middleware."""
    workers = WorkerMetrics(worker, services.metrics.registry) if worker else None

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        await services.open()
        async with workers.answering() if workers else nullcontext():
            yield
        await services.close()

    app = Api(
        title="Embertide",
        description="Tables, moves and records. Every refusal has one shape and says why.",
        version="1",
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
        responses=_REFUSALS,
    )
    app.state.services = services
    played = (games, tables, records, uploaded, daily, start, puzzles)
    for part in (people, sessions, *played, push, mail):
        app.include_router(part.router, prefix="/api")
    _add_socket(app, services)
    _add_refusals(app, services)
    numbers = metrics_route(services.metrics, services.settings, workers)
    app.routes.append(Route("/metrics", numbers))
    app.routes.append(Route("/healthz", health_route(HealthCheck(services.store))))
    add_pages(app, Edition(services.settings.pocket or BUILT))
    return app


def _add_socket(app: FastAPI, services: Services) -> None:
    @app.websocket("/api/tables/{table}/socket")
    async def socket(
        websocket: WebSocket,
        table: Key,
        key: Annotated[Key, Query()] = "",
        after: Annotated[int, Query(ge=-1, le=2**31)] = -1,
    ) -> None:
        await serve_socket(services, websocket, table, key, after)

    @app.exception_handler(WebSocketRequestValidationError)
    async def malformed(websocket: WebSocket, bad: WebSocketRequestValidationError) -> None:
        # A browser cannot read the status of a refused handshake, so the socket is accepted first.
        await websocket.accept()
        await refuse_socket(services, websocket, wrong_field(bad.errors()))


def _add_refusals(app: FastAPI, services: Services) -> None:
    """Add handlers that turn every error into a refusal of the same shape."""

    @app.exception_handler(Refusal)
    async def refuse(request: Request, no: Refusal) -> Response:
        services.metrics.refusals.labels(no.kind).inc()
        wait = no.wait if isinstance(no, LimitExceeded) else 0
        headers = {"Retry-After": str(wait)} if wait else None
        return JSONResponse(write_refusal(no), status_of(no), headers)

    @app.exception_handler(RequestValidationError)
    async def malformed(request: Request, bad: RequestValidationError) -> Response:
        return await refuse(request, wrong_field(bad.errors()))

    @app.exception_handler(Exception)
    async def failed(request: Request, error: Exception) -> Response:
        # The framework would answer in plain text; it raises the error again after this answer.
        return JSONResponse(write_refusal(ServerFailed("server-failed")), 500)

    @app.exception_handler(HTTPException)
    async def http_error(request: Request, no: HTTPException) -> Response:
        if no.status_code == 400:
            return JSONResponse(write_refusal(Malformed("request-json")), 400)
        allowed = _allowed(app, request.scope)
        if not allowed:
            return JSONResponse(write_refusal(NotFound("page-missing")), 404)
        headers = {"Allow": ", ".join(allowed)}
        return JSONResponse(write_refusal(NotFound("request-method")), 405, headers)


def _allowed(app: FastAPI, scope: Scope) -> list[str]:
    """Return the methods that a path has; none if it is unknown, or the method is one of them."""
    found = [method for method in sorted(METHODS) if _matches(app, scope, method)]
    if not found and is_page(scope["path"]):
        found = ["GET", "HEAD"]
    return [] if scope["method"] in found else found


def _matches(app: FastAPI, scope: Scope, method: str) -> bool:
    wanted = {**scope, "method": method}
    routes = (route for route in app.routes if getattr(route, "endpoint", None) is not show_page)
    return any(route.matches(wanted)[0] is Match.FULL for route in routes)
