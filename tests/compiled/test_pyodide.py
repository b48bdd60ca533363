"""Computer players in a browser's Python: the same games as natively."""

import json
from pathlib import Path

from embertide.search.libraries import libraries
from tests.conftest import OWN
from tests.support import bot_games
from tools.pyodide.run import run_in_pyodide

SCRIPT = """
import json, sys
from pathlib import Path
from bot_games import games
from embertide.compiled.targets import side
from embertide.games.feurio import ROOM as feurio
from embertide.games.firewater import ROOM as firewater

found = {}
for room in (feurio, firewater):
    side.load(room.kernel(), Path(f"{room.name}.so").absolute())
    found[room.name] = games(room)
assert not {"numpy", "numba"} & set(sys.modules)
print(json.dumps(found))
"""


def test_computers_play_the_same_games(tmp_path: Path) -> None:
    player = Path(bot_games.__file__)
    there = json.loads(run_in_pyodide(SCRIPT, libraries(OWN), tmp_path, [player]))
    assert there == {room.name: bot_games.games(room) for room in OWN}
    assert all(len(moves) > 40 for found in there.values() for moves in found.values())
