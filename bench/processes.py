"""The resources that other processes use, and percentiles of times."""

import os
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path


def cpu_of(pid: int) -> float:
    """Return the seconds of CPU time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def children(pid: int) -> list[int]:
    """Return the children of a process."""
    text = Path(f"/proc/{pid}/task/{pid}/children").read_text()
    return [int(child) for child in text.split()]


def family_cpu_of(pid: int) -> float:
    """Return the seconds of CPU time of a process and its children, with those that ended."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    ended = (int(fields[13]) + int(fields[14])) / os.sysconf("SC_CLK_TCK")
    used = cpu_of(pid) + ended
    for child in children(pid):
        with suppress(ProcessLookupError, FileNotFoundError):  # it has ended meanwhile
            used += cpu_of(child)
    return used


def rss_of(pid: int) -> int:
    """Return the resident memory of a process in bytes."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def settle(pid: int) -> None:
    """Wait until a server has loaded its computer players: until it is idle for a second."""
    used = cpu_of(pid)
    while True:
        time.sleep(1.0)
        if (now := cpu_of(pid)) - used < 0.05:
            return
        used = now


def percentile(times: Sequence[float], percent: int) -> float:
    """Return that percentile in milliseconds."""
    return sorted(times)[len(times) * percent // 100] * 1000 if times else 0.0
