"""Precompilation: afterwards no computer player or analysis compiles anything."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from embertide.catalog import ROOMS
from embertide.search import precompile as warming

ASK = """
import gc, sys
from embertide.catalog import ROOMS
from embertide.core.dice import Dice
from embertide.compiled.linker import CompiledFunction
from embertide.play.match.match import Match, rolled
from embertide.play.match.automatic import take_turn
from embertide.search.analysis import Analyst
from embertide.search.bots import bot
from embertide.search.budget import Budget
from embertide.search.precompile import compile_room

room = ROOMS[sys.argv[1]]
compile_room(room.package)
for options in room.menu.every():
    nature, dice, turns = rolled(room, Dice(1)), Dice(2), 0
    specs = ("spark", "ember", "greedy", "uct:8", "search:8")
    players = [bot(spec, room, options) for spec in specs]
    analyst = Analyst(room, options, Budget(8))
    match = Match.begin(room, options).settle(nature)
    while not match.over:
        if turns % 8 == 0 and len(room.game.moves(match.state)) > 1:
            analyst.hint(match.state, match.actor)
        match = take_turn(players[turns % 5], match, dice).settle(nature)
        turns += 1
kernels = [each for each in gc.get_objects() if isinstance(each, CompiledFunction)]
assert any(each.stats.cache_hits for each in kernels)
print(sorted(each.__qualname__ for each in kernels if each.stats.cache_misses))
"""


@pytest.mark.parametrize("name", ROOMS)
def test_a_warm_room_compiles_nothing_more(name: str) -> None:
    if os.environ.get("NUMBA_DISABLE_JIT"):
        pytest.skip("needs compiling")
    warming.warm([ROOMS[name]])
    ran = subprocess.run(  # noqa: S603 - our own
        [sys.executable, "-c", ASK, name], capture_output=True, text=True, check=False
    )
    assert (ran.stdout, ran.stderr) == ("[]\n", "")


def test_a_room_is_warm_once_it_is_marked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warming, "compiled_mark", lambda name: tmp_path / name)
    room = next(iter(ROOMS.values()))
    assert not warming.is_warm(room)
    (tmp_path / room.package).touch()
    assert warming.is_warm(room)
    reports: list[bool] = []
    warming.warm([room], lambda: reports.append(True))
    assert not reports
