"""A websocket of a person who is simulated: as little work as can be, since browsers run elsewhere.

Frames are cut by hand and their JSON is left alone: a library that checks and decodes everything
took as much of a core as the server that was to be measured.
"""

import asyncio
from collections.abc import Callable, Iterator

TEXT, PING, PONG, CLOSE = 1, 9, 10, 8

Heard = Callable[[bytes], None]


class Wire(asyncio.Protocol):
    """One socket: tells every text that comes."""

    def __init__(self, request: bytes, heard: Heard) -> None:
        self._request, self._heard = request, heard
        self._bytes = b""
        self._transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Asks for the socket."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is to be thrown out while we measure."""
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the socket was refused"))

    def data_received(self, data: bytes) -> None:
        """Cuts what came into frames."""
        self._bytes = self._bytes + data if self._bytes else data
        if not self.opened.done() and not self._answered():
            return
        for kind, payload in self._frames():
            if kind == TEXT:
                self._heard(payload)
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
        """Every whole frame, as its kind and what it holds."""
        data, at = self._bytes, 0
        while (found := _frame(data, at)) is not None:
            kind, start, at = found
            yield kind, data[start:at]
        self._bytes = data[at:]

    def send(self, text: bytes) -> None:
        """Sends a text."""
        self._write(TEXT, text)

    def _write(self, kind: int, payload: bytes) -> None:
        assert self._transport is not None
        size = len(payload)
        length = bytes((0x80 | size,)) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        # A client has to mask what it sends; with zeros, that changes nothing.
        self._transport.write(bytes((0x80 | kind,)) + length + bytes(4) + payload)

    def close(self) -> None:
        """Hangs up."""
        assert self._transport is not None
        self._transport.abort()


def _frame(data: bytes, at: int) -> tuple[int, int, int] | None:
    """The frame that begins there: its kind, and where its payload begins and ends."""
    if len(data) < at + 2:
        return None
    length, start = data[at + 1], at + 2
    if length > 125:
        start += 2 if length == 126 else 8
        length = int.from_bytes(data[at + 2 : start], "big")
    if len(data) < start + length:
        return None
    return data[at] & 0x0F, start, start + length


async def call(host: str, port: int, path: str, headers: dict[str, str], heard: Heard) -> Wire:
    """A socket that is open."""
    lines = {"Host": f"{host}:{port}", "Upgrade": "websocket", "Connection": "Upgrade"}
    lines |= {"Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==", "Sec-WebSocket-Version": "13"}
    text = "".join(f"{name}: {value}\r\n" for name, value in (lines | headers).items())
    request = f"GET {path} HTTP/1.1\r\n{text}\r\n".encode()
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(lambda: Wire(request, heard), host, port)
    await wire.opened
    return wire
