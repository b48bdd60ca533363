"""Golden files: a whole game of every kind, told move by move; any change of a rule shows."""

from pathlib import Path

import pytest

from embertide.core.dice import Dice
from embertide.core.options import Options
from embertide.core.room import Room
from embertide.play.playthrough import playthrough, random_match
from embertide.play.reader import read_record
from embertide.play.record import record
from embertide.play.replay import replay
from tests.conftest import tables, title

GOLDEN = Path(__file__).parent.parent / "golden"


def golden(room: Room, options: Options) -> Path:
    return GOLDEN / f"{room.name}-{title(options)}.txt"


def test_playthrough(room: Room, options: Options, request: pytest.FixtureRequest) -> None:
    file = golden(room, options)
    if request.config.getoption("--regolden"):
        match = random_match(room, options, Dice("golden"))
        file.write_text(record(match).write() + "\n" + playthrough(match), "utf-8")
    line, _, story = file.read_text("utf-8").partition("\n")
    # Replayed from the moves, not from the seed: the story outlives every change of generator.
    assert playthrough(replay(read_record(line, {room.name: room}), room)) == story


def test_no_golden_file_is_left_over() -> None:
    assert {golden(*table) for table in tables()} == set(GOLDEN.iterdir())
