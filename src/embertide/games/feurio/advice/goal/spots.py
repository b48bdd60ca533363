"""The rim of the fire with a common goal: spots that burn next, and the colours beside them."""

from embertide.compiled.bitset import NONE, Word, bit, lowest
from embertide.compiled.jit import jit, whole
from embertide.compiled.records import Record
from embertide.games.feurio.advice.goal.crews import left_of
from embertide.games.feurio.advice.goal.ones import beside_all, hotter
from embertide.games.feurio.kernel.board import find, heat_of, held, hottest
from embertide.games.feurio.kernel.record import SPOT, STEPS

Words = tuple[Word, Word, Word, Word]


@jit
def spots_beside(s: Record, cell: int) -> Word:
    """Return the spots next to a cell."""
    spots = NONE
    for step in STEPS:
        what = whole(s.slots[find(s, cell + step)])
        if what >= SPOT:
            spots |= bit(what - SPOT)
    return spots


@jit
def spots_beside_all(s: Record, tiles: Word) -> Word:
    """Return the spots next to any of these tiles."""
    spots = NONE
    while tiles:
        tile = lowest(tiles)
        tiles ^= bit(tile)
        spots |= spots_beside(s, whole(s.cell[tile + 1]))
    return spots


@jit
def tiles_beside(s: Record, cell: int) -> Word:
    """Return the tiles next to a cell."""
    tiles = NONE
    for step in STEPS:
        what = whole(s.slots[find(s, cell + step)])
        if 0 < what < SPOT:
            tiles |= bit(what - 1)
    return tiles


@jit
def burning_next(s: Record) -> tuple[Word, Word]:
    """Return the spots within 2 of the highest heat, and those within 7."""
    if not s.pile:
        return NONE, NONE
    top = heat_of(s, lowest(hottest(s)))
    return hotter(s, max(0, top - 3)), hotter(s, max(0, top - 8))


@jit
def fronts(s: Record, soon: Word) -> tuple[Word, Words]:
    """Return the tiles beside spots that burn soon, and the spots beside each colour."""
    hot, red, green, blue, yellow = NONE, NONE, NONE, NONE, NONE
    a, b, c, d = held(s, 0), held(s, 1), held(s, 2), held(s, 3)
    rim = s.edges[0] | s.edges[1] | s.edges[2]
    while rim:
        tile = lowest(rim)
        here = bit(tile)
        rim ^= here
        spots = spots_beside(s, whole(s.cell[tile + 1]))
        hot |= here if spots & soon else NONE
        red |= spots if a & here else NONE
        green |= spots if b & here else NONE
        blue |= spots if c & here else NONE
        yellow |= spots if d & here else NONE
    return hot, (red, green, blue, yellow)


# Tiles and spots wanted by several colours


@jit
def claims(s: Record) -> tuple[Word, Word]:
    """Return the tiles that any colour can go to, and those that several can."""
    return _several((_claim(s, 0), _claim(s, 1), _claim(s, 2), _claim(s, 3)))


@jit
def _claim(s: Record, colour: int) -> Word:
    """Return the tiles that a colour on the table with firefighters left may go to."""
    tiles = held(s, colour)
    return _going(s, colour, beside_all(s, tiles) | tiles)


@jit
def _going(s: Record, colour: int, places: Word) -> Word:
    """Return these places if the colour has firefighters left, else none."""
    return places if left_of(s, colour) else NONE


@jit
def _several(sets: Words) -> tuple[Word, Word]:
    """Return the members of any of the sets, and those of several."""
    a, b, c, d = sets
    return a | b | c | d, (a & b) | (c & d) | ((a | b) & (c | d))


@jit
def crowds(s: Record, fronts: Words) -> tuple[Word, Word]:
    """Return the spots beside any colour with firefighters left, and those beside several."""
    red, green = _going(s, 0, fronts[0]), _going(s, 1, fronts[1])
    return _several((red, green, _going(s, 2, fronts[2]), _going(s, 3, fronts[3])))
