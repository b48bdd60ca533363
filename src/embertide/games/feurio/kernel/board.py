"""The table in a record: set-up and the fire; the compiled twin of fire.py."""

from embertide.compiled.bitset import NONE, ONE, Word, bit, bits, lowest
from embertide.compiled.jit import jit, whole
from embertide.compiled.records import Record, Words, uint64
from embertide.games.feurio.kernel.record import DEALING, SLOTS, SPOT, STEPS
from embertide.games.feurio.rules.box import AUXILIARIES, CREW, EACH, TILES

Digits = Words
"""Small numbers as bit planes: a word for each binary digit."""


# Bit planes


@jit
def add(numbers: Digits, first: int, width: int, at: Word, amount: int) -> None:
    """Add an amount to the numbers at a set; their digits are `width` words from `first` on."""
    carry = NONE
    for digit in range(width):
        word = numbers[first + digit]
        term = at if (amount >> digit) & 1 else NONE
        numbers[first + digit] = word ^ term ^ carry
        carry = (word & (term | carry)) | (term & carry)


@jit
def count_down(numbers: Digits, width: int, at: Word) -> None:
    """Subtract 1 from the numbers at a set, none of which is 0."""
    borrow = at
    for digit in range(width):
        word = numbers[digit]
        numbers[digit] = word ^ borrow
        borrow &= ~word


@jit
def total(numbers: Digits, width: int, among: Word) -> int:
    """Return the sum of the numbers at a set."""
    found = 0
    for digit in range(width):
        found += bits(among & numbers[digit]) << digit
    return found


@jit
def smallest(numbers: Digits, width: int, among: Word) -> int:
    """Return the smallest number at a set that is not empty."""
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
    """Return the members of a set with the largest number."""
    for digit in range(width - 1, -1, -1):
        more = among & numbers[digit]
        among = more if more else among
    return among


# Set-up


@jit
def start(s: Record, players: int, mode: int, variants: int) -> None:
    """F-4, F-6: set a full pile and full supplies; the opening tiles are not drawn yet."""
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
def _clear(s: Record) -> None:
    """Remove all tiles."""
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
    for i in range(SLOTS):
        s.slots[i] = 0
    for i in range(TILES):
        s.covered[i] = 0


# Laying tiles


@jit
def find(s: Record, cell: int) -> int:
    """Return the slot of a cell, or the free slot where it would be (linear probing)."""
    at = cell & (SLOTS - 1)
    while s.slots[at] != 0 and s.cell[s.slots[at]] != cell:
        at = (at + 1) & (SLOTS - 1)
    return at


@jit
def lay(s: Record, cell: int, value: int) -> None:
    """F-7, F-9: lay a tile; it heats the empty cells around it and closes edges."""
    tile = whole(s.tiles)
    s.tiles = tile + 1
    _take_cell(s, cell, tile)
    here = bit(tile)
    spots = s.spots
    heated = NONE
    beside = NONE
    for step in STEPS:
        at = find(s, cell + step)
        what = whole(s.slots[at])
        if what == 0:
            if tile == TILES - 1:
                continue  # no tile is left that could be laid there
            spot = lowest(~spots)
            what = SPOT + spot
            spots |= bit(spot)
            s.slots[at] = what
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
def _take_cell(s: Record, cell: int, tile: int) -> None:
    """Replace the spot of a cell by a tile; the first tile has no spot."""
    at = find(s, cell)
    what = whole(s.slots[at])
    if what:
        others = ~bit(what - SPOT)
        s.spots &= others
        for digit in range(6):
            s.heat[digit] &= others
    s.slots[at] = tile + 1
    s.cell[tile + 1] = cell


@jit
def heat_of(s: Record, spot: int) -> int:
    """F-7: return the heat of a spot."""
    at = uint64(spot)
    heat = 0
    for digit in range(6):
        heat += whole((s.heat[digit] >> at) & ONE) << digit
    return heat


@jit
def hottest(s: Record) -> Word:
    """F-7: return the spots with the highest heat."""
    return largest(s.heat, 6, s.spots)


# Firefighters


@jit
def room(s: Record) -> tuple[Word, Word, Word]:
    """F-2, F-9: return the tiles with room for one more firefighter, for two, and for three.

    The first place of a tile is free if the tile has a space (a value above 0), a free edge and no
    firefighter; the second and third likewise. The free places of a tile are consecutive.
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
def post(s: Record, tile: int, colour: int, count: int) -> None:
    """F-10: post firefighters on a tile; they never leave it."""
    here = bit(tile)
    add(s.men, 0, 2, here, count)
    add(s.posted, 2 * colour, 2, here, count)


@jit
def held(s: Record, colour: int) -> Word:
    """Return the tiles with a firefighter of that colour."""
    tiles: Word = s.posted[2 * colour] | s.posted[2 * colour + 1]
    return tiles


# Regions


@jit
def region(s: Record, among: Word) -> Word:
    """F-14: return the region of the lowest of these tiles: all that are connected with it."""
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
def regions(s: Record, tiles: Word) -> int:
    """F-14: return the number of regions that these tiles form."""
    count = 0
    while tiles:
        tiles ^= region(s, tiles)
        count += 1
    return count


@jit
def divisor(s: Record, tiles: Word) -> int:
    """F-14: return the smallest value among the tiles with a free edge; 0 if none has one."""
    opened = tiles & (s.edges[0] | s.edges[1] | s.edges[2])
    return smallest(s.value, 3, opened) if opened else 0
