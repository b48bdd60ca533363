"""Restoring a backup: over a whole, a crashed and a damaged database, and when it is refused."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from embertide.core.errors import Malformed
from embertide.store.backup import backup
from embertide.store.restore import restore
from embertide.store.store import StorageUnavailable
from tests.store.conftest import LISTING, moves, opened
from tests.store.test_damage import crashed

pytestmark = pytest.mark.anyio


@pytest.fixture
async def saved(sqlite_url: str, tmp_path: Path) -> Path:
    """A backup of a database with one old table."""
    async with opened(sqlite_url, serving=True) as store:
        await store.add("old", moves(0, 3), LISTING)
    backup(sqlite_url, tmp_path / "backup.db")
    return tmp_path / "backup.db"


def database(url: str) -> Path:
    return Path(url.partition("///")[2])


def names(file: Path) -> list[str]:
    return sorted(found.name for found in file.parent.iterdir() if found.is_file())


async def assert_old(url: str) -> None:
    async with opened(url, serving=True) as store:
        assert await store.events("old") == moves(0, 3)
        assert await store.events("young") == []


async def test_over_a_crashed_database(sqlite_url: str, saved: Path) -> None:
    """The log is moved into the old database, which is kept whole."""
    file = await crashed(sqlite_url)
    former = restore(sqlite_url, saved, "now")
    assert former == file.with_name("store.db.before-restore-now")
    assert names(file) == ["store.db", "store.db-lock", "store.db.before-restore-now"]
    await assert_old(sqlite_url)
    async with opened(f"sqlite:///{former}") as store:
        assert await store.events("young") == moves(0, 0)


async def test_over_a_damaged_database_with_a_log(sqlite_url: str, saved: Path) -> None:
    file = await crashed(sqlite_url)
    file.write_bytes(b"\x00" * 8192)
    log = file.with_name("store.db-wal").read_bytes()
    former = restore(sqlite_url, saved, "now")
    assert former is not None
    assert former.read_bytes() == b"\x00" * 8192
    assert former.with_name(f"{former.name}-wal").read_bytes() == log
    await assert_old(sqlite_url)


async def test_after_a_copy_over_a_crashed_database(sqlite_url: str, saved: Path) -> None:
    file = await crashed(sqlite_url)
    file.write_bytes(saved.read_bytes())
    restore(sqlite_url, saved, "now")
    await assert_old(sqlite_url)


async def test_where_there_is_no_database(sqlite_url: str, saved: Path, tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'another' / 'club.db'}"
    assert restore(url, saved, "now") is None
    await assert_old(url)
    assert database(url).stat().st_mode & 0o777 == 0o600


async def test_not_while_a_server_runs(sqlite_url: str, saved: Path) -> None:
    async with opened(sqlite_url, serving=True) as store:
        await store.add("young", moves(0, 0), LISTING)
        with pytest.raises(Malformed) as refusal:
            restore(sqlite_url, saved, "now")
        assert refusal.value.message.key == "database-served"
        assert await store.events("young") == moves(0, 0)
    assert names(database(sqlite_url)) == ["store.db", "store.db-lock"]


async def test_not_while_another_process_reads(sqlite_url: str, saved: Path) -> None:
    file = await crashed(sqlite_url)
    with closing(sqlite3.connect(file)) as other:
        other.execute("BEGIN")
        other.execute("SELECT * FROM tables").fetchall()
        with pytest.raises(StorageUnavailable) as refusal:
            restore(sqlite_url, saved, "now")
    assert refusal.value.message.key == "storage-locked"
    async with opened(sqlite_url) as store:
        assert await store.events("young") == moves(0, 0)


def foreign(file: Path) -> None:
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("CREATE TABLE letters (text)")


def newer(file: Path) -> None:
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")


async def test_a_backup_that_cannot_be_used(sqlite_url: str, saved: Path, tmp_path: Path) -> None:
    file, bad = database(sqlite_url), tmp_path / "bad.db"
    good = saved.read_bytes()
    middle = len(good) // 2
    before = file.read_bytes()

    def refused() -> str:
        with pytest.raises(Malformed) as refusal:
            restore(sqlite_url, bad, "now")
        return refusal.value.message.key

    assert refused() == "restore-missing"
    bad.write_bytes(b"")
    assert refused() == "database-empty"
    bad.write_text("Dear Ann, " * 100)
    assert refused() == "database-foreign"
    bad.write_bytes(good[:middle])
    assert refused() == "database-damaged"
    bad.write_bytes(good[:4096] + b"\x5a" * (len(good) - 4096))
    assert refused() == "database-damaged"
    bad.unlink()
    foreign(bad)
    assert refused() == "database-foreign"
    bad.write_bytes(good)
    newer(bad)
    assert refused() == "database-newer"
    with pytest.raises(Malformed, match="itself"):
        restore(sqlite_url, file, "now")
    with pytest.raises(Malformed, match="pg_restore"):
        restore("postgresql://ann@db/house", saved, "now")
    assert file.read_bytes() == before
    assert names(file) == ["store.db", "store.db-lock"]
