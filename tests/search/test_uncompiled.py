"""Computer players on plain Python: with nothing compiled, they make the moves of the compiled."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from embertide.catalog import ROOMS
from embertide.core.actor import NATURE
from embertide.core.dice import Dice
from embertide.core.level import NAMES
from embertide.core.options import Options
from embertide.core.player import AnyPlayer
from embertide.core.room import AnyRoom
from embertide.play.match.match import Match
from embertide.search.bots import bot, plays_uncompiled, uncompiled_bot
from tests.conftest import OWN

PLAY = """
import sys
from embertide.compiled.linker import CompiledFunction, Inside
def compile(self, signature):
    raise AssertionError(f"{self.__qualname__} is compiled")
CompiledFunction.compile = Inside.compile = compile
from embertide.catalog import ROOMS
from embertide.search.bots import uncompiled_bot
from tests.search.test_uncompiled import moves_of
room = ROOMS[sys.argv[1]]
for options in room.menu.every():
    for level in ("spark", "ember"):
        print(moves_of(room, options, uncompiled_bot(level, room, options)))
"""
TURNS = 12


def moves_of(room: AnyRoom, options: Options, player: AnyPlayer) -> list[str]:
    """Return the first moves of a game in which a player has all seats."""
    match, dice = Match.begin(room, options), Dice(4)
    chosen: list[str] = []
    while not match.over and len(chosen) < TURNS:
        moves = room.game.moves(match.state)
        if match.actor == NATURE:
            move = dice.choose(moves)
        else:
            view = room.game.view(match.state, match.actor)
            move = player.choose(view, moves, dice)
            chosen.append(room.game.write(move))
        match = match.play(move)
    return chosen


@pytest.mark.parametrize("name", [room.name for room in OWN])
def test_low_levels_play_alike_before_anything_is_compiled(name: str, tmp_path: Path) -> None:
    if os.environ.get("NUMBA_DISABLE_JIT"):
        pytest.skip("needs compiling")
    room = ROOMS[name]
    ran = subprocess.run(  # noqa: S603 - our own
        [sys.executable, "-W", "error", "-c", PLAY, name],
        env=os.environ | {"XDG_CACHE_HOME": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.stderr == ""
    compiled = [
        str(moves_of(room, options, bot(level, room, options)))
        for options in room.menu.every()
        for level in ("spark", "ember")
    ]
    assert ran.stdout.splitlines() == compiled
    assert not list(tmp_path.rglob("*.nb?"))


@pytest.mark.parametrize("name", [room.name for room in OWN])
def test_a_short_search_is_the_same_on_plain_python(name: str) -> None:
    room = ROOMS[name]
    options = next(iter(room.menu.every()))
    level = next(each for each in NAMES[::-1] if plays_uncompiled(each, room, options))
    assert level in ("flame", "blaze")
    slow = moves_of(room, options, uncompiled_bot(level, room, options))
    assert slow == moves_of(room, options, bot(level, room, options))


def test_high_levels_wait_for_compiled_code() -> None:
    for room in OWN:
        for options in room.menu.every():
            assert not plays_uncompiled("inferno", room, options)
            assert plays_uncompiled("random", room, options)
