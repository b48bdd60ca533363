"""Damaged, empty and replaced files: a server refuses them in a sentence, at start or later."""

import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from embertide.core.errors import Malformed
from embertide.store.backup import backup
from embertide.store.open import open_store
from embertide.store.store import StorageUnavailable
from tests.store.conftest import LISTING, event, moves, opened

pytestmark = pytest.mark.anyio

PAGE = 4096


async def filled(url: str) -> Path:
    """Fill a database as a server does; return its file."""
    async with opened(url, serving=True) as store:
        for number in range(20):
            first = [event(0)._replace(data={"text": "x" * 3000})]
            await store.add(f"t{number:02}", first, LISTING)
    return Path(url.partition("///")[2])


def overwrite(file: Path, at: int, data: bytes) -> None:
    with file.open("r+b") as database:
        database.seek(at)
        database.write(data)


def truncate(file: Path, size: int) -> None:
    with file.open("r+b") as database:
        database.truncate(size)


@pytest.mark.parametrize(
    ("damage", "key"),
    [
        (lambda file: truncate(file, 10 * PAGE), "database-damaged"),
        (lambda file: truncate(file, 2 * PAGE + 17), "database-damaged"),
        (lambda file: truncate(file, 60), "database-damaged"),
        (lambda file: truncate(file, 0), "database-empty"),
        (lambda file: overwrite(file, 0, b"\x00" * 100), "database-damaged"),
        (lambda file: overwrite(file, 100, b"\xff" * (PAGE - 100)), "database-damaged"),
        (lambda file: overwrite(file, 4 * PAGE, b"\x5a" * 20 * PAGE), "database-damaged"),
        (lambda file: file.write_bytes(b"Dear Ann"), "database-damaged"),
    ],
    ids=["cut", "cut within a page", "short", "empty", "header", "schema", "middle", "other"],
)
async def test_a_server_does_not_start(
    sqlite_url: str, damage: Callable[[Path], None], key: str
) -> None:
    file = await filled(sqlite_url)
    damage(file)
    found = file.read_bytes()
    store = open_store(sqlite_url, serving=True)
    with pytest.raises(Malformed) as refusal:
        await store.open()
    await store.close()
    assert refusal.value.message.key == key
    assert file.read_bytes() == found
    with pytest.raises(Malformed):
        backup(sqlite_url, file.with_name("copy.db"))
    assert not file.with_name("copy.db").exists()


async def test_damage_while_the_server_runs(sqlite_url: str) -> None:
    async with opened(sqlite_url, serving=True) as store:
        await store.add("t", moves(0, 0), LISTING)
        with closing(sqlite3.connect(sqlite_url.partition("///")[2])) as other:
            other.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        file = Path(sqlite_url.partition("///")[2])
        overwrite(file, PAGE, b"\x5a" * (file.stat().st_size - PAGE))
        # A connection that has cached the pages would not notice.
        store._reading.dispose()  # type: ignore[attr-defined]
        with pytest.raises(StorageUnavailable) as caught:
            await store.events("t")
        assert caught.value.message.key == "storage-damaged"


@pytest.mark.parametrize("data", ["'{'", "CAST(x'ff' AS TEXT)"], ids=["json", "utf-8"])
async def test_a_damaged_row(sqlite_url: str, data: str) -> None:
    file = await filled(sqlite_url)
    with closing(sqlite3.connect(file)) as other, other:
        other.execute(f"UPDATE events SET data = {data} WHERE table_id = 't07'")  # noqa: S608
    async with opened(sqlite_url, serving=True) as store:
        with pytest.raises(StorageUnavailable) as caught:
            await store.events("t07")
        assert caught.value.message.key == "storage-damaged"
        assert await store.events("t08")


async def crashed(url: str) -> Path:
    """Leave a database with a log that is not empty, as a killed server does."""
    file = Path(url.partition("///")[2])
    copies = file.parent / "crashed"
    async with opened(url, serving=True) as store:
        await store.add("young", moves(0, 0), LISTING)
        copies.mkdir()
        for name in (file.name, f"{file.name}-wal"):
            shutil.copy(file.with_name(name), copies / name)
    for copy in copies.iterdir():
        copy.replace(file.with_name(copy.name))
    return file


async def test_a_backup_copied_over_a_crashed_database_is_refused(
    sqlite_url: str, tmp_path: Path
) -> None:
    """Otherwise SQLite would replay the log of the old database over the backup."""
    async with opened(sqlite_url, serving=True) as store:
        await store.add("old", moves(0, 0), LISTING)
    backup(sqlite_url, tmp_path / "backup.db")
    file = await crashed(sqlite_url)
    shutil.copy(tmp_path / "backup.db", file)
    for serving in (False, True):
        store = open_store(sqlite_url, serving=serving)
        with pytest.raises(Malformed) as refusal:
            await store.open()
        await store.close()
        assert refusal.value.message.key == "database-other-log"


async def test_an_older_copy_of_the_file_over_a_crashed_database_is_refused(
    sqlite_url: str, tmp_path: Path
) -> None:
    async with opened(sqlite_url, serving=True):
        pass
    shutil.copy(sqlite_url.partition("///")[2], tmp_path / "copy.db")
    file = await crashed(sqlite_url)
    shutil.copy(tmp_path / "copy.db", file)
    with pytest.raises(Malformed, match="doesn’t belong"):
        backup(sqlite_url, tmp_path / "backup.db")


async def test_a_crashed_database_goes_on(sqlite_url: str) -> None:
    await crashed(sqlite_url)
    async with opened(sqlite_url, serving=True) as store:
        assert await store.events("young") == moves(0, 0)


async def test_a_log_without_its_database_is_not_deleted(sqlite_url: str) -> None:
    file = await crashed(sqlite_url)
    log = file.with_name(f"{file.name}-wal")
    file.unlink()
    store = open_store(sqlite_url, serving=True)
    with pytest.raises(Malformed) as refusal:
        await store.open()
    await store.close()
    assert refusal.value.message.key == "database-log-alone"
    assert log.stat().st_size > 0
