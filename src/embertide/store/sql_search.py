"""SQL queries over all tables and people."""

from collections.abc import Iterator

from sqlalchemy import ColumnElement, func, or_, select

from embertide.store import schema
from embertide.store.checks import folded
from embertide.store.search import TableSearch, Totals
from embertide.store.sql import Sql
from embertide.store.sql_people import PERSON
from embertide.store.sql_tables import LISTING, listing_of_row
from embertide.store.store import Listing, Person


class SqlSearch(Sql):
    """The part of a store that searches everything."""

    async def find_tables(self, search: TableSearch, most: int) -> list[tuple[str, Listing]]:
        """Return the tables that meet all conditions, the last changed first."""
        own = schema.tables.c
        query = select(*LISTING).where(*_conditions(search)).order_by(own.changed.desc(), own.id)
        return [(row.id, listing_of_row(row)) for row in await self._read(query.limit(most))]

    async def find_people(self, text: str, most: int) -> list[Person]:
        """Return the people with this text in their name, or whose id begins with it, by name."""
        own = schema.people.c
        found = or_(
            func.lower(own.name).contains(text.lower(), autoescape=True),
            own.name.contains(text, autoescape=True),
            own.folded.contains(folded(text), autoescape=True),
            own.id.startswith(text, autoescape=True),
        )
        query = select(*PERSON).where(found).order_by(own.name, own.id).limit(most)
        return [Person._make(row) for row in await self._read(query)]

    async def totals(self) -> Totals:
        """Return how much there is."""
        own, count = schema.tables.c, func.count().label("number")
        kinds = select(own.game, own.phase, count).group_by(own.game, own.phase)
        rows = await self._read(kinds.order_by(own.game, own.phase))
        tables = {(row.game, row.phase): row.number for row in rows}
        [events] = await self._read(select(count).select_from(schema.events))
        accounts = func.count(schema.people.c.account).label("accounts")
        [people] = await self._read(select(count, accounts).select_from(schema.people))
        return Totals(tables, events.number, people.number, people.accounts)


def _conditions(search: TableSearch) -> Iterator[ColumnElement[bool]]:
    own, sittings = schema.tables.c, schema.sittings.c
    if search.start:
        yield own.id.startswith(search.start, autoescape=True)
    if search.person is not None:
        yield own.id.in_(select(sittings.table_id).where(sittings.person == search.person))
    if search.game is not None:
        yield own.game == search.game
    if search.phase is not None:
        yield own.phase == search.phase
    if search.before is not None:
        yield own.changed < search.before
