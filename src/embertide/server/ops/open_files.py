"""The number of files that this process may open, of which every connection is one."""

import sys
from contextlib import suppress

ENOUGH = 65_536
"""Open files beyond which nothing is gained."""

RESERVED = 128
"""Open files that are kept for the database, logs and the program itself."""


def raise_open_files() -> int:
    """Raise the limit of open files as far as the system lets us; return it."""
    if sys.platform == "win32":
        return ENOUGH
    import resource  # noqa: PLC0415 - not on Windows

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = ENOUGH if hard == resource.RLIM_INFINITY else min(hard, ENOUGH)
    if soft == resource.RLIM_INFINITY or soft >= most:
        return ENOUGH if soft == resource.RLIM_INFINITY else soft
    with suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]


def connections_within(files: int, wanted: int) -> int:
    """Return how many connections leave enough open files for everything else."""
    return min(wanted, max(files - RESERVED, files // 2))
