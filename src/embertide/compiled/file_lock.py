"""A lock on a file, for what several threads or processes may write at once."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType

fcntl: ModuleType | None
try:
    import fcntl
except ImportError:  # Windows: no lock, so that two processes may do the same work twice
    fcntl = None


@contextmanager
def file_lock(file: Path) -> Iterator[None]:
    """Hold the lock on a file, which is made if it does not exist; wait for other holders."""
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("w") as held:
        if fcntl is not None:
            fcntl.flock(held, fcntl.LOCK_EX)
        yield
