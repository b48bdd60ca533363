"""Prospects of a square without a token: by influence and by empty neighbours."""

from embertide.compiled.bitset import ONE, Word, bit
from embertide.compiled.jit import jit, whole
from embertide.compiled.records import Record, uint64
from embertide.games.firewater.advice.weights import (
    LEADS,
    MANY,
    ROOMS,
    SQUARES,
    Sense,
)
from embertide.games.firewater.kernel.board import one, prevails, size, surrounded
from embertide.games.firewater.kernel.record import CHIEF, DIGITS, HALF, WIDTH

_1, _UP, _ACROSS = uint64(1), uint64(WIDTH), uint64(64 - WIDTH)

Strengths = tuple[int, int, int, int]
"""The influence of each seat on a square."""
Tally = tuple[Word, Word, Word]
"""A number from 0 to 4 for each square of four ranks, as bit planes."""


# Reading the board


@jit
def openings(s: Record, word: int) -> Tally:
    """Return the number of empty neighbours of each square, for four ranks at once."""
    here, there = s.empty[word], s.empty[1 - word]
    left, right = here << _1, here >> _1
    if word == 0:
        down, up = here << _UP, (here >> _UP) | (there << _ACROSS)
    else:
        down, up = (here << _UP) | (there >> _ACROSS), here >> _UP
    across, along = left ^ right, down ^ up
    both, pair = left & right, down & up
    return across ^ along, (both ^ pair) | (across & along), both & pair


@jit
def tallied(tally: Tally, place: int) -> int:
    """Return the number of one square, given its bit in the word."""
    at = uint64(place)
    ones, twos = (tally[0] >> at) & ONE, (tally[1] >> at) & ONE
    return whole(ones | (twos << ONE) | (((tally[2] >> at) & ONE) << uint64(2)))


@jit
def strength(s: Record, seat: int, at: int) -> int:
    """Return the influence of a seat on a square."""
    word, place = at >> 6, uint64(at & 63)
    found = uint64(0)
    for digit in range(DIGITS):
        found |= ((s.influence[seat, digit, word] >> place) & ONE) << uint64(digit)
    return whole(found)


@jit
def strengths(s: Record, at: int) -> Strengths:
    """Return the influence of every seat on a square."""
    two, three = 0, 0
    if s.players > 2:
        two = strength(s, 2, at)
        if s.players > 3:
            three = strength(s, 3, at)
    return strength(s, 0, at), strength(s, 1, at), two, three


@jit
def raised(here: Strengths, seat: int, value: int) -> Strengths:
    """Return the strengths with one seat's influence raised by a value."""
    return (
        here[0] + value if seat == 0 else here[0],
        here[1] + value if seat == 1 else here[1],
        here[2] + value if seat == 2 else here[2],
        here[3] + value if seat == 3 else here[3],
    )


@jit
def ready(s: Record, seat: int) -> int:
    """W-7: return how many squares a seat could take on its turn, at most MANY - 1."""
    low, high = surrounded(s)
    low, high = low & s.free[0], high & s.free[1]
    leader = whole(s.leader[seat])
    if leader >= 0:
        own_low, own_high = one(leader)
        low, high = low & ~own_low, high & ~own_high
    low, high = prevails(s, seat, low, high)
    return min(size(low, high), MANY - 1)


@jit
def touched(s: Record, word: int) -> Word:
    """Return the squares without a token that are not empty, or under influence."""
    found = ~s.empty[word]
    for seat in range(whole(s.players)):
        for digit in range(DIGITS - 1):
            found |= s.influence[seat, digit, word]
    left: Word = s.free[word] & found
    return left


@jit
def is_free(s: Record, at: int) -> bool:
    """Return whether there is a square without token or elemental at a place."""
    return 0 <= at < 128 and (s.free[at >> 6] & bit(at & 63)) != 0


@jit
def is_of(s: Record, at: int, water: bool) -> bool:
    """Return whether a square is printed with that element."""
    return bool(((s.water[at >> 6] if water else s.fire[at >> 6]) & bit(at & 63)) != 0)


# Prospects


@jit
def lead(here: Strengths, seat: int) -> int:
    """Return a seat's influence less the strongest rival's; absent seats have 0."""
    most = 0
    if seat != 0:
        most = here[0]
    if seat != 1 and here[1] > most:
        most = here[1]
    if seat != 2 and here[2] > most:
        most = here[2]
    if seat != 3 and here[3] > most:
        most = here[3]
    mine = here[0] if seat == 0 else here[1] if seat == 1 else here[2] if seat == 2 else here[3]
    return mine - most


@jit
def kind(piece: int, seat: int) -> int:
    """Return the kind of the piece on a square from a seat's side (see PIECES)."""
    if piece >= HALF:
        high = piece >> 3 & 1
        return 1 + high if piece & 3 == seat else 3 + high
    if piece >= CHIEF:
        return 6 if piece - CHIEF == seat else 5
    return 0


@jit
def outlook(piece: int, margin: int, room: int, seat: int, turn: int) -> int:
    """Return the prospect of a square to a seat."""
    if room == 0 and seat == turn:
        room = ROOMS - 1
    step = min(max(margin, -(LEADS // 2)), LEADS // 2) + LEADS // 2
    return (kind(piece, seat) * LEADS + step) * ROOMS + room


@jit
def prize(sense: Sense, piece: int, here: Strengths, room: int) -> float:
    """Return the value of a square summed over all seats, each with its weight."""
    table, shares, turn = sense
    if shares[2] == 0.0:
        margin = here[0] - here[1]
        zero = table[outlook(piece, margin, room, 0, turn)]
        other = table[SQUARES + outlook(piece, -margin, room, 1, turn)]
        between: float = shares[0] * (zero - other)
        return between
    found = 0.0
    for seat in range(4):
        if shares[seat] != 0.0:
            what = outlook(piece, lead(here, seat), room, seat, turn)
            found += shares[seat] * table[seat * SQUARES + what]
    return found
