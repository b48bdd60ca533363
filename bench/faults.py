"""Kills servers while players use them: nothing acknowledged may be lost or doubled.

On SQLite one server is killed and started again, on PostgreSQL each of two in turn.
"""

import argparse
import tempfile
import time
from pathlib import Path
from random import Random

from bench.table import table
from tests.support.kills import kill_again_and_again
from tests.support.postgres import fresh_database, running_postgres
from tests.support.processes import server_launcher

COUNTED = ("tables", "moves", "acknowledged", "sent again", "positions compared")
HEADS = ("database", "nodes", "kills", *COUNTED, "lost", "doubled", "seconds a kill")


def main(args: list[str]) -> None:
    """Print what was compared; anything lost or doubled raises an error."""
    parser = argparse.ArgumentParser(prog="bench faults")
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--database", choices=("sqlite", "postgresql"), action="append")
    parser.add_argument("--seed", type=int, default=1)
    wish = parser.parse_args(args)
    rows = [_kill(name, wish) for name in wish.database or ("sqlite", "postgresql")]
    print(table("Servers killed while people play", HEADS, rows))  # noqa: T201


def _kill(name: str, wish: argparse.Namespace) -> tuple[object, ...]:
    # In the working directory: a temporary folder may be in memory, and the disk is tested.
    with tempfile.TemporaryDirectory(dir=Path.cwd()) as folder:
        if name == "sqlite":
            return _row(name, f"sqlite:///{folder}/house.db", 1, wish)
        with running_postgres(durable=True) as server:
            return _row(name, fresh_database(server), 2, wish)


def _row(name: str, database: str, nodes: int, wish: argparse.Namespace) -> tuple[object, ...]:
    with tempfile.TemporaryDirectory() as folder, server_launcher(Path(folder)) as servers:
        begun = time.perf_counter()
        found, _ = kill_again_and_again(servers, database, nodes, wish.kills, Random(wish.seed))
        each = (time.perf_counter() - begun) / wish.kills
    counts = (found.tables, found.moves, found.acknowledged, found.again, found.digests)
    return (name, nodes, wish.kills, *counts, 0, 0, each)
