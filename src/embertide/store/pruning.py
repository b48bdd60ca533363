"""Deletion of tables in SQL databases: single ones, and those that have grown old."""

from collections.abc import Sequence

from sqlalchemy import ColumnElement, Connection, and_, delete, false, or_, select

from embertide.store import schema
from embertide.store.store import Retention, analysis_of, lease_of

_OF_TABLES = (schema.events, schema.sittings, schema.rated, schema.hinted)
"""SQL tables whose rows belong to a table and go with it."""


def delete_tables(connection: Connection, names: Sequence[str]) -> int:
    """Delete tables with all that belongs to them; return how many there were."""
    # Locked first: an append of another node waits, and finds no table afterwards.
    own = schema.tables.c
    connection.execute(select(own.id).where(own.id.in_(names)).order_by(own.id).with_for_update())
    for part in _OF_TABLES:
        connection.execute(delete(part).where(part.c.table_id.in_(names)))
    leases = [lease_of(name) for name in names]
    connection.execute(delete(schema.leases).where(schema.leases.c.name.in_(leases)))
    analyses = [analysis_of(name) for name in names]
    connection.execute(delete(schema.keeps).where(schema.keeps.c.name.in_(analyses)))
    return connection.execute(delete(schema.tables).where(own.id.in_(names))).rowcount


def prune_tables(connection: Connection, old: Retention, most: int) -> list[str]:
    """Delete old tables, at most that many; skip those that are being written to."""
    own = schema.tables.c
    query = select(own.id).where(_is_old(old)).order_by(own.changed, own.id).limit(most)
    names = [row.id for row in connection.execute(query.with_for_update(skip_locked=True))]
    if names:
        delete_tables(connection, names)
    return names


def _is_old(old: Retention) -> ColumnElement[bool]:
    phase = schema.tables.c.phase
    return or_(
        and_(phase == "over", _before(old.finished)),
        and_(phase == "playing", _before(old.accounts)),
        and_(phase == "playing", _before(old.guests), ~_has_account()),
        and_(phase.not_in(("over", "playing")), _before(old.waiting)),
    )


def _before(at: float | None) -> ColumnElement[bool]:
    return false() if at is None else schema.tables.c.changed < at


def _has_account() -> ColumnElement[bool]:
    sitting, person = schema.sittings.c, schema.people.c
    return (
        select(sitting.person)
        .join(schema.people, person.id == sitting.person)
        .where(sitting.table_id == schema.tables.c.id, person.account.is_not(None))
        .exists()
    )
