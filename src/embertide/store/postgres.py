"""The database of several nodes: the server decides races, and tells every node what is stored."""

from collections.abc import Sequence
from secrets import token_hex
from typing import Any

from sqlalchemy import ARRAY, URL, Connection, Executable, Row, String, bindparam, func, select
from sqlalchemy.ext.asyncio import create_async_engine

from embertide.store.appends import Append, store_all
from embertide.store.ear import CHANGES, WHISPERS, Ear
from embertide.store.migrate import migrate
from embertide.store.sql import Job, T
from embertide.store.sql_people import SqlPeople
from embertide.store.sql_tables import SqlTables
from embertide.store.store import Heard, Overheard
from embertide.store.trouble import troubles
from embertide.store.writer import Writer

PATIENCE = {"timeout": 5.0, "command_timeout": 10.0}
"""How many seconds to wait for a connection, and for an answer."""

LONGEST_WHISPER = 4000
"""In bytes; PostgreSQL carries a little less than 8000."""

_NOTIFY = select(
    func.pg_notify(bindparam("channel"), func.unnest(bindparam("payloads", type_=ARRAY(String))))
)


def _notify(connection: Connection, channel: str, payloads: Sequence[str]) -> None:
    """Tells every node, if and when the transaction is committed."""
    connection.execute(_NOTIFY, {"channel": channel, "payloads": payloads})


class PostgresStore(SqlTables, SqlPeople):
    """Everything in PostgreSQL; each object of this class is a node of its own."""

    def __init__(self, url: URL) -> None:
        url = url.set(drivername="postgresql+asyncpg")
        self._node = token_hex(8)
        self._engine = create_async_engine(url, pool_pre_ping=True, connect_args=PATIENCE)
        # Queries need no transaction around them: that would be two more questions to the server.
        self._reading = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        self._writer: Writer[Append, bool] = Writer(self._commit)
        self._ear = Ear(self._engine, self._node)

    async def open(self) -> None:
        """Connects, brings the tables up to date, and begins to listen."""
        await self._write(migrate)
        await self._ear.open()

    async def close(self) -> None:
        """Stores what is waiting, then lets go."""
        await self._writer.close()
        await self._ear.close()
        await self._engine.dispose()

    async def _write(self, job: Job[T]) -> T:
        with troubles():
            async with self._engine.begin() as connection:
                return await connection.run_sync(job)

    async def _read(self, query: Executable) -> Sequence[Row[Any]]:
        with troubles():
            async with self._reading.connect() as connection:
                return (await connection.execute(query)).all()

    async def _append(self, append: Append) -> bool:
        return await self._writer.do(append)

    async def _commit(self, group: Sequence[Append]) -> list[bool]:
        def job(connection: Connection) -> list[bool]:
            stored = store_all(connection, group)
            told = [f"{a.last} {a.table}" for a, yes in zip(group, stored, strict=True) if yes]
            _notify(connection, CHANGES, told)
            return stored

        return await self._write(job)

    def listen(self, heard: Heard, overheard: Overheard) -> None:
        """Calls for every change of any node, and for other nodes' whispers."""
        self._ear.listen(heard, overheard)

    async def whisper(self, text: str) -> None:
        """Says something to the other nodes that nobody needs to remember."""
        assert len(text.encode()) <= LONGEST_WHISPER
        await self._write(
            lambda connection: _notify(connection, WHISPERS, [f"{self._node} {text}"])
        )
