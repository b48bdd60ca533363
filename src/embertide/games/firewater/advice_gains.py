"""What filling a square would change, worked out once for each square of a position.

What an action changes is a sum over the squares it touches; with these tables each of several
hundred actions takes a few additions.
"""

import numpy as np

from embertide.games.firewater.advice_spirits import company, lure
from embertide.games.firewater.advice_squares import (
    is_of,
    openings,
    prize,
    raised,
    ready,
    strengths,
    tallied,
)
from embertide.games.firewater.advice_weights import (
    BEYOND,
    LEADS,
    MANY,
    PROSPECTS,
    READY,
    ROOMS,
    SQUARES,
    Floats,
    Sense,
    moment,
    worth,
)
from embertide.games.firewater.kernel_record import HALF, PLACES, SPIRIT, WAYS
from embertide.jit import ONE, jit, lowest, whole

VALUES = 5
"""By so many values a half can raise influence, 0 included."""


@jit
def fill_table(s: np.record, w: Floats, turn: int, t: Floats) -> None:
    """What each prospect counts now; squares for each seat, since who has many needs no more."""
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
    """Adds what one more square to take means, to all a seat could take but its own leader's."""
    for square in range(begin, begin + 6 * LEADS * ROOMS, LEADS * ROOMS):
        for step in range(LEADS // 2 + 1, LEADS):
            t[square + step * ROOMS] += more
            t[square + step * ROOMS + ROOMS - 1] += more


@jit
def fill_gains(s: np.record, sense: Sense, gain: Floats) -> None:
    """For each open square and elemental: what a half of each value beside it changes there."""
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
def fill_halves(s: np.record, sense: Sense, gain: Floats, fire: Floats, water: Floats) -> None:
    """For each empty square and open marker: what its fire half, or water half, changes there."""
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
def _around(s: np.record, gain: Floats, at: int, water: bool, value: int) -> float:
    """What a half changes around it, its twin's square included."""
    found = 0.0
    for way in WAYS:
        near = at + way
        if 0 <= near < PLACES:
            reached = is_of(s, near, water) or s.piece[near] == SPIRIT
            found += gain[near * VALUES + (value if reached else 0)]
    return found
