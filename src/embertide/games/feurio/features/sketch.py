"""The compiled twin of observe.py: what a seat sees, written from a kernel record.

A sketch holds the numbers of the uniform planes, and marks: the places of the other planes that are
not 0. A mark is `(plane · PLACES + place) · 256 + number`, or 0 if there is none. Each tile and
each spot has marks of its own, so that two sketches of the same game differ in few of them.
"""

from typing import Final

import numpy as np
import numpy.typing as npt

from embertide.compiled.bitset import ONE, Word, lowest
from embertide.compiled.jit import jit, whole
from embertide.core.plane import Plane
from embertide.games.feurio.features.planes import AT, MIDDLE, PLANES, SIDE, UNIFORM
from embertide.games.feurio.kernel.board import divisor, heat_of, held, hottest, region, room
from embertide.games.feurio.kernel.record import (
    ARRANGING,
    CLOSING,
    COMPETITIVE,
    DEALING,
    FIREBREAKS,
    HOTTER,
    SPOT,
    SPOTS,
    SPREADING,
    WIDTH,
)
from embertide.games.feurio.rules.box import COLOURS, TILES, VALUES

__all__ = ["GOALS", "INPUTS", "MARKS", "UNIFORM", "fill_inputs", "reached", "sketch"]

Bytes = npt.NDArray[np.uint8]
Marks = npt.NDArray[np.int32]

PLACES: Final = SIDE * SIDE

GOALS: Final = len(COLOURS)
"""F-17: each colour has its part in the common goal."""

# The marks

TILE_MARKS: Final = 10
"""Of a tile: its number, value, layer, secret, edges, room, and one for each colour."""

SPOT_MARKS: Final = 2
"""Of a spot: its heat, and whether it is a hottest one."""

MARKS: Final = TILES * TILE_MARKS + SPOTS * SPOT_MARKS
"""The number of marks of a sketch."""

_TILE, _VALUE, _LAYER, _SECRET = AT["tile"], AT["value 1"], AT["firebreak 0"], AT["secret"]
_EDGES, _ROOM, _POSTED = AT["edges"], AT["room"], AT["red posted"]
_HEAT, _HOTTEST = AT["heat"], AT["hottest"]

# The numbers

_SUPPLY, _AUXILIARIES = AT["red supply"] - UNIFORM, AT["auxiliaries 0"] - UNIFORM
_PAID, _UNSEEN, _HAND = (AT[n] - UNIFORM for n in ("red paid", "unseen 1", "hand 1"))
_PHASE, _PASSES, _TURN = (AT[n] - UNIFORM for n in ("dealing", "passes", "turn 0"))
_VIEWER, _PLAYERS, _MODE = (AT[n] - UNIFORM for n in ("viewer 0", "players", "competitive"))
_FIREBREAK, _HOTTER = AT["firebreak"] - UNIFORM, AT["hotter"] - UNIFORM

_PHASE_OF: Final = (0, 2, 1, 3, 4, 5, 6)
"""The order of the planes of phases, by the phase of a record."""

# The compact form

_FIELDS: Final = (
    Plane("row", SIDE, "1 + its row among the planes; 0: not laid yet"),
    Plane("column", SIDE, "1 + its column"),
    Plane("value", 6, "F-1: the value it shows; 0: face down"),
    Plane("layer", 4, "F-19: 1 + the seat that laid it face down"),
    Plane("secret", 6, "F-19: its value if face down, where the viewer knows it"),
    Plane("edges", 6, "F-9: its free edges"),
    Plane("room", 3, "F-9: how many firefighters more it can take"),
    *(Plane(f"{colour} posted", 3, f"F-8: {colour} firefighters on it") for colour in COLOURS),
)

INPUTS: Final = PLANES[UNIFORM:] + tuple(
    Plane(f"tile {tile} {name}", most, f"tile {tile}: {meaning}")
    for tile in range(TILES)
    for name, most, meaning in _FIELDS
)
"""The numbers of the compact form: the uniform planes, then each tile in laying order."""

_FIRST_TILE: Final = len(PLANES) - UNIFORM
_WIDTH: Final = len(_FIELDS)


@jit
def sketch(s: np.record, seat: int, numbers: Bytes, marks: Marks) -> None:
    """Fill in what a seat (-1: a spectator) sees."""
    _fill_numbers(s, seat, numbers)
    for i in range(MARKS):
        marks[i] = 0
    one, two, three = room(s)
    for tile in range(whole(s.tiles)):
        free = _in(one, tile) + _in(two, tile) + _in(three, tile)
        _mark_tile(s, seat, tile, free, marks)
    if s.tiles < TILES:
        _mark_spots(s, marks)


@jit
def _mark_tile(s: np.record, seat: int, tile: int, free: int, marks: Marks) -> None:
    at = _place(whole(s.cell[1 + tile]))
    value, edges, layer, secret = _tile(s, seat, tile)
    first = tile * TILE_MARKS
    marks[first] = _mark(whole(_TILE), at, tile + 1)
    marks[first + 1] = _mark(_VALUE + value - 1, at, min(value, 1))
    marks[first + 2] = _mark(_LAYER + layer - 1, at, min(layer, 1))
    marks[first + 3] = _mark(whole(_SECRET), at, secret)
    marks[first + 4] = _mark(whole(_EDGES), at, edges)
    marks[first + 5] = _mark(whole(_ROOM), at, free)
    for colour in range(4):
        marks[first + 6 + colour] = _mark(_POSTED + colour, at, _posted(s, tile, colour))


