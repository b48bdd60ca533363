"""The WebSocket of one reader at one table: sends every change and answers requests."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any, NamedTuple

from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect

from embertide.core.errors import Refusal
from embertide.core.to_json import write_refusal
from embertide.core.wire import RefusedJson
from embertide.host.access import admit, check_still
from embertide.host.answers import Answer
from embertide.host.loaded import LoadedTable
from embertide.host.phrases import Said
from embertide.host.requests import HintRequest, Request
from embertide.host.statuses import close_code
from embertide.play.table.absence import come_back
from embertide.play.table.command import Issuer
from embertide.server.people.access import Blocked
from embertide.server.people.sessions import Identified
from embertide.server.protocol.encoding import decode, encode
from embertide.server.protocol.errors import wrong_field
from embertide.server.protocol.requests import REQUEST
from embertide.server.services import Services
from embertide.server.sockets.codes import LEAVING, close_reason
from embertide.store.store import StorageUnavailable

BEHIND = 64
"""Answers that may be queued for a slow reader; then the socket is closed."""

UNHEARD = 8
"""Answers that may be queued for a reader who still gets phrases; a slower one misses them."""


async def serve_socket(
    services: Services, socket: WebSocket, name: str, key: str, after: int
) -> None:
    """Accept a connection and serve it until either side closes it."""
    try:
        caller = await _caller(services, socket)
    except StorageUnavailable:
        await socket.close(LEAVING)
        return
    address = socket.client.host if socket.client else None
    services.networks.note(caller.person, address)
    # A window that connects again while the person logs in must not replace the new cookie.
    cookie = None if caller.revoked else caller.set_cookie
    headers = [(b"set-cookie", cookie.encode())] if cookie else []
    await socket.accept(headers=headers)
    try:
        services.limits.count("reads", caller.person, address)
        with services.limits.socket(caller.person, address):
            if caller.blocked:
                raise Blocked("person-blocked")
            loaded = await admit(services.registry, name, caller.person, key)
            visitor = Visitor(caller.person, key)
            connection = _Connection(services, socket, loaded, visitor, after)
            with services.sessions.socket(caller, connection.end):
                if not await services.sessions.holds(caller):
                    connection.end()
                await connection.run()
    except Refusal as no:
        await refuse_socket(services, socket, no)


async def refuse_socket(services: Services, socket: WebSocket, no: Refusal) -> None:
    """Send the reason over an accepted socket and close it with the code of the reason."""
    services.metrics.refusals.labels(no.kind).inc()
    with suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_text(encode(write_refusal(no)).decode())
        await socket.close(close_code(no), close_reason(no))


async def _caller(services: Services, socket: WebSocket) -> Identified:
    headers, https = socket.headers, socket.url.scheme == "wss"
    return await services.sessions.identify(headers.get("cookie"), https, headers.get("user-agent"))


class Visitor(NamedTuple):
    """The reader of a table, and the key they came with."""

    person: str
    key: str


class _Connection:
    """One reader's connection to a table."""

    def __init__(
        self, services: Services, socket: WebSocket, loaded: LoadedTable, who: Visitor, after: int
    ) -> None:
        self._services, self._socket, self._loaded = services, socket, loaded
        self._person, self._key, self._after = who.person, who.key, after
        self._answering = asyncio.Lock()
        self._address = socket.client.host if socket.client else None
        self._due = asyncio.Event()
        self._changed = True
        self._ended = False
        self._answers: deque[Answer] = deque()
        self._hints: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Read and write until either ends."""
        async with self._present():
            await self._come_back()
            self._wake()
            tasks = [asyncio.ensure_future(work) for work in (self._read(), self._write())]
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            tasks += self._hints
            for task in tasks:
                task.cancel()
            _raise_unexpected(await asyncio.gather(*tasks, return_exceptions=True))

    def end(self) -> None:
        """Close the connection, so that the client connects again with its present cookie."""
        self._ended = True
        self._due.set()

    @asynccontextmanager
    async def _present(self) -> AsyncIterator[None]:
        """Register the reader as present while the context lasts."""
        table, presence = self._loaded.table.id, self._services.presence
        self._loaded.wakes.add(self._wake)
        self._loaded.hears.add(self._hear)
        self._services.metrics.sockets.inc()
        if presence.enter(table, self._person):
            await self._announce("+")
        try:
            yield
        finally:
            self._loaded.wakes.discard(self._wake)
            self._loaded.hears.discard(self._hear)
            self._services.metrics.sockets.dec()
            if presence.leave(table, self._person):
                await self._announce("-")

    async def _announce(self, sign: str) -> None:
        """Send a player's arrival (+) or departure (-) to all readers on all nodes."""
        if self._loaded.table.seats_of(self._person):
            self._loaded.wake()
            table = self._loaded.table.id
            await self._services.broadcast(f"{sign} {table} {self._person}", table)

    async def _come_back(self) -> None:
        """Give the reader's seats back that a computer plays, where the clock allows it."""
        seats = self._loaded.table.seats_of(self._person)
        if any(self._loaded.table.chairs[seat].away for seat in seats):
            by = Issuer(self._person, self._services.registry.clock())
            with suppress(Refusal):
                await self._services.registry.act(
                    self._loaded.table.id, lambda table: come_back(table, by)
                )

    def _wake(self) -> None:
        self._changed = True
        self._due.set()

    def _hear(self, said: Said) -> None:
        """Queue what a player says, unless the reader may not see the table any more."""
        if len(self._answers) >= UNHEARD:
            return
        with suppress(Refusal):
            check_still(self._loaded, self._person, self._key)
            self._answers.append({"type": "said", "seat": said.seat, "phrase": said.phrase})
            self._due.set()

    async def _write(self) -> None:
        """Send answers as they come, and the table whenever it has changed."""
        while not self._ended and not self._services.leaving.is_set():
            await self._send_answers()
            if self._changed:
                self._changed = False
                await self._check_reader()
                await self._send(await self._payload())
            else:
                await self._due.wait()
                self._due.clear()
        await self._socket.close(LEAVING)

    async def _send_answers(self) -> None:
        while self._answers:
            await self._send(encode(self._answers.popleft()))

    async def _check_reader(self) -> None:
        """Raise a Refusal, which closes the socket, if the reader may not see the table now."""
        try:
            check_still(self._loaded, self._person, self._key)
        except Refusal:
            # The reader may have caused this, and gets the answer first.
            async with self._answering:
                await self._send_answers()
            raise

    async def _send(self, answer: bytes) -> None:
        await self._socket.send_text(answer.decode())

    async def _payload(self) -> bytes:
        try:
            encoded = await self._services.payloads.encoded(self._loaded, self._person, self._after)
        except Refusal as no:
            return encode(self._refused(no, None))
        self._after, text = encoded
        return text

    async def _read(self) -> None:
        while len(self._answers) < BEHIND:
            message = await self._socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            request = self._request(message)
            if isinstance(request, HintRequest):
                self._start_hint(request)
            else:
                async with self._answering:
                    await self._answer(request)

    def _start_hint(self, request: HintRequest) -> None:
        """Answer later, in a task that ends with the connection: a hint may take a while."""
        task = asyncio.get_running_loop().create_task(self._answer(request))
        self._hints.add(task)
        task.add_done_callback(self._hints.discard)

    async def _answer(self, request: Request | RefusedJson) -> None:
        """Queue the answer to a request, or the refusal of one that is not valid."""
        answer: Answer
        if isinstance(request, dict):
            answer = request
        else:
            try:
                answer = await self._services.handler.handle(
                    self._loaded.table.id, self._person, request
                )
            except Refusal as no:
                answer = self._refused(no, request.id)
        self._answers.append(answer)
        self._due.set()

    def _request(self, message: Any) -> Request | RefusedJson:
        """Return the request in a message, or its refusal."""
        name = None
        try:
            fields = self._parsed(message)
            name = _request_id(fields)
            self._services.limits.count("moves", self._person, self._address)
            valid: Request = REQUEST.validate_python(fields)
            self._services.limits.request(valid, self._person, self._address)
            return valid
        except ValidationError as bad:
            return self._refused(wrong_field(bad.errors()), name)
        except Refusal as no:
            return self._refused(no, name)

    def _refused(self, no: Refusal, request: str | None) -> RefusedJson:
        self._services.metrics.refusals.labels(no.kind).inc()
        return write_refusal(no, request)

    def _parsed(self, message: Any) -> Any:
        text = message.get("text") or message.get("bytes") or b""
        self._services.limits.message(len(text))
        return decode(text)


def _request_id(fields: Any) -> str | None:
    """Return the id of a request, even of a malformed one, for the answer."""
    found = fields.get("id") if isinstance(fields, dict) else None
    return found if isinstance(found, str) and len(found) <= 64 else None


def _raise_unexpected(results: list[Any]) -> None:
    expected = (asyncio.CancelledError, WebSocketDisconnect)
    for result in results:
        if isinstance(result, BaseException) and not isinstance(result, expected):
            raise result
