"""The table of a record: set-up, and the fire on it; the fast twin of fire.py."""

import numpy as np
import numpy.typing as npt

from embertide.games.feurio.box import AUXILIARIES, CREW, EACH, TILES
from embertide.games.feurio.kernel_record import DEALING, SPOT, STEPS, TABLE
from embertide.jit import NONE, ONE, Word, bit, bits, jit, lowest, whole

Digits = npt.NDArray[np.uint64]
"""Numbers in binary, a word for each digit."""


# Numbers in binary, many at once


@jit
def add(numbers: Digits, first: int, width: int, at: Word, amount: int) -> None:
    """Adds an amount to the numbers of that set; their digits are `width` words from `first` on."""
    carry = NONE
    for digit in range(width):
        word = numbers[first + digit]
        term = at if (amount >> digit) & 1 else NONE
        numbers[first + digit] = word ^ term ^ carry
        carry = (word & (term | carry)) | (term & carry)


@jit
def count_down(numbers: Digits, width: int, at: Word) -> None:
    """Takes 1 off the numbers of that set, none of which is 0."""
    borrow = at
    for digit in range(width):
        word = numbers[digit]
        numbers[digit] = word ^ borrow
        borrow &= ~word


@jit
def total(numbers: Digits, width: int, among: Word) -> int:
    """The sum of the numbers of that set."""
    found = 0
    for digit in range(width):
        found += bits(among & numbers[digit]) << digit
    return found


@jit
def smallest(numbers: Digits, width: int, among: Word) -> int:
    """The smallest number of that set, which is not empty."""
    found = 0
    for digit in range(width - 1, -1, -1):
        less = among & ~numbers[digit]
        if less:
            among = less
        else:
            found |= 1 << digit
    return found


@jit
def largest(numbers: Digits, width: int, among: Word) -> Word:
    """Those of that set whose number is the largest."""
    for digit in range(width - 1, -1, -1):
        more = among & numbers[digit]
        among = more if more else among
    return among


# Set-up


@jit
def start(s: np.record, players: int, mode: int, variants: int) -> None:
    """F-4, F-6: a full pile and full supplies; the opening tiles are still to be turned up."""
    _clear(s)
    for i in range(6):
        s.bag[i] = EACH
        s.supply[i] = CREW if i < 4 else 0
    for i in range(4):
        s.paid[i] = 0
        s.dealt[i] = 0
    if players == 3:
        for i in range(3, 6):
            s.supply[i] = AUXILIARIES
    s.pile = TILES
    s.hand = 0
    s.turn = 0
    s.phase = DEALING
    s.passes = 0
    s.players = players
    s.mode = mode
    s.variants = variants
    s.colours = 4 // players
    s.crews = 2 if players == 3 else 4 // players
    s.apart = 3 if players == 3 else 1


@jit
def _clear(s: np.record) -> None:
    """A table without tiles."""
    s.tiles = 0
    s.spots = NONE
    for i in range(6):
        s.heat[i] = NONE
    for i in range(3):
        s.value[i] = NONE
        s.edges[i] = NONE
    for i in range(2):
        s.men[i] = NONE
    for i in range(8):
        s.posted[i] = NONE
    for i in range(TABLE):
        s.table[i] = 0
    for i in range(TILES):
        s.covered[i] = 0


# Laying tiles


@jit
def find(s: np.record, cell: int) -> int:
    """Where in `table` a cell is, or would be: the next free entry from its hash on."""
    at = cell & (TABLE - 1)
    while s.table[at] != 0 and s.cell[s.table[at]] != cell:
        at = (at + 1) & (TABLE - 1)
    return at


@jit
def lay(s: np.record, cell: int, value: int) -> None:
    """F-7, F-9: one more tile heats the empty cells around it and closes edges."""
    tile = whole(s.tiles)
    s.tiles = tile + 1
    _take_cell(s, cell, tile)
    here = bit(tile)
    spots = s.spots
    heated = NONE
    beside = NONE
    for step in STEPS:
        at = find(s, cell + step)
        what = whole(s.table[at])
        if what == 0:
            if tile == TILES - 1:
                continue  # no tile will come that needs a spot
            spot = lowest(~spots)
            what = SPOT + spot
            spots |= bit(spot)
            s.table[at] = what
            s.cell[what] = cell + step
        if what >= SPOT:
            heated |= bit(what - SPOT)
        else:
            beside |= bit(what - 1)
            s.beside[what - 1] |= here
    s.spots = spots
    s.beside[tile] = beside
    add(s.heat, 0, 6, heated, value)
    add(s.value, 0, 3, here, value)
    count_down(s.edges, 3, beside)
    add(s.edges, 0, 3, here, 6 - bits(beside))


@jit
def _take_cell(s: np.record, cell: int, tile: int) -> None:
    """Puts a tile where there was a spot, or, for the first tile, nothing."""
    at = find(s, cell)
    what = whole(s.table[at])
    if what:
        others = ~bit(what - SPOT)
        s.spots &= others
        for digit in range(6):
            s.heat[digit] &= others
    s.table[at] = tile + 1
    s.cell[tile + 1] = cell


@jit
def hottest(s: np.record) -> Word:
    """F-7: the spots with the highest heat."""
    return largest(s.heat, 6, s.spots)


# Firefighters


@jit
def room(s: np.record) -> tuple[Word, Word, Word]:
    """F-2, F-9: the tiles with room for one firefighter more, for two, and for three.

    The first place of a tile is free if it has a space (a value), a free edge and nobody on it;
    the second and third likewise. The free places of a tile follow each other.
    """
    value, edges, men = s.value, s.edges, s.men
    first = (value[0] | value[1] | value[2]) & (edges[0] | edges[1] | edges[2])
    second = (value[2] | (value[1] & value[0])) & (edges[2] | edges[1])
    third = (value[2] & (value[1] | value[0])) & (edges[2] | (edges[1] & edges[0]))
    first &= ~(men[0] | men[1])
    second &= ~men[1]
    third &= ~(men[0] & men[1])
    return first | second | third, (first | third) & second, first & second & third


@jit
def post(s: np.record, tile: int, colour: int, count: int) -> None:
    """F-10: firefighters take their posts on a tile for good."""
    here = bit(tile)
    add(s.men, 0, 2, here, count)
    add(s.posted, 2 * colour, 2, here, count)


@jit
def held(s: np.record, colour: int) -> Word:
    """The tiles with a firefighter of that colour."""
    tiles: Word = s.posted[2 * colour] | s.posted[2 * colour + 1]
    return tiles


# Regions


@jit
def region(s: np.record, among: Word) -> Word:
    """F-14: the region of the lowest of these tiles: all of them connected with it."""
    new = among & (~among + ONE)
    found = new
    among ^= new
    while new:
        tile = lowest(new)
        more = s.beside[tile] & among
        among ^= more
        found |= more
        new = (new & (new - ONE)) | more
    return found


@jit
def regions(s: np.record, tiles: Word) -> int:
    """F-14: how many regions these tiles are."""
    count = 0
    while tiles:
        tiles ^= region(s, tiles)
        count += 1
    return count


@jit
def divisor(s: np.record, tiles: Word) -> int:
    """F-14: the smallest value among the tiles with a free edge; 0 if none has one."""
    opened = tiles & (s.edges[0] | s.edges[1] | s.edges[2])
    return smallest(s.value, 3, opened) if opened else 0
