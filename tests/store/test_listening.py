"""Who listens hears of every change that is stored, by whichever node, and of whispers."""

import asyncio
from collections.abc import AsyncIterator

import pytest
from sqlalchemy import make_url
from sqlalchemy.ext.asyncio import create_async_engine

from embertide.store import ear
from embertide.store.store import Store, Taken
from tests.store.conftest import SHELF, moves, opened

pytestmark = pytest.mark.anyio

DEAFEN = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE datname = current_database() AND query = 'SELECT clock_timestamp()'
"""
"""Ends the connections of those that listen."""


class Notes:
    """Writes down what it hears, and waits for what it wants to hear."""

    def __init__(self, store: Store) -> None:
        self.heard: list[tuple[str, int]] = []
        self.overheard: list[str] = []
        self._news = asyncio.Event()
        store.listen(self._hear, self._overhear)

    def _hear(self, table: str, seq: int) -> None:
        self.heard.append((table, seq))
        self._news.set()

    def _overhear(self, text: str) -> None:
        self.overheard.append(text)
        self._news.set()

    async def until(self, note: tuple[str, int] | str) -> None:
        async with asyncio.timeout(10):
            while note not in self.heard and note not in self.overheard:
                self._news.clear()
                await self._news.wait()


@pytest.fixture
async def nodes(postgres_url: str) -> AsyncIterator[tuple[Store, Store]]:
    async with opened(postgres_url) as first, opened(postgres_url) as second:
        yield first, second


async def test_a_node_hears_what_it_stores(store: Store) -> None:
    notes = Notes(store)
    await store.add("t", moves(0, 2), SHELF)
    await store.append("t", moves(3, 3), SHELF)
    with pytest.raises(Taken):
        await store.append("t", moves(3, 4), SHELF)
    await store.add("u", moves(0, 0), SHELF)
    await notes.until(("u", 0))
    assert notes.heard == [("t", 2), ("t", 3), ("u", 0)]


async def test_a_node_hears_what_another_stores(nodes: tuple[Store, Store]) -> None:
    notes = Notes(nodes[1])
    await nodes[0].add("a table", moves(0, 2), SHELF)
    await notes.until(("a table", 2))
    assert await nodes[1].events("a table") == moves(0, 2)


async def test_whispers_reach_the_others_only(nodes: tuple[Store, Store]) -> None:
    notes = [Notes(node) for node in nodes]
    await nodes[0].whisper("from the first: é")
    await nodes[1].whisper("from the second")
    await notes[0].until("from the second")
    await notes[1].until("from the first: é")
    assert [n.overheard for n in notes] == [["from the second"], ["from the first: é"]]


async def test_alone_a_whisper_is_not_heard(store: Store) -> None:
    notes = Notes(store)
    await store.whisper("is anybody there?")
    await store.add("t", moves(0, 0), SHELF)
    await notes.until(("t", 0))
    assert notes.overheard == []


async def test_who_was_deaf_hears_what_was_missed(
    nodes: tuple[Store, Store], postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ear, "PAUSES", (0.5,))
    notes = Notes(nodes[1])
    engine = create_async_engine(make_url(postgres_url).set(drivername="postgresql+asyncpg"))
    async with engine.connect() as connection:
        lost = await connection.exec_driver_sql(DEAFEN)
        assert lost.scalars().all() == [True, True]
    await engine.dispose()
    await nodes[0].add("t", moves(0, 2), SHELF)
    await asyncio.sleep(0.1)
    assert notes.heard == []
    await notes.until(("t", 2))
    await nodes[0].append("t", moves(3, 3), SHELF)
    await notes.until(("t", 3))
