"""SQL queries about game tables: events, lists, leases and stored computations."""

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import orjson
from sqlalchemy import Connection, Row, Select, delete, func, or_, select

from embertide.play.table.event_json import Data, StoredEvent
from embertide.store import schema
from embertide.store.batch import Append, to_append
from embertide.store.errors import read_json
from embertide.store.pruning import delete_tables, prune_tables
from embertide.store.sql import Sql
from embertide.store.store import Listing, Retention, Taken
from embertide.store.upsert import insert_or_change

LISTING = [schema.tables.c.id, *(schema.tables.c[name] for name in Listing._fields)]
_SITS = schema.tables.join(schema.sittings)


class SqlTables(Sql):
    """The part of the store that concerns tables, leases and stored computations."""

    @abstractmethod
    async def _append(self, append: Append) -> bool:
        """Store an append, possibly with others; false if it does not follow the newest event."""

    async def add(
        self,
        table: str,
        events: Sequence[StoredEvent],
        listing: Listing,
        people: Sequence[str] = (),
        idle: Sequence[str] = (),
    ) -> None:
        """Store a new table with its first events; raise Taken if the id exists."""
        append = to_append(table, events, listing, people, dict.fromkeys(idle, True))
        if not await self._append(replace(append, new=True)):
            raise Taken

    async def append(
        self,
        table: str,
        events: Sequence[StoredEvent],
        listing: Listing,
        people: Sequence[str] = (),
        others: Mapping[str, bool] | None = None,
    ) -> None:
        """Store events, all or none; raise Taken unless they follow the newest."""
        if not await self._append(to_append(table, events, listing, people, others or {})):
            raise Taken

    async def events(self, table: str, after: int = -1) -> list[StoredEvent]:
        """Return the events of a table after that number, in order."""
        own = schema.events.c
        query = select(own.seq, own.at, own.kind, own.data).order_by(own.seq)
        rows = await self._read(query.where(own.table_id == table, own.seq > after))
        return [StoredEvent(row.seq, row.at, row.kind, read_json(row.data)) for row in rows]

    async def newest(self, tables: Sequence[str]) -> dict[str, int]:
        """Return the number of the newest event of each of these tables that exists."""
        own = schema.tables.c
        rows = await self._read(select(own.id, own.newest).where(own.id.in_(tables)))
        return {row.id: row.newest for row in rows}

    async def tables_of(self, person: str, most: int = 100) -> list[tuple[str, Listing]]:
        """Return the tables at which a person sits or sat, the last changed first."""
        query = select(*LISTING).select_from(_SITS).where(schema.sittings.c.person == person)
        return await self._list(query.order_by(schema.tables.c.changed.desc()), most)

    async def lobby(self, most: int = 100) -> list[tuple[str, Listing]]:
        """Return the tables that anyone may join, the newest first."""
        own = schema.tables.c
        return await self._list(
            select(*LISTING).where(own.lobby).order_by(own.created.desc()), most
        )

    async def _list(self, query: Select[Any], most: int) -> list[tuple[str, Listing]]:
        rows = await self._read(query.order_by(schema.tables.c.id).limit(most))
        return [(row.id, listing_of_row(row)) for row in rows]

    async def waiting(self, now: float) -> list[str]:
        """Return the tables where a computer is to move or a player's time has run out."""
        own = schema.tables.c
        query = select(own.id).where(own.phase != "over", or_(own.thinks, own.due <= now))
        return [row.id for row in await self._read(query.order_by(own.changed, own.id))]

    async def count_open(self, person: str, since: float = 0.0) -> int:
        """Return how many unfinished tables need a person and have changed since that time."""
        sitting, table = schema.sittings.c, schema.tables.c
        query = select(func.count()).select_from(_SITS).where(sitting.person == person)
        needed = query.where(sitting.counts, table.phase != "over", table.changed >= since)
        [[count]] = await self._read(needed)
        return int(count)

    async def delete_table(self, table: str) -> bool:
        """Delete a table with all that belongs to it; false if it is unknown."""
        return bool(await self._write(lambda connection: delete_tables(connection, [table])))

    async def prune(self, old: Retention, most: int = 50) -> list[str]:
        """Delete old tables, at most that many, and return their ids."""
        return await self._write(lambda connection: prune_tables(connection, old, most))

    async def lease(self, name: str, holder: str, seconds: float, now: float) -> bool:
        """Take or renew a lease; false if another holder has it and it has not expired."""
        own = schema.leases.c
        free = or_(own.holder == holder, own.until <= now)

        def job(connection: Connection) -> bool:
            take = insert_or_change(connection, schema.leases, only=free).returning(own.name)
            row = {"name": name, "holder": holder, "until": now + seconds}
            return connection.execute(take, row).first() is not None

        return await self._write(job)

    async def release(self, name: str, holder: str) -> None:
        """Release a lease if this holder still has it."""
        own = schema.leases.c
        back = delete(schema.leases).where(own.name == name, own.holder == holder)

        def job(connection: Connection) -> None:
            connection.execute(back)

        await self._write(job)

    async def keep(self, name: str, data: Data) -> None:
        """Store a computed value under a name; replace an older one."""
        row = {"name": name, "data": orjson.dumps(data).decode()}

        def job(connection: Connection) -> None:
            connection.execute(insert_or_change(connection, schema.keeps), row)

        await self._write(job)

    async def kept(self, name: str) -> Data | None:
        """Return the value stored under a name, if any."""
        rows = await self._read(select(schema.keeps.c.data).where(schema.keeps.c.name == name))
        return read_json(rows[0].data) if rows else None


def listing_of_row(row: Row[Any]) -> Listing:
    """Return the listing of a row with the columns LISTING."""
    return Listing._make(row[1:])._replace(summary=read_json(row.summary))
