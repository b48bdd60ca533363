"""The guard at the door: headers on every answer, foreign pages refused, bodies kept small."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import Message
from starlette.websockets import WebSocket

from embertide.server.security import Guard
from embertide.server.settings import Limits, Settings
from tests.server.asking import ask, knock


async def echo(request: Request) -> Response:
    return PlainTextResponse(await request.body())


async def cached(request: Request) -> Response:
    return PlainTextResponse("x", headers={"Cache-Control": "max-age=60"})


async def talk(socket: WebSocket) -> None:
    await socket.accept()
    await socket.send_text("hello")
    await socket.close()


def guarded(origins: tuple[str, ...] = ()) -> Guard:
    app = Starlette(
        routes=[
            Route("/api/echo", echo, methods=["GET", "POST", "DELETE"]),
            Route("/page", cached),
            WebSocketRoute("/api/socket", talk),
        ]
    )
    settings = Settings(database="memory:", origins=origins, limits=Limits(body_bytes=100))
    return Guard(app, settings)


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
    assert answer.headers["content-security-policy"].endswith("connect-src 'self'")


OURS = [None, "http://play.example", "https://play.example", "HTTP://PLAY.example"]
FOREIGN = ["http://evil.example", "null", "http://play.example.evil", "http://play.example:81", ""]


@pytest.mark.parametrize("origin", OURS)
def test_own_pages_and_scripts_may_ask(origin: str | None) -> None:
    headers = {"Origin": origin} if origin else {}
    assert ask(guarded(), "POST", "/api/echo", content=b"x", headers=headers).text == "x"
    said = knock(guarded(), "/api/socket", {"Host": "play.example"} | headers)
    assert [message["type"].partition(".")[2] for message in said] == ["accept", "send", "close"]


@pytest.mark.parametrize("origin", FOREIGN)
def test_foreign_pages_may_not(origin: str) -> None:
    headers = {"Origin": origin}
    answer = ask(guarded(), "POST", "/api/echo", content=b"x", headers=headers)
    assert answer.status_code == 403
    assert answer.json()["kind"] == "forbidden"
    assert answer.json()["why"]["key"] == "origin-foreign"
    assert "content-security-policy" in answer.headers
    assert ask(guarded(), "DELETE", "/api/echo", headers=headers).status_code == 403
    assert ask(guarded(), "GET", "/api/echo", headers=headers).status_code == 200
    (closed,) = knock(guarded(), "/api/socket", {"Host": "play.example"} | headers)
    assert (closed["type"], closed["code"]) == ("websocket.close", 1008)


def test_named_origins_replace_the_host() -> None:
    door = guarded(origins=("https://front.example",))
    good, bad = {"Origin": "https://front.example"}, {"Origin": "http://play.example"}
    assert ask(door, "POST", "/api/echo", headers=good).status_code == 200
    assert ask(door, "POST", "/api/echo", headers=bad).status_code == 403


def test_long_bodies_are_refused() -> None:
    assert ask(guarded(), "POST", "/api/echo", content=b"x" * 100).text == "x" * 100
    answer = ask(guarded(), "POST", "/api/echo", content=b"x" * 101)
    assert answer.status_code == 413
    assert answer.json()["why"] == {"key": "body-too-long", "args": {"most": 100}}


def test_long_chunked_bodies_are_refused_while_they_come() -> None:
    async def pieces() -> AsyncIterator[bytes]:
        for _ in range(20):
            yield b"x" * 10

    assert ask(guarded(), "POST", "/api/echo", content=pieces()).status_code == 413


def test_slow_bodies_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("embertide.server.security.SLOWEST", 0.05)

    async def pieces() -> AsyncIterator[bytes]:
        yield b"x"
        await asyncio.sleep(60)

    answer = ask(guarded(), "POST", "/api/echo", content=pieces())
    assert answer.status_code == 408
    assert answer.json()["why"] == {"key": "body-too-slow", "args": {"seconds": 0.05}}


def test_no_more_is_read_than_the_limit() -> None:
    """An endless body is cut off by us, not by memory; a lying Content-Length changes nothing."""
    sent: list[Message] = []
    read = 0

    async def receive() -> Message:
        nonlocal read
        read += 1
        return {"type": "http.request", "body": b"x" * 30, "more_body": True}

    async def send(message: Message) -> None:
        sent.append(message)

    for length in (b"1", b"what", b"-5", "\u0663".encode("latin-1", "replace")):
        sent.clear()
        read = 0
        headers = [(b"host", b"a"), (b"content-length", length)]
        scope: dict[str, Any] = {"type": "http", "method": "POST", "path": "/api/echo"}
        scope |= {"scheme": "http", "headers": headers, "query_string": b""}
        asyncio.run(guarded()(scope, receive, send))
        assert sent[0]["status"] == 413
        assert read == 4
