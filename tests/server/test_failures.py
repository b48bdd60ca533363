"""Errors that nobody expected: a sentence for the client, a traceback in the log, a count."""

import asyncio
import logging
from unittest.mock import patch

import httpx
import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from embertide.catalog import ROOMS
from embertide.server.app import make_app
from embertide.server.ops.failures import FailureMiddleware
from embertide.server.ops.metrics import Metrics
from embertide.server.settings import Settings
from tests.support.asgi import ask, knock, refusal
from tests.support.patience import PATIENCE
from tests.support.processes import ServerLauncher


async def broken(request: Request) -> Response:
    raise ZeroDivisionError("Ann")


async def half_sent(scope: Scope, receive: Receive, send: Send) -> None:
    await send({"type": "http.response.start", "status": 200, "headers": []})
    raise ZeroDivisionError


async def broken_socket(socket: WebSocket) -> None:
    raise ZeroDivisionError


def failing(metrics: Metrics) -> FailureMiddleware:
    routes = [
        Route("/broken", broken, methods=["GET", "POST"]),
        WebSocketRoute("/socket", broken_socket),
    ]
    # Starlette's own middleware for errors would answer first.
    return FailureMiddleware(Starlette(routes=routes).router, metrics)


def test_an_error_is_answered_logged_and_counted(caplog: pytest.LogCaptureFixture) -> None:
    metrics = Metrics()
    answer = ask(failing(metrics), "POST", "/broken")
    assert answer.status_code == 500
    assert answer.json() == refusal("failed", "server-failed")
    assert metrics.registry.get_sample_value("embertide_failures_total") == 1
    (record,) = [one for one in caplog.records if one.name == "embertide.failures"]
    assert record.levelno == logging.ERROR
    assert record.exc_info is not None
    assert record.exc_info[0] is ZeroDivisionError


def test_an_error_after_the_answer_has_begun_closes_the_connection() -> None:
    metrics = Metrics()
    with pytest.raises(ZeroDivisionError):
        asyncio.run(_get(FailureMiddleware(half_sent, metrics), "/half"))
    assert metrics.registry.get_sample_value("embertide_failures_total") == 1


async def _get(app: FailureMiddleware, path: str) -> None:
    transport = httpx.ASGITransport(app, raise_app_exceptions=True)
    async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
        await client.get(path)


def test_an_error_of_a_socket_is_counted() -> None:
    metrics = Metrics()
    with pytest.raises(ZeroDivisionError):
        knock(failing(metrics), "/socket", {})
    assert metrics.registry.get_sample_value("embertide_failures_total") == 1


def test_the_server_has_it() -> None:
    settings = Settings(database="memory:", hosts=("play.example",))
    app = make_app(settings, ROOMS)
    with patch("embertide.server.http.games.menu", side_effect=ZeroDivisionError):
        answer = ask(app, "GET", "/api/games")
    assert answer.status_code == 500
    assert answer.json() == refusal("failed", "server-failed")
    assert "content-security-policy" in answer.headers


def test_refusals_before_a_route_are_counted() -> None:
    app = make_app(Settings(database="memory:", hosts=("play.example",), metrics=("all",)), ROOMS)
    for headers in ({"Host": "evil.example"}, {"Origin": "http://evil.example"}):
        assert ask(app, "POST", "/api/verify", headers=headers).status_code in (403, 421)
    assert ask(app, "POST", "/api/verify", content=b"{").status_code == 422
    page = ask(app, "GET", "/metrics").text
    assert 'embertide_refusals_total{kind="forbidden"} 2.0' in page
    assert 'embertide_refusals_total{kind="malformed"} 1.0' in page


NAMES = ["a\0b", "\0", "Ann\0"]


@pytest.mark.parametrize("name", NAMES)
def test_no_text_breaks_postgresql(servers: ServerLauncher, postgres_url: str, name: str) -> None:
    """PostgreSQL stores no NUL; every field of every body is refused before."""
    url = servers.start(postgres_url).address()
    credentials = {"name": name, "password": "correct horse"}
    for method, path, body in (
        ("POST", "/session", credentials),
        ("POST", "/account", credentials),
        ("POST", "/session", credentials | {"name": "Ann", "password": f"correct {name}"}),
        ("PATCH", "/me", {"name": name}),
    ):
        answer = httpx.request(method, f"{url}/api{path}", json=body, timeout=PATIENCE)
        assert answer.status_code == 422
        assert answer.json()["why"]["key"] == "request-nul"
