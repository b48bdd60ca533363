"""Hears what PostgreSQL notifies: one connection that comes back by itself, and misses nothing."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy.ext.asyncio import AsyncEngine

from embertide.store.store import Heard, Overheard, StorageTrouble
from embertide.store.trouble import troubles

CHANGES = "embertide_changes"
"""Carries `SEQ TABLE`."""

WHISPERS = "embertide_whispers"
"""Carries `NODE TEXT`."""

BEAT = 5.0
"""Every so many seconds we ask whether the server is still there, and wait as long at most."""

PAUSES = (0.05, 0.1, 0.2, 0.5, 1.0, 2.0)
"""How long to wait before trying again, ever longer."""

OVERLAP = timedelta(minutes=1)
"""A transaction stamped before we were last alive is committed by then."""

MISSED = "SELECT id, newest FROM tables WHERE stored >= $1 ORDER BY stored"
NOW = "SELECT clock_timestamp()"


class Ear:
    """Tells what other nodes have stored or whispered, and what this one has stored.

    When the connection was lost, every table that changed meanwhile is told of again.
    """

    def __init__(self, engine: AsyncEngine, node: str) -> None:
        self._engine = engine
        self._node = node
        self._listeners: list[tuple[Heard, Overheard]] = []
        self._alive: datetime | None = None
        self._failures = 0
        self._task: asyncio.Task[None] | None = None

    def listen(self, heard: Heard, overheard: Overheard) -> None:
        """Adds somebody to tell."""
        self._listeners.append((heard, overheard))

    async def open(self) -> None:
        """Returns when everything that is stored from now on will be heard."""
        ready = asyncio.Event()
        self._task = asyncio.create_task(self._listen(ready))
        try:
            with troubles():
                await asyncio.wait_for(ready.wait(), 2 * BEAT)
        except StorageTrouble:
            await self.close()
            raise

    async def close(self) -> None:
        """Hears no more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _listen(self, ready: asyncio.Event) -> None:
        while True:
            # Appends say by themselves that the database is away; we only have to come back.
            with suppress(StorageTrouble):
                await self._hear(ready)
            await asyncio.sleep(PAUSES[min(self._failures, len(PAUSES) - 1)])
            self._failures += 1

    async def _hear(self, ready: asyncio.Event) -> None:
        """Listens until the connection is lost."""
        lost = asyncio.Event()
        async with _connected(self._engine) as connection:
            connection.add_termination_listener(lambda _: lost.set())
            await connection.add_listener(CHANGES, self._changed)
            await connection.add_listener(WHISPERS, self._whispered)
            await self._catch_up(connection)
            ready.set()
            self._failures = 0
            while not lost.is_set():
                self._alive = await connection.fetchval(NOW, timeout=BEAT)
                with suppress(TimeoutError):
                    await asyncio.wait_for(lost.wait(), BEAT)

    async def _catch_up(self, connection: Any) -> None:
        if self._alive is not None:
            for table, newest in await connection.fetch(MISSED, self._alive - OVERLAP):
                self._tell(table, newest)

    def _changed(self, connection: Any, pid: int, channel: str, payload: str) -> None:
        seq, _, table = payload.partition(" ")
        self._tell(table, int(seq))

    def _tell(self, table: str, seq: int) -> None:
        for heard, _ in self._listeners:
            heard(table, seq)

    def _whispered(self, connection: Any, pid: int, channel: str, payload: str) -> None:
        node, _, text = payload.partition(" ")
        if node != self._node:
            for _, overheard in self._listeners:
                overheard(text)


@asynccontextmanager
async def _connected(engine: AsyncEngine) -> AsyncIterator[Any]:
    """A connection of asyncpg itself, that never goes back to the others."""
    with troubles():
        async with engine.connect() as connection:
            try:
                yield (await connection.get_raw_connection()).driver_connection
            finally:
                await connection.invalidate()
