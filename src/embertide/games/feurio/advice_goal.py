"""Advice for a common goal, alone or together: what a position is worth, and how to play on."""

from typing import Any, Final

import numpy as np

from embertide.games.feurio.advice_goal_deploy import judge_deploy, judge_pass, post_at
from embertide.games.feurio.advice_goal_spread import judge_spread
from embertide.games.feurio.advice_goal_table import Table, survey
from embertide.games.feurio.advice_goal_weights import LUCK, WEIGHTS, WIDTH, Floats, Weights
from embertide.games.feurio.advice_goal_worth import worth
from embertide.games.feurio.kernel import Ints, actions, apply, draw
from embertide.games.feurio.kernel_record import (
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
from embertide.games.feurio.kernel_table import hottest
from embertide.jit import ONE, choose, jit, lowest, whole

__all__ = ["WEIGHTS", "evaluate", "lives", "playout", "priors", "quick"]

_GUMBEL: Final = -np.log(-np.log((np.arange(256) + 0.5) / 256))
"""Gumbel noise: the best of scores with it is a choice in proportion to their exponentials."""


@jit
def playout(s: np.record, w: Floats, turns: int, legal: Ints, room: Floats) -> None:
    """Plays so many turns by a quick policy; the last ends where Nature or nobody acts."""
    while s.phase != OVER:
        if s.phase <= DRAWING:
            if turns == 0:
                return
            draw(s)
        else:
            turns -= 1 if s.phase == DEPLOYING else 0
            apply(s, quick(s, w, legal, 1.0))


@jit
def quick(s: np.record, w: Floats, legal: Ints, luck: float) -> int:
    """The move of the quick policy for the acting seat, by so much luck; 1 is usual."""
    mine = weights_of(s, w)
    if s.phase == SPREADING:
        return _quick_spread(s, mine, luck * mine[LUCK])
    if s.phase == DEPLOYING:
        return _quick_deploy(s, mine, luck * mine[LUCK])
    return whole(legal[choose(s, actions(s, legal))])


@jit
def _luck(s: np.record, luck: float) -> float:
    """What a score is off by luck, so that no two games of the policy are alike."""
    return float(luck * _GUMBEL[choose(s, 256)])


@jit
def _quick_spread(s: np.record, w: Weights, luck: float) -> int:
    spots = hottest(s)
    best = whole(s.cell[SPOT + lowest(spots)])
    if spots & (spots - ONE):
        table = survey(s, w)
        most = -np.inf
        while spots:
            cell = whole(s.cell[SPOT + lowest(spots)])
            spots &= spots - ONE
            x = judge_spread(s, w, table, cell) + _luck(s, luck)
            if x > most:
                most = x
                best = cell
    return SPREAD + best % TORUS


@jit
def _quick_deploy(s: np.record, w: Weights, luck: float) -> int:
    table = survey(s, w)
    best = PASS
    most = judge_pass(w, table) + _luck(s, luck)
    tiles = table.scene.one
    while tiles:
        post = post_at(s, table, lowest(tiles))
        tiles ^= post.here
        for i in range(s.crews):
            crew = s.turn * s.colours + i * s.apart
            colour = min(crew, 3)
            if not post.here & table.outlooks[colour].wanted:
                continue
            for count in range(1, min(post.room, whole(s.supply[crew])) + 1):
                x = judge_deploy(s, w, table, colour, post, count) + _luck(s, luck)
                if x > most:
                    most = x
                    best = DEPLOY + (post.tile * 4 + colour) * 3 + count - 1
    return best


@jit
def weights_of(s: np.record, w: Floats) -> Any:
    """The weights for this number of players."""
    return w[(s.players - 1) * WIDTH : s.players * WIDTH]


# For search

MORE_LUCK: Final = 0.6
"""By how much luck grows with every life of an imagined game."""


def lives(weights: Floats, count: int) -> Floats:
    """The weights for each life of an imagined game: every one tries its luck more than the last.

    With the usual luck all lives would go nearly alike.
    """
    rows = np.tile(weights, (count, 1))
    rows.reshape(count, -1, WIDTH)[:, :, LUCK] += MORE_LUCK * np.arange(count)[:, None]
    return rows


@jit
def priors(s: np.record, w: Floats, legal: Ints, n: int, out: Floats) -> None:
    """How promising each legal action looks: the exponentials of the quick policy's scores."""
    mine = weights_of(s, w)
    if s.phase == ARRANGING:
        for i in range(n):
            out[i] = 1.0
        return
    table = survey(s, mine)
    most = -np.inf
    for i in range(n):
        out[i] = _score(s, mine, table, whole(legal[i]))
        most = max(most, out[i])
    for i in range(n):
        out[i] = np.exp(max(out[i] - most, -12.0))


@jit
def _score(s: np.record, w: Weights, table: Table, action: int) -> float:
    """The quick policy's score of an action."""
    if action == PASS:
        return judge_pass(w, table)
    if action >= SPREAD:
        return judge_spread(s, w, table, _cell_at(s, action - SPREAD))
    what = action - DEPLOY
    return judge_deploy(s, w, table, what // 3 % 4, post_at(s, table, what // 12), what % 3 + 1)


@jit
def _cell_at(s: np.record, place: int) -> int:
    """The hottest spot at that place on the torus."""
    spots = hottest(s)
    while whole(s.cell[SPOT + lowest(spots)]) % TORUS != place:
        spots &= spots - ONE
    return whole(s.cell[SPOT + lowest(spots)])


@jit
def evaluate(s: np.record, w: Floats, at: int, mine: Floats, out: Floats) -> None:
    """The expected share of the win, the same for all seats."""
    share = worth(s, w, at, weights_of(s, mine))
    for seat in range(s.players):
        out[seat] = share
