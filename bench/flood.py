"""People and a computer beside an attack: hints, half-open connections and large bodies at once.

Two people play at one table, and a person plays against a computer at another. They are measured
quiet, under attack and afterwards, against a server with the limits that it has by default. The
attack comes from other addresses of the loopback network and from another process.
"""

import argparse
import asyncio
import json
import os
import secrets
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

import httpx
from websockets.asyncio.client import ClientConnection, connect

from bench.processes import percentile, rss_of, settle
from bench.table import table
from embertide.server.people.identity import new_person
from tests.support.players import PLAIN, cookie_of, sealing
from tests.support.processes import served

HEADS = (
    "",
    "people's moves",
    "p50 ms",
    "p99 ms",
    "longest ms",
    "computer's moves",
    "median s",
    "longest s",
    "memory MB",
    "most MB",
)
PAUSE = 0.05
"""Seconds between a person's move and the next one's."""

Json = dict[str, Any]


class Phase(NamedTuple):
    """What was measured in one phase: seconds, and bytes of memory."""

    people: list[float]
    computer: list[float]
    memory: list[int]

    def row(self, name: str) -> tuple[object, ...]:
        """Return the row of the table."""
        people = [percentile(self.people, p) for p in (50, 99)]
        return (
            name,
            len(self.people),
            *people,
            max(self.people) * 1000,
            len(self.computer),
            median(self.computer),
            max(self.computer),
            round(self.memory[-1] / 1e6),
            round(max(self.memory) / 1e6),
        )


class Seat:
    """A person's socket at a table, with the table as it was last sent."""

    def __init__(self, line: ClientConnection) -> None:
        self._line = line
        self.table: Json = {}

    async def until(self, holds: Callable[[Json], bool]) -> Json:
        """Return the table when that holds for it."""
        while not (self.table and holds(self.table)):
            message = json.loads(await self._line.recv())
            if message["type"] == "table":
                self.table = message
            assert message["type"] != "refused", message
        return self.table

    async def move(self) -> None:
        """Send the first legal move."""
        move = {"type": "move", "ply": self.table["ply"], "move": self.table["moves"][0]}
        await self._line.send(json.dumps(move | {"id": secrets.token_hex(8)}))


class Tables:
    """Opens tables at a server."""

    def __init__(self, address: str) -> None:
        self._address = address

    @asynccontextmanager
    async def seats(self, *kinds: Json) -> AsyncIterator[list[Seat]]:
        """Open a table with a new person on every seat for one; yield their sockets."""
        people = [new_person() for kind in kinds if kind["kind"] != "computer"]
        order = {"game": "firewater", "seats": list(kinds)}
        table = await self._ask(people[0], "/tables", order)
        name = f"/tables/{table['id']}"
        keys = [place["key"] for place in table["seats"] if place["key"]]
        for person, key in zip(people[1:], keys, strict=True):
            await self._ask(person, f"{name}/join", {"key": key})
        for at, request in sealing(table, len(people)):
            await self._ask(people[at], f"{name}/requests", request)
        url = self._address.replace("http", "ws") + f"/api{name}/socket"
        async with AsyncExitStack() as stack:
            yield [Seat(await stack.enter_async_context(_connect(url, who))) for who in people]

    async def _ask(self, person: str, path: str, body: Json) -> Json:
        headers = {"Cookie": cookie_of(person)}
        async with httpx.AsyncClient(headers=headers, timeout=60.0, verify=PLAIN) as client:
            answer = await client.post(f"{self._address}/api{path}", json=body)
        return dict(answer.raise_for_status().json())


def _connect(url: str, person: str) -> connect:
    return connect(url, additional_headers={"Cookie": cookie_of(person)}, open_timeout=60)


def _goes_on(now: Json) -> bool:
    return bool(now["phase"] != "playing" or now["moves"])


async def people_play(tables: Tables, times: list[float]) -> None:
    """Play; measure from sending a move to the new table at the other person."""
    async with tables.seats({"kind": "me"}, {"kind": "friend"}) as seats:
        for seat in seats:
            await seat.until(lambda now: now["phase"] == "playing")
        while seats[0].table["phase"] == "playing":
            at = seats[0].table["actor"]
            mover, other = seats[at], seats[1 - at]
            ply, begun = mover.table["ply"], time.perf_counter()
            await mover.move()
            await other.until(lambda now, ply=ply: now["ply"] > ply)
            times.append(time.perf_counter() - begun)
            await mover.until(lambda now, ply=ply: now["ply"] > ply)  # type: ignore[misc]
            await asyncio.sleep(PAUSE)


