"""Games of the common goal of Feurio! that play themselves one move ahead, by its network."""

from typing import Final, NamedTuple

import numpy as np
from feurio_play import Array, Lot

from embertide.games.feurio import advice, kernel
from embertide.games.feurio import advice_goal as goal
from embertide.games.feurio import advice_goal_net as net
from embertide.games.feurio import advice_rivals as rivals
from embertide.games.feurio.advice_goal_worth import does_its_part
from embertide.games.feurio.advice_outlook import Floats
from embertide.games.feurio.kernel_record import (
    ARRANGING,
    COOPERATIVE,
    DEPLOYING,
    DRAWING,
    OVER,
    SOLITAIRE,
)
from embertide.jit import jit
from embertide.search.contest import next_best

EVERY = 5
"""One position of so many is kept."""
OPENING = 4
"""None is while there are no more tiles than that."""
ASTRAY, OUT_OF = 34, 64
"""So many games of so many are led astray, for as many tiles as the dice say,"""
WILD = 0.4
"""and there so many moves are made by whim."""

NET = rivals.WEIGHTS + len(goal.WEIGHTS)
NET_AT = slice(NET, NET + net.NET)
"""Where the network is among the weights; the quick policy is before it."""

ALL: Final = kernel.MAX_ACTIONS
"""No position has more moves."""


class Way(NamedTuple):
    """How games are played."""

    top: int
    """So many of the most promising deployments are looked at;"""
    whim: float
    """so many moves are the quick policy's, without looking."""


# Room to work


class Desk(NamedTuple):
    """Room to work on."""

    state: Array
    legal: Array
    promise: Array
    out: Array


def desk() -> Desk:
    """An empty desk."""
    return Desk(
        np.zeros(2, kernel.state_t),
        np.zeros(kernel.MAX_ACTIONS, np.int32),
        np.zeros(kernel.MAX_ACTIONS),
        np.zeros(4),
    )


# Games


def begin(d: Desk, lot: Lot, game: int, way: Way) -> int:
    """Starts a game of a lot; for how many tiles it is led astray.

    Half of the games are, so that there are positions that good players avoid. Games of the quick
    policy alone have enough of them, and games that only count who wins want none.
    """
    kernel.start(d.state[0], lot.players, SOLITAIRE if lot.players == 1 else COOPERATIVE, 0)
    kernel.seed(d.state[0], lot.luck + game)
    tiles = int(kernel.choose(d.state[0], OUT_OF)) if 0.0 < way.whim < 1.0 else 0
    return tiles if tiles < ASTRAY else 0


# This and `parts` are called from Python only: compiled code on disk does not notice a callee
# edited in another file.
@jit
def play_on(d: Desk, w: Floats, way: Way, astray: int) -> bool:
    """Plays on to the next position that is to be kept; false where the game ends before."""
    while d.state[0].phase != OVER:
        if d.state[0].phase <= DRAWING:
            kernel.draw(d.state[0])
        else:
            kernel.apply(d.state[0], _chosen(d, w, way, astray))
            if _is_still(d, astray) and kernel.choose(d.state[0], EVERY) == 0:
                return True
    return False


@jit
def _is_still(d: Desk, astray: int) -> bool:
    """Whether the network judges such positions, and the game is not led astray any more."""
    still = d.state[0].phase == DRAWING or d.state[0].phase == DEPLOYING
    return bool(still and d.state[0].tiles > max(OPENING, astray - 1))


@jit
def _chosen(d: Desk, w: Floats, way: Way, astray: int) -> int:
    """The move that looks best; one by whim; or, for the last tile astray, any."""
    n = kernel.actions(d.state[0], d.legal)
    if n == 1:
        return int(d.legal[0])
    if d.state[0].phase == ARRANGING or d.state[0].tiles + 1 == astray:
        return int(d.legal[kernel.choose(d.state[0], n)])
    whim = WILD if d.state[0].tiles < astray else way.whim
    if kernel.choose(d.state[0], 1000) < 1000 * whim:
        return int(goal.quick(d.state[0], w[rivals.WEIGHTS : NET], d.legal, 1.0))
    return _best(d, w, n, way.top)


@jit
def _best(d: Desk, w: Floats, n: int, top: int) -> int:
    """The spread, or the one of the most promising deployments, that the network likes best."""
    advice.priors(d.state[0], w, d.legal, n, d.promise)
    best, most = 0, -1.0
    for _ in range(min(n, top) if d.state[0].phase == DEPLOYING else n):
        pick = next_best(d.promise, n)
        d.state[1] = d.state[0]
        kernel.apply(d.state[1], d.legal[pick])
        advice.evaluate(d.state[1], w, d.out)
        if d.out[0] > most:
            best, most = pick, d.out[0]
    return int(d.legal[best])


@jit
def parts(d: Desk) -> Floats:
    """F-17: 1 for each colour that did its part in the game that is over, 0 for the others."""
    found = np.zeros(4)
    for colour in range(4):
        found[colour] = 1.0 if does_its_part(d.state[0], colour) else 0.0
    return found
