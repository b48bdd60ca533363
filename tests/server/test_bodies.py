"""Bodies of requests: their size by route, their time, and how many large ones are kept."""

import asyncio
import threading
import time
from collections.abc import AsyncIterator, Coroutine
from typing import Any
from unittest.mock import patch

import httpx
import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp, Message

from embertide.server.ops.bodies import MOST_VALUES
from embertide.server.ops.limits import LimitExceeded
from embertide.server.ops.security import SecurityMiddleware
from embertide.server.ops.uploads import AT_ONCE, Uploads
from embertide.server.settings import Limits, Settings
from tests.server.test_limits import Clock
from tests.support.asgi import ask, refusal
from tests.support.local_server import local_server, run

LIMITS = Limits(request_bytes=100, body_bytes=200_000, uploads=4, uploads_address=3)


async def echo(request: Request) -> Response:
    return PlainTextResponse(await request.body())


def guarded(*routes: Route) -> SecurityMiddleware:
    paths = ("/echo", "/api/echo", "/api/verify", "/api/replay", "/api/tables")
    own = [Route(path, echo, methods=["POST", "GET"]) for path in paths]
    settings = Settings(database="memory:", hosts=("play.example", "a"), limits=LIMITS)
    return SecurityMiddleware(Starlette(routes=[*routes, *own]), settings)


def text(size: int) -> bytes:
    """Return JSON with this number of bytes."""
    return b'"' + b"x" * (size - 2) + b'"'


def test_long_bodies_are_refused() -> None:
    assert ask(guarded(), "POST", "/api/echo", content=text(100)).content == text(100)
    answer = ask(guarded(), "POST", "/api/echo", content=text(101))
    assert answer.status_code == 413
    assert answer.json() == refusal("malformed", "body-too-long", most=100)


@pytest.mark.parametrize("path", ["/api/verify", "/api/replay", "/api/tables"])
def test_only_records_may_be_large(path: str) -> None:
    assert ask(guarded(), "POST", path, content=text(200_000)).content == text(200_000)
    answer = ask(guarded(), "POST", path, content=text(200_001))
    assert answer.json() == refusal("malformed", "body-too-long", most=200_000)


async def pieces(number: int, size: int = 10) -> AsyncIterator[bytes]:
    for _ in range(number):
        yield b"1" * size


def test_long_chunked_bodies_are_refused_while_they_come() -> None:
    assert ask(guarded(), "POST", "/api/echo", content=pieces(10)).text == "1" * 100
    assert ask(guarded(), "POST", "/api/echo", content=pieces(11)).status_code == 413


def test_slow_bodies_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("embertide.server.ops.bodies.BODY_TIMEOUT", 1)

    async def slow() -> AsyncIterator[bytes]:
        yield b"x"
        await asyncio.sleep(60)

    answer = ask(guarded(), "POST", "/api/echo", content=slow())
    assert answer.status_code == 408
    assert answer.json() == refusal("malformed", "body-too-slow", seconds=1)


LENGTHS = [b"1", b"what", b"-5", "\u0663".encode("latin-1", "replace"), b"9" * 5000]


@pytest.mark.parametrize("length", LENGTHS, ids=range(len(LENGTHS)))
def test_no_more_is_read_than_the_limit(length: bytes) -> None:
    """An endless body is cut off at the limit; a wrong Content-Length does not change that."""
    sent: list[Message] = []
    read = 0

    async def receive() -> Message:
        nonlocal read
        read += 1
        return {"type": "http.request", "body": b"x" * 30, "more_body": True}

    async def send(message: Message) -> None:
        sent.append(message)

    headers = [(b"host", b"a"), (b"content-length", length)]
    scope: dict[str, Any] = {"type": "http", "method": "POST", "path": "/api/echo"}
    scope |= {"scheme": "http", "headers": headers, "query_string": b""}
    asyncio.run(guarded()(scope, receive, send))
    assert sent[0]["status"] == 413
    assert read == (0 if length.startswith(b"99") else 4)


def test_a_client_that_hangs_up_gets_no_answer() -> None:
    sent: list[Message] = []

    async def receive() -> Message:
        return {"type": "http.disconnect"}

    async def send(message: Message) -> None:
        sent.append(message)

    scope: dict[str, Any] = {"type": "http", "method": "POST", "path": "/api/echo"}
    scope |= {"scheme": "http", "headers": [], "query_string": b""}
    asyncio.run(guarded()(scope, receive, send))
    assert not sent


@pytest.mark.parametrize(
    ("body", "key"),
    [
        (rb'"\ud800"', "request-json"),
        (rb'{"\udc00":1}', "request-json"),
        (b'"\xed\xa0\x80"', "request-json"),
        (b'"\xff"', "request-json"),
        ('"\\ud800"'.encode("utf-16"), "request-json"),
        (b'\xef\xbb\xbf"x"', "request-json"),
        (b"NaN", "request-json"),
        (rb'{"name":"a\u0000b"}', "request-nul"),
        (b"{", "request-json"),
    ],
)
def test_text_that_cannot_be_stored_is_refused(body: bytes, key: str) -> None:
    answer = ask(guarded(), "POST", "/api/verify", content=body)
    assert (answer.status_code, answer.json()) == (422, refusal("malformed", key))


