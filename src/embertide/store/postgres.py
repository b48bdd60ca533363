"""The store in PostgreSQL, which several nodes may share."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import URL, Connection, Executable, Row, extract, func, select
from sqlalchemy.ext.asyncio import create_async_engine

from embertide.store.batch import Append, store_all
from embertide.store.bus import Bus, Change
from embertide.store.bus_message import changes_of
from embertide.store.errors import storage_errors
from embertide.store.migrate import migrate
from embertide.store.notify_bus import NotifyBus
from embertide.store.sql import Job, T
from embertide.store.sql_people import SqlPeople
from embertide.store.sql_progress import SqlProgress
from embertide.store.sql_search import SqlSearch
from embertide.store.sql_sessions import SqlSessions
from embertide.store.sql_subscriptions import SqlSubscriptions
from embertide.store.sql_tables import SqlTables
from embertide.store.store import StorageUnavailable
from embertide.store.writer import Writer

TIMEOUTS = {"timeout": 5.0, "command_timeout": 10.0}
"""Seconds to wait for a connection, and for the result of a statement."""


class PostgresStore(SqlTables, SqlPeople, SqlProgress, SqlSearch, SqlSessions, SqlSubscriptions):
    """A node's access to the shared database; the server decides races between nodes.

    Without another bus, the notifications of the database itself inform the other nodes.
    """

    def __init__(self, url: URL, bus: Bus | None = None) -> None:
        url = url.set(drivername="postgresql+asyncpg")
        self._engine = create_async_engine(url, pool_pre_ping=True, connect_args=TIMEOUTS)
        # No transaction around queries: BEGIN and COMMIT would be two more round trips.
        self._reading = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        self._writer: Writer[Append, bool] = Writer(self._commit)
        self.bus: Bus = NotifyBus(self._engine) if bus is None else bus

    async def open(self) -> None:
        """Connect, migrate the database and open the bus."""
        await self._write(migrate)
        await self.bus.open(self.newest)

    async def close(self) -> None:
        """Store what is queued, then disconnect."""
        await self._writer.close()
        await self.bus.close()
        await self._engine.dispose()

    async def now(self) -> float:
        """Return the time of the database server."""
        [[seconds]] = await self._read(select(extract("epoch", func.clock_timestamp())))
        return float(seconds)

    async def _write(self, job: Job[T]) -> T:
        with storage_errors():
            async with self._engine.begin() as connection:
                return await connection.run_sync(job)

    async def _read(self, query: Executable) -> Sequence[Row[Any]]:
        with storage_errors():
            async with self._reading.connect() as connection:
                return (await connection.execute(query)).all()

    async def _append(self, append: Append) -> bool:
        return await self._writer.do(append)

    async def _commit(self, group: Sequence[Append]) -> list[bool]:
        def job(connection: Connection) -> list[bool]:
            stored = store_all(connection, group)
            if isinstance(self.bus, NotifyBus):
                self.bus.notify(connection, changes_of(group, stored))
            return stored

        try:
            stored = await self._write(job)
        except StorageUnavailable:
            # The connection may have been lost after the commit; too many reports do no harm.
            self.bus.publish([Change(one.table, one.last) for one in group])
            raise
        self.bus.publish(changes_of(group, stored))
        return stored
