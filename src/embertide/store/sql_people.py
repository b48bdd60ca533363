"""The people of the house in a database: accounts, ratings, and the deal of the day."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, delete, select, update
from sqlalchemy.exc import IntegrityError

from embertide.store import schema
from embertide.store.check import folded
from embertide.store.sql import Sql
from embertide.store.store import DailyResult, NameTaken, Person, Rating
from embertide.store.upsert import insert_new, insert_or_change

_PERSON = [schema.people.c[name] for name in Person._fields]
_RATING = [schema.ratings.c[name] for name in Rating._fields]


def _row(person: Person) -> dict[str, Any]:
    account = person.account
    return {**person._asdict(), "folded": None if account is None else folded(account)}


class SqlPeople(Sql):
    """Who plays, and how well."""

    async def add_person(self, person: Person) -> None:
        """Somebody new, unless he is known already; raises NameTaken."""
        own = schema.people.c

        def job(connection: Connection) -> bool:
            new = insert_new(connection, schema.people)
            if connection.execute(new, _row(person)).rowcount == 1:
                return True
            known = select(own.id).where(own.id == person.id)
            return connection.execute(known).first() is not None

        if not await self._write(job):
            raise NameTaken

    async def person(self, person: str) -> Person | None:
        """Somebody by id."""
        return (await self.people([person])).get(person)

    async def people(self, ids: Sequence[str]) -> dict[str, Person]:
        """Those of these who are known."""
        rows = await self._read(select(*_PERSON).where(schema.people.c.id.in_(ids)))
        return {row.id: Person._make(row) for row in rows}

    async def account(self, name: str) -> Person | None:
        """Somebody by account name, upper and lower case alike."""
        rows = await self._read(select(*_PERSON).where(schema.people.c.folded == folded(name)))
        return Person._make(rows[0]) if rows else None

    async def change_person(self, person: Person) -> None:
        """New name, account or password for somebody known; raises NameTaken."""
        own, row = schema.people.c, _row(person)

        def job(connection: Connection) -> bool:
            named = person.account is not None
            other = select(own.id).where(own.folded == row["folded"], own.id != person.id)
            if named and connection.execute(other).first() is not None:
                return False
            connection.execute(update(schema.people).where(own.id == person.id).values(row))
            return True

        try:
            free = await self._write(job)
        except IntegrityError:  # on another node, between the question and the change
            free = False
        if not free:
            raise NameTaken

    async def forget_person(self, person: str) -> None:
        """Deletes somebody with ratings and daily results; his seats belong to nobody known."""

        def job(connection: Connection) -> None:
            connection.execute(delete(schema.people).where(schema.people.c.id == person))
            for table in (schema.sittings, schema.ratings, schema.daily):
                connection.execute(delete(table).where(table.c.person == person))

        await self._write(job)

    async def ratings(self, game: str, people: Sequence[str]) -> dict[str, Rating]:
        """The ratings of those who have one."""
        own = schema.ratings.c
        rows = await self._read(select(*_RATING).where(own.game == game, own.person.in_(people)))
        return {row.person: Rating._make(row) for row in rows}

    async def rate(self, table: str, ratings: Sequence[Rating]) -> bool:
        """Keeps new ratings after a game, once for each table."""

        def job(connection: Connection) -> bool:
            once = insert_new(connection, schema.rated)
            if connection.execute(once, {"table_id": table}).rowcount != 1:
                return False
            # In one order on all nodes, so that no two wait for each other.
            for rating in sorted(ratings):
                change = insert_or_change(connection, schema.ratings)
                connection.execute(change, rating._asdict())
            return True

        return await self._write(job)

    async def add_daily(self, result: DailyResult) -> bool:
        """Keeps somebody's first result of a day."""
        row = result._asdict()
        row["table_id"] = row.pop("table")

        def job(connection: Connection) -> bool:
            new = insert_new(connection, schema.daily)
            return connection.execute(new, row).rowcount == 1

        return await self._write(job)

    async def daily(self, day: str) -> list[DailyResult]:
        """All results of a day, winners first, then by turns, then by time."""
        own = schema.daily.c
        order = (own.won.desc(), own.turns, own.at, own.person)
        rows = await self._read(select(schema.daily).where(own.day == day).order_by(*order))
        return [DailyResult._make(row) for row in rows]
