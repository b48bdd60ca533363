"""A server during many games without a pause: does it grow, does it slow down?

People and computers play game after game, in a process of their own, while two more people play at
the same server and are measured: from sending a move to the new table at the other. Each row is one
stretch of time; the last one is measured after the crowd has left and its tables have been idle.
"""

import argparse
import asyncio
import os
import re
import sqlite3
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import httpx
from websockets.asyncio.client import ClientConnection

from bench.flood import PAUSE, Tables, people_play
from bench.processes import cpu_of, percentile, rss_of, settle
from bench.table import table
from embertide.host.registry import IDLE
from tests.support.players import PLAIN, Group, Json, Notes, Player, play_for_ever
from tests.support.processes import served

HEADS = (
    "minutes",
    "games over",
    "moves",
    "moves a second",
    "p50 ms",
    "p99 ms",
    "longest ms",
    "core %",
    "memory MB",
    "tables in memory",
    "open files",
    "threads",
    "database MB",
)

GAMES = "feurio", "firewater"


class CalmPlayer(Player):
    """A player who waits before each move, so that the server is not always at its limit."""

    pause = 0.0

    async def _look(self, seen: Json, socket: ClientConnection) -> None:
        if seen["moves"]:
            await asyncio.sleep(self.pause)
        await super()._look(seen, socket)


class Soaked:
    """The server under measurement, and what was counted at the last row."""

    def __init__(self, pid: int, address: str, database: Path) -> None:
        self._pid, self._address, self._database = pid, address, database
        self._begun = self._last = time.perf_counter()
        self._moves, self._cpu = 0.0, cpu_of(pid)

    async def row(self, times: Sequence[float]) -> tuple[object, ...]:
        """Return a row about the time since the last one."""
        now, numbers = time.perf_counter(), await self._numbers()
        spent, self._last = now - self._last, now
        moves, self._moves = numbers["moves_total"] - self._moves, numbers["moves_total"]
        used, self._cpu = cpu_of(self._pid) - self._cpu, cpu_of(self._pid)
        return (
            (now - self._begun) / 60,
            self._games_over(),
            round(self._moves),
            moves / spent,
            *(percentile(times, p) for p in (50, 99)),
            max(times) * 1000,
            round(100 * used / spent),
            round(rss_of(self._pid) / 1e6),
            round(numbers["tables"]),
            len(os.listdir(f"/proc/{self._pid}/fd")),  # noqa: PTH208 - one listing, no paths
            len(os.listdir(f"/proc/{self._pid}/task")),  # noqa: PTH208
            sum(file.stat().st_size for file in self._database.parent.iterdir()) / 1e6,
        )

    def _games_over(self) -> int:
        with closing(sqlite3.connect(self._database)) as database:
            query = "SELECT count(*) FROM tables WHERE phase = 'over'"
            return int(database.execute(query).fetchone()[0])

    async def _numbers(self) -> dict[str, float]:
        async with httpx.AsyncClient(verify=PLAIN, timeout=60.0) as client:
            text = (await client.get(f"{self._address}/metrics")).text
        found = dict(re.findall(r"^embertide_(\w+) ([\d.e+]+)$", text, re.MULTILINE))
        return {name: float(value) for name, value in found.items()}


async def crowd(address: str, tables: int, pause: float) -> None:
    """Let people play for ever: every third table has a computer instead of a second person."""
    CalmPlayer.pause = pause

    def where() -> str:
        return address

    notes = Notes()
    groups: list[Group] = [
        (GAMES[at % 2], (where,) if at % 3 == 0 else (where, where)) for at in range(tables)
    ]
    async with asyncio.TaskGroup() as group:
        for game, wheres in groups:
            group.create_task(play_for_ever(game, wheres, notes, CalmPlayer))


async def _measured(address: str, seconds: float) -> list[float]:
    """Play as two people for a time, and return how long each move took."""
    times: list[float] = []

    async def play() -> None:
        while True:
            await people_play(Tables(address), times)

    playing = asyncio.create_task(play())
    await asyncio.wait([playing], timeout=seconds)
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)
    return times


async def _soak(soaked: Soaked, address: str, wish: argparse.Namespace) -> list[Sequence[object]]:
    rows: list[Sequence[object]] = []
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bench.soak", address, str(wish.tables), str(wish.pause))
    )
    try:
        for _ in range(wish.rows):
            rows.append(await soaked.row(await _measured(address, 60 * wish.minutes / wish.rows)))
            assert process.returncode is None, "the players have stopped"
    finally:
        process.kill()
        await process.wait()
    await asyncio.sleep(2 * IDLE)
    rows.append(await soaked.row(await _measured(address, 20.0)))
    return rows


def main(args: list[str]) -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(prog="bench soak")
    parser.add_argument("--minutes", type=float, default=8.0)
    parser.add_argument("--rows", type=int, default=8)
    parser.add_argument("--tables", type=int, default=30)
    parser.add_argument("--pause", type=float, default=0.25, help="seconds before a move")
    wish = parser.parse_args(args)
    # In the working directory: a temporary folder may be in memory, and moves go to the disk.
    with tempfile.TemporaryDirectory(dir=Path.cwd()) as folder:
        file = Path(folder) / "house.db"
        with served(f"sqlite:///{file}") as (server, address):
            settle(server.pid)
            rows = asyncio.run(_soak(Soaked(server.pid, address, file), address, wish))
    print(table("Many games without a pause", HEADS, rows, _notes(wish)))  # noqa: T201


def _notes(wish: argparse.Namespace) -> str:
    return (
        f"{wish.tables} tables, a third of them with a computer (spark). People move {wish.pause} "
        "s after their turn begins, and begin another game when one is over. Beside them two are "
        f"measured, who move every {PAUSE} s. The last row is {2 * IDLE:.0f} s after the others "
        f"left. The players shared {os.cpu_count()} cores with the server."
    )


if __name__ == "__main__":
    asyncio.run(crowd(sys.argv[1], int(sys.argv[2]), float(sys.argv[3])))