async def _computer(tables: Tables, times: list[float]) -> None:
    """Play against a computer; measure from the begin of its turn to its move."""
    async with tables.seats({"kind": "me"}, {"kind": "computer", "level": "spark"}) as (seat,):
        await seat.until(lambda now: now["phase"] == "playing" and _goes_on(now))
        while seat.table["phase"] == "playing":
            ply = seat.table["ply"]
            await seat.move()
            await seat.until(lambda now, ply=ply: now["ply"] > ply)  # type: ignore[misc]
            begun, waits = time.perf_counter(), not _goes_on(seat.table)
            await seat.until(_goes_on)
            if waits:
                times.append(time.perf_counter() - begun)


async def _again(play: Callable[[], Awaitable[None]]) -> None:
    while True:
        await play()


async def _memory(pid: int, sizes: list[int]) -> None:
    while True:
        sizes.append(rss_of(pid))
        await asyncio.sleep(0.25)


async def _measure(pid: int, address: str, seconds: float) -> Phase:
    tables, phase = Tables(address), Phase([], [], [])
    jobs = (
        _again(lambda: people_play(tables, phase.people)),
        _again(lambda: _computer(tables, phase.computer)),
        _memory(pid, phase.memory),
    )
    tasks = [asyncio.create_task(job) for job in jobs]
    done, _ = await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    for task in done:
        task.result()
    return phase


@asynccontextmanager
async def _attacked(address: str, loads: dict[str, int]) -> AsyncIterator[dict[str, int]]:
    """Attack while the context lasts; then fill the yielded dictionary with what was answered."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bench.attack", address, json.dumps(loads)),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    seen: dict[str, int] = {}
    yield seen
    output, _ = await process.communicate(b"")
    seen |= json.loads(output)


async def _run(pid: int, address: str, wish: argparse.Namespace) -> str:
    loads = {"hints": wish.hints, "connections": wish.connections, "bodies": wish.bodies}
    quiet = await _measure(pid, address, wish.seconds)
    async with _attacked(address, loads) as seen:
        flooded = await _measure(pid, address, wish.seconds)
    await asyncio.sleep(wish.rest)
    after = await _measure(pid, address, wish.seconds)
    phases = {"quiet": quiet, "under attack": flooded, "afterwards": after}
    rows = [phase.row(name) for name, phase in phases.items()]
    notes = f"{_notes(wish, seen)} {_aims(quiet, flooded)}"
    return table("People and a computer beside an attack", HEADS, rows, notes)


def _aims(quiet: Phase, flooded: Phase) -> str:
    """Say whether both stayed within three times of what is measured without an attack."""
    people = percentile(flooded.people, 99) / percentile(quiet.people, 99)
    computer = max(flooded.computer) / max(quiet.computer)
    reached = {True: "reached", False: "missed"}
    return (
        f"People's p99 rose to {people:.1f} times its quiet value (aim: under 3, "
        f"{reached[people < 3]}), the computer's longest turn to {computer:.1f} times (aim: within "
        f"3, {reached[computer <= 3]})."
    )


def _notes(wish: argparse.Namespace, seen: dict[str, int]) -> str:
    answers = ", ".join(f"{name}: {count:,}" for name, count in sorted(seen.items()))
    return (
        f"{wish.hints} hints at once, half of them closed immediately; "
        f"{wish.connections} half-open connections; {wish.bodies} clients posting 1 MB, "
        f"on {os.cpu_count()} cores that the server shares with the attack. "
        f"Answers to the attack: {answers or 'none'}."
    )


def main(args: list[str]) -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(prog="bench flood")
    parser.add_argument("--seconds", type=float, default=20.0, help="length of each phase")
    parser.add_argument("--rest", type=float, default=5.0, help="seconds after the attack")
    parser.add_argument("--hints", type=int, default=600)
    parser.add_argument("--connections", type=int, default=1200)
    parser.add_argument("--bodies", type=int, default=20)
    wish = parser.parse_args(args)
    # In the working directory: a temporary folder may be in memory, and moves go to the disk.
    with (
        tempfile.TemporaryDirectory(dir=Path.cwd()) as folder,
        served(f"sqlite:///{folder}/house.db", free=False) as (server, address),
    ):
        settle(server.pid)
        print(asyncio.run(_run(server.pid, address, wish)))  # noqa: T201
