"""Security middleware: headers of every response, refused origins, limits of bodies."""

import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from embertide.server.ops.security import SecurityMiddleware
from embertide.server.settings import Limits, Settings
from tests.support.asgi import ask, knock, refusal


async def echo(request: Request) -> Response:
    return PlainTextResponse(await request.body())


async def cached(request: Request) -> Response:
    return PlainTextResponse("x", headers={"Cache-Control": "max-age=60"})


async def talk(socket: WebSocket) -> None:
    await socket.accept()
    await socket.send_text("hello")
    await socket.close()


def guarded(origins: tuple[str, ...] = ()) -> SecurityMiddleware:
    app = Starlette(
        routes=[
            Route("/echo", echo, methods=["GET", "POST", "DELETE"]),
            Route("/api/echo", echo, methods=["GET", "POST", "DELETE"]),
            Route("/api/verify", echo, methods=["POST"]),
            Route("/page", cached),
            WebSocketRoute("/api/socket", talk),
        ]
    )
    limits = Limits(request_bytes=100, body_bytes=1000, uploads=3, uploads_address=2)
    settings = Settings(database="memory:", origins=origins, hosts=("play.example",), limits=limits)
    return SecurityMiddleware(app, settings)


def test_headers() -> None:
    answer = ask(guarded(), "GET", "/api/echo")
    policy = answer.headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "unsafe" not in policy
    assert policy.endswith("connect-src 'self' ws://play.example")
    assert "frame-ancestors 'none'" in policy
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["cross-origin-opener-policy"] == "same-origin"
    assert "camera=()" in answer.headers["permissions-policy"]
    assert answer.headers["cache-control"] == "no-store"
    assert "strict-transport-security" not in answer.headers
    assert ask(guarded(), "GET", "/page").headers["cache-control"] == "max-age=60"
    assert ask(guarded(), "GET", "/nowhere").headers["x-content-type-options"] == "nosniff"


def test_https() -> None:
    answer = ask(guarded(), "GET", "https://play.example/page")
    assert "max-age" in answer.headers["strict-transport-security"]
    assert answer.headers["content-security-policy"].endswith("wss://play.example")


def test_a_strange_host_gets_into_no_header() -> None:
    answer = ask(guarded(), "GET", "/page", headers={"Host": "x; script-src *"})
    assert answer.status_code == 421
    assert answer.headers["content-security-policy"].endswith("connect-src 'self'")


OURS = [None, "http://play.example", "https://play.example", "HTTP://PLAY.example"]
FOREIGN = ["http://evil.example", "null", "http://play.example.evil", "http://play.example:81", ""]


@pytest.mark.parametrize("origin", OURS)
def test_own_pages_and_scripts_may_ask(origin: str | None) -> None:
    headers = {"Origin": origin} if origin else {}
    assert ask(guarded(), "POST", "/echo", content=b"x", headers=headers).text == "x"
    messages = knock(guarded(), "/api/socket", {"Host": "play.example"} | headers)
    kinds = [message["type"].partition(".")[2] for message in messages]
    assert kinds == ["accept", "send", "close"]


@pytest.mark.parametrize("origin", FOREIGN)
def test_foreign_pages_may_not(origin: str) -> None:
    headers = {"Origin": origin}
    answer = ask(guarded(), "POST", "/api/echo", content=b"x", headers=headers)
    assert answer.status_code == 403
    assert answer.json() == refusal("forbidden", "origin-foreign")
    assert "content-security-policy" in answer.headers
    assert ask(guarded(), "DELETE", "/api/echo", headers=headers).status_code == 403
    assert ask(guarded(), "GET", "/api/echo", headers=headers).status_code == 200
    (closed,) = knock(guarded(), "/api/socket", {"Host": "play.example"} | headers)
    assert (closed["type"], closed["code"]) == ("websocket.close", 1008)


def test_named_origins_replace_the_host() -> None:
    app = guarded(origins=("https://front.example",))
    good, bad = {"Origin": "https://front.example"}, {"Origin": "http://play.example"}
    assert ask(app, "POST", "/api/echo", headers=good).status_code == 200
    assert ask(app, "POST", "/api/echo", headers=bad).status_code == 403
