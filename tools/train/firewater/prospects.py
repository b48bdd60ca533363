"""The prospects of each seat in a position, as lists: what the weights are summed over.

The walk is that of advice.prospects, which adds weights at once because searches call it most; a
test holds the sums of both equal.
"""

from typing import Any, NamedTuple

import numpy as np

from embertide.compiled.bitset import ONE, lowest
from embertide.compiled.jit import jit, whole
from embertide.compiled.records import Record, Records
from embertide.games.firewater.advice.advice import fate
from embertide.games.firewater.advice.spirits import company, hope
from embertide.games.firewater.advice.squares import (
    lead,
    openings,
    outlook,
    ready,
    strengths,
    tallied,
    touched,
)
from embertide.games.firewater.advice.weights import (
    BLOCK,
    FATE,
    FEW,
    LEFT,
    MANY,
    PROSPECTS,
    READY,
    TURN,
    moment,
)
from embertide.games.firewater.kernel.record import CONQUERED, TOKENS, WAITING

MOST = 128
"""An upper bound of the prospects of a seat."""


class Prospects(NamedTuple):
    """Positions as lists of prospects, with their results."""

    begin: Any
    """int16[n]: the index of the moment before the position, 0 to 2."""
    far: Any
    """float32[n]: how far it is on the way to the next moment."""
    listed: Any
    """int16[n, players, MOST]: the prospects of each seat; -1 after the last."""
    placed: Any
    """int16[n, players]: the tokens placed, by which the weight of POINT is multiplied."""
    won: Any
    """float32[n, players]: each seat's share of the win."""


def prospects_of(players: int, count: int) -> Prospects:
    """Allocate that number of positions."""
    return Prospects(
        np.zeros(count, np.int16),
        np.zeros(count, np.float32),
        np.full((count, players, MOST), -1, np.int16),
        np.zeros((count, players), np.int16),
        np.zeros((count, players), np.float32),
    )


@jit
def list_all(records: Records, found: Prospects) -> None:
    """Store the prospects of positions."""
    for n in range(len(records)):
        s = records[n]
        first, far = moment(s)
        found.begin[n] = (first - (whole(s.players) - 2) * BLOCK) // PROSPECTS
        found.far[n] = far
        for seat in range(whole(s.players)):
            found.placed[n, seat] = TOKENS[s.players - 2] - whole(s.tokens[seat])
            _list_seat(s, seat, found.listed[n, seat])


@jit
def _list_seat(s: Record, seat: int, out: Any) -> None:
    """List the prospects of a seat, but POINT, which counts once for each token placed."""
    out[0] = LEFT + min(whole(s.tokens[seat]), FEW)
    out[1] = FATE + fate(s, seat)
    out[2] = READY + ready(s, seat) + (MANY if seat == s.turn else 0)
    k = 3
    if seat == s.turn:
        out[k] = TURN
        k += 1
    for word in range(2):
        rest, rooms = touched(s, word), openings(s, word)
        while rest:
            place = lowest(rest)
            rest &= rest - ONE
            at = 64 * word + place
            here, room, piece = strengths(s, at), tallied(rooms, place), whole(s.piece[at])
            out[k] = outlook(piece, lead(here, seat), room, seat, whole(s.turn))
            k += 1
    if s.leader[seat] != CONQUERED:
        k = _list_elementals(s, seat, out, k)


@jit
def _list_elementals(s: Record, seat: int, out: Any, k: int) -> int:
    """List what a seat hopes for from each elemental without a token."""
    for i in range(whole(s.elementals)):
        at = whole(s.elemental[i])
        if s.token[at] == 0:
            here, room = company(s, at)
            out[k] = hope(here, room, seat, whole(s.turn), s.leader[seat] != WAITING)
            k += 1
    return k
