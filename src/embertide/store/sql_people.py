"""SQL queries about people: accounts, ratings and results of the daily deal."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import ColumnElement, Connection, delete, or_, select, update
from sqlalchemy.exc import IntegrityError

from embertide.store import schema
from embertide.store.checks import folded
from embertide.store.confusables import look, skeleton
from embertide.store.sql import Sql
from embertide.store.store import DailyResult, NameTaken, Person, Rating
from embertide.store.upsert import insert_new, insert_or_change

PERSON = [schema.people.c[name] for name in Person._fields]
_COMPARED = {"folded": folded, "skeleton": skeleton, "look": look}
"""Columns by which account names are compared, and how they follow from the name."""
_PERSONAL = (
    schema.sittings,
    schema.ratings,
    schema.daily,
    schema.results,
    schema.hinted,
    schema.tries,
    schema.sessions,
    schema.resets,
    schema.subscriptions,
    schema.addresses,
)
"""Tables whose rows are deleted with the person."""
_RATING = [schema.ratings.c[name] for name in Rating._fields]


def _row(person: Person) -> dict[str, Any]:
    account, row = person.account, person._asdict()
    if account is None:
        return row | dict.fromkeys(_COMPARED)
    return row | {name: compared(account) for name, compared in _COMPARED.items()}


def _alike(name: str) -> ColumnElement[bool]:
    own = schema.people.c
    return or_(*(own[column] == compared(name) for column, compared in _COMPARED.items()))


class SqlPeople(Sql):
    """The part of the store that concerns people, ratings and daily results."""

    async def add_person(self, person: Person) -> None:
        """Store a new person; do nothing if the id is known, raise NameTaken if the name is."""
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
        """Return the person with this id, if known."""
        return (await self.people([person])).get(person)

    async def people(self, ids: Sequence[str]) -> dict[str, Person]:
        """Return the known ones of these people, by id."""
        rows = await self._read(select(*PERSON).where(schema.people.c.id.in_(ids)))
        return {row.id: Person._make(row) for row in rows}

    async def account(self, name: str) -> Person | None:
        """Return the owner of an account; upper and lower case are the same."""
        rows = await self._read(select(*PERSON).where(schema.people.c.folded == folded(name)))
        return Person._make(rows[0]) if rows else None

    async def accounts_like(self, name: str) -> list[Person]:
        """Return the owners of accounts whose names look like this one, or are the same."""
        rows = await self._read(select(*PERSON).where(_alike(name)))
        return [Person._make(row) for row in rows]

    async def change_person(self, person: Person) -> None:
        """Store the new fields of a known person; raise NameTaken."""
        own, row = schema.people.c, _row(person)
        change = update(schema.people).where(own.id == person.id)
        others = select(own.id).where(_alike(person.account or ""), own.id != person.id)

        def job(connection: Connection) -> bool:
            mine = select(own.account).where(own.id == person.id)
            if connection.execute(mine).scalar() == person.account:
                # An old account may look like a still older one, and keeps its name.
                connection.execute(change.values(person._asdict()))
                return True
            if person.account is not None and connection.execute(others).first() is not None:
                return False
            connection.execute(change.values(row))
            return True

        try:
            free = await self._write(job)
        except IntegrityError:  # another node took the name between the query and the update
            free = False
        if not free:
            raise NameTaken

    async def forget_person(self, person: str) -> None:
        """Delete a person with all personal data; events keep the id, which is never used again."""

        def job(connection: Connection) -> None:
            connection.execute(delete(schema.people).where(schema.people.c.id == person))
            for table in _PERSONAL:
                connection.execute(delete(table).where(table.c.person == person))
            connection.execute(insert_new(connection, schema.forgotten), {"person": person})

        await self._write(job)

    async def forgotten(self, person: str) -> bool:
        """Return whether a person with this id was deleted."""
        own = schema.forgotten.c
        return bool(await self._read(select(own.person).where(own.person == person)))

    async def ratings(self, game: str, people: Sequence[str]) -> dict[str, Rating]:
        """Return the ratings of those of these people who have one."""
        own = schema.ratings.c
        rows = await self._read(select(*_RATING).where(own.game == game, own.person.in_(people)))
        return {row.person: Rating._make(row) for row in rows}

    async def rate(self, table: str, ratings: Sequence[Rating]) -> bool:
        """Store the ratings after a table's game; false if that was done before."""

        def job(connection: Connection) -> bool:
            once = insert_new(connection, schema.rated)
            if connection.execute(once, {"table_id": table}).rowcount != 1:
                return False
            # All nodes lock the rows in the same order, so that they cannot deadlock.
            for rating in sorted(ratings):
                change = insert_or_change(connection, schema.ratings)
                connection.execute(change, rating._asdict())
            return True

        return await self._write(job)

    async def add_daily(self, result: DailyResult) -> bool:
        """Store a person's first result of a day; false if there is one already."""
        row = result._asdict()
        row["table_id"] = row.pop("table")

        def job(connection: Connection) -> bool:
            new = insert_new(connection, schema.daily)
            return connection.execute(new, row).rowcount == 1

        return await self._write(job)

    async def daily(self, day: str) -> list[DailyResult]:
        """Return the results of a day that count: won first, then by turns, then by time."""
        own = schema.daily.c
        order = (own.won.desc(), own.turns, own.at, own.person)
        query = select(schema.daily).where(own.day == day, ~own.late)
        rows = await self._read(query.order_by(*order))
        return [DailyResult._make(row) for row in rows]

    async def daily_of(self, person: str) -> list[DailyResult]:
        """Return all results of a person, by day."""
        own = schema.daily.c
        rows = await self._read(select(schema.daily).where(own.person == person).order_by(own.day))
        return [DailyResult._make(row) for row in rows]
