"""Online backup of the embedded database."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from embertide.core.errors import Malformed
from embertide.store.open import embedded_file
from embertide.store.server_lock import PRIVATE
from embertide.store.sqlite_file import check_content, check_file, is_damage


def backup(address: str, file: Path) -> None:
    """Copy the database to a new file; refuse an existing file or a database without file.

    The copy is one file, without a log, and is checked before this returns.
    """
    source = embedded_file(address)
    if source is None:
        raise Malformed("backup-embedded", file=str(file))
    if not source.is_file():
        raise Malformed("backup-missing", file=str(source))
    check_file(source)
    _reserve(file)
    try:
        copy_database(source, file)
    except Malformed:
        file.unlink()
        raise
    except (sqlite3.Error, OSError) as bad:
        file.unlink()
        raise Malformed("file-unwritable", file=str(file), reason=str(bad)) from None


def _reserve(file: Path) -> None:
    try:
        file.touch(mode=PRIVATE, exist_ok=False)
    except FileExistsError:
        raise Malformed("backup-exists", file=str(file)) from None
    except OSError as bad:
        reason = bad.strerror or ""
        raise Malformed("file-unwritable", file=str(file), reason=reason) from None


def copy_database(source: Path, file: Path, mode: str = "mode=rw") -> None:
    """Copy a database into an empty file; raise Malformed if it is damaged.

    Args:
        source: The database, which may be in use.
        file: The copy.
        mode: How SQLite opens the source. `mode=ro` would not do for a log without its index, as
            after a crash.

    Raises:
        sqlite3.Error: The source cannot be read, or the disk is full.
    """
    address = f"{source.resolve().as_uri()}?{mode}"
    with closing(sqlite3.connect(address, uri=True)) as old, closing(sqlite3.connect(file)) as new:
        try:
            old.backup(new)  # all pages in one step: a backup in steps restarts after every write
        except sqlite3.DatabaseError as bad:
            if not is_damage(bad):
                raise
            raise Malformed("database-damaged", file=str(source)) from None
        new.execute("PRAGMA journal_mode=DELETE")
        new.execute("PRAGMA user_version=0")  # no generation: no log belongs to it
        check_content(new, source)
    sync(file)


def sync(path: Path) -> None:
    """Wait until a file or a folder is on disk."""
    if path.is_dir() and os.name == "nt":
        return  # Windows cannot open a folder
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
