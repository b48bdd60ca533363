"""The protocols of uvicorn with limits of connections and of time."""

import asyncio
from typing import Any

import h11
import orjson
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from embertide.core.errors import Malformed, Refusal
from embertide.core.to_json import write_refusal
from embertide.server.ops.connections import Connections
from embertide.server.ops.limits import LimitExceeded

HEADER_TIMEOUT = 10.0
"""Seconds that the headers of a request may take, from the connection or their first byte."""

WRITE_TIMEOUT = 30.0
"""Seconds that a client may leave an answer unread."""


class LimitedHttp(H11Protocol):
    """HTTP that refuses connections beyond the limits and closes those that are too slow."""

    def __init__(self, *args: Any, connections: Connections, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._places = connections
        self._headers_due: asyncio.TimerHandle | None = None
        self._reader_due: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count the connection, or refuse it."""
        super().connection_made(transport)
        if self._places.enter(transport, self.client[0] if self.client else None):
            self._watch_headers()
        else:
            transport.write(_answer(b"429 Too Many Requests", LimitExceeded("busy-connections")))
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop all timers; the connection no longer counts."""
        self._places.leave(self.transport)
        self._headers_due = _cancelled(self._headers_due)
        self._reader_due = _cancelled(self._reader_due)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read on, unless the connection was refused."""
        if not self.transport.is_closing():
            super().data_received(data)
            self._watch_headers()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the connection over; the protocol of sockets counts it from now on."""
        self._headers_due = _cancelled(self._headers_due)
        super().handle_websocket_upgrade(event)

    def _watch_headers(self) -> None:
        """Start the timer when headers are awaited, and stop it when they are complete."""
        awaited = self.conn.their_state is h11.IDLE and not self.transport.is_closing()
        if not awaited or self.timeout_keep_alive_task is not None:
            self._headers_due = _cancelled(self._headers_due)
        elif self._headers_due is None:
            self._headers_due = self.loop.call_later(HEADER_TIMEOUT, self._close, "headers")

    def pause_writing(self) -> None:
        """Wait for a client that does not read its answer, but not for ever."""
        super().pause_writing()
        self._reader_due = self.loop.call_later(WRITE_TIMEOUT, self._close, "reading")

    def resume_writing(self) -> None:
        """Go on with the answer."""
        self._reader_due = _cancelled(self._reader_due)
        super().resume_writing()

    def _close(self, reason: str) -> None:
        self._places.note(reason)
        # Not close(), which would wait until the client has read everything.
        self.transport.abort()

    def send_400_response(self, msg: str) -> None:
        """Answer what is no HTTP in the usual shape."""
        if self.cycle is None or self.cycle.response_complete:
            self.transport.write(_answer(b"400 Bad Request", Malformed("request-http")))
        self.transport.close()


class LimitedWebSocket(WebSocketsSansIOProtocol):
    """A socket that takes over the place of the connection that became it."""

    def __init__(self, *args: Any, connections: Connections, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._places = connections

    def connection_lost(self, exc: Exception | None) -> None:
        """Count the connection as closed."""
        self._places.leave(self.transport)
        super().connection_lost(exc)


def limited_protocols(
    connections: Connections,
) -> tuple[type[asyncio.Protocol], type[asyncio.Protocol]]:
    """Return the protocols for HTTP and for sockets that count in these connections.

    They are classes because uvicorn makes a new object for each connection.
    """

    class Http(LimitedHttp):
        def __init__(self, *args: Any, **kwargs: Any) -> None:
            super().__init__(*args, connections=connections, **kwargs)

    class Socket(LimitedWebSocket):
        def __init__(self, *args: Any, **kwargs: Any) -> None:
            super().__init__(*args, connections=connections, **kwargs)

    return Http, Socket


def _answer(status: bytes, refusal: Refusal) -> bytes:
    body = orjson.dumps(write_refusal(refusal))
    headers = b"content-type: application/json\r\nconnection: close\r\nretry-after: 10"
    return b"HTTP/1.1 %s\r\n%s\r\ncontent-length: %d\r\n\r\n%s" % (
        status,
        headers,
        len(body),
        body,
    )


def _cancelled(timer: asyncio.TimerHandle | None) -> asyncio.TimerHandle | None:
    """Cancel a timer, if there is one; return what takes its place."""
    if timer is not None:
        timer.cancel()
    return None
