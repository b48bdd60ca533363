"""Fixtures with empty stores of every kind."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from embertide.play.table.event_json import StoredEvent
from embertide.store.nats_client import NatsServers
from embertide.store.open import open_store
from embertide.store.store import Listing, Store
from tests.support.nats import nats
from tests.support.postgres import postgres, postgres_url

__all__ = ["nats", "postgres", "postgres_url"]

LISTING = Listing("fire", "playing", False, None, False, 1.0, {"seats": ["Ann", "Bob"]})


def event(seq: int, kind: str = "move") -> StoredEvent:
    return StoredEvent(seq, 100.0 + seq, kind, {"seq": seq})


def moves(first: int, last: int) -> list[StoredEvent]:
    return [event(seq) for seq in range(first, last + 1)]


def seqs(events: Sequence[StoredEvent]) -> list[int]:
    return [e.seq for e in events]


@asynccontextmanager
async def opened(
    address: str, nats: str | None = None, serving: bool = False
) -> AsyncIterator[Store]:
    store = open_store(address, NatsServers([nats]) if nats else None, serving)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'new' / 'store.db'}"


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest) -> str:
    """A database that can be opened more than once."""
    return str(request.getfixturevalue(f"{request.param}_url"))


@pytest.fixture(params=["memory", "sqlite", "postgres"])
async def store(request: pytest.FixtureRequest) -> AsyncIterator[Store]:
    url = "memory:" if request.param == "memory" else f"{request.param}_url"
    address = url if url == "memory:" else str(request.getfixturevalue(url))
    async with opened(address) as store:
        yield store


@pytest.fixture
async def two(url: str) -> AsyncIterator[tuple[Store, Store]]:
    """Two stores on one database, as of two nodes or processes."""
    async with opened(url) as first, opened(url) as second:
        yield first, second
