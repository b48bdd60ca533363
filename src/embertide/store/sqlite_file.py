"""Checks of an SQLite file before it is used: is it whole, and does the log beside it belong to it.

SQLite replays any log named after a database, even one of another file. A server therefore gives
the database a random number when it starts, its generation, and writes it into the lock file, too.
A file that was copied over the database has another generation, and its log is refused.
"""

import secrets
import sqlite3
from pathlib import Path

from embertide.core.errors import Malformed
from embertide.store.server_lock import ServerLock, lock_file

_MAGIC = b"SQLite format 3\0"
_GENERATION = slice(60, 64)
"""Where a database's header holds `user_version`, which SQLite itself does not use."""
_HEADER = 100
"""Bytes of a database's header."""

DAMAGED = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
"""Codes of errors that say that the content of a file is wrong."""


def log_of(file: Path) -> Path:
    """Return the name of the write-ahead log of a database."""
    return file.with_name(f"{file.name}-wal")


def check_file(file: Path, may_be_empty: bool = False) -> int:
    """Return the generation of a database; refuse another file, or the log of another database.

    Not after this process has connected to it: to close the file would end SQLite's locks.

    Args:
        file: The database; it may not exist yet.
        may_be_empty: Whether to allow an empty file, which another process may be about to fill.
    """
    if not file.exists():
        _refuse_log_alone(file)
        return 0
    header = _header(file)
    if not header and may_be_empty:
        return 0
    if not header:
        raise Malformed("database-empty", file=str(file))
    if not header.startswith(_MAGIC):
        key = "database-damaged" if _generations(file) else "database-foreign"
        raise Malformed(key, file=str(file))
    known, own = _generations(file), int.from_bytes(header[_GENERATION], "big")
    if _has_log(file) and known and own not in known:
        raise Malformed("database-other-log", file=str(file), log=log_of(file).name)
    return own


def _refuse_log_alone(file: Path) -> None:
    # SQLite deletes a log without its database, with everything in it.
    if _has_log(file):
        raise Malformed("database-log-alone", file=str(file), log=log_of(file).name)


def _has_log(file: Path) -> bool:
    log = log_of(file)
    return log.exists() and log.stat().st_size > 0


def _header(file: Path) -> bytes:
    with file.open("rb") as database:
        return database.read(_HEADER)


def _generations(file: Path) -> set[int]:
    """Return the generations in the lock file; none if no server has used the database."""
    lock = lock_file(file)
    text = lock.read_text("ascii", "replace") if lock.exists() else ""
    return {int(word) for word in text.split() if word.isdecimal()}


def check_content(connection: sqlite3.Connection, file: Path) -> None:
    """Refuse a database with damaged pages; the time is in proportion to its size."""
    try:
        [[found]] = connection.execute("PRAGMA quick_check(1)").fetchall()
    except sqlite3.DatabaseError as bad:
        if not is_damage(bad):
            raise
        found = ""
    if found != "ok":
        raise Malformed("database-damaged", file=str(file))


def is_damage(error: sqlite3.Error) -> bool:
    """Return whether an error says that the content of a file is wrong."""
    return (getattr(error, "sqlite_errorcode", 0) & 0xFF) in DAMAGED


def begin_generation(connection: sqlite3.Connection, old: int, lock: ServerLock) -> None:
    """Give the database a new generation, in its file and in the lock file."""
    new = 1 + secrets.randbelow(2**31 - 1)
    lock.write(f"{old} {new}\n")
    connection.execute(f"PRAGMA user_version={new}")
    [busy, _, _] = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    # While another process reads, the file itself keeps the old generation for now.
    if not busy:
        lock.write(f"{new}\n")
