"""Replacement of the embedded database by a backup; the former database is kept beside it."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from embertide.core.errors import Malformed
from embertide.store.backup import copy_database, sync
from embertide.store.errors import storage_errors
from embertide.store.migrate import check_revisions
from embertide.store.open import embedded_file
from embertide.store.server_lock import PRIVATE, ServerLock, give_to_owner
from embertide.store.sqlite_file import check_file, is_damage, log_of
from embertide.store.store import StorageUnavailable


def restore(address: str, backup: Path, stamp: str) -> Path | None:
    """Put a backup in the place of the database, whatever state that is in.

    Args:
        address: The address of the database.
        backup: The backup, which stays.
        stamp: A date for the name of the former database.

    Returns:
        Where the former database is now; None if there was none.

    Raises:
        Malformed: A server uses the database, or the backup cannot be used. Nothing has changed.
        StorageUnavailable: Another process uses the database. Nothing has changed.
    """
    file = embedded_file(address)
    if file is None:
        raise Malformed("restore-embedded", file=str(backup))
    if not backup.is_file():
        raise Malformed("restore-missing", file=str(backup))
    if file.exists() and backup.samefile(file):
        raise Malformed("restore-same", file=str(backup))
    with _locked(file), _copied(backup, file) as copy:
        aside = _set_aside(file, f"{file.name}.before-restore-{stamp}")
        copy.replace(file)
        sync(file.parent)
    return aside


@contextmanager
def _locked(file: Path) -> Iterator[None]:
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError as bad:
        raise Malformed("file-unwritable", file=str(file), reason=bad.strerror or "") from None
    lock = ServerLock(file)
    lock.take()
    try:
        yield
    finally:
        lock.release()


@contextmanager
def _copied(backup: Path, file: Path) -> Iterator[Path]:
    """Yield a checked copy of the backup in the folder of the database."""
    copy = file.with_name(f"{file.name}.restoring")
    try:
        copy.unlink(missing_ok=True)
        copy.touch(PRIVATE)
        _fill(copy, backup)
        give_to_owner(copy, file if file.exists() else file.parent)
        yield copy
    except OSError as bad:
        raise Malformed("file-unwritable", file=str(file), reason=bad.strerror or "") from None
    finally:
        copy.unlink(missing_ok=True)


def _fill(copy: Path, backup: Path) -> None:
    check_file(backup)
    # A backup without a log may be where nothing can be written, even no index of a log.
    mode = "mode=rw" if log_of(backup).exists() else "immutable=1"
    try:
        copy_database(backup, copy, mode)
        with closing(sqlite3.connect(copy)) as connection:
            revisions = connection.execute("SELECT version_num FROM alembic_version").fetchall()
    except sqlite3.DatabaseError as bad:
        if "no such table" in str(bad):
            raise Malformed("database-foreign", file=str(backup)) from None
        if is_damage(bad):
            raise Malformed("database-damaged", file=str(backup)) from None
        raise Malformed("file-unwritable", file=str(copy), reason=str(bad)) from None
    check_revisions(revision for [revision] in revisions)


def _set_aside(file: Path, name: str) -> Path | None:
    """Give the database with its log another name; SQLite would replay the log over the backup."""
    aside = file.with_name(name)
    existed = file.exists()
    if existed:
        _empty_log(file)
        _link(file, aside)
    log = log_of(file)
    index = file.with_name(f"{file.name}-shm")
    if log.exists():
        log.rename(log_of(aside))
        existed = True
    index.unlink(missing_ok=True)
    return aside if existed else None


def _empty_log(file: Path) -> None:
    """Move the log into the database, if they are whole and belong together."""
    busy = False
    try:
        check_file(file)
        with storage_errors(), closing(sqlite3.connect(file)) as connection:
            [busy, _, _] = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    except Malformed:
        return
    except StorageUnavailable as error:
        if error.message.key != "storage-damaged":
            raise
    if busy:
        raise StorageUnavailable("storage-locked")


def _link(file: Path, aside: Path) -> None:
    """Give a file a second name, so that a database is in place at every moment."""
    try:
        os.link(file, aside)
    except OSError:  # a file system without links
        file.rename(aside)
