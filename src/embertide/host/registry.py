"""The registry of tables: commands are decided, stored, and only then sent to readers."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any

from embertide.core.errors import Refusal
from embertide.core.room import AnyRoom
from embertide.host.listing import listing_of, sittings_changed
from embertide.host.loaded import LoadedTable
from embertide.host.phrases import Said, read_said, write_said
from embertide.play.match.match import AnyMatch
from embertide.play.table.absence import pause, set_back
from embertide.play.table.command import Decision
from embertide.play.table.event_json import StoredEvent, decode, encode
from embertide.play.table.events import Event
from embertide.play.table.fold import fold, opened, story
from embertide.play.table.log import LogEntry
from embertide.play.table.table import Table
from embertide.store.bus import Change
from embertide.store.store import HostStore, StorageUnavailable, Taken

IDLE = 60.0
"""Seconds without a reader after which a table leaves memory; the store still has it."""

_TRIES = 20
"""How often a command is decided again because another node stored an event first."""

Command = Callable[[Table], Decision]
OnChange = Callable[[LoadedTable], None]
Run = Callable[..., Awaitable[Any]]
Outage = tuple[float, float]
"""The begin and the end of a time in which no node ran."""
OnStore = Callable[[Table, Sequence[Event], float], None]
"""Called with a table, the events that this node has stored for it, and the seconds it took."""


class NotFound(Refusal):
    """Something that does not exist, or that the caller may not even know of."""

    kind = "missing"


async def _nothing() -> None:
    """Do nothing."""


class TableRegistry:
    """All tables by name; those in use are in memory."""

    def __init__(
        self,
        store: HostStore,
        rooms: Mapping[str, AnyRoom],
        clock: Callable[[], float] = time.time,
        run: Run = asyncio.to_thread,
    ) -> None:
        self.store = store
        self.rooms = rooms
        self.clock = clock
        self.run = run  # runs slow work, in a thread where there are any
        self.in_memory: dict[str, LoadedTable] = {}
        self.on_change: list[OnChange] = []
        self.on_store: list[OnStore] = []
        self.outages: list[Outage] = []  # times in which no node ran, the oldest first
        self.before_act: Callable[[], Awaitable[None]] = _nothing  # notices a new outage
        self._loading: dict[str, asyncio.Lock] = {}
        self._catching_up: set[asyncio.Task[None]] = set()

    async def loaded(self, name: str) -> LoadedTable:
        """Return the table of that name, from memory or from the store; raise NotFound."""
        found = self.in_memory.get(name)
        if found is None:
            lock = self._loading.setdefault(name, asyncio.Lock())
            try:
                async with lock:
                    found = self.in_memory.get(name) or await self._load(name)
            finally:
                self._loading.pop(name, None)
        found.touched = self.clock()
        return found

    async def _load(self, name: str) -> LoadedTable:
        async with self._followed(name):
            events = await self.events(name)
            if not events:
                raise NotFound("table-missing")
            found = LoadedTable(*fold(name, events, self.rooms))
            # Before anyone can see the table: its clock may be wrong.
            await self._credit(found)
            loaded = self.in_memory.setdefault(name, found)
            if loaded.table.seq > events[-1].seq:
                # Until now it was not notified of events that other nodes stored.
                await self.catch_up(loaded)
        # Work that a node left undone when it died is noticed now.
        self._notify(loaded)
        return loaded

    @asynccontextmanager
    async def _followed(self, name: str) -> AsyncIterator[None]:
        """Follow a table before its events are read, and on if it is in memory afterwards."""
        await self.store.bus.follow(name)
        try:
            yield
        finally:
            if name not in self.in_memory:
                await self.store.bus.unfollow(name)

    async def events(self, name: str, after: int = -1) -> list[Event]:
        """Return the events of a table after that one, from the store."""
        return [decode(stored) for stored in await self.store.events(name, after)]

    async def add(self, name: str, first: Event, command: Command) -> LoadedTable:
        """Open a table and carry out a first command; raise Taken if the name exists."""
        table, log = opened(name, first, self.rooms)
        decision = command(table)
        table = decision.table
        sits = sittings_changed(None, table)
        needed = [person for person, counts in sits.items() if counts]
        idle = [person for person, counts in sits.items() if counts is False]
        events = [encode(event) for event in (first, *decision.events)]
        async with self._followed(name):
            await self.store.add(name, events, listing_of(table, self.clock()), needed, idle)
            loaded = self.in_memory.setdefault(name, LoadedTable(table, (*log, *decision.log)))
        loaded.touched = self.clock()
        self._notify(loaded)
        return loaded

    async def act(self, name: str, command: Command) -> LoadedTable:
        """Decide a command at a table, store what follows, then let readers know.

        Args:
            name: The table.
            command: Returns the decision for the table as it is; may be called again if another
                node was quicker. It raises a Refusal to change nothing.
        """
        await self.before_act()
        return await self._act_at(await self.loaded(name), command)

    async def _act_at(self, loaded: LoadedTable, command: Command) -> LoadedTable:
        async with loaded.lock:
            for _ in range(_TRIES):
                if loaded.doubtful:
                    await self._catch_up(loaded)
                decision = await self._decided(loaded, command)
                if not decision.events:
                    return loaded
                try:
                    await self._store(loaded, decision)
                except Taken:
                    await self._catch_up(loaded, taken=True)
                    continue
                self._notify(loaded)
                return loaded
        raise StorageUnavailable("storage-locked")

    async def add_outage(self, outage: Outage) -> None:
        """Let the clocks of all tables stand still for a time in which no node ran."""
        self.outages.append(outage)
        for loaded in list(self.in_memory.values()):
            await self._credit(loaded)

    async def _credit(self, loaded: LoadedTable) -> None:
        """Credit all outages to the clock that runs at a table; none is credited twice."""
        # If nothing can be stored now, the next command does it.
        with suppress(StorageUnavailable):
            await self._act_at(loaded, lambda table: Decision(table, self.clock()))

    async def _decided(self, loaded: LoadedTable, command: Command) -> Decision:
        """Decide a command; before a refusal, read what other nodes may have stored.

        The issuer may know of events from another node of which this one has no notice yet.
        """
        before = loaded.table.seq
        try:
            return self._decide(loaded.table, command)
        except Refusal:
            with suppress(StorageUnavailable):
                await self._catch_up(loaded)
            if loaded.table.seq == before:
                raise
        return self._decide(loaded.table, command)

    def _decide(self, table: Table, command: Command) -> Decision:
        """Return what follows from a command, after the credit for outages."""
        credit = Decision(table, self.clock())
        if table.due is not None:
            credit = set_back(table, self.clock())
            for begin, end in self.outages:
                credit = pause(credit, begin, end)
        decision = command(credit.table)
        events, log = credit.events + decision.events, credit.log + decision.log
        return decision._replace(events=events, log=log)

    async def _store(self, loaded: LoadedTable, decision: Decision) -> None:
        events = [encode(event) for event in decision.events]
        listing, begun = listing_of(decision.table, self.clock()), time.perf_counter()
        sits = sittings_changed(loaded.table, decision.table)
        needed = [person for person, counts in sits.items() if counts]
        others = {person: counts is False for person, counts in sits.items() if not counts}
        try:
            await self.store.append(loaded.table.id, events, listing, needed, others)
        except StorageUnavailable:
            loaded.doubtful = True
            raise
        loaded.advance(decision.table, decision.log)
        for on_store in self.on_store:
            on_store(decision.table, decision.events, time.perf_counter() - begun)

    async def catch_up(self, loaded: LoadedTable) -> None:
        """Read what other nodes may have stored."""
        async with loaded.lock:
            await self._catch_up(loaded)

    async def _catch_up(
        self, loaded: LoadedTable, known: Sequence[StoredEvent] = (), taken: bool = False
    ) -> None:
        """Go on to newer events: those that are known if they are the next, else the store's.

        If there are none though one was taken, the table is deleted.
        """
        before, name = loaded.table.seq, loaded.table.id
        if known and known[0].seq == before + 1 and not loaded.doubtful:
            loaded.catch_up([decode(event) for event in known])
        else:
            loaded.catch_up(await self.events(name, before))
            loaded.doubtful = False
        if loaded.table.seq != before:
            self._notify(loaded)
        elif taken and not await self.store.events(name):
            self.forget(name)
            raise NotFound("table-missing")

    async def say(self, loaded: LoadedTable, said: Said) -> None:
        """Send a phrase to the readers of a table on all nodes."""
        loaded.say(said)
        name = loaded.table.id
        # It is not worth a refusal if only some readers get it.
        with suppress(StorageUnavailable):
            await self.store.bus.broadcast(write_said(name, said), name)

    def said_elsewhere(self, text: str) -> None:
        """Send the phrase of another node's broadcast to the readers on this node."""
        known = read_said(text)
        loaded = self.in_memory.get(known[0]) if known else None
        if known and loaded is not None:
            loaded.say(known[1])

    def forget(self, name: str) -> None:
        """Drop a table that was deleted, and let its readers know."""
        loaded = self.in_memory.pop(name, None)
        if loaded is not None:
            loaded.deleted = True
            loaded.wake()

    def _notify(self, loaded: LoadedTable) -> None:
        loaded.wake()
        for on_change in self.on_change:
            on_change(loaded)

    def stored_elsewhere(self, change: Change) -> None:
        """Follow events that were stored, perhaps by another node, if the table is in memory."""
        loaded = self.in_memory.get(change.table)
        if loaded is not None and loaded.table.seq < change.seq:
            task = asyncio.get_running_loop().create_task(self._follow(loaded, change))
            self._catching_up.add(task)
            task.add_done_callback(self._catching_up.discard)

    async def _follow(self, loaded: LoadedTable, change: Change) -> None:
        try:
            async with loaded.lock:
                # If it was stored here, it is known by now.
                if loaded.table.seq < change.seq:
                    await self._catch_up(loaded, change.events)
        except StorageUnavailable:
            loaded.doubtful = True

    async def log_after(self, loaded: LoadedTable, seq: int) -> list[LogEntry]:
        """Return the log entries after that event, from memory or from the store."""
        entries = loaded.log_after(seq)
        if entries is not None:
            return entries
        events = await self.events(loaded.table.id)
        _, log = await self.run(fold, loaded.table.id, events, self.rooms)
        return [entry for entry in log if entry.seq > seq]

    async def story(self, loaded: LoadedTable) -> AnyMatch:
        """Return the whole match of a table."""
        table = loaded.table
        events = await self.events(table.id)
        known = [event for event in events if event.seq <= table.seq]
        match: AnyMatch = await self.run(story, table, known)
        return match

    def forget_payloads(self, name: str) -> None:
        """Drop the cached payloads of a table whose people have changed."""
        loaded = self.in_memory.get(name)
        if loaded is not None:
            loaded.forget_payloads()

    def send_again(self, person: str) -> None:
        """Send all tables of a person again, after a change of name or rating."""
        for loaded in self.in_memory.values():
            if loaded.table.seats_of(person):
                loaded.forget_payloads()
                loaded.wake()

    async def tidy(self) -> None:
        """Drop tables without readers from memory, and what was rendered of the others."""
        now = self.clock()
        for name, loaded in list(self.in_memory.items()):
            loaded.payloads = None
            busy = loaded.wakes or loaded.lock.locked() or loaded.table.thinks or loaded.table.due
            if not busy and now - loaded.touched > IDLE:
                del self.in_memory[name]
                await self.store.bus.unfollow(name)
