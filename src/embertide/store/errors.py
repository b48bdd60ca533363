"""Mapping of errors of the database (full, locked, unreachable, damaged) to StorageUnavailable."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import asyncpg
import orjson
from sqlalchemy import exc

from embertide.store.store import StorageUnavailable

_SQLITE = {
    sqlite3.SQLITE_FULL: "storage-full",
    sqlite3.SQLITE_BUSY: "storage-locked",
    sqlite3.SQLITE_LOCKED: "storage-locked",
    sqlite3.SQLITE_PROTOCOL: "storage-locked",
    sqlite3.SQLITE_CANTOPEN: "storage-away",
    sqlite3.SQLITE_IOERR: "storage-away",
    sqlite3.SQLITE_PERM: "storage-away",
    sqlite3.SQLITE_READONLY: "storage-away",
    sqlite3.SQLITE_CORRUPT: "storage-damaged",
    sqlite3.SQLITE_NOTADB: "storage-damaged",
}

_POSTGRES = {
    "53100": "storage-full",
    "40001": "storage-locked",
    "40P01": "storage-locked",
    "55P03": "storage-locked",
    "57014": "storage-locked",
    "08": "storage-away",
    "28": "storage-away",
    "3D": "storage-away",
    "53": "storage-away",
    "57": "storage-away",
    "58": "storage-away",
}
"""Message keys by SQLSTATE, or by its class (the first two characters)."""

ERRORS = (
    exc.DBAPIError,
    exc.TimeoutError,
    OSError,
    sqlite3.Error,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
)


@contextmanager
def storage_errors() -> Iterator[None]:
    """Raise StorageUnavailable for errors of the database's state; pass on all others."""
    try:
        yield
    except ERRORS as error:
        key = _key(error)
        if key is None:
            raise
        raise StorageUnavailable(key) from error


def read_json(text: str) -> Any:
    """Return the JSON of a column; raise StorageUnavailable if it is damaged."""
    try:
        return orjson.loads(text)
    except orjson.JSONDecodeError as error:
        raise StorageUnavailable("storage-damaged") from error


def _key(error: BaseException) -> str | None:
    lost = isinstance(error, (OSError, exc.TimeoutError, exc.InterfaceError))
    if isinstance(error, exc.DBAPIError):
        lost = lost or error.connection_invalidated
        error = error.orig or error
    code = getattr(error, "sqlite_errorcode", None)
    if code is None and isinstance(error, sqlite3.OperationalError):
        # Python's own error: a text that is not UTF-8.
        return "storage-damaged"
    state = getattr(error, "sqlstate", None)
    if code is not None:
        return _SQLITE.get(code & 0xFF)
    if state is not None:
        return _POSTGRES.get(state) or _POSTGRES.get(state[:2])
    return "storage-away" if lost or isinstance(error, asyncpg.InterfaceError) else None
