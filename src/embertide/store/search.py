"""Searches over all tables and people, for whoever runs a server."""

from typing import NamedTuple, Protocol

from embertide.store.store import Listing, Person, Store


class TableSearch(NamedTuple):
    """Conditions that a table has to meet; None for any."""

    start: str = ""
    """How its id begins."""
    person: str | None = None
    """A person who sits or sat at it."""
    game: str | None = None
    phase: str | None = None
    before: float | None = None
    """It has not changed since this time."""


class Totals(NamedTuple):
    """How much a database holds."""

    tables: dict[tuple[str, str], int]
    """Number of tables by game and phase."""
    events: int
    people: int
    accounts: int


class SearchableStore(Store, Protocol):
    """A store in a database, which other processes than the server may search."""

    async def find_tables(self, search: TableSearch, most: int) -> list[tuple[str, Listing]]:
        """Return the tables that meet all conditions, the last changed first."""
        ...

    async def find_people(self, text: str, most: int) -> list[Person]:
        """Return the people with this text in their name, or whose id begins with it, by name."""
        ...

    async def totals(self) -> Totals:
        """Return how much there is."""
        ...
