"""Addresses of databases, files of other programs, and migrations."""

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, create_engine, make_url
from sqlalchemy.ext.asyncio import create_async_engine

from embertide.core.errors import Malformed
from embertide.store.memory import MemoryStore
from embertide.store.open import open_store
from embertide.store.postgres import PostgresStore
from embertide.store.schema import metadata
from embertide.store.sqlite import SqliteStore
from embertide.store.store import StorageUnavailable
from tests.store.conftest import LISTING, moves, opened

pytestmark = pytest.mark.anyio

T = TypeVar("T")


async def with_database(url: str, work: Callable[[Connection], T]) -> T:
    """Run a function on a connection of its own, without the store."""
    if not url.startswith("postgres"):
        with create_engine(url).begin() as connection:
            return work(connection)
    engine = create_async_engine(make_url(url).set(drivername="postgresql+asyncpg"))
    async with engine.begin() as connection:
        found = await connection.run_sync(work)
    await engine.dispose()
    return found


def differences(connection: Connection) -> Any:
    options = {"compare_type": True, "compare_server_default": True}
    return compare_metadata(MigrationContext.configure(connection, opts=options), metadata)


@pytest.mark.parametrize(
    ("address", "kind"),
    [
        ("memory:", MemoryStore),
        ("sqlite:///a.db", SqliteStore),
        ("postgresql://ann@db/house", PostgresStore),
        ("postgresql+asyncpg://ann:secret@db:5432/house", PostgresStore),
    ],
)
async def test_addresses(address: str, kind: type) -> None:
    assert isinstance(open_store(address), kind)


@pytest.mark.parametrize(
    ("address", "sentence"),
    [
        ("", '"" isn’t a kind of database'),
        ("store.db", '"store.db" isn’t a kind of database'),
        ("mysql://ann:secret@db/house", '"mysql:" isn’t a kind of database'),
        ("sqlite+aiosqlite:///a.db", '"sqlite+aiosqlite:" isn’t a kind'),
        ("postgresql+psycopg://ann:secret@db/house", '"postgresql+psycopg:" isn’t a kind'),
        ("postgresql://ann:secret@db:port/house", '"postgresql:" isn’t a kind'),
        ("sqlite://", "Say which file"),
        ("sqlite:///:memory:", "Say which file"),
    ],
)
async def test_addresses_that_make_no_sense(address: str, sentence: str) -> None:
    with pytest.raises(Malformed) as refusal:
        open_store(address)
    assert str(refusal.value).startswith(sentence)
    assert "secret" not in str(refusal.value)


async def test_a_place_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for place in (tmp_path, tmp_path / "file" / "store.db"):
        with pytest.raises(Malformed) as refusal:
            await open_store(f"sqlite:///{place}").open()
        assert refusal.value.message.key == "file-unwritable"


async def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ann, " * 200)
    store = open_store(f"sqlite:///{file}")
    with pytest.raises(Malformed) as refusal:
        await store.open()
    await store.close()
    assert refusal.value.message.key == "database-foreign"
    assert file.read_text() == "Dear Ann, " * 200


async def test_an_unreachable_server(tmp_path: Path) -> None:
    store = open_store(f"postgresql://ann@/house?host={tmp_path}")
    with pytest.raises(StorageUnavailable) as caught:
        await store.open()
    await store.close()
    assert caught.value.message.key == "storage-away"


async def test_migrations_make_the_schema(url: str) -> None:
    async with opened(url):
        assert await with_database(url, differences) == []


async def test_several_open_a_new_database_at_once(url: str) -> None:
    stores = [open_store(url) for _ in range(4)]
    await asyncio.gather(*(store.open() for store in stores))
    await stores[0].add("t", moves(0, 0), LISTING)
    assert [await store.events("t") for store in stores] == [moves(0, 0)] * 4
    await asyncio.gather(*(store.close() for store in stores))


async def test_a_newer_database_is_refused(url: str) -> None:
    async with opened(url):
        pass
    newer = "UPDATE alembic_version SET version_num = '9999'"
    await with_database(url, lambda connection: connection.exec_driver_sql(newer))
    store = open_store(url)
    with pytest.raises(Malformed) as refusal:
        await store.open()
    await store.close()
    assert refusal.value.message.key == "database-newer"


async def test_commits_reach_the_disk(sqlite_url: str) -> None:
    async with opened(sqlite_url) as store:
        assert isinstance(store, SqliteStore)
        for engine in (store._reading, store._writing):
            with engine.connect() as connection:
                for pragma, value in (("journal_mode", "wal"), ("synchronous", 2)):
                    found = connection.exec_driver_sql(f"PRAGMA {pragma}")
                    assert found.scalar() == value
    assert sqlite3.sqlite_version_info >= (3, 35)
