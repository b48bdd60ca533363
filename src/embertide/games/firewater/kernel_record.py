"""The record of one state for the kernel, and the numbers by which moves and squares go there.

A square goes by its place, 16 · rank + column from a1 on: its neighbours lie at the same steps
everywhere and on boards of either width. A set of squares is two words: bit b of word w is place
64 · w + b, so that each word holds four ranks, and shifting words moves whole sets. Places off the
board are in no set.

Influence lies in binary, a set of squares for each digit: a few word operations raise or compare
it on all squares at once.

Action numbers, the same in every position and on boards of either width; squares count as in
board.py, 12 to a rank:

    number       move
    0            pass
    1 …          elemental: 1 + square
    97 …         marker: 97 + (marker · 96 + square of the fire half) · 4 + way to the water half
    6241 …       leader: 6241 + square
    6337 …       token: 6337 + square
    6433 …       claim: 6433 + square

A marker is its index in box.MARKERS, 4 · (fire - 1) + water - 1, with four players too; so are
Nature's outcomes. The ways are those of WAYS: 0 down, 1 left, 2 right, 3 up.
"""

from typing import Final

import numpy as np

from embertide.games.firewater.board import NAMES, STRIDE, Square, boards, grid, lay_out
from embertide.games.firewater.box import BOXES, ELEMENTALS, FIRE, MARKERS, OPEN, WATER, Element

# Squares

WIDTH: Final = 16
"""From a place to the one above it."""

PLACES: Final = 8 * WIDTH

WAYS: Final = (-WIDTH, -1, 1, WIDTH)
"""The steps from a place to its neighbours, in the order of the law: down, left, right, up."""


def place(square: Square) -> int:
    """The place of a square of the law."""
    rank, column = divmod(square, STRIDE)
    return rank * WIDTH + column


def square_at(at: int) -> Square:
    """The square of the law at that place."""
    rank, column = divmod(at, WIDTH)
    return rank * STRIDE + column


def printed(elements: tuple[Element, ...], element: Element) -> tuple[np.uint64, np.uint64]:
    """W-1: the squares of a board with that element, as a set."""
    found = sum(1 << place(square) for square, here in enumerate(elements) if here == element)
    return np.uint64(found % (1 << 64)), np.uint64(found >> 64)


# Actions

PASS: Final = 0
ELEMENTAL: Final = 1
MARKER: Final = ELEMENTAL + len(NAMES)
LEADER: Final = MARKER + len(MARKERS) * len(NAMES) * len(WAYS)
TOKEN: Final = LEADER + len(NAMES)
CLAIM: Final = TOKEN + len(NAMES)

ACTIONS: Final = CLAIM + len(NAMES)
"""The size of the action space."""

MAX_ACTIONS: Final = OPEN * len(grid(STRIDE).pairs) + 2 * len(NAMES) + ELEMENTALS
"""More legal actions than there ever are at once: as if markers, leader and tokens could go
anywhere."""

# The box, by number of players

_USUAL = {n: lay_out(next(iter(boards(n).values())), n).elements for n in BOXES}

BOARDS: Final = tuple((*printed(_USUAL[n], FIRE), *printed(_USUAL[n], WATER)) for n in BOXES)
"""W-1: the usual boards of two players and more: squares of fire, then of water."""

STACKS: Final = tuple(
    np.uint64(sum(1 << MARKERS.index(marker) for marker in box.markers)) for box in BOXES.values()
)
"""W-2: the markers of each player, as a set."""

TOKENS: Final = tuple(box.tokens for box in BOXES.values())
"""W-2: the tokens of each player."""

# The record

REVEALING, SUMMONING, ACTING, LAST_ROUND, OVER = range(5)
"""The phases; in the first Nature acts."""

NONE_YET: Final = -1
"""Instead of a seat, in `last` and `master`."""

WAITING, CONQUERED = -1, -2
"""W-6, W-8: instead of a place, in `leader`."""

SPIRIT: Final = 1
CHIEF: Final = 4
HALF: Final = 128
"""What `piece` holds: 0 nothing, 1 an elemental, 4 + seat a leader, or from here a marker half:
128 + way to its twin · 32 + (16 if water) + (value - 1) · 4 + seat."""

DIGITS: Final = 5
"""Influence is 16 at most: four halves of 4."""

state_t: Final = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("rng", np.uint64),
                ("fire", np.uint64, (2,)),  # the squares with that element
                ("water", np.uint64, (2,)),
                ("empty", np.uint64, (2,)),
                ("barred", np.uint64, (2,)),  # W-6: corners, and squares beside elementals
                ("free", np.uint64, (2,)),  # W-7: squares without token or elemental
                ("wild", np.uint64, (2,)),  # W-9: elementals without token
                ("influence", np.uint64, (4, DIGITS, 2)),  # of each seat, in binary
                ("stack", np.uint64, (4,)),  # each seat's markers face down, as a set
                ("open", np.uint64, (4,)),  # and those revealed
                ("piece", np.uint8, (PLACES,)),  # what lies on a square, under any token
                ("token", np.uint8, (PLACES,)),  # 4 · number of tokens + seat; 0 if none
                ("tokens", np.int16, (4,)),  # left to each seat
                ("leader", np.int16, (4,)),  # the place of each seat's, WAITING or CONQUERED
                ("elemental", np.int16, (ELEMENTALS,)),  # the places, in order
                ("elementals", np.int16),  # placed
                ("phase", np.int16),
                ("turn", np.int16),  # while Nature acts, whose turn comes then
                ("due", np.int16),  # markers to be revealed
                ("revealer", np.int16),  # whose marker is revealed next; 0 if none is
                ("last", np.int16),  # W-13: who had the last regular turn
                ("master", np.int16),  # W-12: who placed his last token
                ("players", np.int16),
            ],
            align=True,
        ),
    )
)
