"""The server as one ASGI application."""

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Annotated, Any

from fastapi import FastAPI, Query, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.routing import Route
from starlette.types import ASGIApp

from embertide.core.errors import Malformed, Refusal
from embertide.core.room import Room
from embertide.server.desk import refused
from embertide.server.hall import Missing
from embertide.server.house import House
from embertide.server.limits import TooMuch
from embertide.server.messages import Key, Refused
from embertide.server.metrics import Measured, health_route, metrics_route
from embertide.server.pages import add_pages
from embertide.server.porter import kind_status
from embertide.server.routes import daily, games, people, records, tables
from embertide.server.secret import signing_key
from embertide.server.security import Guard
from embertide.server.settings import Settings
from embertide.server.socket import serve_socket
from embertide.server.wrong import wrong_field
from embertide.store.open import open_store

_REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": Refused} for status in (400, 403, 404, 408, 409, 413, 422, 429, 503)
}


def make_app(settings: Settings, rooms: Mapping[str, Room]) -> ASGIApp:
    """The whole server."""
    store = open_store(settings.database)
    house = House(settings, store, rooms, signing_key(settings), alone=True)
    return Measured(Guard(make_api(house), settings), house.metrics)


def make_api(house: House) -> FastAPI:
    """The routes and the socket, around a house."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        await house.open()
        yield
        await house.close()

    app = FastAPI(
        title="Embertide",
        description="Tables, moves and records. Every refusal has one shape and says why.",
        version="1",
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
        responses=_REFUSALS,
    )
    app.state.house = house
    for part in (people, games, tables, records, daily):
        app.include_router(part.router, prefix="/api")
    _add_socket(app, house)
    _add_refusals(app, house)
    app.routes.append(Route("/metrics", metrics_route(house.metrics)))
    app.routes.append(Route("/healthz", health_route(house.store)))
    add_pages(app)
    return app


def _add_socket(app: FastAPI, house: House) -> None:
    @app.websocket("/api/tables/{table}/socket")
    async def socket(
        websocket: WebSocket,
        table: Key,
        key: Annotated[Key, Query()] = "",
        after: Annotated[int, Query(ge=-1, le=2**31)] = -1,
    ) -> None:
        await serve_socket(house, websocket, table, key, after)


def _add_refusals(app: FastAPI, house: House) -> None:
    """Everything that goes wrong is answered with one sentence, in the same shape."""

    @app.exception_handler(Refusal)
    async def refuse(request: Request, no: Refusal) -> Response:
        house.metrics.refusals.labels(no.kind).inc()
        headers = {"Retry-After": str(no.wait)} if isinstance(no, TooMuch) and no.wait else None
        return JSONResponse(refused(no), kind_status(no), headers)

    @app.exception_handler(RequestValidationError)
    async def malformed(request: Request, bad: RequestValidationError) -> Response:
        return await refuse(request, wrong_field(bad.errors()))

    @app.exception_handler(HTTPException)
    async def elsewhere(request: Request, no: HTTPException) -> Response:
        return JSONResponse(refused(_elsewhere(no.status_code)), no.status_code, no.headers)


def _elsewhere(status: int) -> Refusal:
    """What the framework refuses by itself, as a sentence."""
    if status == 400:
        return Malformed("request-json")
    return Missing("request-method" if status == 405 else "page-missing")
