"""The kernel record of one state, and the numbers of actions and squares.

A square's place is 16 · rank + column, counted from a1; its neighbours are at the same steps
everywhere and on boards of both widths. A set of squares is two words: bit b of word w is place
64 · w + b. Each word holds four ranks, and shifting words moves whole sets. Places off the board
are in no set.

Influence is stored as bit planes, a set of squares for each binary digit: a few word operations add
or compare it on all squares at once (docs/kernel.md).

Action numbers, the same in every position and on boards of both widths; squares are numbered as in
board.py, 12 to a rank:

    number       move
    0            pass
    1 …          elemental: 1 + square
    97 …         marker: 97 + (marker · 96 + square of the fire half) · 4 + way to the water half
    6241 …       leader: 6241 + square
    6337 …       token: 6337 + square
    6433 …       claim: 6433 + square

A marker's number is its index in box.MARKERS, 4 · (fire - 1) + water - 1, at every table;
Nature's outcomes have the same numbers. Ways are indices of WAYS: 0 down, 1 left, 2 right, 3 up.
"""

from typing import Final

from embertide.compiled.records import int16, record, uint8, uint64
from embertide.games.firewater.rules.board import NAMES, STRIDE, Square, boards, grid, lay_out
from embertide.games.firewater.rules.box import (
    BOXES,
    ELEMENTALS,
    FIRE,
    MARKERS,
    OPEN,
    WATER,
    Element,
)

# Squares

WIDTH: Final = 16
"""The step from a place to the one above it."""

PLACES: Final = 8 * WIDTH

WAYS: Final = (-WIDTH, -1, 1, WIDTH)
"""The steps from a place to its neighbours, in the order of the rules: down, left, right, up."""


def place(square: Square) -> int:
    """Return the place of a square of the rules."""
    rank, column = divmod(square, STRIDE)
    return rank * WIDTH + column


def square_at(at: int) -> Square:
    """Return the square of the rules at that place."""
    rank, column = divmod(at, WIDTH)
    return rank * STRIDE + column


def printed(elements: tuple[Element, ...], element: Element) -> tuple[uint64, uint64]:
    """W-1: return the set of squares of a board with that element."""
    found = sum(1 << place(square) for square, here in enumerate(elements) if here == element)
    return uint64(found % (1 << 64)), uint64(found >> 64)


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
"""An upper bound of the legal actions: markers, leader and tokens on every square."""

# The box, by number of players

_USUAL = {n: lay_out(next(iter(boards(n).values())), n).elements for n in BOXES}

BOARDS: Final = tuple((*printed(_USUAL[n], FIRE), *printed(_USUAL[n], WATER)) for n in BOXES)
"""W-1: the usual board for 2, 3 and 4 players: squares of fire, then of water."""

STACKS: Final = tuple(
    uint64(sum(1 << MARKERS.index(marker) for marker in box.markers)) for box in BOXES.values()
)
"""W-2: the set of a player's markers, by number of players."""

TOKENS: Final = tuple(box.tokens for box in BOXES.values())
"""W-2: a player's tokens, by number of players."""

# The record

REVEALING, SUMMONING, ACTING, LAST_ROUND, OVER = range(5)
"""The phases; Nature acts in the first."""

NONE_YET: Final = -1
"""The value of `last` and `master` while there is no such seat."""

WAITING, CONQUERED = -1, -2
"""W-6, W-8: values of `leader` in place of a place."""

SPIRIT: Final = 1
CHIEF: Final = 4
HALF: Final = 128
"""Values of `piece`: 0 nothing, 1 an elemental, 4 + seat a leader, from 128 on a marker half:
128 + way to its twin · 32 + (16 if water) + (value - 1) · 4 + seat."""

DIGITS: Final = 5
"""Bit planes of influence, which is at most 16: four halves of 4."""

state_t: Final = record(
    [
        ("rng", uint64),
        ("fire", uint64, (2,)),  # the set of squares with that element
        ("water", uint64, (2,)),
        ("empty", uint64, (2,)),  # squares without a piece or token
        ("barred", uint64, (2,)),  # W-6: corners, and squares beside elementals
        ("free", uint64, (2,)),  # W-7: squares without token or elemental
        ("wild", uint64, (2,)),  # W-9: elementals without token
        ("influence", uint64, (4, DIGITS, 2)),  # bit planes, for each seat
        ("stack", uint64, (4,)),  # the set of each seat's markers face down
        ("open", uint64, (4,)),  # the set of each seat's revealed markers
        ("piece", uint8, (PLACES,)),  # the piece on a square, also under a token
        ("token", uint8, (PLACES,)),  # 4 · number of tokens + seat; 0 if none
        ("tokens", int16, (4,)),  # tokens left to each seat
        ("leader", int16, (4,)),  # each leader's place, or WAITING or CONQUERED
        ("elemental", int16, (ELEMENTALS,)),  # their places, in order of placing
        ("elementals", int16),  # number of elementals placed
        ("phase", int16),
        ("turn", int16),  # the seat to move, also while Nature acts
        ("due", int16),  # number of markers to be revealed
        ("revealer", int16),  # the seat whose marker is revealed next; else 0
        ("last", int16),  # W-13: the seat of the last regular turn
        ("master", int16),  # W-12: the seat that placed its last token
        ("players", int16),
    ]
)
