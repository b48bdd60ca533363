"""Guards the door: headers that tie browsers' hands, foreign pages refused, bodies small and quick.

A request from another site's page carries an Origin, and is refused if it could change something.
One without an Origin comes from a script, which has only the cookies it was given itself: it may
enter, and a page cannot pass for one, since browsers name the Origin of every such request. The
cookie's SameSite=Lax keeps foreign pages from using it even where an Origin were missing.
"""

import asyncio
import re
from collections.abc import Iterable

import orjson
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from embertide.server.settings import Settings

SAFE = {"GET", "HEAD", "OPTIONS"}

HEADERS = {
    "X-Content-Type-Options": "nosniff",
    # Links hold keys.
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}

HSTS = "max-age=31536000"

POLICY = (
    "default-src 'self'; img-src 'self' data:; object-src 'none'; frame-ancestors 'none'; "
    "base-uri 'none'; form-action 'self'; connect-src 'self'"
)

SLOWEST = 20
"""So many seconds a request may take to arrive."""

HOST = re.compile(r"[A-Za-z0-9.:\[\]_-]{1,260}")


class Guard:
    """An ASGI application that looks after another one."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._origins = frozenset(settings.origins)
        self._most = settings.limits.body_bytes

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuses, or lets through and adds the headers."""
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        elif scope["type"] == "http":
            await self._request(scope, receive, _Dressed(scope, send))
        else:
            await self._app(scope, receive, send)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self._foreign(Headers(scope=scope)):
            # Closing before accepting makes the server answer 403.
            await send({"type": "websocket.close", "code": 1008, "reason": "origin"})
        else:
            await self._app(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        if scope["method"] not in SAFE and self._foreign(headers):
            await _refuse(send, 403, "forbidden", "origin-foreign")
            return
        try:
            async with asyncio.timeout(SLOWEST):
                body = await _body(headers, receive, self._most)
        except TimeoutError:
            await _refuse(send, 408, "malformed", "body-too-slow", seconds=SLOWEST)
            return
        if body is None:
            await _refuse(send, 413, "malformed", "body-too-long", most=self._most)
        else:
            await self._app(scope, _replay(body, receive), send)

    def _foreign(self, headers: Headers) -> bool:
        """Whether a page that we did not serve, or are not told to trust, is asking."""
        origin = headers.get("origin")
        if origin is None:
            return False
        if self._origins:
            return origin.lower() not in self._origins
        scheme, _, host = origin.lower().partition("://")
        return scheme not in {"http", "https"} or host != headers.get("host", "").lower()


class _Dressed:
    """Sends an answer with our headers on."""

    def __init__(self, scope: Scope, send: Send) -> None:
        self._scope, self._send = scope, send

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in _headers(self._scope):
                headers.setdefault(name, value)
        await self._send(message)


def _headers(scope: Scope) -> Iterable[tuple[str, str]]:
    yield from HEADERS.items()
    yield "Content-Security-Policy", policy(scope["scheme"], Headers(scope=scope).get("host", ""))
    if scope["scheme"] == "https":
        yield "Strict-Transport-Security", HSTS
    if scope["path"].startswith("/api"):
        yield "Cache-Control", "no-store"


def policy(scheme: str, host: str) -> str:
    """What our pages may load: from here only, and no script or style written into the page."""
    # Older browsers do not count a socket to the same host among 'self'.
    socket = "wss" if scheme == "https" else "ws"
    return f"{POLICY} {socket}://{host}" if HOST.fullmatch(host) else POLICY


async def _body(headers: Headers, receive: Receive, most: int) -> list[Message] | None:
    """What a request sends, whether it says how long it is or not; None if it is too much."""
    said = headers.get("content-length", "")
    if said.isdecimal() and int(said) > most:
        return None
    messages, size = [], 0
    while True:
        message = await receive()
        messages.append(message)
        size += len(message.get("body", b""))
        if size > most:
            return None
        if not message.get("more_body", False):
            return messages


def _replay(messages: list[Message], receive: Receive) -> Receive:
    waiting = iter(messages)

    async def again() -> Message:
        message = next(waiting, None)
        return await receive() if message is None else message

    return again


async def _refuse(send: Send, status: int, kind: str, key: str, **args: int) -> None:
    why = {"key": key, "args": args}
    body = orjson.dumps({"type": "refused", "id": None, "rule": "", "why": why, "kind": kind})
    headers = [(b"content-type", b"application/json"), (b"connection", b"close")]
    headers.append((b"content-length", str(len(body)).encode()))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
