"""Durable appends a second, and the time of each, on SQLite and PostgreSQL.

Each table appends one event after another, each as soon as the one before is stored.
"""

import asyncio
import os
import tempfile
import time
from pathlib import Path

from bench.table import table
from embertide.play.table.event_json import StoredEvent
from embertide.store.open import open_store
from embertide.store.store import Listing, Store
from tests.support.postgres import fresh_database, running_postgres

TABLES = (1, 50, 250)
SECONDS = 5.0

SUMMARY = {"seats": ["Ann", "Bob", "Cid", "Dot"], "options": {"players": 4, "mode": "competitive"}}
LISTING = Listing("game", "playing", False, None, False, 1.0, SUMMARY)
MOVE = {"seat": 1, "move": "a1-b2", "id": "0123456789abcdef", "draws": ["c3", "d4"]}


def main(args: list[str]) -> None:
    """Print one table for both databases."""
    rows = []
    # In the working directory: a temporary folder may be in memory, and the disk is measured.
    with (
        tempfile.TemporaryDirectory(dir=Path.cwd()) as folder,
        running_postgres(durable=True) as server,
    ):
        disk = _fsync(Path(folder) / "fsync")
        addresses = {"SQLite": f"sqlite:///{folder}/store.db", "PostgreSQL": fresh_database(server)}
        for name, address in addresses.items():
            for tables in TABLES:
                rows.append((name, tables, *asyncio.run(_measure(address, tables))))
    heads = ("database", "tables", "appends a second", "p50 ms", "p99 ms")
    notes = f"One fsync of 4 kB takes {disk:.2f} ms here (median)."
    print(table("The store: durable appends", heads, rows, notes))  # noqa: T201


def _fsync(file: Path) -> float:
    times = []
    with file.open("wb", buffering=0) as out:
        for _ in range(100):
            begun = time.perf_counter()
            out.write(bytes(4096))
            os.fsync(out.fileno())
            times.append(time.perf_counter() - begun)
    return _percentile(times, 50)


async def _measure(address: str, tables: int) -> tuple[int, float, float]:
    """Return appends a second, and percentiles of their times."""
    store = open_store(address, serving=True)
    await store.open()
    begun = time.perf_counter()
    names = [f"{tables} tables, number {i}" for i in range(tables)]
    times = await asyncio.gather(*(_play(store, name, begun + SECONDS) for name in names))
    spent = time.perf_counter() - begun
    await store.close()
    everything = [one for some in times for one in some]
    rate = round(len(everything) / spent)
    return rate, _percentile(everything, 50), _percentile(everything, 99)


async def _play(store: Store, name: str, until: float) -> list[float]:
    """Return the time of each append to a new table."""
    await store.add(name, [StoredEvent(0, 1.0, "opened", MOVE)], LISTING, ["ann", "bob"])
    times: list[float] = []
    while (begun := time.perf_counter()) < until:
        await store.append(name, [StoredEvent(len(times) + 1, begun, "move", MOVE)], LISTING)
        times.append(time.perf_counter() - begun)
    return times


def _percentile(times: list[float], percent: int) -> float:
    """Return that percentile in milliseconds."""
    return sorted(times)[len(times) * percent // 100] * 1000
