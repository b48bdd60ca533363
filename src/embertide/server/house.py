"""All parts of a running server, put together once and handed to routes and sockets."""

import asyncio
import logging
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress

from embertide.core.room import Room
from embertide.play.event import Event
from embertide.server.accounts import Accounts
from embertide.server.desk import Desk
from embertide.server.faces import Faces
from embertide.server.garbage import Garbage
from embertide.server.hall import Hall
from embertide.server.identity import Identity
from embertide.server.judge import Judge
from embertide.server.keeper import Keeper
from embertide.server.limits import Doorkeeper
from embertide.server.metrics import Metrics, measure_lag
from embertide.server.porter import Porter
from embertide.server.presence import FRESH, Presence
from embertide.server.settings import Settings
from embertide.server.thinkers import Thinkers
from embertide.store.store import StorageTrouble, Store

log = logging.getLogger("embertide.house")


class House:
    """The parts, by name; open it before use, and close it.

    `alone`: it has a process of its own, and says when garbage is looked for.
    """

    def __init__(
        self,
        settings: Settings,
        store: Store,
        rooms: Mapping[str, Room],
        key: bytes,
        alone: bool = False,
    ) -> None:
        self._alone = alone
        self.settings = settings
        self.store = store
        self.rooms = rooms
        self.key = key
        self.metrics = Metrics()
        self.identity = Identity(key)
        self.doorkeeper = Doorkeeper(settings.limits)
        self.hall = Hall(store, rooms, time.time)
        self.faces = Faces(store)
        self.presence = Presence(time.monotonic)
        self.thinkers = Thinkers(settings.thinkers, settings.pace)
        self.accounts = Accounts(store)
        self.porter = Porter(self.hall, self.faces, self.presence)
        self.desk = Desk(self.hall, self.thinkers)
        self.judge = Judge(self.hall, self.thinkers)
        self.keeper = Keeper(self.hall, self.thinkers, self.faces, self.metrics)
        self._garbage = Garbage()
        self._loaded = asyncio.Event()
        self.hall.on_store.append(self._stored)
        self._tasks: list[asyncio.Task[None]] = []
        self.leaving = asyncio.Event()

    async def open(self) -> None:
        """Connects to the store and begins to look after the tables."""
        await self.store.open()
        self.store.listen(self.hall.heard, self._overheard)
        jobs = [self._get_ready(), measure_lag(self.metrics), self._repeat()]
        if self._alone:
            jobs.append(self._garbage.run(self._loaded))
        self._tasks = [asyncio.get_running_loop().create_task(job) for job in jobs]

    async def close(self) -> None:
        """Says goodbye: sockets end, thoughts are dropped, what is waiting is stored."""
        self.leaving.set()
        for live in list(self.hall.lives.values()):
            live.wake()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.keeper.stop()
        await self.judge.stop()
        await asyncio.to_thread(self.thinkers.close)
        self.accounts.close()
        await self.store.close()

    async def _get_ready(self) -> None:
        """Compiles what thinking needs, in the background; then computers may move."""
        try:
            await asyncio.to_thread(_compile, tuple(self.rooms.values()))
        except OSError as trouble:
            # Compiled code cannot be kept here; the first thought takes a minute instead.
            log.warning("compiling", extra={"kind": type(trouble).__name__})
        self._loaded.set()
        await self.keeper.run()

    async def _repeat(self) -> None:
        """Tells the other nodes, again and again, who is here."""
        while True:
            await asyncio.sleep(FRESH / 3)
            self.presence.tidy()
            for text in self.presence.whispers():
                await self.whisper(text)

    def _stored(self, events: Sequence[Event], seconds: float) -> None:
        self._garbage.moved()
        self.metrics.storing.observe(seconds)
        self.metrics.moves.inc(sum(event.kind == "moved" for event in events))

    async def whisper(self, text: str) -> None:
        """Says something to the other nodes; if they cannot be reached, it is not important."""
        with suppress(StorageTrouble):
            await self.store.whisper(text)

    def _overheard(self, text: str) -> None:
        if text.startswith("face "):
            self.faces.forget(text.removeprefix("face "))
            return
        table = self.presence.overhear(text)
        live = self.hall.lives.get(table or "")
        if live is not None:
            live.wake()

    async def new_face(self, person: str) -> None:
        """Somebody's name or rating has changed: every node looks again."""
        self.faces.forget(person)
        await self.whisper(f"face {person}")


def _compile(rooms: Sequence[Room]) -> None:
    # Search takes a moment to load; the door is open meanwhile.
    from embertide.search.warm import compile_room, warm  # noqa: PLC0415

    warm(rooms)
    for room in rooms:
        compile_room(room.package)
