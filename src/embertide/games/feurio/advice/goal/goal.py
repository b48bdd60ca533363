"""Advice for a common goal: the value of a position, priors, and the quick policy."""

from math import inf, log
from typing import Any, Final

from embertide.compiled.arithmetic import exp
from embertide.compiled.bitset import ONE, lowest
from embertide.compiled.jit import jit, whole
from embertide.compiled.records import Floats, Ints, Record, array, repeated
from embertide.compiled.rng import choose
from embertide.games.feurio.advice.goal.deploy import post_at, score_deploy, score_pass
from embertide.games.feurio.advice.goal.spread import score_spread
from embertide.games.feurio.advice.goal.survey import Survey, survey
from embertide.games.feurio.advice.goal.weights import LUCK, WEIGHTS, WIDTH, Weights
from embertide.games.feurio.advice.goal.worth import worth
from embertide.games.feurio.kernel.board import hottest
from embertide.games.feurio.kernel.kernel import actions, apply, cell_at, draw
from embertide.games.feurio.kernel.record import (
    ARRANGING,
    DEPLOY,
    DEPLOYING,
    DRAWING,
    OVER,
    PASS,
    SPOT,
    SPREAD,
    SPREADING,
    TORUS,
)

__all__ = ["WEIGHTS", "attempt_weights", "evaluate", "playout", "priors", "quick"]

_GUMBEL: Final = array([round(-log(-log((i + 0.5) / 256)), 12) for i in range(256)])
"""Gumbel noise: the maximum of scores plus noise is a draw in proportion to their exponentials.

Rounded, since the last bits of a C library's log differ between machines.
"""


@jit
def playout(s: Record, w: Floats, turns: int, legal: Ints, scores: Floats) -> None:
    """Play `turns` turns by the quick policy, up to Nature's next draw or the end."""
    while s.phase != OVER:
        if s.phase <= DRAWING:
            if turns == 0:
                return
            draw(s)
        else:
            turns -= 1 if s.phase == DEPLOYING else 0
            apply(s, quick(s, w, legal, 1.0))


@jit
def quick(s: Record, w: Floats, legal: Ints, noise: float) -> int:
    """Return the quick policy's action for the acting seat; `noise` 1 is the usual amount."""
    first = first_weight(s)
    mine: Any = w[first : first + WIDTH]
    if s.phase == SPREADING:
        return _quick_spread(s, mine, noise * mine[LUCK])
    if s.phase == DEPLOYING:
        return _quick_deploy(s, mine, noise * mine[LUCK])
    return whole(legal[choose(s, actions(s, legal))])


@jit
def _gumbel(s: Record, scale: float) -> float:
    """Return random noise for a score, so that games of the policy differ."""
    return float(scale * _GUMBEL[choose(s, 256)])


@jit
def _quick_spread(s: Record, w: Weights, noise: float) -> int:
    """Return the spread with the highest score plus noise."""
    spots = hottest(s)
    best = whole(s.cell[SPOT + lowest(spots)])
    if spots & (spots - ONE):
        table = survey(s, w)
        most = -inf
        while spots:
            cell = whole(s.cell[SPOT + lowest(spots)])
            spots &= spots - ONE
            x = score_spread(s, w, table, cell) + _gumbel(s, noise)
            if x > most:
                most = x
                best = cell
    return SPREAD + best % TORUS


@jit
def _quick_deploy(s: Record, w: Weights, noise: float) -> int:
    """Return the deployment with the highest score plus noise."""
    table = survey(s, w)
    best = PASS
    most = score_pass(w, table) + _gumbel(s, noise)
    tiles = table.scene.one
    while tiles:
        post = post_at(s, table, lowest(tiles))
        tiles ^= post.here
        for i in range(s.crews):
            crew = s.turn * s.colours + i * s.apart
            colour = min(crew, 3)
            if not post.here & table.prospects[colour].wanted:
                continue
            for count in range(1, min(post.room, whole(s.supply[crew])) + 1):
                x = score_deploy(s, w, table, colour, post, count) + _gumbel(s, noise)
                if x > most:
                    most = x
                    best = DEPLOY + (post.tile * 4 + colour) * 3 + count - 1
    return best


@jit
def first_weight(s: Record) -> int:
    """Return the index of the first weight for this number of players."""
    return (whole(s.players) - 1) * WIDTH


# For search

MORE_NOISE: Final = 0.6
"""By how much the noise grows with every attempt at an imagined game."""


def attempt_weights(weights: Floats, count: int) -> Floats:
    """Return a row of weights for each attempt at an imagined game, each with more noise.

    With the usual noise all attempts would be nearly the same game.
    """
    rows = repeated(weights, count)
    add_noise(rows, 0)
    return rows


def add_noise(rows: Floats, first: int) -> None:
    """Add noise to rows of weights for attempts; those of this policy begin at `first`."""
    for attempt in range(len(rows)):
        for at in range(first + LUCK, first + len(WEIGHTS), WIDTH):
            rows[attempt][at] += MORE_NOISE * attempt


@jit
def priors(s: Record, w: Floats, legal: Ints, n: int, out: Floats) -> None:
    """Set the prior of each legal action: the exponential of the quick policy's score."""
    first = first_weight(s)
    mine: Any = w[first : first + WIDTH]
    if s.phase == ARRANGING:
        for i in range(n):
            out[i] = 1.0
        return
    table = survey(s, mine)
    most = -inf
    for i in range(n):
        out[i] = _score(s, mine, table, whole(legal[i]))
        most = max(most, out[i])
    for i in range(n):
        out[i] = exp(max(out[i] - most, -12.0))


@jit
def _score(s: Record, w: Weights, table: Survey, action: int) -> float:
    """Return the quick policy's score of an action."""
    if action == PASS:
        return score_pass(w, table)
    if action >= SPREAD:
        return score_spread(s, w, table, cell_at(s, action - SPREAD))
    what = action - DEPLOY
    return score_deploy(s, w, table, what // 3 % 4, post_at(s, table, what // 12), what % 3 + 1)


@jit
def evaluate(s: Record, w: Floats, at: int, mine: Floats, out: Floats) -> None:
    """Set the chance to win, the same for all seats; the network's weights begin at `at`."""
    first = first_weight(s)
    policy: Any = mine[first : first + WIDTH]
    share = worth(s, w, at, policy)
    for seat in range(s.players):
        out[seat] = share
