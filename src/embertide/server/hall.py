"""The tables of this node: what is asked is decided, stored, and only then told."""

import asyncio
import time
from collections.abc import Callable, Mapping, Sequence

from embertide.core.errors import Refusal
from embertide.core.room import Room
from embertide.play.event import Event
from embertide.play.history import after, folded, opened, story
from embertide.play.line import Line
from embertide.play.match import Match
from embertide.play.table import Table
from embertide.server.live import Live
from embertide.server.shelf import shelf_of
from embertide.store.store import StorageTrouble, Store, Taken

IDLE = 60.0
"""After so many seconds without a reader a table leaves memory; the store remembers it."""

_TRIES = 20
"""So often a request is decided anew because another node was quicker."""

Decide = Callable[[Table], list[Event]]
Changed = Callable[[Live], None]
Stored = Callable[[Sequence[Event], float], None]
"""Called with what was stored, and the seconds it took."""


class Missing(Refusal):
    """Something that does not exist, or that the asker may not even know of."""

    kind = "missing"


class Hall:
    """All tables, by name; those in use are in memory."""

    def __init__(
        self, store: Store, rooms: Mapping[str, Room], clock: Callable[[], float] = time.time
    ) -> None:
        self.store = store
        self.rooms = rooms
        self.clock = clock
        self.lives: dict[str, Live] = {}
        self.on_change: list[Changed] = []
        self.on_store: list[Stored] = []
        self._loading: dict[str, asyncio.Lock] = {}
        self._catching: set[asyncio.Task[None]] = set()

    async def live(self, table: str) -> Live:
        """The table of that name; raises Missing."""
        found = self.lives.get(table)
        if found is None:
            lock = self._loading.setdefault(table, asyncio.Lock())
            try:
                async with lock:
                    found = self.lives.get(table) or await self._load(table)
            finally:
                self._loading.pop(table, None)
        found.touched = self.clock()
        return found

    async def _load(self, table: str) -> Live:
        events = await self.store.events(table)
        if not events:
            raise Missing("table-missing")
        live = self.lives.setdefault(table, Live(*folded(table, events, self.rooms)))
        # Whatever a node that died has left undone here is noticed now.
        self._tell(live)
        return live

    async def add(self, name: str, first: Event, decide: Decide) -> Live:
        """A new table, with what can be decided at once; raises Taken if there is one."""
        table, _ = opened(name, first, self.rooms)
        events = [first, *decide(table)]
        for event in events[1:]:
            table, _ = after(table, event)
        people = [table.owner, *(chair.person for chair in table.chairs if chair.person)]
        # A lesson is nobody's game: it stands in no list, and takes no place of another table.
        listed = [] if table.script else people
        await self.store.add(name, events, shelf_of(table, self.clock()), listed)
        live = await self.live(name)
        self._tell(live)
        return live

    async def act(self, name: str, decide: Decide, people: Sequence[str] = ()) -> Live:
        """Decides at a table, stores what follows, and tells everybody; refusals are raised."""
        live = await self.live(name)
        async with live.lock:
            for _ in range(_TRIES):
                if live.doubtful:
                    await self._catch_up(live)
                events = decide(live.table)
                if not events:
                    return live
                try:
                    await self._store(live, events, people)
                except Taken:
                    await self._catch_up(live)
                    continue
                self._tell(live)
                return live
        raise StorageTrouble("storage-locked")

    async def _store(self, live: Live, events: Sequence[Event], people: Sequence[str]) -> None:
        told = live.ahead(events)
        shelf, begun = shelf_of(told[0], self.clock()), time.perf_counter()
        try:
            await self.store.append(live.table.id, events, shelf, people)
        except StorageTrouble:
            live.doubtful = True
            raise
        live.take(told)
        for stored in self.on_store:
            stored(events, time.perf_counter() - begun)

    async def catch_up(self, live: Live) -> None:
        """Reads what was stored without our being told so."""
        async with live.lock:
            await self._catch_up(live)

    async def _catch_up(self, live: Live) -> None:
        """Goes on to what is stored, and tells of it: the store may have said so too early."""
        before = live.table.seq
        live.take(live.ahead(await self.store.events(live.table.id, before)))
        live.doubtful = False
        if live.table.seq != before:
            self._tell(live)

    def _tell(self, live: Live) -> None:
        live.wake()
        for changed in self.on_change:
            changed(live)

    def heard(self, name: str, seq: int) -> None:
        """The store says that a table has changed, here or on another node."""
        live = self.lives.get(name)
        if live is not None and live.table.seq >= seq:
            return
        if live is not None:
            task = asyncio.get_running_loop().create_task(self._follow(live, seq))
            self._catching.add(task)
            task.add_done_callback(self._catching.discard)

    async def _follow(self, live: Live, seq: int) -> None:
        """Goes on to what another node has stored."""
        try:
            async with live.lock:
                # If it was stored here, it is known by now.
                if live.table.seq < seq:
                    await self._catch_up(live)
        except StorageTrouble:
            live.doubtful = True

    async def lines_after(self, live: Live, seq: int) -> list[Line]:
        """What was told after that event, from memory or from the store."""
        lines = live.lines_after(seq)
        if lines is not None:
            return lines
        events = await self.store.events(live.table.id)
        _, told = await asyncio.to_thread(folded, live.table.id, events, self.rooms)
        return [line for line in told if line.seq > seq]

    async def story(self, live: Live) -> Match:
        """The whole match of a table."""
        table = live.table
        events = await self.store.events(table.id)
        known = [event for event in events if event.seq <= table.seq]
        return await asyncio.to_thread(story, table, known)

    def tidy(self) -> None:
        """Lets tables go that nobody looks at, and what was shown of the others."""
        now = self.clock()
        for name, live in list(self.lives.items()):
            live.moment = None
            busy = live.wakes or live.lock.locked() or live.table.thinks or live.table.due
            if not busy and now - live.touched > IDLE:
                del self.lives[name]
