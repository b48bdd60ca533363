"""One, two and four workers of one server on PostgreSQL: durable moves a second of each.

Tables of four players, who run in processes of their own, so that they do not slow down what is
measured; a table moves as soon as all four have received its last move. `--database URL` uses a
PostgreSQL server that runs already, otherwise one is started for the measurement.
"""

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from typing import NamedTuple

from bench.processes import children, cpu_of, family_cpu_of, percentile, settle
from bench.table import table
from tests.support.postgres import fresh_database, running_postgres
from tests.support.processes import served

HEADS = (
    "workers",
    "moves a second",
    "times one",
    "done p50 ms",
    "p99 ms",
    "told to all p50 ms",
    "p99 ms",
    "workers' ms a move",
    "PostgreSQL's ms a move",
    "busiest worker's core %",
)


class Database(NamedTuple):
    """A PostgreSQL server: makes the address of an empty database; its process, if it is ours."""

    address: str
    pid: int | None


def main(args: list[str]) -> None:
    """Print one table, with the counts of workers in turn."""
    wish = _read(args)
    rows: list[Sequence[object]] = []
    for _ in range(wish.rounds):
        base = 0.0
        for count in wish.workers or (1, 2, 4):
            with _database(wish.database) as database:
                row = _measure(database, count, wish)
            base = base or row[0]
            rows.append((count, round(row[0]), round(row[0] / base, 2), *row[1:]))
    title = f"Workers: {wish.tables} tables, {4 * wish.tables} sockets, PostgreSQL"
    busy = f"{os.getloadavg()[0]:.1f} processes were running or waiting on {os.cpu_count()} cores"
    notes = f"{busy}; the players ran in {wish.crowds} processes."
    print(table(title, HEADS, rows, notes))  # noqa: T201


def _read(args: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="bench workers")
    parser.add_argument("--tables", type=int, default=240)
    parser.add_argument("--crowds", type=int, default=4, help="processes of players")
    parser.add_argument("--seconds", type=float, default=6.0)
    parser.add_argument("--workers", type=int, action="append")
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--database", help="postgresql://… of a server that runs already")
    parser.add_argument("--nats", help="nats://… for messages between the workers, not NOTIFY")
    return parser.parse_args(args)


@contextmanager
def _database(address: str | None) -> Iterator[Database]:
    if address is not None:
        yield Database(address, None)
        return
    with running_postgres(durable=True) as server:
        yield Database(fresh_database(server), server.get_pid())


def _measure(database: Database, count: int, wish: argparse.Namespace) -> list[float]:
    """Return moves a second, percentiles, and costs in CPU time."""
    environ = {"EMBERTIDE_NATS": wish.nats} if wish.nats else {}
    with ExitStack() as stack:
        server, address = stack.enter_context(
            served(database.address, "--workers", str(count), **environ)
        )
        workers = children(server.pid) if count > 1 else [server.pid]
        for pid in workers:
            settle(pid)
        crowds = [stack.enter_context(_crowd(address, wish)) for _ in range(wish.crowds)]
        _wait_seated(crowds)
        begun, before = time.perf_counter(), _used(workers, database.pid)
        found = _play(crowds)
        spent, after = time.perf_counter() - begun, _used(workers, database.pid)
    done, delivered = found
    own = [late - early for early, late in zip(before[0], after[0], strict=True)]
    return [
        len(done) / wish.seconds,
        *(percentile(times, at) for times in (done, delivered) for at in (50, 99)),
        round(1000 * sum(own) / len(done), 3),
        round(1000 * (after[1] - before[1]) / len(done), 3),
        round(100 * max(own) / spent),
    ]


def _used(workers: Sequence[int], database: int | None) -> tuple[list[float], float]:
    """Return the CPU time of each worker, and of the database."""
    own = [cpu_of(pid) for pid in workers]
    return own, 0.0 if database is None else family_cpu_of(database)


@contextmanager
def _crowd(address: str, wish: argparse.Namespace) -> Iterator[subprocess.Popen[bytes]]:
    flags = ["ours", address, str(wish.tables // wish.crowds), "0", str(wish.seconds), "wait"]
    command = [sys.executable, "-m", "bench.crowd", *flags]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as crowd:  # noqa: S603 - our own
        yield crowd
    assert crowd.returncode == 0


def _wait_seated(crowds: Sequence[subprocess.Popen[bytes]]) -> None:
    for crowd in crowds:
        assert crowd.stdout is not None
        assert crowd.stdout.readline() == b"seated\n"


def _play(crowds: Sequence[subprocess.Popen[bytes]]) -> tuple[list[float], list[float]]:
    """Let all players begin, and return all their times."""
    for crowd in crowds:
        assert crowd.stdin is not None
        crowd.stdin.write(b"go\n")
        crowd.stdin.flush()
    done, delivered = list[float](), list[float]()
    for crowd in crowds:
        assert crowd.stdout is not None
        found = json.loads(crowd.stdout.readline())
        done += found["done"]
        delivered += found["delivered"]
    return done, delivered
