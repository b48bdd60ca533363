"""The lock file beside an embedded database: one server holds it until its process ends."""

import errno
import os
import sys
from pathlib import Path

from embertide.core.errors import Malformed

PRIVATE = 0o600
"""Mode of a new file: only its owner may read it."""

_LOCKED = 1 << 30
"""Offset of the byte that is locked on Windows, where a locked byte cannot be read."""

_BUSY = {errno.EAGAIN, errno.EACCES, errno.EDEADLK}
"""Errors of the system for a lock that another process holds."""


def _try_lock(descriptor: int) -> None:
    """Lock an open file, or raise OSError; the system unlocks it when the process ends."""
    if sys.platform == "win32":
        import msvcrt  # noqa: PLC0415 - not on other systems

        os.lseek(descriptor, _LOCKED, os.SEEK_SET)
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl  # noqa: PLC0415 - not on Windows

        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


def give_to_owner(file: Path, model: Path) -> None:
    """Give a file that root has made to the owner of another one; do nothing for other users."""
    if sys.platform != "win32" and os.geteuid() == 0:
        owner = model.stat()
        os.chown(file, owner.st_uid, owner.st_gid)


def lock_file(database: Path) -> Path:
    """Return the name of the lock file of a database."""
    return database.with_name(f"{database.name}-lock")


class ServerLock:
    """The exclusive right to serve a database; the lock file also holds the file's generations.

    A lock on the database itself would not do: SQLite replaces and locks it in its own ways.
    """

    def __init__(self, database: Path) -> None:
        self._database = database
        self._file = lock_file(database)
        self._descriptor: int | None = None

    def take(self) -> None:
        """Take the lock; raise Malformed if another process holds it."""
        try:
            descriptor = os.open(self._file, os.O_RDWR | os.O_CREAT, PRIVATE)
            give_to_owner(self._file, self._file.parent)
        except OSError as bad:
            raise self._unwritable(bad) from None
        try:
            _try_lock(descriptor)
        except OSError as bad:
            os.close(descriptor)
            if bad.errno not in _BUSY:
                raise self._unwritable(bad) from None
            raise Malformed("database-served", file=str(self._database)) from None
        self._descriptor = descriptor

    def _unwritable(self, bad: OSError) -> Malformed:
        return Malformed("file-unwritable", file=str(self._file), reason=bad.strerror or "")

    def release(self) -> None:
        """Release the lock, if it is held; the file stays."""
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None

    def write(self, text: str) -> None:
        """Replace the content of the lock file, on disk."""
        assert self._descriptor is not None
        os.lseek(self._descriptor, 0, os.SEEK_SET)
        os.write(self._descriptor, text.encode("ascii"))
        os.ftruncate(self._descriptor, len(text))
        os.fsync(self._descriptor)
