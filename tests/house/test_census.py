"""Census counts (perft): fixed numbers that any change of the rules would change."""

from embertide.core.options import Options
from embertide.core.room import AnyRoom
from tests.conftest import title
from tests.support.census import census

COUNTS = {
    "feurio-2-competitive": (5, (0, 5616, 0, 1113840)),
    "feurio-2-competitive-firebreak": (5, (5184, 5616, 0, 6768720)),
    "feurio-2-competitive-hotter": (5, (0, 5616, 0, 1113840)),
    "feurio-2-competitive-firebreak-hotter": (5, (5184, 5616, 0, 6768720)),
    "feurio-3-competitive": (5, (1638, 0, 0, 1728540)),
    "feurio-3-competitive-firebreak": (5, (1638, 1638, 0, 3457080)),
    "feurio-3-competitive-hotter": (5, (1638, 0, 0, 1728540)),
    "feurio-3-competitive-firebreak-hotter": (5, (1638, 1638, 0, 3457080)),
    "feurio-4-competitive": (5, (0, 5556, 0, 6327720)),
    "feurio-4-competitive-firebreak": (5, (0, 5556, 0, 6327720)),
    "feurio-4-competitive-hotter": (5, (0, 5556, 0, 6327720)),
    "feurio-4-competitive-firebreak-hotter": (5, (0, 5556, 0, 6327720)),
    "feurio-2-cooperative": (5, (0, 5616, 0, 1113840)),
    "feurio-3-cooperative": (5, (1638, 0, 0, 1728540)),
    "feurio-4-cooperative": (5, (0, 5556, 0, 6327720)),
    "feurio-1-solitaire": (5, (22032, 0, 0, 4369680)),
    "firewater-2-competitive": (3, (0, 23520, 0, 23520)),
    "firewater-3-competitive": (2, (3152, 0, 0, 3152)),
    "firewater-4-competitive": (2, (3152, 0, 0, 3152)),
}
"""For each table the depth, and there the positions of seats, of Nature, ended, and weighted."""


def test_census(room: AnyRoom, options: Options) -> None:
    depth, expected = COUNTS[f"{room.name}-{title(options)}"]
    assert tuple(census(room, options, depth)[-1]) == expected
