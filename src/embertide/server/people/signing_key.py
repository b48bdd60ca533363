"""The key that signs cookies: a setting, or a file that others cannot read."""

import contextlib
import os
import secrets
import stat
from pathlib import Path

from embertide.core.errors import Malformed
from embertide.server.settings import KEY, Settings

OPEN = stat.S_IWGRP | stat.S_IRWXO
"""Permissions that the file must not grant; a group may read it, as is usual in containers."""


def signing_key(settings: Settings) -> bytes:
    """Return the key; create one beside an embedded database at first use."""
    if settings.secret is not None:
        return bytes.fromhex(settings.secret)
    if settings.secret_file is not None:
        return _read(settings.secret_file.expanduser())
    file = key_beside(settings.database)
    if file is None:
        return secrets.token_bytes(32)
    if not file.exists():
        _make(file)
    return _read(file)


def key_beside(database: str) -> Path | None:
    """Return the key file of an embedded database; None for a database in memory."""
    if database.startswith("postgres"):
        raise Malformed("setting-secret-needed")
    path = database.partition(":///")[2].partition("?")[0]
    in_file = database.startswith("sqlite") and path and path != ":memory:"
    return Path(path).with_suffix(".key") if in_file else None


def _make(file: Path) -> None:
    part = file.with_name(f"{file.name}.{secrets.token_hex(4)}")
    try:
        file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        write_key(part, secrets.token_hex(32) + "\n")
        _publish(part, file)
    except OSError as bad:
        raise Malformed("file-unwritable", file=str(file), reason=bad.strerror or "") from None


def _publish(part: Path, file: Path) -> None:
    try:
        # Unlike a rename, a link never replaces a key that another process has made meanwhile.
        with contextlib.suppress(FileExistsError):
            os.link(part, file)
    finally:
        part.unlink()


def write_key(file: Path, text: str) -> None:
    """Write a new file that only its owner can read, to disk."""
    descriptor = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(descriptor, "w") as out:
        out.write(text)
        out.flush()
        os.fsync(out.fileno())


def _read(file: Path) -> bytes:
    try:
        text = file.read_text("ascii").strip()
        mode = file.stat().st_mode
    except OSError as bad:
        raise Malformed("file-unreadable", file=str(file), reason=bad.strerror or "") from None
    except UnicodeDecodeError:
        raise Malformed("setting-secret-bad", file=str(file)) from None
    if os.name == "posix" and mode & OPEN:
        raise Malformed("setting-secret-open", file=str(file))
    if not KEY.fullmatch(text):
        raise Malformed("setting-secret-bad", file=str(file))
    return bytes.fromhex(text)
