"""What other processes use of this machine, and times in percentiles."""

import os
import time
from collections.abc import Sequence
from pathlib import Path


def cpu_of(pid: int) -> float:
    """Seconds of a core that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def rss_of(pid: int) -> int:
    """Bytes in memory."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def settle(pid: int) -> None:
    """Waits until a server has loaded its computer players: it is idle for a second then."""
    used = cpu_of(pid)
    while True:
        time.sleep(1.0)
        if (now := cpu_of(pid)) - used < 0.05:
            return
        used = now


def percentile(times: Sequence[float], percent: int) -> float:
    """In milliseconds."""
    return sorted(times)[len(times) * percent // 100] * 1000 if times else 0.0
