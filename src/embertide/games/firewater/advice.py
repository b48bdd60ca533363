"""What players that think know about Fire & Water: prospects, first impressions, quick play."""

import numpy as np
import numpy.typing as npt

from embertide.core.actor import NATURE, NOBODY
from embertide.core.level import Level
from embertide.core.options import Options
from embertide.games.firewater.advice_promise import priors
from embertide.games.firewater.advice_spirits import company, hope
from embertide.games.firewater.advice_squares import (
    lead,
    openings,
    outlook,
    ready,
    strengths,
    tallied,
    touched,
)
from embertide.games.firewater.advice_weights import (
    FATE,
    FEW,
    LEFT,
    MANY,
    POINT,
    READY,
    TURN,
    Floats,
    Now,
    load,
    moment,
    worth,
)
from embertide.games.firewater.kernel import actions, actor, apply, choose, draw, winners
from embertide.games.firewater.kernel_record import CONQUERED, OVER, TOKENS, WAITING
from embertide.jit import ONE, jit, lowest, whole

__all__ = ["WEIGHTS", "evaluate", "levels", "playout", "priors"]

Ints = npt.NDArray[np.signedinteger]

WEIGHTS: Floats = load()


# Judging a position


@jit
def evaluate(s: np.record, w: Floats, out: Floats) -> None:
    """Each seat's expected share of the win."""
    if s.phase == OVER:
        winners(s, out)
        return
    prospects(s, w, out)
    most = out[0]
    for seat in range(1, whole(s.players)):
        most = max(most, out[seat])
    total = 0.0
    for seat in range(whole(s.players)):
        out[seat] = np.exp(out[seat] - most)
        total += out[seat]
    for seat in range(whole(s.players)):
        out[seat] /= total


@jit
def prospects(s: np.record, w: Floats, out: Floats) -> None:
    """All that each seat has and may hope for, added up."""
    now = moment(s)
    for seat in range(whole(s.players)):
        left = whole(s.tokens[seat])
        out[seat] = worth(w, now, POINT) * (TOKENS[s.players - 2] - left)
        out[seat] += worth(w, now, LEFT + min(left, FEW)) + worth(w, now, FATE + fate(s, seat))
        out[seat] += worth(w, now, READY + ready(s, seat) + (MANY if seat == s.turn else 0))
    out[s.turn] += worth(w, now, TURN)
    _add_squares(s, w, now, out)
    _add_elementals(s, w, now, out)


@jit
def fate(s: np.record, seat: int) -> int:
    """What became of a seat's leader: placed, waiting, conquered."""
    if s.leader[seat] == WAITING:
        return 1
    return 2 if s.leader[seat] == CONQUERED else 0


@jit
def _add_squares(s: np.record, w: Floats, now: Now, out: Floats) -> None:
    for word in range(2):
        rest, rooms = touched(s, word), openings(s, word)
        while rest:
            place = lowest(rest)
            rest &= rest - ONE
            at = 64 * word + place
            here, room, piece = strengths(s, at), tallied(rooms, place), whole(s.piece[at])
            for seat in range(whole(s.players)):
                what = outlook(piece, lead(here, seat), room, seat, whole(s.turn))
                out[seat] += worth(w, now, what)


@jit
def _add_elementals(s: np.record, w: Floats, now: Now, out: Floats) -> None:
    for i in range(whole(s.elementals)):
        at = whole(s.elemental[i])
        if s.token[at]:
            continue
        here, room = company(s, at)
        for seat in range(whole(s.players)):
            if s.leader[seat] != CONQUERED:
                what = hope(here, room, seat, whole(s.turn), s.leader[seat] != WAITING)
                out[seat] += worth(w, now, what)


# Quick play


@jit
def playout(s: np.record, w: Floats, turns: int, legal: Ints, room: Floats) -> None:
    """Plays so many moves by first impressions, each as likely as it is promising."""
    while turns > 0:
        who = actor(s)
        if who == NOBODY:
            return
        if who == NATURE:
            draw(s)
            continue
        turns -= 1
        n = actions(s, legal)
        if n > 1:
            priors(s, w, legal, n, room)
            apply(s, legal[_drawn(s, n, room)])
        else:
            apply(s, legal[0])


@jit
def _drawn(s: np.record, n: int, odds: Floats) -> int:
    """One of n places, by their odds."""
    total = 0.0
    for i in range(n):
        total += odds[i]
    left = total * choose(s, 1 << 30) / (1 << 30)
    for i in range(n):
        left -= odds[i]
        if left < 0.0:
            return i
    return n - 1


# Levels of play


def levels(options: Options) -> tuple[Level, ...]:
    """Five settings, the weakest first: two by first impressions, then ever longer searches."""
    many = 15000 if options.players == 2 else 8000
    return (
        Level(0, blur=3.0),
        Level(0, blur=1.0),
        Level(40),
        Level(500),
        Level(many),
    )
