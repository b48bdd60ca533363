"""The cost of a move as nodes are added: a simulation with NOTIFY, and with NATS.

Each node is a process with a store and a bus, without browsers and rules. Every table is in memory
on two nodes, as if its players were connected to both: one of them appends events, the other is
informed and reads them. The rate of moves is the same for every number of nodes. A NATS server is
started if the program `nats-server` is installed.
"""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from typing import Any

from bench.processes import family_cpu_of, percentile
from bench.table import table
from tests.support.nats import PROGRAM, NatsProcess
from tests.support.postgres import fresh_database, running_postgres

HEADS = (
    "bus",
    "nodes",
    "moves a second",
    "messages a move, all nodes",
    "messages a second, one node",
    "stored p50 ms",
    "p99 ms",
    "on the other node p50 ms",
    "p99 ms",
    "nodes' CPU ms a move",
    "PostgreSQL's CPU ms a move",
)


def main(args: list[str]) -> None:
    """Print one table for both buses."""
    wish = _read(args)
    rows: list[Sequence[object]] = []
    for bus in ["NOTIFY", *(["NATS"] if PROGRAM else [])]:
        for nodes in wish.nodes or (1, 2, 4, 8):
            rows.append((bus, nodes, *_measure(bus, nodes, wish)))
    notes = (
        f"{wish.tables} tables, {wish.rate:.0f} moves a second asked for, {os.cpu_count()} cores."
    )
    print(table("The cost of a move as nodes are added", HEADS, rows, notes))  # noqa: T201


def _read(args: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="bench nodes")
    parser.add_argument("--nodes", type=int, action="append")
    parser.add_argument("--tables", type=int, default=160)
    parser.add_argument("--rate", type=float, default=400.0, help="moves a second of all nodes")
    parser.add_argument("--seconds", type=float, default=5.0)
    return parser.parse_args(args)


def _measure(bus: str, nodes: int, wish: argparse.Namespace) -> Iterator[object]:
    with ExitStack() as stack:
        server = stack.enter_context(running_postgres(durable=True))
        nats = stack.enter_context(_nats()) if bus == "NATS" else ""
        database = fresh_database(server)
        running = [
            stack.enter_context(_node(database, nats, at, nodes, wish)) for at in range(nodes)
        ]
        for node in running:
            assert node.stdout is not None
            assert node.stdout.readline() == b"ready\n"
        postmaster = server.get_pid()
        assert postmaster is not None
        before = family_cpu_of(postmaster)
        found = _play(running, wish.seconds)
        spent = family_cpu_of(postmaster) - before
    return _row(found, nodes, spent, wish.seconds)


@contextmanager
def _nats() -> Iterator[str]:
    server = NatsProcess()
    server.start()
    try:
        yield server.url
    finally:
        server.kill()


@contextmanager
def _node(
    database: str, nats: str, at: int, nodes: int, wish: argparse.Namespace
) -> Iterator[subprocess.Popen[bytes]]:
    flags = [database, nats, str(at), str(nodes), str(wish.tables), str(wish.rate)]
    command = [sys.executable, "-m", "bench.node", *flags]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as node:  # noqa: S603 - our own
        yield node
    assert node.returncode == 0


def _play(running: Sequence[subprocess.Popen[bytes]], seconds: float) -> list[dict[str, Any]]:
    for node in running:
        assert node.stdin is not None
        node.stdin.write(f"{seconds}\n".encode())
        node.stdin.flush()
    found = []
    for node in running:
        assert node.stdout is not None
        found.append(json.loads(node.stdout.readline()))
    return found


def _row(
    found: Sequence[dict[str, Any]], nodes: int, spent: float, seconds: float
) -> Iterator[object]:
    stored = [one for node in found for one in node["stored"]]
    followed = [one for node in found for one in node["followed"]]
    messages, moves = sum(node["messages"] for node in found), len(stored)
    yield round(moves / seconds)
    yield round(messages / moves, 2)
    yield round(messages / nodes / seconds)
    yield from (percentile(times, at) for times in (stored, followed) for at in (50, 99))
    yield round(1000 * sum(node["cpu"] for node in found) / moves, 3)
    yield round(1000 * spent / moves, 3)
