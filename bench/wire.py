"""A WebSocket client for simulated players that does as little work as possible.

Frames are cut by hand and their JSON is not parsed: a library that checks and decodes everything
took as much of a core as the server under test.
"""

import asyncio
from collections.abc import Callable, Iterator

TEXT, PING, PONG, CLOSE = 1, 9, 10, 8

OnText = Callable[[bytes], None]


class Wire(asyncio.Protocol):
    """One socket; passes each text it receives to `on_text`."""

    def __init__(self, request: bytes, on_text: OnText) -> None:
        self._request, self._on_text = request, on_text
        self._bytes = b""
        self._transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Send the upgrade request."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        """Fail the pending connection, if there is one."""
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the socket was refused"))

    def data_received(self, data: bytes) -> None:
        """Cut the received bytes into frames and handle them."""
        self._bytes = self._bytes + data if self._bytes else data
        if not self.opened.done() and not self._answered():
            return
        for kind, payload in self._frames():
            if kind == TEXT:
                self._on_text(payload)
            elif kind == PING:
                self._write(PONG, payload)

    def _answered(self) -> bool:
        head, end, rest = self._bytes.partition(b"\r\n\r\n")
        if not end:
            return False
        if b" 101 " not in head.split(b"\r\n")[0]:
            self.opened.set_exception(ConnectionError(head.decode()))
            return False
        self._bytes = rest
        self.opened.set_result(None)
        return True

    def _frames(self) -> Iterator[tuple[int, bytes]]:
        """Yield each complete frame as its opcode and payload."""
        data, at = self._bytes, 0
        while (found := _frame(data, at)) is not None:
            kind, start, at = found
            yield kind, data[start:at]
        self._bytes = data[at:]

    def send(self, text: bytes) -> None:
        """Send a text frame."""
        self._write(TEXT, text)

    def _write(self, kind: int, payload: bytes) -> None:
        assert self._transport is not None
        size = len(payload)
        length = bytes((0x80 | size,)) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        # A client has to mask its payload; a mask of zeros leaves it unchanged.
        self._transport.write(bytes((0x80 | kind,)) + length + bytes(4) + payload)

    def close(self) -> None:
        """Close the connection."""
        assert self._transport is not None
        self._transport.abort()


def _frame(data: bytes, at: int) -> tuple[int, int, int] | None:
    """Return the frame at an offset: its opcode, and where its payload begins and ends."""
    if len(data) < at + 2:
        return None
    length, start = data[at + 1], at + 2
    if length > 125:
        start += 2 if length == 126 else 8
        length = int.from_bytes(data[at + 2 : start], "big")
    if len(data) < start + length:
        return None
    return data[at] & 0x0F, start, start + length


async def call(host: str, port: int, path: str, headers: dict[str, str], on_text: OnText) -> Wire:
    """Connect, and return the open socket."""
    lines = {"Host": f"{host}:{port}", "Upgrade": "websocket", "Connection": "Upgrade"}
    lines |= {"Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==", "Sec-WebSocket-Version": "13"}
    text = "".join(f"{name}: {value}\r\n" for name, value in (lines | headers).items())
    request = f"GET {path} HTTP/1.1\r\n{text}\r\n".encode()
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(lambda: Wire(request, on_text), host, port)
    await wire.opened
    return wire
