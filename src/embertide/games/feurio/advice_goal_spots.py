"""The rim of the fire with a common goal: what burns next, and which colours are beside it."""

import numpy as np

from embertide.games.feurio.advice_goal_crews import left_of
from embertide.games.feurio.advice_goal_ones import beside_all, heat_of, hotter
from embertide.games.feurio.kernel_record import SPOT, STEPS
from embertide.games.feurio.kernel_table import find, held, hottest
from embertide.jit import NONE, Word, bit, jit, lowest, whole

Words = tuple[Word, Word, Word, Word]


@jit
def spots_beside(s: np.record, cell: int) -> Word:
    """The spots next to a cell."""
    spots = NONE
    for step in STEPS:
        what = whole(s.table[find(s, cell + step)])
        if what >= SPOT:
            spots |= bit(what - SPOT)
    return spots


@jit
def spots_beside_all(s: np.record, tiles: Word) -> Word:
    """The spots next to any of these tiles."""
    spots = NONE
    while tiles:
        tile = lowest(tiles)
        tiles ^= bit(tile)
        spots |= spots_beside(s, whole(s.cell[tile + 1]))
    return spots


@jit
def tiles_beside(s: np.record, cell: int) -> Word:
    """The tiles next to a cell."""
    tiles = NONE
    for step in STEPS:
        what = whole(s.table[find(s, cell + step)])
        if 0 < what < SPOT:
            tiles |= bit(what - 1)
    return tiles


@jit
def burning_next(s: np.record) -> tuple[Word, Word]:
    """The spots about as hot as the hottest, and those not far below."""
    if not s.pile:
        return NONE, NONE
    top = heat_of(s, lowest(hottest(s)))
    return hotter(s, max(0, top - 3)), hotter(s, max(0, top - 8))


@jit
def fronts(s: np.record, soon: Word) -> tuple[Word, Words]:
    """The tiles beside spots that burn soon, and the spots beside each colour."""
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


# What several colours want


@jit
def claims(s: np.record) -> tuple[Word, Word]:
    """The tiles that any colour can go to, and those that several can."""
    return _several((_claim(s, 0), _claim(s, 1), _claim(s, 2), _claim(s, 3)))


@jit
def _claim(s: np.record, colour: int) -> Word:
    """The tiles a colour that has begun and goes on may go to."""
    tiles = held(s, colour)
    return _going(s, colour, beside_all(s, tiles) | tiles)


@jit
def _going(s: np.record, colour: int, places: Word) -> Word:
    """These places if the colour goes on."""
    return places if left_of(s, colour) else NONE


@jit
def _several(sets: Words) -> tuple[Word, Word]:
    """What is in any of the sets, and what in several."""
    a, b, c, d = sets
    return a | b | c | d, (a & b) | (c & d) | ((a | b) & (c | d))


@jit
def crowds(s: np.record, fronts: Words) -> tuple[Word, Word]:
    """The spots beside any colour that goes on, and those beside several."""
    red, green = _going(s, 0, fronts[0]), _going(s, 1, fronts[1])
    return _several((red, green, _going(s, 2, fronts[2]), _going(s, 3, fronts[3])))
