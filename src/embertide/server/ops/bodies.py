"""Bodies of requests: limits of size and time, few large ones at once, and no broken JSON."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager

from starlette.datastructures import Headers
from starlette.types import Message, Receive, Scope

from embertide.core.errors import Malformed
from embertide.server.ops.uploads import Uploads
from embertide.server.protocol.encoding import decode
from embertide.server.settings import Limits

RECORD_PATHS = frozenset(
    {"/api/analysis", "/api/line", "/api/replay", "/api/tables", "/api/verify"}
)
"""Paths of requests that may hold the record of a game, which is large."""

BODY_TIMEOUT = 20
"""Seconds that the body of a request may take to arrive."""

MOST_VALUES = 50_000
"""Commas, colons and brackets in a body, which bound the time to parse it.

A record has a few for each move. A million bytes of `[],` take the parser a tenth of a second.
"""


class TooLong(Malformed):
    """A body with more bytes than the route reads."""


class TooSlow(Malformed):
    """A body that did not arrive in time."""


class Gone(Exception):
    """The client hung up while it sent a body."""


class Bodies:
    """Reads and checks bodies before a route is called."""

    def __init__(self, limits: Limits) -> None:
        self._small, self._large = limits.request_bytes, limits.body_bytes
        self._uploads = Uploads(limits)

    @asynccontextmanager
    async def body(self, scope: Scope, receive: Receive) -> AsyncIterator[Receive]:
        """Read a body, and yield a receive function that returns it to the route.

        Raises:
            Malformed: It is too long, too slow or no JSON.
            LimitExceeded: There are too many large bodies.
            Gone: The client has disconnected.
        """
        with ExitStack() as place:
            body = await self._timed(scope, receive, place)
            if len(body) <= self._small:
                _check(body, scope)
            else:
                # Not longer than this: a client that does not read its answer would keep the turn.
                async with self._uploads.turn():
                    await asyncio.to_thread(_check, body, scope)
            yield _replay(body, receive)

    async def _timed(self, scope: Scope, receive: Receive, place: ExitStack) -> bytes:
        try:
            async with asyncio.timeout(BODY_TIMEOUT):
                return await self._read(scope, receive, place)
        except TimeoutError:
            raise TooSlow("body-too-slow", seconds=BODY_TIMEOUT) from None

    async def _read(self, scope: Scope, receive: Receive, place: ExitStack) -> bytes:
        """Return the body; take a place for a large one as soon as it is announced or found."""
        most = self._large if scope["path"] in RECORD_PATHS else self._small
        length = Headers(scope=scope).get("content-length", "")
        size = int(length[:20]) if length.isdecimal() else 0
        body, large, more = bytearray(), False, True
        while more:
            if size > most:
                raise TooLong("body-too-long", most=most)
            if size > self._small and not large:
                large = True
                place.enter_context(self._uploads.place((scope.get("client") or [None])[0]))
            message = await receive()
            if message["type"] == "http.disconnect":
                raise Gone
            body += message.get("body", b"")
            size, more = max(size, len(body)), message.get("more_body", False)
        if len(body) > most:
            raise TooLong("body-too-long", most=most)
        return bytes(body)


def _check(body: bytes, scope: Scope) -> None:
    """Refuse a body for the API that is no JSON, or takes long to parse.

    No route reads a form; mail programs send one with a request to unsubscribe (RFC 8058).
    """
    if not body or not scope["path"].startswith("/api/") or _is_form(scope):
        return
    if sum(map(body.count, (b",", b":", b"[", b"{"))) > MOST_VALUES:
        raise Malformed("body-too-fine", most=MOST_VALUES)
    decode(body)


def _is_form(scope: Scope) -> bool:
    kind = Headers(scope=scope).get("content-type", "").partition(";")[0]
    return kind.strip().lower() in {"application/x-www-form-urlencoded", "multipart/form-data"}


def _replay(body: bytes, receive: Receive) -> Receive:
    """Return a receive function that yields this body first."""
    waiting: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def next_message() -> Message:
        return waiting.pop() if waiting else await receive()

    return next_message
