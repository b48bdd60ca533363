"""INSERT … ON CONFLICT in the dialects of SQLite and PostgreSQL."""

from functools import cache
from typing import Any

from sqlalchemy import ColumnElement, Connection, Table
from sqlalchemy.dialects import postgresql, sqlite

Insert = postgresql.Insert | sqlite.Insert


def _insert(dialect: str, table: Table) -> Insert:
    return postgresql.insert(table) if dialect == "postgresql" else sqlite.insert(table)


def insert_new(connection: Connection, table: Table) -> Insert:
    """Return a statement that inserts a row, or does nothing if its key exists."""
    return _insert(connection.dialect.name, table).on_conflict_do_nothing()


def insert_or_change(
    connection: Connection, table: Table, only: ColumnElement[bool] | None = None
) -> Insert:
    """Return a statement that inserts a row or replaces the one with its key, if `only` holds."""
    if only is None:
        return _replacing(connection.dialect.name, table)
    return _replace_if(_insert(connection.dialect.name, table), table, only)


@cache
def _replacing(dialect: str, table: Table) -> Insert:
    # Cached, since building the statement takes longer than running it.
    return _replace_if(_insert(dialect, table), table, None)


def _replace_if(new: Insert, table: Table, only: ColumnElement[bool] | None) -> Insert:
    keys = list(table.primary_key)
    values: dict[str, Any] = {c.name: new.excluded[c.name] for c in table.c if c not in keys}
    return new.on_conflict_do_update(index_elements=keys, set_=values, where=only)
