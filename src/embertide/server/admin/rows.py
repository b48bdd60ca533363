"""Tables and people as a host sees them: without keys of seats, hidden draws or password hashes."""

from collections.abc import Mapping, Sequence
from typing import TypedDict

from embertide.store.search import SearchableStore
from embertide.store.store import Listing, Person


class SeatRow(TypedDict):
    """A seat of a table."""

    kind: str
    person: str | None
    name: str | None
    level: str | None


class TableRow(TypedDict):
    """A table."""

    id: str
    game: str
    phase: str
    moves: int
    changed: float
    seats: list[SeatRow]


class PersonRow(TypedDict):
    """A person."""

    id: str
    name: str
    account: str | None
    created: float
    blocked: bool


def person_row(person: Person) -> PersonRow:
    """Return what a host may see of a person."""
    return {
        "id": person.id,
        "name": person.name,
        "account": person.account,
        "created": person.created,
        "blocked": person.blocked,
    }


async def table_rows(
    store: SearchableStore, listings: Sequence[tuple[str, Listing]]
) -> list[TableRow]:
    """Return tables with the names of their people."""
    chairs = [chair for _, listing in listings for chair in listing.summary["chairs"]]
    people = await store.people(sorted({chair[1] for chair in chairs if chair[1]}))
    return [_table_row(table, listing, people) for table, listing in listings]


def _table_row(table: str, listing: Listing, people: Mapping[str, Person]) -> TableRow:
    seats: list[SeatRow] = []
    for kind, person, level, name in listing.summary["chairs"]:
        known = people.get(person or "")
        shown = name or (known.name if known else None)
        seats.append({"kind": kind, "person": person, "name": shown, "level": level})
    return {
        "id": table,
        "game": listing.game,
        "phase": listing.phase,
        "moves": listing.summary["moves"],
        "changed": listing.changed,
        "seats": seats,
    }
