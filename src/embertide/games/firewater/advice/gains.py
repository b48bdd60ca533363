"""Tables of what a piece on a square would change, computed once for each position.

The effect of an action is a sum over the squares it touches; with these tables each of several
hundred actions takes a few additions.
"""

from embertide.compiled.bitset import ONE, lowest
from embertide.compiled.jit import jit, whole
from embertide.compiled.records import Floats, Record
from embertide.games.firewater.advice.spirits import company, lure
from embertide.games.firewater.advice.squares import (
    is_of,
    openings,
    prize,
    raised,
    ready,
    strengths,
    tallied,
)
from embertide.games.firewater.advice.weights import (
    BEYOND,
    LEADS,
    MANY,
    PROSPECTS,
    READY,
    ROOMS,
    SQUARES,
    Sense,
    moment,
    worth,
)
from embertide.games.firewater.kernel.record import HALF, PLACES, SPIRIT, WAYS

VALUES = 5
"""The number of values by which a half can raise influence: 0 to 4."""


@jit
def fill_table(s: Record, w: Floats, turn: int, t: Floats) -> None:
    """Set the weight of each prospect now; squares by seat, as a seat's further ones count less."""
    now = moment(s)
    for i in range(SQUARES, PROSPECTS):
        t[BEYOND + i] = worth(w, now, i)
    for i in range(SQUARES):
        t[i] = worth(w, now, i)
    for seat in range(whole(s.players) - 1, -1, -1):
        for i in range(SQUARES):
            t[seat * SQUARES + i] = t[i]
        have = ready(s, seat)
        at = BEYOND + READY + min(have, MANY - 2) + (MANY if seat == turn else 0)
        _add_ready(t, seat * SQUARES, t[at + 1] - t[at])


@jit
def _add_ready(t: Floats, begin: int, more: float) -> None:
    """Add the weight of one more square to take, to all but the square of the own leader."""
    for square in range(begin, begin + 6 * LEADS * ROOMS, LEADS * ROOMS):
        for step in range(LEADS // 2 + 1, LEADS):
            t[square + step * ROOMS] += more
            t[square + step * ROOMS + ROOMS - 1] += more


@jit
def fill_gains(s: Record, sense: Sense, gain: Floats) -> None:
    """Set the effect of a half of each value on each open square and elemental beside it."""
    seat = whole(s.turn)
    for word in range(2):
        rooms = openings(s, word)
        rest = s.free[word] & (rooms[0] | rooms[1] | rooms[2])
        while rest:
            place = lowest(rest)
            rest &= rest - ONE
            at = 64 * word + place
            here, room, piece = strengths(s, at), tallied(rooms, place), whole(s.piece[at])
            before = prize(sense, piece, here, room)
            for value in range(VALUES):
                after = prize(sense, piece, raised(here, seat, value), room - 1)
                gain[at * VALUES + value] = after - before
    for i in range(whole(s.elementals)):
        at = whole(s.elemental[i])
        here, room = company(s, at)
        if room and s.token[at] == 0:
            before = lure(s, sense, here, room)
            for value in range(VALUES):
                after = lure(s, sense, raised(here, seat, value), room - 1)
                gain[at * VALUES + value] = after - before


@jit
def fill_halves(s: Record, sense: Sense, gain: Floats, fire: Floats, water: Floats) -> None:
    """Set the effect of each open marker's fire half, and water half, on each empty square."""
    seat = whole(s.turn)
    for word in range(2):
        rooms = openings(s, word)
        rest = s.empty[word] & (rooms[0] | rooms[1] | rooms[2])
        while rest:
            place = lowest(rest)
            rest &= rest - ONE
            at, room = 64 * word + place, tallied(rooms, place)
            here = strengths(s, at)
            before = prize(sense, 0, here, room)
            markers, i = s.open[seat], 0
            while markers:
                marker = lowest(markers)
                markers &= markers - ONE
                one, two = (marker >> 2) + 1, (marker & 3) + 1
                after = raised(here, seat, two if is_of(s, at, True) else 0)
                found = prize(sense, HALF + one * 4 - 4 + seat, after, room - 1)
                fire[i + at] = found - before + _around(s, gain, at, False, one)
                after = raised(here, seat, one if is_of(s, at, False) else 0)
                found = prize(sense, HALF + two * 4 - 4 + seat, after, room - 1)
                water[i + at] = found - before + _around(s, gain, at, True, two)
                i += PLACES


@jit
def _around(s: Record, gain: Floats, at: int, water: bool, value: int) -> float:
    """Return the effect of a half on its neighbours, including its twin's square."""
    found = 0.0
    for way in WAYS:
        near = at + way
        if 0 <= near < PLACES:
            reached = is_of(s, near, water) or s.piece[near] == SPIRIT
            found += gain[near * VALUES + (value if reached else 0)]
    return found
