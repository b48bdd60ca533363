"""Inserting what may be there already, in the words of either database."""

from typing import Any

from sqlalchemy import ColumnElement, Connection, Table
from sqlalchemy.dialects import postgresql, sqlite

Insert = postgresql.Insert | sqlite.Insert


def _insert(connection: Connection, table: Table) -> Insert:
    if connection.dialect.name == "postgresql":
        return postgresql.insert(table)
    return sqlite.insert(table)


def insert_new(connection: Connection, table: Table, unless: str | None = None) -> Insert:
    """Leaves what is there as it is; with `unless`, only where that column is the same."""
    elements = None if unless is None else [unless]
    return _insert(connection, table).on_conflict_do_nothing(index_elements=elements)


def insert_or_change(
    connection: Connection, table: Table, only: ColumnElement[bool] | None = None
) -> Insert:
    """Puts the new row in the place of one with the same key; `only` where that holds for it."""
    new = _insert(connection, table)
    keys = list(table.primary_key)
    values: dict[str, Any] = {c.name: new.excluded[c.name] for c in table.c if c not in keys}
    return new.on_conflict_do_update(index_elements=keys, set_=values, where=only)
