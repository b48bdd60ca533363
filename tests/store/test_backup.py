"""Backups of a database in use."""

import asyncio
import stat
from pathlib import Path

import pytest

from embertide.core.errors import Malformed
from embertide.store.backup import backup
from tests.store.conftest import LISTING, moves, opened, seqs

pytestmark = pytest.mark.anyio


async def test_a_backup_holds_what_was_stored(sqlite_url: str, tmp_path: Path) -> None:
    copy, original = tmp_path / "copy.db", Path(sqlite_url.partition("///")[2])
    async with opened(sqlite_url) as store:
        await store.add("t", moves(0, 0), LISTING)

        async def play() -> None:
            for seq in range(1, 200):
                await store.append("t", moves(seq, seq), LISTING)

        playing = asyncio.create_task(play())
        while len(before := await store.events("t")) < 20:
            await asyncio.sleep(0.01)
        await asyncio.to_thread(backup, sqlite_url, copy)
        await playing
    assert [stat.filemode(f.stat().st_mode) for f in (original, copy)] == ["-rw-------"] * 2
    async with opened(f"sqlite:///{copy}") as store:
        events = await store.events("t")
        assert seqs(events) == list(range(len(events)))
        assert len(before) <= len(events)


@pytest.mark.parametrize(
    ("address", "file", "key"),
    [
        ("memory:", "copy.db", "backup-embedded"),
        ("postgresql://ann@db/house", "copy.db", "backup-embedded"),
        ("sqlite:///nowhere/store.db", "copy.db", "backup-missing"),
        ("mysql://db", "copy.db", "database-address"),
    ],
)
async def test_other_databases_have_no_backup(
    address: str, file: str, key: str, tmp_path: Path
) -> None:
    with pytest.raises(Malformed) as refusal:
        backup(address, tmp_path / file)
    assert refusal.value.message.key == key
    assert not (tmp_path / file).exists()


async def test_a_backup_overwrites_nothing(sqlite_url: str, tmp_path: Path) -> None:
    async with opened(sqlite_url):
        pass
    (tmp_path / "letter.txt").write_text("Dear Ann")
    with pytest.raises(Malformed, match="already exists"):
        backup(sqlite_url, tmp_path / "letter.txt")
    assert (tmp_path / "letter.txt").read_text() == "Dear Ann"
    with pytest.raises(Malformed, match="can’t be written"):
        backup(sqlite_url, tmp_path / "nowhere" / "copy.db")
