"""A link to a table: what a socket is on a server."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any, NamedTuple

from embertide.core.errors import Refusal
from embertide.core.to_json import write_refusal
from embertide.host.access import admit, check_still
from embertide.host.answers import Answer
from embertide.host.handler import TableHandler
from embertide.host.loaded import LoadedTable
from embertide.host.parts import HostParts
from embertide.host.payloads import encode_json
from embertide.host.phrases import Said
from embertide.host.presence import Presence
from embertide.host.requests import HintRequest, Request
from embertide.host.statuses import close_code
from embertide.play.table.absence import come_back
from embertide.play.table.command import Issuer
from embertide.pocket.failures import failed
from embertide.pocket.reading import read
from embertide.thinking.newest import Dropped


class Ends(NamedTuple):
    """Where a link leads: what a page does with its messages, and with its end."""

    hear: Callable[[str], None]
    """Receives a message as JSON."""
    ended: Callable[[int], None]
    """Receives the close code when the host ends the link."""


class Visit(NamedTuple):
    """What a page asks for when it opens a link."""

    person: str
    table: str
    key: str
    after: int
    """The last event that the page has; -1 for none."""


class Link:
    """Sends a table whenever it changes, and answers requests; `run` lasts until either ends it."""

    def __init__(
        self, parts: HostParts, handler: TableHandler, presence: Presence, visit: Visit, ends: Ends
    ) -> None:
        self._parts, self._handler, self._presence = parts, handler, presence
        self._visit, self._ends, self._after = visit, ends, visit.after
        self._due = asyncio.Event()
        self._changed = True
        self._requests: asyncio.Queue[Any] = asyncio.Queue()
        self._hints: dict[asyncio.Task[None], HintRequest] = {}

    async def run(self) -> None:
        """Serve the link until it is cancelled, or its reader may not see the table any more."""
        try:
            visit = self._visit
            loaded = await admit(self._parts.registry, visit.table, visit.person, visit.key)
            async with self._present(loaded):
                await self._serve(loaded)
        except Refusal as no:
            self._end(no)
        except Exception:
            self._end(failed())

    def send(self, fields: Any) -> None:
        """Answer a request after those that came before it."""
        self._requests.put_nowait(fields)

    async def _serve(self, loaded: LoadedTable) -> None:
        await self._come_back(loaded)
        answering = asyncio.get_running_loop().create_task(self._answer_all())
        try:
            while True:
                if self._changed:
                    self._changed = False
                    check_still(loaded, self._visit.person, self._visit.key)
                    self._drop_hints(loaded.table.ply)
                    await self._send_table(loaded)
                else:
                    await self._due.wait()
                    self._due.clear()
        finally:
            for task in (answering, *self._hints):
                task.cancel()
            await asyncio.gather(answering, *self._hints, return_exceptions=True)

    async def _send_table(self, loaded: LoadedTable) -> None:
        try:
            self._after, text = await self._parts.payloads.encoded(
                loaded, self._visit.person, self._after
            )
        except Refusal as no:
            self._tell(write_refusal(no))
        else:
            self._ends.hear(text.decode())

    @asynccontextmanager
    async def _present(self, loaded: LoadedTable) -> AsyncIterator[None]:
        """Register the reader as present while the context lasts."""
        loaded.wakes.add(self._wake)
        loaded.hears.add(self._hear)
        self._presence.enter(loaded.table.id, self._visit.person)
        loaded.wake()
        try:
            yield
        finally:
            loaded.wakes.discard(self._wake)
            loaded.hears.discard(self._hear)
            self._presence.leave(loaded.table.id, self._visit.person)

    async def _come_back(self, loaded: LoadedTable) -> None:
        """Give the reader's seats back that a computer plays, where the clock allows it."""
        table, person = loaded.table, self._visit.person
        if any(table.chairs[seat].away for seat in table.seats_of(person)):
            by = Issuer(person, self._parts.now)
            with suppress(Refusal):
                await self._parts.registry.act(table.id, lambda now: come_back(now, by))

    def _wake(self) -> None:
        self._changed = True
        self._due.set()

    def _hear(self, said: Said) -> None:
        self._tell({"type": "said", "seat": said.seat, "phrase": said.phrase})

    async def _answer_all(self) -> None:
        while True:
            fields = await self._requests.get()
            try:
                request: Request = read(Request, fields)
            except Refusal as no:
                self._tell(write_refusal(no, _request_id(fields)))
                continue
            if isinstance(request, HintRequest):
                self._start_hint(request)
            else:
                await self._answer(request)

    def _start_hint(self, request: HintRequest) -> None:
        """Answer later, in a task that ends with the link: a hint may take a while."""
        task = asyncio.get_running_loop().create_task(self._answer(request))
        self._hints[task] = request
        task.add_done_callback(lambda done: self._hints.pop(done, None))

    def _drop_hints(self, ply: int) -> None:
        """Give up hints for positions before that one: no page waits for them any more."""
        for task, request in tuple(self._hints.items()):
            if request.ply < ply:
                del self._hints[task]
                task.cancel()
                self._tell(write_refusal(Dropped(), request.id))

    async def _answer(self, request: Request) -> None:
        try:
            self._tell(await self._handler.handle(self._visit.table, self._visit.person, request))
        except Refusal as no:
            self._tell(write_refusal(no, request.id))
        except Exception:
            self._tell(write_refusal(failed(), request.id))

    def _end(self, refusal: Refusal) -> None:
        self._tell(write_refusal(refusal))
        self._ends.ended(close_code(refusal))

    def _tell(self, answer: Answer) -> None:
        self._ends.hear(encode_json(answer).decode())


def _request_id(fields: Any) -> str | None:
    """Return the id of a request, even of a malformed one, for the answer."""
    found = fields.get("id") if isinstance(fields, dict) else None
    return found if isinstance(found, str) else None
