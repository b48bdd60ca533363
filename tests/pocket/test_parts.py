"""The parts of an edition: packed into the same bytes each time, and cut down to one room."""

import json
from pathlib import Path

import pytest

from embertide.catalog import OURS
from embertide.cli.console import Speech
from embertide.cli.pocket import write_edition
from embertide.cli.pocket_parts import MODULES, keep_room, packed, unpacked, write_manifest
from embertide.core.errors import Malformed

FILES = {"embertide/catalog.pyc": b"all", **{f"embertide/games/{n}/a.pyc": b"rules" for n in OURS}}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The files of an edition with all rooms."""
    (tmp_path / MODULES).write_bytes(packed(FILES))
    for name in OURS:
        (tmp_path / f"{name}.so").write_bytes(name.encode())
    write_manifest(tmp_path, OURS)
    return tmp_path


def test_a_pack_has_the_same_bytes_whatever_the_order() -> None:
    pack = packed(FILES)
    assert pack == packed(dict(reversed(FILES.items())))
    assert unpacked(pack) == FILES


def test_one_room_is_left_with_what_all_share(folder: Path) -> None:
    before = json.loads((folder / "manifest.json").read_text())
    keep_room(folder, "feurio")
    manifest = json.loads((folder / "manifest.json").read_text())
    assert manifest["rooms"] == ["feurio"]
    assert manifest["version"] != before["version"]
    assert {file["path"] for file in manifest["files"]} == {MODULES, "feurio.so"}
    kept = unpacked((folder / MODULES).read_bytes())
    assert set(kept) == {"embertide/catalog.pyc", "embertide/games/feurio/a.pyc"}


@pytest.mark.parametrize("room", ["chess", "firewater"])
def test_other_rooms_are_refused_before_anything_is_written(tmp_path: Path, room: str) -> None:
    """One that does not exist, and one whose start page would lack the deal of the day."""
    built, client = tmp_path / "built", tmp_path / "client"
    for made in (built, client):
        made.mkdir()
    (built / "manifest.json").write_text("{}")
    (client / "pocket.html").touch()
    with pytest.raises(Malformed):
        write_edition(tmp_path / "new", Speech("en"), built, client, room=room)
    assert not (tmp_path / "new").exists()
