"""The compiled twin of observe.py: what a seat sees, written from a kernel record.

A sketch holds the numbers of the uniform planes, and marks: the places of the other planes that are
not 0. A mark is `(plane · PLACES + square) · 256 + number`, or 0 if there is none. Each square has
marks of its own, so that two sketches of the same game differ in few of them.
"""

from typing import Final

import numpy as np
import numpy.typing as npt

from embertide.compiled.bitset import NONE, ONE, Word, bit, lowest
from embertide.compiled.jit import jit, whole
from embertide.core.plane import Plane
from embertide.games.firewater.features.planes import AT, PLANES, SEATS, UNIFORM
from embertide.games.firewater.kernel.board import place_of
from embertide.games.firewater.kernel.record import (
    CHIEF,
    CONQUERED,
    DIGITS,
    HALF,
    NONE_YET,
    OVER,
    REVEALING,
    WAITING,
    WIDTH,
)
from embertide.games.firewater.rules.board import NAMES, STRIDE
from embertide.games.firewater.rules.box import ELEMENTALS, MARKERS

__all__ = ["GOALS", "INPUTS", "MARKS", "UNIFORM", "fill_inputs", "reached", "sketch"]

Bytes = npt.NDArray[np.uint8]
Marks = npt.NDArray[np.int32]

PLACES: Final = len(NAMES)

GOALS: Final = 0
"""There is no common goal."""

# The marks: for each square its element, its piece, the way to a half's twin and its tokens, then
# the influence of each seat; last the elementals

_GROUND, _PIECES, _TWINS, _TOKENS, _INFLUENCE = (i * PLACES for i in range(5))
_SPIRITS: Final = _INFLUENCE + len(SEATS) * PLACES

MARKS: Final = _SPIRITS + ELEMENTALS
"""The number of marks of a sketch."""

_OFF, _ELEMENTAL, _HALF, _TWIN = AT["off"], AT["elemental"], AT["fire half 0"], AT["twin below"]
_LEADER, _TOKEN, _SUM = AT["leader 0"], AT["tokens 0"], AT["influence 0"]

# The numbers

_OPEN, _STACK, _SUPPLY = (AT[n] - UNIFORM for n in ("open 0 11", "stack 0 11", "supply 0"))
_FATE, _PHASE, _DUE = (AT[n] - UNIFORM for n in ("waiting 0", "summoning", "due"))
_REVEALS, _TURN, _LAST = (AT[n] - UNIFORM for n in ("reveals 0", "turn 0", "last 0"))
_MASTER, _VIEWER, _PLAYERS = (AT[n] - UNIFORM for n in ("master 0", "viewer 0", "players"))

_PHASE_OF: Final = (1, 0, 2, 3, 4)
"""The order of the planes of phases, by the phase of a record."""

# The compact form

_FIELDS: Final = (
    Plane("element", 2, "W-1: 1 fire, 2 water, 0 no square of this board"),
    Plane("elemental", 3, "W-3: an elemental, covered or not: the first, second or third placed"),
    Plane("half", 4, "W-4: the value of a half, covered or not"),
    Plane("half element", 2, "W-4: its element: 1 fire, 2 water"),
    Plane("half seat", 4, "W-4: 1 + the seat it belongs to"),
    Plane("twin", 4, "W-4: 1 + the way to its other half: below, left, right, above"),
    Plane("leader", 4, "W-6: 1 + the seat of a leader, covered or not"),
    Plane("tokens", 2, "W-7: the number of tokens on top"),
    Plane("token seat", 4, "W-7: 1 + the seat they belong to"),
    *(Plane(f"influence {seat}", 16, f"W-5: the influence of seat {seat}") for seat in SEATS),
)

INPUTS: Final = PLANES[UNIFORM:] + tuple(
    Plane(f"{square} {name}", most, f"{square}: {meaning}")
    for square in NAMES
    for name, most, meaning in _FIELDS
)
"""The numbers of the compact form: the uniform planes, then each square from a1, rank by rank."""

_FIRST_SQUARE: Final = len(PLANES) - UNIFORM
_WIDTH: Final = len(_FIELDS)
_SUMS: Final = _WIDTH - len(SEATS)


@jit
def sketch(s: np.record, seat: int, numbers: Bytes, marks: Marks) -> None:
    """Fill in what a seat (-1: a spectator) sees."""
    _fill_numbers(s, seat, numbers)
    for i in range(MARKS):
        marks[i] = 0
    for square in range(PLACES):
        _mark_square(s, square, marks)
    for of in range(whole(s.players)):
        _mark_influence(s, of, marks)
    for i in range(whole(s.elementals)):
        marks[_SPIRITS + i] = _mark(whole(_ELEMENTAL), _square(whole(s.elemental[i])), i + 1)


