"""Looking a turn ahead where all seek one goal: what an action is worth whatever Nature does.

Nature's next outcomes are weighed with their odds, and each is answered by what then looks best,
until she acts again.
"""

from types import ModuleType
from typing import Final, NamedTuple

import numpy as np

from embertide.core.actor import NATURE, NOBODY
from embertide.jit import jit
from embertide.search.dispatch import (
    Floats,
    Ints,
    actions,
    actor,
    apply,
    chances,
    evaluate,
    happen,
    priors,
)
from embertide.search.mcts import MAX_SEATS, Records

ANSWERS: Final = 8
"""So many of the most promising answers are looked at."""


class Ahead(NamedTuple):
    """Room to look ahead: after the action, after Nature, and after a try."""

    states: Records
    legal: Ints
    promise: Floats
    outcomes: Ints
    odds: Ints
    out: Floats


def make_ahead(kernel: ModuleType) -> Ahead:
    """Empty room for the states of a kernel."""
    return Ahead(
        states=np.zeros(3, kernel.state_t),
        legal=np.zeros(kernel.MAX_ACTIONS, np.int32),
        promise=np.zeros(kernel.MAX_ACTIONS),
        outcomes=np.zeros(kernel.MAX_ACTIONS, np.int32),
        odds=np.zeros(kernel.MAX_ACTIONS, np.int32),
        out=np.zeros(MAX_SEATS),
    )


@jit
def foresee(work: Ahead, weights: Floats, root: Records, action: int, turns: int) -> float:
    """What an action is worth by the best answers of so many turns: 1, the own; 2, the next too."""
    work.states[0] = root[0]
    apply(work.states[0], action)
    return prospect(work, weights, turns)


@jit
def prospect(work: Ahead, weights: Floats, turns: int) -> float:
    """What the first state is worth, looked at so far ahead."""
    states = work.states
    if actor(states[0]) != NATURE or turns == 1:
        return _follow(work, weights, 0, turns)
    count = chances(states[0], work.outcomes, work.odds)
    found, total = 0.0, 0
    for i in range(count):
        states[1] = states[0]
        happen(states[1], work.outcomes[i])
        found += work.odds[i] * _follow(work, weights, 1, turns)
        total += work.odds[i]
    return found / total


@jit
def _follow(work: Ahead, weights: Floats, at: int, turns: int) -> float:
    """Plays what looks best until Nature acts, or at once judges a look of one turn."""
    state = work.states[at]
    worth = -1.0
    who = actor(state)
    while turns > 1 and who not in (NATURE, NOBODY):
        worth = _step(work, weights, at, who)
        who = actor(state)
    if worth < 0.0:
        evaluate(state, weights, work.out)
        worth = work.out[0]
    return worth


@jit
def _step(work: Ahead, weights: Floats, at: int, who: int) -> float:
    """Plays the best of the most promising actions; returns its worth, or -1 if it was forced."""
    states, legal, promise = work.states, work.legal, work.promise
    n = actions(states[at], legal)
    best, most = legal[0], -1.0
    if n > 1:
        priors(states[at], weights, legal, n, promise)
        for _ in range(min(n, ANSWERS)):
            pick = next_best(promise, n)
            states[2] = states[at]
            apply(states[2], legal[pick])
            evaluate(states[2], weights, work.out)
            if work.out[who] > most:
                most = work.out[who]
                best = legal[pick]
    apply(states[at], best)
    return most


@jit
def next_best(promise: Floats, n: int) -> int:
    """The most promising of n actions that was not taken yet; it counts as taken then."""
    pick = 0
    for i in range(n):
        if promise[i] > promise[pick]:
            pick = i
    promise[pick] = -1.0
    return pick
