"""The table of a record: set-up, and the board with what lies on it; the fast twin of field.py."""

import numpy as np

from embertide.games.firewater.kernel_record import (
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
from embertide.jit import NONE, Word, bit, bits, jit, lowest, nth, whole

Squares = tuple[Word, Word]
"""A set of squares: ranks 1 to 4, and 5 to 8."""

Gaps = tuple[Word, Word, Word, Word]
"""A set of squares that go with the one to the right, and a set that go with the one above."""

_1, _UP, _ACROSS = np.uint64(1), np.uint64(WIDTH), np.uint64(64 - WIDTH)


# Sets of squares


@jit
def one(at: int) -> Squares:
    """The set of one square, by its place."""
    here = bit(at & 63)
    return (NONE, here) if at & 64 else (here, NONE)


@jit
def size(low: Word, high: Word) -> int:
    """How many squares a set has."""
    return bits(low) + bits(high)


@jit
def first(low: Word, high: Word) -> int:
    """The place of the first square of a set that is not empty."""
    return lowest(low) if low else 64 + lowest(high)


@jit
def pick(low: Word, high: Word, index: int) -> int:
    """The place of the square with that many of the set before it."""
    below = bits(low)
    beyond = index >= below
    at = nth(high if beyond else low, index - below if beyond else index)
    return at + 64 if beyond else at


@jit
def beside(low: Word, high: Word) -> Squares:
    """The orthogonal neighbours of all squares of a set."""
    return (
        (low << _1) | (low >> _1) | (low << _UP) | (low >> _UP) | (high << _ACROSS),
        (high << _1) | (high >> _1) | (high << _UP) | (high >> _UP) | (low >> _ACROSS),
    )


@jit
def around(low: Word, high: Word) -> Squares:
    """A set with all its neighbours, diagonal ones too."""
    low |= (low << _1) | (low >> _1)
    high |= (high << _1) | (high >> _1)
    return (
        low | (low << _UP) | (low >> _UP) | (high << _ACROSS),
        high | (high << _UP) | (high >> _UP) | (low >> _ACROSS),
    )


@jit
def within(low: Word, high: Word) -> tuple[Word, Word, Word, Word]:
    """The squares of a set between two others of it: those left and right, those down and up."""
    return (
        low & (low << _1) & (low >> _1),
        high & (high << _1) & (high >> _1),
        low & (low << _UP) & ((low >> _UP) | (high << _ACROSS)),
        high & (high >> _UP) & ((high << _UP) | (low >> _ACROSS)),
    )


# Set-up


@jit
def start(s: np.record, players: int, mode: int, variants: int) -> None:
    """W-1, W-2: the usual board, empty, and each player's share of the box."""
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
def _clear(s: np.record) -> None:
    """W-1: the printed board, nothing on it."""
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


# What the board allows


@jit
def elemental_sites(s: np.record) -> Squares:
    """W-3: where an elemental may go: not on the edge, nor on or around an earlier one."""
    low, high = s.fire[0] | s.water[0], s.fire[1] | s.water[1]
    row_low, row_high, file_low, file_high = within(low, high)
    low, high = around(s.wild[0], s.wild[1])
    return row_low & file_low & ~low, row_high & file_high & ~high


@jit
def gaps(s: np.record) -> Gaps:
    """W-4: the empty squares with an empty one to the right, and those with one above."""
    low, high = s.empty[0], s.empty[1]
    return (
        low & (low >> _1),
        high & (high >> _1),
        low & ((low >> _UP) | (high << _ACROSS)),
        high & (high >> _UP),
    )


@jit
def has_gap(s: np.record) -> bool:
    """W-13: whether two orthogonally adjacent squares are empty."""
    row_low, row_high, file_low, file_high = gaps(s)
    return bool(row_low | row_high | file_low | file_high)


@jit
def leader_sites(s: np.record) -> Squares:
    """W-6: where a leader may go."""
    return s.empty[0] & ~s.barred[0], s.empty[1] & ~s.barred[1]


@jit
def surrounded(s: np.record) -> Squares:
    """W-7: the places whose orthogonal neighbours are all occupied."""
    low, high = beside(s.empty[0], s.empty[1])
    return ~low, ~high


@jit
def prevails(s: np.record, seat: int, low: Word, high: Word) -> Squares:
    """W-7: those of a set where a seat's influence is greater than every other's."""
    for other in range(whole(s.players)):
        if other != seat:
            more_low, more_high = _exceeds(s, seat, other)
            low &= more_low
            high &= more_high
    return low, high


@jit
def _exceeds(s: np.record, seat: int, other: int) -> Squares:
    """Where one seat's influence is greater than the other's.

    Who has 16 has all four neighbours, and everybody else has 0: the last digit decides alone.
    """
    low, high = NONE, NONE
    for digit in range(DIGITS - 1):
        mine, theirs = s.influence[seat, digit, 0], s.influence[other, digit, 0]
        low = (mine & ~theirs) | (low & ~(mine ^ theirs))
        mine, theirs = s.influence[seat, digit, 1], s.influence[other, digit, 1]
        high = (mine & ~theirs) | (high & ~(mine ^ theirs))
    return low | s.influence[seat, DIGITS - 1, 0], high | s.influence[seat, DIGITS - 1, 1]


@jit
def is_most_lenient(s: np.record, seat: int, at: int) -> bool:
    """W-9: whether a seat is present beside an elemental, and less so than all others present."""
    mine = _presence(s, seat, at)
    if mine == 0:
        return False
    for other in range(whole(s.players)):
        if other != seat and 0 < _presence(s, other, at) <= mine:
            return False
    return True


@jit
def _presence(s: np.record, seat: int, at: int) -> int:
    """W-9: a seat's uncovered halves beside that place added up, of either element."""
    found = 0
    for way in WAYS:
        piece = whole(s.piece[at + way])
        if piece >= HALF and piece & 3 == seat and s.token[at + way] == 0:
            found += (piece >> 2 & 3) + 1
    return found


# Pieces go on the board


@jit
def _occupy(s: np.record, at: int) -> None:
    low, high = one(at)
    s.empty[0] &= ~low
    s.empty[1] &= ~high


@jit
def summon(s: np.record, at: int) -> None:
    """W-3: one more elemental; leaders shun its neighbours (W-6)."""
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
def lay(s: np.record, seat: int, marker: int, at: int, way: int) -> None:
    """W-4, W-5: a marker, its fire half at that place, its water half that way from it."""
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
    """Those of a set that are orthogonal neighbours of a place."""
    near_low, near_high = one(at)
    near_low, near_high = beside(near_low, near_high)
    return near_low & low, near_high & high


@jit
def _raise(s: np.record, seat: int, marker: int, fire: Squares, water: Squares) -> None:
    """W-5: adds a marker's values to a seat's influence, each on its own squares."""
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
def _lower(s: np.record, seat: int, value: int, squares: Squares) -> None:
    """W-7: takes a covered half's value off a seat's influence."""
    for word in range(2):
        borrow = NONE
        for digit in range(DIGITS):
            term = squares[word] if value >> digit & 1 else NONE
            old = s.influence[seat, digit, word]
            s.influence[seat, digit, word] = old ^ term ^ borrow
            borrow = (~old & (term | borrow)) | (term & borrow)


@jit
def enthrone(s: np.record, seat: int, at: int) -> None:
    """W-6: a leader takes his place."""
    _occupy(s, at)
    s.piece[at] = CHIEF + seat
    s.leader[seat] = at


@jit
def cover(s: np.record, seat: int, at: int, count: int) -> None:
    """W-7 to W-9: so many tokens; a half under them no longer gives influence."""
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
