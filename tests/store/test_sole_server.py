"""One server for an SQLite file, and how it learns of changes by other processes."""

from pathlib import Path

import pytest

from embertide.core.errors import Malformed
from embertide.store import notice_bus
from embertide.store.open import open_store
from embertide.store.store import Store
from tests.store.conftest import LISTING, moves, opened
from tests.store.test_listening import Received

pytestmark = pytest.mark.anyio


async def refusal(store: Store) -> str:
    with pytest.raises(Malformed) as caught:
        await store.open()
    await store.close()
    return caught.value.message.key


async def test_a_second_server_is_refused(sqlite_url: str) -> None:
    async with opened(sqlite_url, serving=True) as first:
        await first.add("t", moves(0, 0), LISTING)
        assert await refusal(open_store(sqlite_url, serving=True)) == "database-served"
        await first.append("t", moves(1, 1), LISTING)
    async with opened(sqlite_url, serving=True) as second:
        assert await second.events("t") == moves(0, 1)


async def test_other_processes_do_not_take_the_leases_of_the_server(sqlite_url: str) -> None:
    async with opened(sqlite_url, serving=True) as server:
        assert await server.lease("think t", "server", 60, 0)
        async with opened(sqlite_url) as other:
            assert not await other.lease("think t", "other", 60, 1)


async def test_the_server_learns_of_changes_by_others(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notice_bus, "WATCH", 0.01)
    async with opened(sqlite_url) as other:
        await other.bus.broadcast("before the server started")
        async with opened(sqlite_url, serving=True) as server:
            received = Received(server)
            await other.add("t", moves(0, 2), LISTING)
            await other.bus.broadcast("face ann")
            await received.until("face ann")
            await server.append("t", moves(3, 3), LISTING)
            await other.append("t", moves(4, 4), LISTING)
            await received.until(("t", 4))
    assert received.changes == [("t", 2), ("t", 3), ("t", 4)]
    assert received.texts == ["face ann"]


async def test_the_lock_file_is_private_and_stays(sqlite_url: str) -> None:
    async with opened(sqlite_url, serving=True):
        pass
    lock = Path(sqlite_url.partition("///")[2] + "-lock")
    assert lock.stat().st_mode & 0o777 == 0o600
    assert lock.read_text().strip().isdecimal()
