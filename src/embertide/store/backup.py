"""A copy of the embedded database, made while it is in use."""

import sqlite3
from contextlib import closing
from pathlib import Path

from embertide.core.errors import Malformed
from embertide.store.open import MEMORY, database_file, read_address
from embertide.store.sqlite import PRIVATE


def backup(address: str, file: Path) -> None:
    """Writes everything that is stored by now to a new file."""
    source = _source(address)
    if not source.is_file():
        raise Malformed("backup-missing", file=str(source))
    _reserve(file)
    try:
        _copy(source, file)
    except sqlite3.Error as bad:
        file.unlink()
        raise Malformed("file-unwritable", file=str(file), reason=str(bad)) from None


def _source(address: str) -> Path:
    if address == MEMORY or (url := read_address(address)).get_backend_name() != "sqlite":
        raise Malformed("backup-embedded")
    return database_file(url)


def _reserve(file: Path) -> None:
    try:
        file.touch(mode=PRIVATE, exist_ok=False)
    except FileExistsError:
        raise Malformed("backup-exists", file=str(file)) from None
    except OSError as bad:
        reason = bad.strerror or ""
        raise Malformed("file-unwritable", file=str(file), reason=reason) from None


def _copy(source: Path, file: Path) -> None:
    address = f"{source.resolve().as_uri()}?mode=rw"
    with closing(sqlite3.connect(address, uri=True)) as here, closing(sqlite3.connect(file)) as new:
        here.backup(new)  # every page at once: in steps it begins anew whenever somebody writes
