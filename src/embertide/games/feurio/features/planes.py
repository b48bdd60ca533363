"""The planes of an observation of Feurio!.

An observation is a stack of planes over a torus of hexagons: the cell q,r of the table is in row
(r + 18) modulo 37 and column (q + 18) modulo 37, so that 0,0 is in the middle and the neighbours of
a cell lie one row, one column, or one of each in opposite directions away. No fire with the rim on
which it may grow is wider than 37 cells, so no two of its cells share a place. A plane that is the
same everywhere describes what lies beside the table.
"""

from typing import Final

import numpy as np
import numpy.typing as npt

from embertide.core.plane import Plane
from embertide.games.feurio.rules.board import Cell, axial
from embertide.games.feurio.rules.box import (
    AUXILIARIES,
    COLOURS,
    CREW,
    EACH,
    MOST,
    TILES,
    VALUES,
)
from embertide.games.feurio.rules.state import (
    Arranging,
    Closing,
    Dealing,
    Deploying,
    Drawing,
    Over,
    Spreading,
)

Planes = npt.NDArray[np.uint8]

SIDE: Final = TILES + 1
MIDDLE: Final = SIDE // 2
SEATS: Final = range(4)
PHASES: Final = (Dealing, Arranging, Drawing, Spreading, Deploying, Closing, Over)
MODES: Final = ("competitive", "cooperative", "solitaire")
VARIANTS: Final = ("firebreak", "hotter")

_TABLE: Final = (
    Plane("tile", TILES, "F-7: the tile here, from 1 in laying order: 1 + its number in actions"),
    *(Plane(f"value {v}", 1, f"F-1: a tile that shows {v}") for v in VALUES),
    *(Plane(f"firebreak {s}", 1, f"F-19: a tile laid face down by seat {s}") for s in SEATS),
    Plane("secret", 6, "F-19: the value of a tile face down, where the viewer knows it"),
    Plane("edges", 6, "F-9: the free edges of the tile"),
    Plane("room", MOST, "F-9: how many firefighters more the tile can take"),
    *(Plane(f"{c} posted", MOST, f"F-8: {c} firefighters on the tile") for c in COLOURS),
    Plane("heat", 36, "F-7: the heat of an empty cell beside the fire, while tiles are to come"),
    Plane("hottest", 1, "F-7: a hottest spot, while a tile is to be laid"),
)

_BESIDE: Final = (
    *(Plane(f"{c} supply", CREW, f"F-6: {c} firefighters left, no auxiliaries") for c in COLOURS),
    *(Plane(f"auxiliaries {s}", AUXILIARIES, f"F-6: left to seat {s} of three") for s in range(3)),
    *(Plane(f"{c} paid", CREW, f"F-19: {c} firefighters gone for firebreaks") for c in COLOURS),
    *(Plane(f"unseen {v}", EACH, f"F-19: tiles of {v} the viewer has not seen") for v in VALUES),
    *(Plane(f"hand {v}", 4, f"F-4, F-7: tiles of {v} to be laid, if known") for v in VALUES),
    *(Plane(p.__name__.lower(), 1, f"the phase is {p.__name__.lower()}") for p in PHASES),
    Plane("passes", 3, "F-12: passes in a row"),
    *(Plane(f"turn {s}", 1, f"it is the turn of seat {s}") for s in SEATS),
    *(Plane(f"viewer {s}", 1, f"the viewer is seat {s}; none for a spectator") for s in SEATS),
    Plane("players", 4, "how many play"),
    *(Plane(m, 1, f"the mode is {m}") for m in MODES),
    *(Plane(v, 1, f"the variant {v} is played") for v in VARIANTS),
)

PLANES: Final = _TABLE + _BESIDE
"""The planes in order."""

UNIFORM: Final = len(_TABLE)
"""The first of the planes that are the same everywhere; all after it are, too."""

SHAPE: Final = (len(PLANES), SIDE, SIDE)
OUTCOMES: Final = 1 + max(VALUES)
"""Nature's outcomes, the values of tiles, are less than this."""

AT: Final = {plane.name: index for index, plane in enumerate(PLANES)}
"""The index of each plane."""


def place(cell: Cell) -> tuple[int, int]:
    """Return the row and the column of a cell."""
    q, r = axial(cell)
    return (r + MIDDLE) % SIDE, (q + MIDDLE) % SIDE
