"""Everything that a process has acknowledged is stored, even if it is killed at any moment."""

import asyncio
import random
import sys

import pytest

from tests.store.conftest import moves, opened
from tests.support.appender import TABLES

pytestmark = pytest.mark.anyio

KILLS = {"sqlite": 10, "postgresql": 4}


async def run_and_kill(address: str, seconds: float) -> dict[str, int]:
    """Run the process and kill it; return the newest acknowledged event of each table."""
    command = (sys.executable, "-m", "tests.support.appender", address)
    child = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    assert child.stdout is not None
    first = await child.stdout.readline()
    await asyncio.sleep(seconds)
    child.kill()
    lines = (first + await child.stdout.read()).decode().split("\n")
    await child.wait()
    # The last line may be incomplete.
    return {table: int(seq) for table, _, seq in (line.partition("=") for line in lines[:-1])}


async def test_nothing_acknowledged_is_lost(url: str) -> None:
    dice, acknowledged = random.Random(4), dict.fromkeys(TABLES, -1)
    for _ in range(KILLS[url.partition(":")[0].partition("+")[0]]):
        acknowledged |= await run_and_kill(url, dice.uniform(0, 0.1))
        async with opened(url) as store:
            for table in TABLES:
                events = await store.events(table)
                assert events == moves(0, len(events) - 1)
                assert len(events) - 1 >= acknowledged[table]
                # After the first event, two are stored at a time.
                assert len(events) % 2 == 1 or not events
    assert min(acknowledged.values()) > 0
