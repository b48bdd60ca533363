"""Records read and written by the library."""

import json
from pathlib import Path

import pytest

import embertide as et

GAMES = Path(__file__).parent.parent / "data" / "games.jsonl"


def test_reads_every_game_of_a_file() -> None:
    lines = GAMES.read_text("utf-8").splitlines()
    matches = list(et.read(GAMES))
    assert len(matches) == len([line for line in lines if line.strip()])
    assert {match.room.name for match in matches} == {"feurio", "firewater"}


def test_reads_text_of_one_or_several_records() -> None:
    line = GAMES.read_text("utf-8").splitlines()[0]
    assert len(list(et.read(line))) == 1
    assert len(list(et.read(f"{line}\n\n{line}\n"))) == 2
    assert len(list(et.read(json.dumps(json.loads(line), indent=1)))) == 1


def test_a_bad_record_is_refused_with_its_place(tmp_path: Path) -> None:
    line = GAMES.read_text("utf-8").splitlines()[0]
    bad = json.dumps(json.loads(line) | {"deck": "7"})
    file = tmp_path / "games.jsonl"
    file.write_text(f"{line}\n{bad}\n", "utf-8")
    games = et.read(file)
    next(games)
    with pytest.raises(et.Refusal) as no:
        next(games)
    assert str(no.value).startswith(f"{file}:2: deck: ")
    with pytest.raises(et.Refusal, match=r"^line 1: deck: "):
        next(et.read(bad))


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(et.Malformed, match="can’t be read"):
        next(et.read(tmp_path / "none.jsonl"))
    (tmp_path / "empty").write_text("\n", "utf-8")
    with pytest.raises(et.Malformed, match="empty"):
        next(et.read(str(tmp_path / "empty")))


def test_a_typed_reader_refuses_other_games() -> None:
    record = et.firewater.new(seed=1).record().write()
    with pytest.raises(et.Malformed, match="choose one of feurio"):
        next(et.feurio.read(record))


def test_writes_records_that_verify(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    games: list[et.AnyMatch] = [et.feurio.new(seed=1), et.firewater.new(seed=1)]
    et.write(file, games, checks=True)
    assert [match.state for match in et.read(file)] == [game.state for game in games]
    with pytest.raises(et.Malformed, match="can’t be written"):
        et.write(tmp_path / "no" / "x.jsonl", games)
