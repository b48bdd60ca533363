"""Golden files: a whole game of every kind, move by move; any change of a rule shows."""

from pathlib import Path

import pytest

from embertide.core.dice import Dice
from embertide.core.options import Options
from embertide.core.room import AnyRoom
from embertide.play.match.automatic import random_match
from embertide.play.match.record import record
from embertide.play.match.record_reader import read_record
from embertide.play.match.replay import replay
from tests.conftest import tables, title
from tests.support.playthrough import playthrough

GOLDEN = Path(__file__).parent.parent / "golden"


def golden(room: AnyRoom, options: Options) -> Path:
    return GOLDEN / f"{room.name}-{title(options)}.txt"


def test_playthrough(room: AnyRoom, options: Options, request: pytest.FixtureRequest) -> None:
    file = golden(room, options)
    if request.config.getoption("--regolden"):
        match = random_match(room, options, Dice("golden"))
        file.write_text(record(match).write() + "\n" + playthrough(match), "utf-8")
    line, _, story = file.read_text("utf-8").partition("\n")
    # Replayed from the moves, not from the seed, so that it survives a change of the generator.
    assert playthrough(replay(read_record(line, {room.name: room}), room)) == story


def test_no_golden_file_is_left_over() -> None:
    assert {golden(*table) for table in tables()} == set(GOLDEN.iterdir())
