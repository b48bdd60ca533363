"""Copies of the key that signs cookies, beside the backups of an embedded database."""

from pathlib import Path

from embertide.core.errors import Malformed
from embertide.server.people.signing_key import key_beside, write_key
from embertide.server.settings import Settings


def key_of_backup(backup: Path) -> Path:
    """Return where the key of a backup is."""
    return backup.with_name(f"{backup.name}.key")


def copy_key(settings: Settings, backup: Path) -> Path | None:
    """Copy the key beside the database to the backup; return where, None if there is none.

    A key from a setting or a file of its own is not copied: its owner keeps it elsewhere.
    """
    key, copy = _own_key(settings), key_of_backup(backup)
    if key is None or not key.exists():
        return None
    _copy(key, copy)
    return copy


def restore_key(settings: Settings, backup: Path, stamp: str) -> Path | None:
    """Put the key of a backup beside the database; keep another one under a new name.

    Returns:
        Where the key is; None if the backup has none, or the database has the same.
    """
    key, copy = _own_key(settings), key_of_backup(backup)
    if key is None or not copy.exists() or (key.exists() and _text(key) == _text(copy)):
        return None
    if key.exists():
        key.rename(key.with_name(f"{key.name}.before-restore-{stamp}"))
    _copy(copy, key)
    return key


def _own_key(settings: Settings) -> Path | None:
    if settings.secret is not None or settings.secret_file is not None:
        return None
    return key_beside(settings.database)


def _text(file: Path) -> str:
    try:
        return file.read_text("ascii", "replace")
    except OSError as bad:
        raise Malformed("file-unreadable", file=str(file), reason=bad.strerror or "") from None


def _copy(source: Path, target: Path) -> None:
    text = _text(source)
    try:
        write_key(target, text)
    except OSError as bad:
        raise Malformed("file-unwritable", file=str(target), reason=bad.strerror or "") from None
