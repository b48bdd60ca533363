"""The socket of one reader at one table: told of every change, answered in turn."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import orjson
from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect

from embertide.core.errors import Malformed, Refusal
from embertide.play.absence import come_back
from embertide.play.request import By
from embertide.play.said import Json
from embertide.server.desk import refused
from embertide.server.house import House
from embertide.server.live import Live
from embertide.server.messages import REQUEST
from embertide.server.porter import packed
from embertide.server.wrong import wrong_field

REFUSED, LEAVING = 4403, 1012
"""How a socket is closed: the table is not for this reader, or the server restarts."""

BEHIND = 64
"""So many answers may wait for a reader who is slow to take them; then he has to come again."""


async def serve_socket(house: House, socket: WebSocket, name: str, key: str, after: int) -> None:
    """Talks with one reader until either side has had enough."""
    visitor = house.identity.visitor(socket.headers.get("cookie"), socket.url.scheme == "wss")
    address = socket.client.host if socket.client else None
    headers = [(b"set-cookie", visitor.set_cookie.encode())] if visitor.set_cookie else []
    await socket.accept(headers=headers)
    try:
        with house.doorkeeper.socket(visitor.person, address):
            live = await house.porter.admit(name, visitor.person, key)
            await _Conversation(house, socket, live, visitor.person, after).hold()
    except Refusal as no:
        house.metrics.refusals.labels(no.kind).inc()
        with suppress(WebSocketDisconnect, RuntimeError):
            await socket.send_bytes(packed(refused(no)))
            await socket.close(REFUSED)


class _Conversation:
    """One reader's side of a table."""

    def __init__(
        self, house: House, socket: WebSocket, live: Live, person: str, after: int
    ) -> None:
        self._house, self._socket, self._live = house, socket, live
        self._person, self._after = person, after
        self._due = asyncio.Event()
        self._changed = True
        self._answers: deque[Json] = deque()

    async def hold(self) -> None:
        """Reads and writes until either ends."""
        async with self._present():
            await self._come_back()
            self._wake()
            talking = [asyncio.ensure_future(work) for work in (self._read(), self._write())]
            await asyncio.wait(talking, return_when=asyncio.FIRST_COMPLETED)
            for task in talking:
                task.cancel()
            _raise_unexpected(await asyncio.gather(*talking, return_exceptions=True))

    @asynccontextmanager
    async def _present(self) -> AsyncIterator[None]:
        """Is here, and seen to be, as long as this lasts."""
        table, presence = self._live.table.id, self._house.presence
        self._live.wakes.add(self._wake)
        self._house.metrics.sockets.inc()
        if presence.enter(table, self._person):
            await self._seen("+")
        try:
            yield
        finally:
            self._live.wakes.discard(self._wake)
            self._house.metrics.sockets.dec()
            if presence.leave(table, self._person):
                await self._seen("-")

    async def _seen(self, sign: str) -> None:
        if self._live.table.seats_of(self._person):
            self._live.wake()
            await self._house.whisper(f"{sign} {self._live.table.id} {self._person}")

    async def _come_back(self) -> None:
        """Whoever had been away takes his seat over again, if he still may."""
        seats = self._live.table.seats_of(self._person)
        if any(self._live.table.chairs[seat].away for seat in seats):
            by = By(self._person, self._house.hall.clock())
            with suppress(Refusal):
                await self._house.hall.act(self._live.table.id, lambda table: come_back(table, by))

    def _wake(self) -> None:
        self._changed = True
        self._due.set()

    async def _write(self) -> None:
        """Sends answers as they come, and the table whenever it has changed."""
        while not self._house.leaving.is_set():
            while self._answers:
                await self._send(packed(self._answers.popleft()))
            if self._changed:
                self._changed = False
                await self._send(await self._seen_now())
            else:
                await self._due.wait()
                self._due.clear()
        await self._socket.close(LEAVING)

    async def _send(self, answer: bytes) -> None:
        await self._socket.send_text(answer.decode())

    async def _seen_now(self) -> bytes:
        try:
            written = await self._house.porter.write(self._live, self._person, self._after)
        except Refusal as trouble:
            return packed(self._refused(trouble, None))
        self._after, text = written
        return text

    async def _read(self) -> None:
        while len(self._answers) < BEHIND:
            message = await self._socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            self._answers.append(await self._answer(message))
            self._due.set()

    async def _answer(self, message: Any) -> Json:
        request = None
        try:
            fields = self._parsed(message)
            request = _named(fields)
            self._house.doorkeeper.move(self._person)
            asked = REQUEST.validate_python(fields)
            return await self._house.desk.answer(self._live.table.id, self._person, asked)
        except ValidationError as bad:
            return self._refused(wrong_field(bad.errors()), request)
        except Refusal as no:
            return self._refused(no, request)

    def _refused(self, no: Refusal, request: str | None) -> Json:
        self._house.metrics.refusals.labels(no.kind).inc()
        return refused(no, request)

    def _parsed(self, message: Any) -> Any:
        text = message.get("text") or message.get("bytes") or b""
        self._house.doorkeeper.message(len(text))
        try:
            return orjson.loads(text)
        except orjson.JSONDecodeError:
            raise Malformed("request-json") from None


def _named(fields: Any) -> str | None:
    """The id of a request that may be broken otherwise, so that its sender knows which."""
    named = fields.get("id") if isinstance(fields, dict) else None
    return named if isinstance(named, str) and len(named) <= 64 else None


def _raise_unexpected(results: list[Any]) -> None:
    gone = (asyncio.CancelledError, WebSocketDisconnect)
    for result in results:
        if isinstance(result, BaseException) and not isinstance(result, gone):
            raise result
