"""Appending to many tables at once, of which each gets all its events or none."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import orjson
from sqlalchemy import (
    ARRAY,
    ColumnElement,
    Connection,
    Select,
    String,
    bindparam,
    func,
    insert,
    select,
    update,
)

from embertide.play.event import Event
from embertide.store import schema
from embertide.store.check import in_order
from embertide.store.store import Shelf
from embertide.store.upsert import insert_new

Row = dict[str, Any]

NOTHING = -1
"""The newest event of a table on which nothing has happened."""


@dataclass(frozen=True)
class Append:
    """Events for one table, written out as rows; `new` if the table begins with them."""

    table: str
    first: int
    last: int
    new: bool
    shelf: Row
    events: list[Row]
    sittings: list[Row]


def written(
    table: str, events: Sequence[Event], shelf: Shelf, people: Sequence[str], new: bool
) -> Append:
    """Writes everything out, so that what cannot be written is refused before anybody waits."""
    assert in_order(events)
    rows = [
        {"table_id": table, "seq": e.seq, "at": e.at, "kind": e.kind, "data": _json(e.data)}
        for e in events
    ]
    row = {**shelf._asdict(), "summary": _json(shelf.summary)}
    row["newest"] = events[-1].seq
    sittings = [{"person": person, "table_id": table} for person in people]
    return Append(table, events[0].seq, events[-1].seq, new, row, rows, sittings)


def _json(data: object) -> str:
    return orjson.dumps(data).decode()


def store_all(connection: Connection, appends: Sequence[Append]) -> list[bool]:
    """Stores those that follow the newest event of their table; says of each whether it did."""
    newest = _begin(connection, [a for a in appends if a.new])
    newest |= _newest(connection, {a.table for a in appends if not a.new})
    stored = [_follows(one, newest) for one in appends]
    _write(connection, [one for one, yes in zip(appends, stored, strict=True) if yes])
    return stored


def _follows(one: Append, newest: dict[str, int]) -> bool:
    if newest.get(one.table) != one.first - 1:
        return False
    newest[one.table] = one.last
    return True


def _begin(connection: Connection, appends: Sequence[Append]) -> dict[str, int]:
    """Sets up those tables whose names are free, with nothing on them yet."""
    if not appends:
        return {}
    rows = [{**one.shelf, "id": one.table, "created": one.events[0]["at"]} for one in appends]
    new = insert_new(connection, schema.tables).returning(schema.tables.c.id)
    return {row.id: NOTHING for row in connection.execute(new, rows)}


def _newest(connection: Connection, names: set[str]) -> dict[str, int]:
    """The newest events of tables, which nobody else can add to from now on.

    All nodes take them in the same order, so that no two wait for each other.
    """
    if not names:
        return {}
    # One statement for any number of names, so that PostgreSQL has it prepared.
    query = _NEWEST_ANY if connection.dialect.name == "postgresql" else _NEWEST_IN
    rows = connection.execute(query, {"names": list(names)})
    return {row.id: row.newest for row in rows}


def _newest_where(some: ColumnElement[bool]) -> Select[tuple[str, int]]:
    own = schema.tables.c
    query = select(own.id, own.newest).where(some).order_by(own.id)
    return query.with_for_update(key_share=True)


# Written once: to put them together took as long as to ask them.
_NEWEST_IN = _newest_where(schema.tables.c.id.in_(bindparam("names", expanding=True)))
_NEWEST_ANY = _newest_where(schema.tables.c.id == func.any(bindparam("names", type_=ARRAY(String))))
_CHANGE = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("table"))
    .values({name: bindparam(name) for name in (*Shelf._fields, "newest")} | {"stored": func.now()})
)


def _write(connection: Connection, appends: Sequence[Append]) -> None:
    if not appends:
        return
    changes = {one.table: {**one.shelf, "table": one.table} for one in appends}
    sittings = [row for one in appends for row in one.sittings]
    connection.execute(_CHANGE, list(changes.values()))
    connection.execute(insert(schema.events), [row for one in appends for row in one.events])
    if sittings:
        connection.execute(insert_new(connection, schema.sittings), sittings)
