"""Which errors of a database mean that it cannot keep anything just now, and will again."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

import asyncpg
from sqlalchemy import exc

from embertide.store.store import StorageTrouble

SQLITE = {
    sqlite3.SQLITE_FULL: "storage-full",
    sqlite3.SQLITE_BUSY: "storage-locked",
    sqlite3.SQLITE_LOCKED: "storage-locked",
    sqlite3.SQLITE_PROTOCOL: "storage-locked",
    sqlite3.SQLITE_CANTOPEN: "storage-away",
    sqlite3.SQLITE_IOERR: "storage-away",
    sqlite3.SQLITE_PERM: "storage-away",
    sqlite3.SQLITE_READONLY: "storage-away",
}

POSTGRES = {
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
"""By SQLSTATE, or by its class."""

ERRORS = (
    exc.DBAPIError,
    exc.TimeoutError,
    OSError,
    sqlite3.Error,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
)


@contextmanager
def troubles() -> Iterator[None]:
    """What a database says about its own state becomes StorageTrouble; errors of ours do not."""
    try:
        yield
    except ERRORS as error:
        key = _key(error)
        if key is None:
            raise
        raise StorageTrouble(key) from error


def _key(error: BaseException) -> str | None:
    lost = isinstance(error, (OSError, exc.TimeoutError, exc.InterfaceError))
    if isinstance(error, exc.DBAPIError):
        lost = lost or error.connection_invalidated
        error = error.orig or error
    code = getattr(error, "sqlite_errorcode", None)
    state = getattr(error, "sqlstate", None)
    if code is not None:
        return SQLITE.get(code & 0xFF)
    if state is not None:
        return POSTGRES.get(state) or POSTGRES.get(state[:2])
    return "storage-away" if lost or isinstance(error, asyncpg.InterfaceError) else None
