"""One at a time, of all threads and processes: for what several may write at once on disk."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType

fcntl: ModuleType | None
try:
    import fcntl
except ImportError:  # Windows: there nobody waits
    fcntl = None


@contextmanager
def alone(lock: Path) -> Iterator[None]:
    """While this lasts, nobody else gets in with the same file, which is made if need be."""
    lock.parent.mkdir(parents=True, exist_ok=True)
    with lock.open("w") as held:
        if fcntl is not None:
            fcntl.flock(held, fcntl.LOCK_EX)
        yield