@jit
def _mark_square(s: np.record, square: int, marks: Marks) -> None:
    at = place_of(square)
    marks[_GROUND + square] = _mark(_OFF + _element(s, at), square, whole(1))
    piece, token = whole(s.piece[at]), whole(s.token[at])
    if piece >= HALF:
        half = _HALF + 2 * (piece & 3) + (piece >> 4 & 1)
        marks[_PIECES + square] = _mark(half, square, (piece >> 2 & 3) + 1)
        marks[_TWINS + square] = _mark(_TWIN + (piece >> 5 & 3), square, whole(1))
    elif piece >= CHIEF:
        marks[_PIECES + square] = _mark(_LEADER + piece - CHIEF, square, whole(1))
    if token:
        marks[_TOKENS + square] = _mark(_TOKEN + (token & 3), square, token >> 2)


@jit
def _mark_influence(s: np.record, of: int, marks: Marks) -> None:
    """W-5: mark the influence of a seat where it has any."""
    for word in range(2):
        rest = NONE
        for digit in range(DIGITS):
            rest |= s.influence[of, digit, word]
        while rest:
            at = 64 * word + lowest(rest)
            rest &= rest - ONE
            square = _square(at)
            number = _influence(s, of, at)
            marks[_INFLUENCE + of * PLACES + square] = _mark(_SUM + of, square, number)


@jit
def _mark(plane: int, square: int, number: int) -> int:
    return ((plane * PLACES + square) << 8) + number


@jit
def _square(at: int) -> int:
    """Return the square of the rules at that place."""
    return at - (at // WIDTH) * (WIDTH - STRIDE)


@jit
def _element(s: np.record, at: int) -> int:
    """W-1: return 1 for a square of fire, 2 for water, 0 off the board."""
    here = bit(at & 63)
    if s.fire[at >> 6] & here:
        return 1
    return 2 if s.water[at >> 6] & here else 0


@jit
def _influence(s: np.record, of: int, at: int) -> int:
    """W-5: return the influence of a seat at a place."""
    found = 0
    for digit in range(DIGITS):
        found += _in(s.influence[of, digit, at >> 6], at & 63) << digit
    return found


@jit
def _in(members: Word, member: int) -> int:
    return whole((members >> np.uint64(member)) & ONE)


# The numbers of the uniform planes


@jit
def _fill_numbers(s: np.record, seat: int, numbers: Bytes) -> None:
    for i in range(_FIRST_SQUARE):
        numbers[i] = 0
    for of in range(whole(s.players)):
        _fill_hand(s, of, numbers)
    numbers[_PHASE + _PHASE_OF[s.phase]] = 1
    if s.phase == REVEALING:
        numbers[_DUE] = s.due
        numbers[_REVEALS + s.revealer] = 1
    if s.phase != OVER:
        numbers[_TURN + s.turn] = 1
    if s.last != NONE_YET:
        numbers[_LAST + s.last] = 1
    if s.master != NONE_YET:
        numbers[_MASTER + s.master] = 1
    if seat >= 0:
        numbers[_VIEWER + seat] = 1
    numbers[_PLAYERS] = s.players


@jit
def _fill_hand(s: np.record, of: int, numbers: Bytes) -> None:
    """W-2, W-4, W-6: a seat's markers, its tokens, and the fate of its leader."""
    for marker in range(len(MARKERS)):
        numbers[_OPEN + of * len(MARKERS) + marker] = _in(s.open[of], marker)
        numbers[_STACK + of * len(MARKERS) + marker] = _in(s.stack[of], marker)
    numbers[_SUPPLY + of] = s.tokens[of]
    fate = 0 if s.leader[of] == WAITING else 2 if s.leader[of] == CONQUERED else 1
    numbers[_FATE + 3 * of + fate] = 1


# The compact form


@jit
def fill_inputs(s: np.record, seat: int, out: Bytes) -> None:
    """Fill in the compact form of what a seat (-1: a spectator) sees."""
    _fill_numbers(s, seat, out)
    for square in range(PLACES):
        first = _FIRST_SQUARE + square * _WIDTH
        for i in range(_WIDTH):
            out[first + i] = 0
        _fill_square(s, place_of(square), out, first)
    for i in range(whole(s.elementals)):
        out[_FIRST_SQUARE + _square(whole(s.elemental[i])) * _WIDTH + 1] = i + 1


@jit
def _fill_square(s: np.record, at: int, out: Bytes, first: int) -> None:
    out[first] = _element(s, at)
    piece, token = whole(s.piece[at]), whole(s.token[at])
    if piece >= HALF:
        out[first + 2] = (piece >> 2 & 3) + 1
        out[first + 3] = (piece >> 4 & 1) + 1
        out[first + 4] = (piece & 3) + 1
        out[first + 5] = (piece >> 5 & 3) + 1
    elif piece >= CHIEF:
        out[first + 6] = piece - CHIEF + 1
    if token:
        out[first + 7] = token >> 2
        out[first + 8] = (token & 3) + 1
    for of in range(whole(s.players)):
        out[first + _SUMS + of] = _influence(s, of, at)


@jit
def reached(s: np.record) -> int:
    """Return 0: there is no common goal."""
    return 0
