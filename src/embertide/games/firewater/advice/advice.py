"""Advice for the search: the value of a position to each seat, priors, and quick play."""

from embertide.compiled.arithmetic import exp
from embertide.compiled.bitset import ONE, lowest
from embertide.compiled.jit import jit, whole
from embertide.compiled.records import Floats, Ints, Record, repeated
from embertide.core.actor import NATURE, NOBODY
from embertide.core.level import Level
from embertide.core.options import Options
from embertide.games.firewater.advice.promise import priors
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
    FATE,
    FEW,
    LEFT,
    MANY,
    POINT,
    READY,
    TURN,
    Now,
    load,
    moment,
    worth,
)
from embertide.games.firewater.kernel.kernel import actions, actor, apply, choose, draw, winners
from embertide.games.firewater.kernel.record import CONQUERED, OVER, TOKENS, WAITING

__all__ = ["WEIGHTS", "attempt_weights", "evaluate", "levels", "playout", "priors"]


WEIGHTS: Floats = load()


# Evaluation


@jit
def evaluate(s: Record, w: Floats, out: Floats) -> None:
    """Set each seat's expected share of the win: the softmax of its prospects."""
    if s.phase == OVER:
        winners(s, out)
        return
    prospects(s, w, out)
    most = out[0]
    for seat in range(1, whole(s.players)):
        most = max(most, out[seat])
    total = 0.0
    for seat in range(whole(s.players)):
        out[seat] = exp(out[seat] - most)
        total += out[seat]
    for seat in range(whole(s.players)):
        out[seat] /= total


@jit
def prospects(s: Record, w: Floats, out: Floats) -> None:
    """Set the sum of the weights of each seat's prospects, in log-odds."""
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
def fate(s: Record, seat: int) -> int:
    """Return the fate of a seat's leader: 0 placed, 1 waiting, 2 conquered."""
    if s.leader[seat] == WAITING:
        return 1
    return 2 if s.leader[seat] == CONQUERED else 0


@jit
def _add_squares(s: Record, w: Floats, now: Now, out: Floats) -> None:
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
def _add_elementals(s: Record, w: Floats, now: Now, out: Floats) -> None:
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
def playout(s: Record, w: Floats, turns: int, legal: Ints, scores: Floats) -> None:
    """Play `turns` moves, each drawn in proportion to its prior."""
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
            priors(s, w, legal, n, scores)
            apply(s, legal[_drawn(s, n, scores)])
        else:
            apply(s, legal[0])


@jit
def _drawn(s: Record, n: int, odds: Floats) -> int:
    """Draw one of n indices by their odds."""
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


def attempt_weights(weights: Floats, count: int) -> Floats:
    """Return the same weights for every attempt: this game has no common goal."""
    return repeated(weights, count)


def levels(options: Options) -> tuple[Level, ...]:
    """Return the five levels, weakest first: two by priors, then longer and longer searches."""
    many = 15000 if options.players == 2 else 8000
    return (
        Level(0, blur=3.0),
        Level(0, blur=1.0),
        Level(40),
        Level(500),
        Level(many),
    )
