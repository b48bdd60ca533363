"""The 1-tiles of a common goal: which are open, and how likely each stays open (F-17).

Chances are eighths, stored as three bit planes like the numbers of the record.
"""

from embertide.compiled.arithmetic import exp
from embertide.compiled.bitset import NONE, ONE, Word, bit, bits, lowest
from embertide.compiled.jit import jit, whole
from embertide.compiled.records import Record, uint64
from embertide.games.feurio.advice.goal.crews import to_come
from embertide.games.feurio.advice.goal.weights import (
    ONE_BIAS,
    ONE_COOLER,
    ONE_EDGES,
    ONE_QUEUE,
    ONE_TO_COME,
    Weights,
)
from embertide.games.feurio.kernel.board import find, heat_of, held, hottest
from embertide.games.feurio.kernel.record import SPOT, STEPS

Chances = tuple[Word, Word, Word]
"""The chance of each tile in eighths: bit planes, lowest digit first."""


@jit
def edges_of(s: Record, tile: int) -> int:
    """F-9: return the number of free edges of a tile."""
    at = uint64(tile)
    edges = whole((s.edges[0] >> at) & ONE) + 2 * whole((s.edges[1] >> at) & ONE)
    return edges + 4 * whole((s.edges[2] >> at) & ONE)


@jit
def hotter(s: Record, heat: int) -> Word:
    """Return the spots above that heat; all of them burn before a spot of that heat."""
    more, same = NONE, s.spots
    for digit in range(5, -1, -1):
        if (heat >> digit) & 1:
            same &= s.heat[digit]
        else:
            more |= same & s.heat[digit]
            same &= ~s.heat[digit]
    return more


@jit
def open_ones(s: Record) -> Word:
    """Return the 1-tiles with a free edge."""
    ones = s.value[0] & ~s.value[1] & ~s.value[2]
    found: Word = ones & (s.edges[0] | s.edges[1] | s.edges[2])
    return found


@jit
def coolest(s: Record, tile: int) -> int:
    """Return the lowest heat among the empty cells beside a tile that has one."""
    cell = whole(s.cell[tile + 1])
    least = 63
    for step in STEPS:
        what = whole(s.slots[find(s, cell + step)])
        if what >= SPOT:
            least = min(least, heat_of(s, what - SPOT))
    return least


@jit
def chances_of_ones(s: Record, w: Weights) -> Chances:
    """Return the chance of each open 1-tile to have a free edge at the end."""
    low, mid, high = NONE, NONE, NONE
    rest = open_ones(s)
    left = to_come(s)
    if left == 0:
        return rest, rest, rest
    top = heat_of(s, lowest(hottest(s)))
    while rest:
        tile = lowest(rest)
        here = bit(tile)
        rest ^= here
        heat = coolest(s, tile)
        x = w[ONE_BIAS] + w[ONE_COOLER] * 0.1 * (top - heat) + w[ONE_EDGES] * edges_of(s, tile)
        x += w[ONE_TO_COME] * 0.1 * left + w[ONE_QUEUE] * 0.1 * (bits(hotter(s, heat)) - left)
        eighths = min(7, int(8.0 / (1.0 + exp(-x))))
        low |= here if eighths & 1 else NONE
        mid |= here if eighths & 2 else NONE
        high |= here if eighths & 4 else NONE
    return low, mid, high


@jit
def chance(chances: Chances, tile: int) -> float:
    """Return the chance of one 1-tile, as a number from 0 to 1."""
    at = uint64(tile)
    low, mid, high = chances
    eighths = whole((low >> at) & ONE) + 2 * whole((mid >> at) & ONE)
    return (eighths + 4 * whole((high >> at) & ONE) + 0.5) / 8.0


@jit
def best_chance(chances: Chances, ones: Word) -> float:
    """Return the best chance among these 1-tiles; 0 for none."""
    if not ones:
        return 0.0
    low, mid, high = chances
    ones = ones & high if ones & high else ones
    ones = ones & mid if ones & mid else ones
    ones = ones & low if ones & low else ones
    return chance(chances, lowest(ones))


@jit
def all_held(s: Record) -> Word:
    """Return the tiles with any firefighter."""
    return held(s, 0) | held(s, 1) | held(s, 2) | held(s, 3)


@jit
def beside_all(s: Record, tiles: Word) -> Word:
    """Return all tiles next to any of these."""
    found = NONE
    while tiles:
        found |= s.beside[lowest(tiles)]
        tiles &= tiles - ONE
    return found
