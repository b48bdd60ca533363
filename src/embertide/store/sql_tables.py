"""The tables of the house in a database: what happened at them, lists of them, and leases."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any

import orjson
from sqlalchemy import Connection, Row, Select, delete, func, or_, select

from embertide.play.event import Data, Event
from embertide.store import schema
from embertide.store.appends import Append, written
from embertide.store.sql import Sql
from embertide.store.store import Shelf, Taken
from embertide.store.upsert import insert_or_change

_SHELF = [schema.tables.c.id, *(schema.tables.c[name] for name in Shelf._fields)]
_SITS = schema.tables.join(schema.sittings)


class SqlTables(Sql):
    """What happens at the tables, and where they stand."""

    @abstractmethod
    async def _append(self, append: Append) -> bool:
        """Stores it together with others; false if it does not follow the newest event."""

    async def add(
        self, table: str, events: Sequence[Event], shelf: Shelf, people: Sequence[str] = ()
    ) -> None:
        """A new table with its first events; raises Taken if there is one of that name."""
        if not await self._append(written(table, events, shelf, people, new=True)):
            raise Taken

    async def append(
        self, table: str, events: Sequence[Event], shelf: Shelf, people: Sequence[str] = ()
    ) -> None:
        """All these events or none; raises Taken unless they follow the newest."""
        if not await self._append(written(table, events, shelf, people, new=False)):
            raise Taken

    async def events(self, table: str, after: int = -1) -> list[Event]:
        """What happened at a table after that event, in order."""
        own = schema.events.c
        query = select(own.seq, own.at, own.kind, own.data).order_by(own.seq)
        rows = await self._read(query.where(own.table_id == table, own.seq > after))
        return [Event(row.seq, row.at, row.kind, orjson.loads(row.data)) for row in rows]

    async def tables_of(self, person: str, most: int = 100) -> list[tuple[str, Shelf]]:
        """The tables somebody sits or sat at, those last changed first."""
        query = select(*_SHELF).select_from(_SITS).where(schema.sittings.c.person == person)
        return await self._list(query.order_by(schema.tables.c.changed.desc()), most)

    async def lobby(self, most: int = 100) -> list[tuple[str, Shelf]]:
        """The tables that wait for anybody, the newest first."""
        own = schema.tables.c
        return await self._list(select(*_SHELF).where(own.lobby).order_by(own.created.desc()), most)

    async def _list(self, query: Select[Any], most: int) -> list[tuple[str, Shelf]]:
        rows = await self._read(query.order_by(schema.tables.c.id).limit(most))
        return [(row.id, _shelf(row)) for row in rows]

    async def waiting(self, now: float) -> list[str]:
        """The tables where a computer has to move, or somebody's time is up."""
        own = schema.tables.c
        query = select(own.id).where(own.phase != "over", or_(own.thinks, own.due <= now))
        return [row.id for row in await self._read(query.order_by(own.changed, own.id))]

    async def count_open(self, person: str) -> int:
        """At how many tables that are not over somebody sits."""
        query = select(func.count()).select_from(_SITS)
        own = schema.sittings.c.person == person, schema.tables.c.phase != "over"
        [[count]] = await self._read(query.where(*own))
        return int(count)

    async def lease(self, name: str, holder: str, seconds: float, now: float) -> bool:
        """Takes or renews a lease, unless another holds it still."""
        own = schema.leases.c
        free = or_(own.holder == holder, own.until <= now)

        def job(connection: Connection) -> bool:
            take = insert_or_change(connection, schema.leases, only=free).returning(own.name)
            row = {"name": name, "holder": holder, "until": now + seconds}
            return connection.execute(take, row).first() is not None

        return await self._write(job)

    async def release(self, name: str, holder: str) -> None:
        """Gives a lease back, if it is still held."""
        own = schema.leases.c
        back = delete(schema.leases).where(own.name == name, own.holder == holder)

        def job(connection: Connection) -> None:
            connection.execute(back)

        await self._write(job)

    async def keep(self, name: str, data: Data) -> None:
        """Keeps something that took long to work out, or replaces it."""
        row = {"name": name, "data": orjson.dumps(data).decode()}

        def job(connection: Connection) -> None:
            connection.execute(insert_or_change(connection, schema.keeps), row)

        await self._write(job)

    async def kept(self, name: str) -> Data | None:
        """What was kept under that name."""
        rows = await self._read(select(schema.keeps.c.data).where(schema.keeps.c.name == name))
        return orjson.loads(rows[0].data) if rows else None


def _shelf(row: Row[Any]) -> Shelf:
    return Shelf._make(row[1:])._replace(summary=orjson.loads(row.summary))
