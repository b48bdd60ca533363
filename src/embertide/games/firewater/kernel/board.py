"""The table in a record: set-up, board and pieces; the compiled twin of field.py."""

from embertide.compiled.bitset import NONE, Word, bit, bits, lowest, nth
from embertide.compiled.jit import jit, whole
from embertide.compiled.records import Record, uint64
from embertide.games.firewater.kernel.record import (
    BOARDS,
    CHIEF,
    DIGITS,
    HALF,
    NONE_YET,
    PLACES,
    SPIRIT,
    STACKS,
    SUMMONING,
    TOKENS,
    WAITING,
    WAYS,
    WIDTH,
)
from embertide.games.firewater.rules.board import STRIDE

Squares = tuple[Word, Word]
"""A set of squares: a word for ranks 1 to 4, and one for 5 to 8."""

Gaps = tuple[Word, Word, Word, Word]
"""The squares that form a pair with the one to the right, and with the one above."""

_1, _UP, _ACROSS = uint64(1), uint64(WIDTH), uint64(64 - WIDTH)


@jit
def place_of(square: int) -> int:
    """Return the place of a square of the rules."""
    return square + (square // STRIDE) * (WIDTH - STRIDE)


# Sets of squares


@jit
def one(at: int) -> Squares:
    """Return the set of one square, given its place."""
    here = bit(at & 63)
    return (NONE, here) if at & 64 else (here, NONE)


@jit
def size(low: Word, high: Word) -> int:
    """Return the number of squares in a set."""
    return bits(low) + bits(high)


@jit
def first(low: Word, high: Word) -> int:
    """Return the place of the first square of a set that is not empty."""
    return lowest(low) if low else 64 + lowest(high)


@jit
def pick(low: Word, high: Word, index: int) -> int:
    """Return the place of the square with that index in a set."""
    below = bits(low)
    beyond = index >= below
    at = nth(high if beyond else low, index - below if beyond else index)
    return at + 64 if beyond else at


@jit
def beside(low: Word, high: Word) -> Squares:
    """Return the orthogonal neighbours of all squares of a set."""
    return (
        (low << _1) | (low >> _1) | (low << _UP) | (low >> _UP) | (high << _ACROSS),
        (high << _1) | (high >> _1) | (high << _UP) | (high >> _UP) | (low >> _ACROSS),
    )


@jit
def around(low: Word, high: Word) -> Squares:
    """Return a set with all its neighbours, including diagonal ones."""
    low |= (low << _1) | (low >> _1)
    high |= (high << _1) | (high >> _1)
    return (
        low | (low << _UP) | (low >> _UP) | (high << _ACROSS),
        high | (high << _UP) | (high >> _UP) | (low >> _ACROSS),
    )


@jit
def within(low: Word, high: Word) -> tuple[Word, Word, Word, Word]:
    """Return the squares of a set between two others of it: in a row, and in a file."""
    return (
        low & (low << _1) & (low >> _1),
        high & (high << _1) & (high >> _1),
        low & (low << _UP) & ((low >> _UP) | (high << _ACROSS)),
        high & (high >> _UP) & ((high << _UP) | (low >> _ACROSS)),
    )


# Set-up


@jit
def start(s: Record, players: int, mode: int, variants: int) -> None:
    """W-1, W-2: set the usual board, empty, and each player's pieces."""
    s.players = players
    s.phase = SUMMONING
    s.turn = 0
    s.due = 0
    s.revealer = 0
    s.last = NONE_YET
    s.master = NONE_YET
    for seat in range(4):
        s.stack[seat] = STACKS[players - 2] if seat < players else NONE
        s.open[seat] = NONE
        s.tokens[seat] = TOKENS[players - 2] if seat < players else 0
        s.leader[seat] = WAITING
    _clear(s)


@jit
def _clear(s: Record) -> None:
    """W-1: set the printed board without pieces."""
    for word in range(2):
        s.fire[word] = BOARDS[s.players - 2][word]
        s.water[word] = BOARDS[s.players - 2][2 + word]
        s.empty[word] = s.fire[word] | s.water[word]
        s.free[word] = s.empty[word]
        s.wild[word] = NONE
    row_low, row_high, file_low, file_high = within(s.empty[0], s.empty[1])
    s.barred[0] = s.empty[0] & ~row_low & ~file_low
    s.barred[1] = s.empty[1] & ~row_high & ~file_high
    for seat in range(4):
        for digit in range(DIGITS):
            for word in range(2):
                s.influence[seat, digit, word] = NONE
    for at in range(PLACES):
        s.piece[at] = 0
        s.token[at] = 0
    s.elementals = 0
    for i in range(3):
        s.elemental[i] = 0


# Legal squares


@jit
def elemental_sites(s: Record) -> Squares:
    """W-3: return where an elemental may go: not on the edge, nor on or around another."""
    low, high = s.fire[0] | s.water[0], s.fire[1] | s.water[1]
    row_low, row_high, file_low, file_high = within(low, high)
    low, high = around(s.wild[0], s.wild[1])
    return row_low & file_low & ~low, row_high & file_high & ~high


@jit
def gaps(s: Record) -> Gaps:
    """W-4: return the empty squares with an empty one to the right, and with one above."""
    low, high = s.empty[0], s.empty[1]
    return (
        low & (low >> _1),
        high & (high >> _1),
        low & ((low >> _UP) | (high << _ACROSS)),
        high & (high >> _UP),
    )


@jit
def has_gap(s: Record) -> bool:
    """W-13: return whether two orthogonally adjacent squares are empty."""
    row_low, row_high, file_low, file_high = gaps(s)
    return bool(row_low | row_high | file_low | file_high)


@jit
def leader_sites(s: Record) -> Squares:
    """W-6: return where a leader may go."""
    return s.empty[0] & ~s.barred[0], s.empty[1] & ~s.barred[1]


@jit
def surrounded(s: Record) -> Squares:
    """W-7: return the places without an empty orthogonal neighbour."""
    low, high = beside(s.empty[0], s.empty[1])
    return ~low, ~high


@jit
def prevails(s: Record, seat: int, low: Word, high: Word) -> Squares:
    """W-7: return the squares of a set where a seat has more influence than every other."""
    for other in range(whole(s.players)):
        if other != seat:
            more_low, more_high = _exceeds(s, seat, other)
            low &= more_low
            high &= more_high
    return low, high


@jit
def _exceeds(s: Record, seat: int, other: int) -> Squares:
    """Return the squares where one seat has more influence than the other.

    A seat with 16 owns all four neighbours, so the others have 0 and the last digit decides alone.
    """
    low, high = NONE, NONE
    for digit in range(DIGITS - 1):
        mine, theirs = s.influence[seat, digit, 0], s.influence[other, digit, 0]
        low = (mine & ~theirs) | (low & ~(mine ^ theirs))
        mine, theirs = s.influence[seat, digit, 1], s.influence[other, digit, 1]
        high = (mine & ~theirs) | (high & ~(mine ^ theirs))
    return low | s.influence[seat, DIGITS - 1, 0], high | s.influence[seat, DIGITS - 1, 1]


@jit
def is_most_lenient(s: Record, seat: int, at: int) -> bool:
    """W-9: return whether a seat is present beside an elemental, with the lowest sum of all."""
    mine = _presence(s, seat, at)
    if mine == 0:
        return False
    for other in range(whole(s.players)):
        if other != seat and 0 < _presence(s, other, at) <= mine:
            return False
    return True


@jit
def _presence(s: Record, seat: int, at: int) -> int:
    """W-9: return the sum of a seat's uncovered halves beside a place, of both elements."""
    found = 0
    for way in WAYS:
        piece = whole(s.piece[at + way])
        if piece >= HALF and piece & 3 == seat and s.token[at + way] == 0:
            found += (piece >> 2 & 3) + 1
    return found


# Placing pieces


@jit
def _occupy(s: Record, at: int) -> None:
    low, high = one(at)
    s.empty[0] &= ~low
    s.empty[1] &= ~high


@jit
def summon(s: Record, at: int) -> None:
    """W-3: place an elemental; leaders may not go beside it (W-6)."""
    low, high = one(at)
    near_low, near_high = beside(low, high)
    _occupy(s, at)
    s.free[0] &= ~low
    s.free[1] &= ~high
    s.wild[0] |= low
    s.wild[1] |= high
    s.barred[0] |= near_low
    s.barred[1] |= near_high
    s.piece[at] = SPIRIT
    s.elemental[s.elementals] = at
    s.elementals += 1


@jit
def lay(s: Record, seat: int, marker: int, at: int, way: int) -> None:
    """W-4, W-5: lay a marker: the fire half at a place, the water half one step from it."""
    twin = at + WAYS[way]
    fire, water = marker >> 2, marker & 3
    _occupy(s, at)
    _occupy(s, twin)
    s.piece[at] = HALF + way * 32 + fire * 4 + seat
    s.piece[twin] = HALF + (3 - way) * 32 + 16 + water * 4 + seat
    fire_squares = _beside(at, s.fire[0], s.fire[1])
    water_squares = _beside(twin, s.water[0], s.water[1])
    _raise(s, seat, marker, fire_squares, water_squares)


@jit
def _beside(at: int, low: Word, high: Word) -> Squares:
    """Return the squares of a set that are orthogonal neighbours of a place."""
    near_low, near_high = one(at)
    near_low, near_high = beside(near_low, near_high)
    return near_low & low, near_high & high


@jit
def _raise(s: Record, seat: int, marker: int, fire: Squares, water: Squares) -> None:
    """W-5: add a marker's values to a seat's influence, each on the squares of its element."""
    fire_value, water_value = (marker >> 2) + 1, (marker & 3) + 1
    for word in range(2):
        carry = NONE
        for digit in range(DIGITS):
            term = fire[word] if fire_value >> digit & 1 else NONE
            term |= water[word] if water_value >> digit & 1 else NONE
            old = s.influence[seat, digit, word]
            s.influence[seat, digit, word] = old ^ term ^ carry
            carry = (old & (term | carry)) | (term & carry)


@jit
def _lower(s: Record, seat: int, value: int, squares: Squares) -> None:
    """W-7: subtract a covered half's value from a seat's influence."""
    for word in range(2):
        borrow = NONE
        for digit in range(DIGITS):
            term = squares[word] if value >> digit & 1 else NONE
            old = s.influence[seat, digit, word]
            s.influence[seat, digit, word] = old ^ term ^ borrow
            borrow = (~old & (term | borrow)) | (term & borrow)


@jit
def enthrone(s: Record, seat: int, at: int) -> None:
    """W-6: place a leader."""
    _occupy(s, at)
    s.piece[at] = CHIEF + seat
    s.leader[seat] = at


@jit
def cover(s: Record, seat: int, at: int, count: int) -> None:
    """W-7 to W-9: place `count` tokens; a half under them no longer gives influence."""
    low, high = one(at)
    _occupy(s, at)
    s.free[0] &= ~low
    s.free[1] &= ~high
    s.wild[0] &= ~low
    s.wild[1] &= ~high
    s.token[at] = 4 * count + seat
    piece = whole(s.piece[at])
    if piece >= HALF:
        element = s.water if piece & 16 else s.fire
        squares = _beside(at, element[0], element[1])
        _lower(s, piece & 3, (piece >> 2 & 3) + 1, squares)
