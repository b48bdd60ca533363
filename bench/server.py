"""The server under load: durable moves a second, and how long people wait for them.

1,000 sockets at 250 tables of four people. A table moves as soon as its last move was told to all
four (`--rate 0`), or all tables together a given number of times a second. The people are in a
second process, and measure from sending a move to its `done`, and to the new table at the last of
the four.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
from websockets.sync.client import ClientConnection, connect

from bench.table import table
from tests.postgres import fresh_database, running_postgres
from tests.server.processes import served

SECONDS = 10.0
IDLE = 2000
"""So many tables lie in memory when their size is measured."""


def main(args: list[str]) -> None:
    """Prints the tables for both databases."""
    parser = argparse.ArgumentParser(prog="bench server")
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--rate", type=float, action="append", help="moves a second; 0: all it can")
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--database", choices=("sqlite", "postgresql"), action="append")
    parser.add_argument("--idle", type=int, default=IDLE)
    parser.add_argument("--pings", type=int, default=300)
    wish = parser.parse_args(args)
    rows: list[tuple[object, ...]] = []
    for name in wish.database or ("sqlite", "postgresql"):
        with _database(name) as address:
            for rate in wish.rate or [0.0, 500.0]:
                rows.append((name, rate or "all it can", *_measure(address, rate, wish)))
    times = ("done p50 ms", "p99 ms", "told to all p50 ms", "p99 ms", "server's core %")
    heads = ("database", "asked a second", "moves a second", *times)
    busy = f"{os.getloadavg()[0]:.1f} processes were running or waiting on {os.cpu_count()} cores."
    title = f"The server: {wish.tables} tables, {4 * wish.tables} sockets"
    print(table(title, heads, rows, busy))  # noqa: T201
    if wish.idle:
        print("\n" + _memory(wish.idle))  # noqa: T201
    if wish.pings:
        print("\n" + _echo(wish.pings))  # noqa: T201


@contextmanager
def _database(name: str) -> Iterator[str]:
    # Beside the code, not in memory: what is measured is a disk.
    if name == "sqlite":
        with tempfile.TemporaryDirectory(dir=Path.cwd()) as folder:
            yield f"sqlite:///{folder}/house.db"
    else:
        with running_postgres(durable=True) as server:
            yield fresh_database(server)


def _measure(database: str, rate: float, wish: argparse.Namespace) -> tuple[float, ...]:
    """Moves a second, percentiles, and how much of a core the server used."""
    with served(database) as (server, address):
        command = [sys.executable, "-m", "bench.crowd", address, str(wish.tables), str(rate)]
        with subprocess.Popen([*command, str(wish.seconds)], stdout=subprocess.PIPE) as crowd:  # noqa: S603
            assert crowd.stdout is not None
            assert crowd.stdout.readline() == b"seated\n"
            begun, spent = time.perf_counter(), cpu_of(server.pid)
            answer = crowd.stdout.readline()
            used = (cpu_of(server.pid) - spent) / (time.perf_counter() - begun)
    found = json.loads(answer)
    moves = round(len(found["done"]) / wish.seconds)
    percentiles = [_percentile(found[w], p) for w in ("done", "told") for p in (50, 99)]
    return (moves, *percentiles, round(100 * used))


def cpu_of(pid: int) -> float:
    """Seconds of a core that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _rss(pid: int) -> int:
    """Bytes in memory."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def _percentile(times: list[float], percent: int) -> float:
    """In milliseconds."""
    return sorted(times)[len(times) * percent // 100] * 1000 if times else 0.0


def _memory(tables: int) -> str:
    """How much memory a table takes that nobody plays at."""
    order = {"game": "feurio", "seats": [{"kind": "me"}, {"kind": "computer", "level": "spark"}]}
    with _database("sqlite") as database, served(database) as (server, address):
        with httpx.Client(base_url=address, timeout=30.0) as client:
            for _ in range(50):
                client.post("/api/tables", json=order)
            before = _rss(server.pid)
            for _ in range(tables):
                client.post("/api/tables", json=order).raise_for_status()
        after = _rss(server.pid)
    each = (after - before) / tables / 1000
    return table("Memory of an idle table", ("tables", "kB a table"), [(tables, round(each, 1))])


def _echo(pings: int) -> str:
    """How long an echo takes while all thinkers are busy."""
    order = {"game": "feurio", "seats": [{"kind": "computer", "level": "inferno"}] * 4}
    with _database("sqlite") as database, served(database) as (_, address):
        with httpx.Client(base_url=address, timeout=30.0) as client:
            tables = [client.post("/api/tables", json=order).json() for _ in range(8)]
        url = f"{address.replace('http', 'ws')}/api/tables/{tables[0]['id']}/socket"
        with connect(f"{url}?key={tables[0]['watch']}", compression=None) as socket:
            _until_thinking(address)
            times = [_ping(socket) for _ in range(pings)]
    row = (pings, _percentile(times, 50), _percentile(times, 99), max(times) * 1000)
    title = "Echo while all thinkers are busy"
    return table(title, ("pings", "p50 ms", "p99 ms", "longest ms"), [row])


def _until_thinking(address: str) -> None:
    """Waits until something was thought: everything is compiled then."""
    while "embertide_think_seconds_count" not in httpx.get(f"{address}/metrics").text:
        time.sleep(0.5)


def _ping(socket: ClientConnection) -> float:
    begun = time.perf_counter()
    socket.send('{"type":"ping","id":"p"}')
    while not str(socket.recv()).startswith('{"type":"pong"'):
        pass
    spent = time.perf_counter() - begun
    time.sleep(0.02)
    return spent
