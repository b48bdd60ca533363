"""Where a table stands in lists."""

from collections.abc import Mapping
from typing import Any

from embertide.play.sketch import Known
from embertide.play.table import Table
from embertide.store.store import Shelf


def shelf_of(table: Table, now: float) -> Shelf:
    """What lists need to know of a table; names are not kept with it."""
    return Shelf(
        table.agreement.game,
        table.phase,
        table.lobby,
        table.due,
        table.thinks,
        now,
        {
            "options": table.agreement.options._asdict(),
            "chairs": [[c.kind, c.person, c.level, c.name] for c in table.chairs],
            "moves": table.moved,
            "actor": table.actor if table.phase == "playing" else None,
            "daily": table.agreement.daily,
        },
    )


def people_on(shelf: Shelf) -> list[str]:
    """Everybody who sits at a table."""
    return [person for _, person, _, _ in shelf.summary["chairs"] if person]


def summary(table: str, shelf: Shelf, reader: str, people: Mapping[str, Known]) -> dict[str, Any]:
    """A table as a list shows it to a reader."""
    data = shelf.summary
    seats = [
        {"kind": kind, "name": _name(person, name, people), "level": level}
        | {"mine": person == reader}
        for kind, person, level, name in data["chairs"]
    ]
    actor = data["actor"]
    return {
        "id": table,
        "game": shelf.game,
        "options": data["options"],
        "phase": shelf.phase,
        "seats": seats,
        "moves": data["moves"],
        "my_turn": actor is not None and bool(seats[actor]["mine"]),
        "actor": actor,
        "changed": shelf.changed,
        "daily": data["daily"],
    }


def _name(person: str | None, name: str | None, people: Mapping[str, Known]) -> str | None:
    known = people.get(person or "")
    return None if known is None else name or known.name
