"""Appending events to many tables in one transaction."""

from collections.abc import Mapping, Sequence
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
    delete,
    func,
    insert,
    select,
    update,
)

from embertide.play.table.event_json import StoredEvent
from embertide.store import schema
from embertide.store.checks import in_order
from embertide.store.store import Listing
from embertide.store.upsert import insert_new, insert_or_change

Row = dict[str, Any]

NOTHING = -1
"""The number of the newest event of a table without events."""


@dataclass(frozen=True)
class Append:
    """New events of one table, as rows of SQL tables."""

    table: str
    first: int
    """The seq of the first of the events."""
    last: int
    """The seq of the last of the events."""
    listing: Row
    """The new values of the row in `tables`."""
    events: list[Row]
    """Rows of `events`."""
    sittings: list[Row]
    """Rows of `sittings`, new or changed."""
    gone: Sequence[str]
    """People in whose lists the table is no longer."""
    stored: Sequence[StoredEvent]
    """The same events, for other nodes."""
    new: bool = False
    """Whether these are the table's first events."""


def to_append(
    table: str,
    events: Sequence[StoredEvent],
    listing: Listing,
    people: Sequence[str],
    others: Mapping[str, bool],
) -> Append:
    """Return the rows to write; a value that is not JSON raises here, not in a shared write."""
    assert in_order(events)
    rows = [
        {"table_id": table, "seq": e.seq, "at": e.at, "kind": e.kind, "data": _json(e.data)}
        for e in events
    ]
    row = {**listing._asdict(), "summary": _json(listing.summary)}
    row["newest"] = events[-1].seq
    counts = dict.fromkeys((p for p, listed in others.items() if listed), False)
    counts |= dict.fromkeys(people, True)
    sittings = [{"person": p, "table_id": table, "counts": yes} for p, yes in counts.items()]
    gone = [p for p, listed in others.items() if not listed]
    return Append(table, events[0].seq, events[-1].seq, row, rows, sittings, gone, events)


def _json(data: object) -> str:
    return orjson.dumps(data).decode()


def store_all(connection: Connection, appends: Sequence[Append]) -> list[bool]:
    """Store the appends that follow the newest event of their table; return which were stored."""
    newest = _insert(connection, [a for a in appends if a.new])
    newest |= _newest(connection, {a.table for a in appends if not a.new})
    stored = [_follows(one, newest) for one in appends]
    _write(connection, [one for one, yes in zip(appends, stored, strict=True) if yes])
    return stored


def _follows(one: Append, newest: dict[str, int]) -> bool:
    if newest.get(one.table) != one.first - 1:
        return False
    newest[one.table] = one.last
    return True


def _insert(connection: Connection, appends: Sequence[Append]) -> dict[str, int]:
    """Insert the tables whose ids are free, without events; return their newest event."""
    if not appends:
        return {}
    rows = [{**one.listing, "id": one.table, "created": one.events[0]["at"]} for one in appends]
    new = insert_new(connection, schema.tables).returning(schema.tables.c.id)
    return {row.id: NOTHING for row in connection.execute(new, rows)}


def _newest(connection: Connection, names: set[str]) -> dict[str, int]:
    """Lock the rows of tables until the transaction ends, and return their newest events.

    All nodes lock them in the same order, so that they cannot deadlock.
    """
    if not names:
        return {}
    # For PostgreSQL one statement for any number of names, so that it is prepared only once.
    query = _NEWEST_ANY if connection.dialect.name == "postgresql" else _NEWEST_IN
    rows = connection.execute(query, {"names": list(names)})
    return {row.id: row.newest for row in rows}


def _newest_where(some: ColumnElement[bool]) -> Select[tuple[str, int]]:
    own = schema.tables.c
    query = select(own.id, own.newest).where(some).order_by(own.id)
    return query.with_for_update(key_share=True)


# Constants, since building these statements took as long as running them.
_NEWEST_IN = _newest_where(schema.tables.c.id.in_(bindparam("names", expanding=True)))
_NEWEST_ANY = _newest_where(schema.tables.c.id == func.any(bindparam("names", type_=ARRAY(String))))
_CHANGE = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("table"))
    .values(
        {name: bindparam(name) for name in (*Listing._fields, "newest")} | {"stored": func.now()}
    )
)
_GET_UP = delete(schema.sittings).where(
    schema.sittings.c.person == bindparam("who"),
    schema.sittings.c.table_id == bindparam("table"),
)


def _write(connection: Connection, appends: Sequence[Append]) -> None:
    if not appends:
        return
    changes = {one.table: {**one.listing, "table": one.table} for one in appends}
    sittings = [row for one in appends for row in one.sittings]
    connection.execute(_CHANGE, list(changes.values()))
    connection.execute(insert(schema.events), [row for one in appends for row in one.events])
    if sittings:
        connection.execute(insert_or_change(connection, schema.sittings), sittings)
    gone = [{"who": who, "table": one.table} for one in appends for who in one.gone]
    if gone:
        connection.execute(_GET_UP, gone)