@jit
def _mark_spots(s: np.record, marks: Marks) -> None:
    """F-7: mark the empty cells beside the fire while tiles are to come."""
    rest = s.spots
    while rest:
        spot = lowest(rest)
        rest &= rest - ONE
        at = _place(whole(s.cell[SPOT + spot]))
        marks[TILES * TILE_MARKS + spot * SPOT_MARKS] = _mark(whole(_HEAT), at, heat_of(s, spot))
    if s.phase != SPREADING:
        return
    rest = hottest(s)
    while rest:
        spot = lowest(rest)
        rest &= rest - ONE
        at = _place(whole(s.cell[SPOT + spot]))
        marks[TILES * TILE_MARKS + spot * SPOT_MARKS + 1] = _mark(whole(_HOTTEST), at, whole(1))


@jit
def _mark(plane: int, at: int, number: int) -> int:
    return ((plane * PLACES + at) << 8) + number if number else 0


@jit
def _place(cell: int) -> int:
    """Return the place of a cell among the planes."""
    q, r = cell // WIDTH - 36, cell % WIDTH - 36
    return (r + MIDDLE) % SIDE * SIDE + (q + MIDDLE) % SIDE


@jit
def _in(tiles: Word, tile: int) -> int:
    return whole((tiles >> np.uint64(tile)) & ONE)


@jit
def _tile(s: np.record, seat: int, tile: int) -> tuple[int, int, int, int]:
    """Return the value that a tile shows, its free edges, 1 + its layer, and its known secret."""
    value = 0
    edges = 0
    for digit in range(3):
        value += _in(s.value[digit], tile) << digit
        edges += _in(s.edges[digit], tile) << digit
    hidden = whole(s.covered[tile])
    if hidden == 0:
        return value, edges, 0, 0
    layer = hidden & 3
    return value, edges, layer + 1, hidden >> 2 if layer == seat else 0


@jit
def _posted(s: np.record, tile: int, colour: int) -> int:
    return _in(s.posted[2 * colour], tile) + 2 * _in(s.posted[2 * colour + 1], tile)


# The numbers of the uniform planes


@jit
def _fill_numbers(s: np.record, seat: int, numbers: Bytes) -> None:
    for i in range(_FIRST_TILE):
        numbers[i] = 0
    _fill_supplies(s, numbers)
    _fill_tiles(s, seat, numbers)
    numbers[_PHASE + _PHASE_OF[s.phase]] = 1
    numbers[_PASSES] = s.passes if s.phase == CLOSING else 0
    numbers[_TURN + s.turn] = 1
    if seat >= 0:
        numbers[_VIEWER + seat] = 1
    numbers[_PLAYERS] = s.players
    numbers[_MODE + s.mode] = 1
    numbers[_FIREBREAK] = 1 if s.variants & FIREBREAKS else 0
    numbers[_HOTTER] = 1 if s.variants & HOTTER else 0


@jit
def _fill_supplies(s: np.record, numbers: Bytes) -> None:
    """F-6, F-19: what is left to each crew, and paid by each colour."""
    for i in range(4):
        numbers[_PAID + i] = s.paid[i]
    if s.players == 3:
        for i in range(3):
            numbers[_SUPPLY + i] = s.supply[i]
            numbers[_AUXILIARIES + i] = s.supply[3 + i]
    else:
        for i in range(4):
            numbers[_SUPPLY + i] = s.supply[i]


@jit
def _fill_tiles(s: np.record, seat: int, numbers: Bytes) -> None:
    """F-4, F-7, F-19: the tiles in hand, if known, and those that the viewer has not seen."""
    for i in range(len(VALUES)):
        numbers[_UNSEEN + i] = s.bag[i]
    for tile in range(whole(s.tiles)):
        hidden = whole(s.covered[tile])
        if hidden != 0 and hidden & 3 != seat:
            numbers[_UNSEEN + (hidden >> 2) - 1] += 1
    if s.phase == SPREADING:
        known = not s.variants & FIREBREAKS or s.turn == seat
        numbers[(_HAND if known else _UNSEEN) + s.hand - 1] += 1
    elif s.phase in (DEALING, ARRANGING):
        for i in range(TILES - s.pile):
            numbers[_HAND + s.dealt[i] - 1] += 1


# The compact form


@jit
def fill_inputs(s: np.record, seat: int, out: Bytes) -> None:
    """Fill in the compact form of what a seat (-1: a spectator) sees."""
    _fill_numbers(s, seat, out)
    one, two, three = room(s)
    for tile in range(TILES):
        at = _FIRST_TILE + tile * _WIDTH
        if tile >= s.tiles:
            for i in range(_WIDTH):
                out[at + i] = 0
            continue
        place = _place(whole(s.cell[1 + tile]))
        out[at] = 1 + place // SIDE
        out[at + 1] = 1 + place % SIDE
        out[at + 2], out[at + 5], out[at + 3], out[at + 4] = _tile(s, seat, tile)
        out[at + 6] = _in(one, tile) + _in(two, tile) + _in(three, tile)
        for colour in range(4):
            out[at + 7 + colour] = _posted(s, tile, colour)


# The common goal


@jit
def reached(s: np.record) -> int:
    """F-17: return how many colours have done their part; 0 in a competitive game."""
    if s.mode == COMPETITIVE:
        return 0
    done = 0
    for colour in range(4):
        done += 1 if _is_done(s, colour) else 0
    return done


@jit
def _is_done(s: np.record, colour: int) -> bool:
    """F-17: return whether a colour is deployed, in one region, with an open 1-tile."""
    left = whole(s.supply[colour])
    if s.players == 3 and colour == 3:
        left += s.supply[4] + s.supply[5]
    tiles = held(s, colour)
    if left or not tiles:
        return False
    return region(s, tiles) == tiles and divisor(s, tiles) == 1
