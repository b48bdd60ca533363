"""The bus over LISTEN and NOTIFY of PostgreSQL, with reconnection and without loss of changes."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from secrets import token_hex
from typing import Any

from sqlalchemy import ARRAY, Connection, String, bindparam, func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from embertide.store.bus import Change, Newest
from embertide.store.bus_message import read_change, write_change
from embertide.store.errors import storage_errors
from embertide.store.local_bus import LocalBus
from embertide.store.store import StorageUnavailable

CHANGES = "embertide_changes"
"""Channel of stored events; a payload is the text of a change."""

BROADCASTS = "embertide_whispers"
"""Channel of broadcasts; a payload is `NODE TEXT`."""

LONGEST_BROADCAST = 4000
"""Bytes of a broadcast; PostgreSQL's own limit for a notification is just under 8000."""

HEARTBEAT = 5.0
"""Seconds between two checks that the server still answers, and the timeout of a check."""

PAUSES = (0.05, 0.1, 0.2, 0.5, 1.0, 2.0)
"""Seconds before each attempt to reconnect; the last value repeats."""

NOW = "SELECT clock_timestamp()"

_NOTIFY = select(
    func.pg_notify(bindparam("channel"), func.unnest(bindparam("payloads", type_=ARRAY(String))))
)


class NotifyBus(LocalBus):
    """Sends changes in the transaction that stores them; every node receives those of all tables.

    It needs no other service, but PostgreSQL takes a lock on the whole cluster at the commit of a
    transaction with a notification.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        super().__init__()
        self._engine = engine
        self._node = token_hex(8)
        self._missed = False
        self._failures = 0
        self._task: asyncio.Task[None] | None = None

    async def open(self, newest: Newest) -> None:
        """Connect; return when every change from now on will be reported."""
        await super().open(newest)
        ready = asyncio.Event()
        self._task = asyncio.create_task(self._listen(ready))
        try:
            with storage_errors():
                await asyncio.wait_for(ready.wait(), 2 * HEARTBEAT)
        except StorageUnavailable:
            await self.close()
            raise

    async def close(self) -> None:
        """Stop listening."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def notify(self, connection: Connection, changes: Sequence[Change]) -> None:
        """Send changes in a transaction; PostgreSQL delivers them after its commit, if any."""
        _notify(connection, CHANGES, [write_change(change) for change in changes])

    def publish(self, changes: Sequence[Change]) -> None:
        """Do nothing: the transaction has sent the changes, to this node as well."""

    async def broadcast(self, text: str, table: str | None = None) -> None:
        """Send a short text to all other nodes."""
        assert len(text.encode()) <= LONGEST_BROADCAST
        with storage_errors():
            async with self._engine.begin() as connection:
                await connection.run_sync(_notify, BROADCASTS, [f"{self._node} {text}"])

    async def _listen(self, ready: asyncio.Event) -> None:
        while True:
            # No report from here: writes to the unreachable database raise by themselves.
            with suppress(StorageUnavailable):
                await self._receive(ready)
            await asyncio.sleep(PAUSES[min(self._failures, len(PAUSES) - 1)])
            self._failures += 1

    async def _receive(self, ready: asyncio.Event) -> None:
        """Connect and receive notifications until the connection is lost."""
        lost = asyncio.Event()
        async with _connected(self._engine) as connection:
            connection.add_termination_listener(lambda _: lost.set())
            await connection.add_listener(CHANGES, self._on_change)
            await connection.add_listener(BROADCASTS, self._on_broadcast)
            if self._missed:
                await self._catch_up()
            self._missed = True
            ready.set()
            self._failures = 0
            while not lost.is_set():
                await connection.fetchval(NOW, timeout=HEARTBEAT)
                with suppress(TimeoutError):
                    await asyncio.wait_for(lost.wait(), HEARTBEAT)

    def _on_change(self, connection: Any, pid: int, channel: str, payload: str) -> None:
        self._report(read_change(payload))

    def _on_broadcast(self, connection: Any, pid: int, channel: str, payload: str) -> None:
        node, _, text = payload.partition(" ")
        if node != self._node:
            self._hear(text)


def _notify(connection: Connection, channel: str, payloads: Sequence[str]) -> None:
    connection.execute(_NOTIFY, {"channel": channel, "payloads": payloads})


@asynccontextmanager
async def _connected(engine: AsyncEngine) -> AsyncIterator[Any]:
    """Yield a raw asyncpg connection; close it afterwards instead of returning it to the pool."""
    with storage_errors():
        async with engine.connect() as connection:
            try:
                yield (await connection.get_raw_connection()).driver_connection
            finally:
                await connection.invalidate()