def test_whole_surrogate_pairs_are_read() -> None:
    assert ask(guarded(), "POST", "/api/echo", content=rb'"\ud83d\ude00"').status_code == 200


def test_bodies_that_take_long_to_parse_are_refused() -> None:
    body = b"[" + b"[]," * (MOST_VALUES // 2) + b"[]]"
    answer = ask(guarded(), "POST", "/api/verify", content=body)
    assert answer.json() == refusal("malformed", "body-too-fine", most=MOST_VALUES)


class Gate:
    """A route that answers when it is opened, and counts the requests that wait in it."""

    def __init__(self) -> None:
        self.inside, self.open = 0, asyncio.Event()

    async def pass_through(self, request: Request) -> Response:
        self.inside += 1
        await self.open.wait()
        self.inside -= 1
        return PlainTextResponse(str(len(await request.body())))


def post(app: ASGIApp, address: str, body: bytes) -> Coroutine[Any, Any, httpx.Response]:
    transport = httpx.ASGITransport(app, client=(address, 1))
    client = httpx.AsyncClient(transport=transport, base_url="http://play.example")
    return client.post("/api/replay", content=body)


def test_few_large_bodies_are_kept() -> None:
    async def story() -> None:
        gate = Gate()
        app = guarded(Route("/api/replay", gate.pass_through, methods=["POST"]))
        kept = [asyncio.create_task(post(app, "10.0.0.1", text(500))) for _ in range(3)]
        while gate.inside < 3:
            await asyncio.sleep(0.001)
        refused = await post(app, "10.0.0.1", text(500))
        assert refused.status_code == 429
        assert refused.headers["retry-after"] == "5"
        assert refused.json() == refusal("busy", "busy-uploads", seconds=5)
        kept.append(asyncio.create_task(post(app, "10.0.0.2", text(500))))
        small = asyncio.create_task(post(app, "10.0.0.1", text(50)))
        while gate.inside < 5:
            await asyncio.sleep(0.001)
        assert (await post(app, "10.0.0.3", text(500))).status_code == 429
        gate.open.set()
        assert [answer.text for answer in await asyncio.gather(*kept)] == ["500"] * 4
        assert (await small).text == "50"
        assert (await post(app, "10.0.0.1", text(500))).status_code == 200

    run(story())


def test_few_large_bodies_are_parsed_at_once_and_not_on_the_event_loop() -> None:
    inside, most, loop = 0, 0, threading.get_ident()

    def slow(body: bytes) -> None:
        nonlocal inside, most
        assert threading.get_ident() != loop
        inside += 1
        most = max(most, inside)
        time.sleep(0.02)
        inside -= 1

    async def story() -> None:
        app = guarded()
        with patch("embertide.server.ops.bodies.decode", slow):
            posts = (post(app, f"10.0.0.{number}", text(500)) for number in range(4))
            codes = [answer.status_code for answer in await asyncio.gather(*posts)]
        assert codes == [200] * 4
        assert most <= AT_ONCE

    run(story())


def test_large_bodies_are_counted_before_they_are_read() -> None:
    clock = Clock()
    uploads = Uploads(Limits(uploads_minutely_address=2), clock)
    for _ in range(2):
        with uploads.place("10.0.0.1"):
            pass
    with pytest.raises(LimitExceeded) as no, uploads.place("10.0.0.1"):
        pass
    assert no.value.wait == 60
    with uploads.place("10.0.0.2"):
        pass
    clock.now += 60
    with uploads.place("10.0.0.1"):
        pass


SURROGATES = [
    r'{"format":"embertide/1","game":"\ud800"}',
    r'{"format":"embertide/1","\udfff":1}',
    r'{"\ud800":1,"\ud800":2}',
    r'{"format":"embertide/1","game":"feurio","players":2,"mode":"\ud800"}',
    r'{"format":"embertide/1","game":"feurio","moves":["\uDC00"]}',
]


@pytest.mark.parametrize("record", SURROGATES)
def test_surrogates_within_the_text_of_a_record(record: str) -> None:
    async def story() -> None:
        async with local_server() as server:
            guest = server.guest()
            order = {"game": "feurio", "seats": [{"kind": "me"}]}
            for path, body in (
                ("/verify", {"record": record}),
                ("/replay", {"record": record}),
                ("/tables", order | {"from": {"record": record, "moves": 0}}),
            ):
                answer = await guest.post(path, body, 422)
                assert answer["why"] == {"key": "record-surrogate", "args": {}}

    run(story())
