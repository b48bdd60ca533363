"""Looking some turns ahead where all seek one goal: what an action is worth whatever Nature does.

Nature's next outcomes are weighed with their odds, and each is answered by what then looks best,
until she acts again; and so on for as many turns as are asked for.
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
)
from embertide.search.mcts import MAX_SEATS, Records

FAR: Final = 4
"""Nobody looks more turns ahead."""

_TRY: Final = FAR
"""The state that answers are tried on."""


class Ahead(NamedTuple):
    """Room to look ahead: a row for the action, then for each time that Nature acted."""

    states: Records
    """The last is for trying answers."""
    outcomes: Ints
    odds: Ints
    many: Ints
    """How many outcomes Nature has there,"""
    tried: Ints
    """how many of them were looked at,"""
    worth: Floats
    """and what these are worth in all, by their odds."""
    legal: Ints
    out: Floats


def make_ahead(kernel: ModuleType) -> Ahead:
    """Empty room for the states of a kernel."""
    most = kernel.MAX_ACTIONS
    return Ahead(
        states=np.zeros(FAR + 1, kernel.state_t),
        outcomes=np.zeros((FAR, most), np.int32),
        odds=np.zeros((FAR, most), np.int32),
        many=np.zeros(FAR, np.int64),
        tried=np.zeros(FAR, np.int64),
        worth=np.zeros(FAR),
        legal=np.zeros(most, np.int32),
        out=np.zeros(MAX_SEATS),
    )


@jit
def foresee(work: Ahead, weights: Floats, root: Records, action: int, turns: int) -> float:
    """What an action is worth by the best answers of so many turns: 1, the own; 2, the next too."""
    work.states[0] = root[0]
    apply(work.states[0], action)
    turns = min(turns, FAR)
    if turns > 1 and actor(work.states[0]) == NATURE:
        return _weigh(work, weights, turns)
    worth = _follow(work, weights, 0, turns)
    return _weigh(work, weights, turns - 1) if _goes_on(work, 0, turns - 1, worth) else worth


@jit
def _weigh(work: Ahead, weights: Floats, turns: int) -> float:
    """The mean over all that Nature may do, each time until the last of so many turns."""
    at = 0
    _open(work, at)
    while work.tried[0] < work.many[0]:
        if work.tried[at] < work.many[at]:
            work.states[at + 1] = work.states[at]
            happen(work.states[at + 1], work.outcomes[at, work.tried[at]])
            worth = _follow(work, weights, at + 1, turns)
            if _goes_on(work, at + 1, turns, worth):
                at += 1
                _open(work, at)
                continue
        else:
            worth = _mean(work, at)
            at -= 1
        work.worth[at] += work.odds[at, work.tried[at]] * worth
        work.tried[at] += 1
    return _mean(work, 0)


@jit
def _open(work: Ahead, at: int) -> None:
    """Begins with all that Nature may do to a state."""
    work.many[at] = chances(work.states[at], work.outcomes[at], work.odds[at])
    work.tried[at] = 0
    work.worth[at] = 0.0


@jit
def _goes_on(work: Ahead, at: int, turns: int, worth: float) -> bool:
    """Whether Nature is to act on a state within so many turns; a lost game is lost."""
    return bool(at + 1 < turns and worth > 0.0 and actor(work.states[at]) == NATURE)


@jit
def _mean(work: Ahead, at: int) -> float:
    """What a state is worth by all that Nature may do to it."""
    total = 0
    for i in range(work.many[at]):
        total += work.odds[at, i]
    return float(work.worth[at] / total)


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
    """Plays the action that looks best; returns its worth, or -1 if it was forced."""
    states, legal = work.states, work.legal
    n = actions(states[at], legal)
    best, most = legal[0], -1.0
    if n > 1:
        for action in legal[:n]:
            states[_TRY] = states[at]
            apply(states[_TRY], action)
            evaluate(states[_TRY], weights, work.out)
            if work.out[who] > most:
                most = work.out[who]
                best = action
    apply(states[at], best)
    return most
