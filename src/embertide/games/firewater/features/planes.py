"""The planes of an observation of Fire & Water.

An observation is a stack of planes of 8 rows and 12 columns: row 0 is rank 1, column 0 is column a,
so that a square's number is 12 · row + column. Two players use the first 8 columns. A plane that is
the same everywhere describes what lies beside the board.
"""

from typing import Final

import numpy as np
import numpy.typing as npt

from embertide.core.plane import Plane
from embertide.games.firewater.rules.board import RANKS, STRIDE
from embertide.games.firewater.rules.box import FIRE, MARKERS, WATER
from embertide.games.firewater.rules.state import (
    Acting,
    Fate,
    LastRound,
    Over,
    Revealing,
    Summoning,
)

Planes = npt.NDArray[np.uint8]

SEATS: Final = range(4)
ELEMENTS: Final = {FIRE: "fire", WATER: "water"}
WAYS: Final = {-STRIDE: "below", -1: "left", 1: "right", STRIDE: "above"}
PHASES: Final = (Summoning, Revealing, Acting, LastRound, Over)

_BOARD: Final = (
    Plane("off", 1, "W-1: no square of this board"),
    *(Plane(name, 1, f"W-1: a square of {name}") for name in ELEMENTS.values()),
    Plane("elemental", 3, "W-3: an elemental, covered or not: the first, second or third placed"),
    *(
        Plane(f"{name} half {s}", 4, f"W-4: the value of seat {s}'s {name} half, covered or not")
        for s in SEATS
        for name in ELEMENTS.values()
    ),
    *(Plane(f"twin {way}", 1, f"W-4: the other half lies {way}") for way in WAYS.values()),
    *(Plane(f"leader {s}", 1, f"W-6: the leader of seat {s}, covered or not") for s in SEATS),
    *(Plane(f"tokens {s}", 2, f"W-7: tokens of seat {s} on the square") for s in SEATS),
    *(Plane(f"influence {s}", 16, f"W-5: the influence of seat {s}") for s in SEATS),
)

_BESIDE: Final = (
    *(Plane(f"open {s} {m}", 1, f"W-4: {m} lies open, seat {s}") for s in SEATS for m in MARKERS),
    *(Plane(f"stack {s} {m}", 1, f"W-15: {m} is in the stack") for s in SEATS for m in MARKERS),
    *(Plane(f"supply {s}", 20, f"W-2: tokens left to seat {s}") for s in SEATS),
    *(
        Plane(f"{fate.value} {s}", 1, f"W-6, W-8: the leader of seat {s} is {fate.value}")
        for s in SEATS
        for fate in Fate
    ),
    *(Plane(p.__name__.lower(), 1, f"the phase is {p.__name__.lower()}") for p in PHASES),
    Plane("due", 12, "W-3, W-4: markers to be revealed"),
    *(Plane(f"reveals {s}", 1, f"W-4: the next one is of seat {s}") for s in SEATS),
    *(Plane(f"turn {s}", 1, f"it is, or comes to be, the turn of seat {s}") for s in SEATS),
    *(Plane(f"last {s}", 1, f"W-13: seat {s} had the last regular turn") for s in SEATS),
    *(Plane(f"master {s}", 1, f"W-12: seat {s} placed its last token") for s in SEATS),
    *(Plane(f"viewer {s}", 1, f"the viewer is seat {s}; none for a spectator") for s in SEATS),
    Plane("players", 4, "how many play"),
)

PLANES: Final = _BOARD + _BESIDE
"""The planes in order."""

UNIFORM: Final = len(_BOARD)
"""The first of the planes that are the same everywhere; all after it are, too."""

SHAPE: Final = (len(PLANES), RANKS, STRIDE)
OUTCOMES: Final = len(MARKERS)
"""Nature's outcomes, the numbers of markers, are less than this."""

AT: Final = {plane.name: index for index, plane in enumerate(PLANES)}
"""The index of each plane."""
