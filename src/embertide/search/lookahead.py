"""Lookahead for a common goal: the expected value of an action over Nature's next outcomes.

Each outcome is weighted by its odds and followed by the actions that advice values highest, until
Nature acts again; this repeats for the given number of turns.
"""

from typing import Final, NamedTuple

from embertide.compiled.dispatch import actions, actor, apply, chances, evaluate, happen
from embertide.compiled.jit import jit
from embertide.compiled.records import Floats, Ints, Records, int32, int64, zeros
from embertide.core.actor import NATURE, NOBODY
from embertide.core.kernel import AnyKernel
from embertide.search.mcts import MAX_SEATS

FAR: Final = 4
"""The most turns of lookahead: each one multiplies the cost by the number of outcomes."""

_TRY: Final = FAR
"""The row of the state on which actions are tried."""


class Lookahead(NamedTuple):
    """Buffers for looking ahead: row 0 follows the action, row n the n-th outcome of Nature."""

    states: Records
    """The state of each row; the last one is for trying actions."""
    outcomes: Ints
    """Nature's outcomes in each row."""
    odds: Ints
    """The odds of these outcomes."""
    many: Ints
    """The number of outcomes in each row."""
    tried: Ints
    """The number of outcomes valued so far."""
    worth: Floats
    """The sum of their values, weighted by the odds."""
    legal: Ints
    """The legal actions of a state."""
    out: Floats
    """The value of a state for each seat."""


def make_lookahead(kernel: AnyKernel) -> Lookahead:
    """Allocate buffers for the records of a kernel."""
    most = kernel.MAX_ACTIONS
    return Lookahead(
        states=zeros(FAR + 1, kernel.state_t),
        outcomes=zeros((FAR, most), int32),
        odds=zeros((FAR, most), int32),
        many=zeros(FAR, int64),
        tried=zeros(FAR, int64),
        worth=zeros(FAR),
        legal=zeros(most, int32),
        out=zeros(MAX_SEATS),
    )


@jit
def foresee(work: Lookahead, weights: Floats, root: Records, action: int, turns: int) -> float:
    """Return the value of an action `turns` ahead (1: this turn; 2: also the next player's)."""
    work.states[0] = root[0]
    apply(work.states[0], action)
    turns = min(turns, FAR)
    if turns > 1 and actor(work.states[0]) == NATURE:
        return weigh(work, weights, turns)
    worth = follow(work, weights, 0, turns)
    return weigh(work, weights, turns - 1) if _goes_on(work, 0, turns - 1, worth) else worth


@jit
def weigh(work: Lookahead, weights: Floats, turns: int) -> float:
    """Return the mean over all outcomes of Nature, up to the last of the turns."""
    at = 0
    _open(work, at)
    while work.tried[0] < work.many[0]:
        if work.tried[at] < work.many[at]:
            work.states[at + 1] = work.states[at]
            happen(work.states[at + 1], work.outcomes[at, work.tried[at]])
            worth = follow(work, weights, at + 1, turns)
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
def _open(work: Lookahead, at: int) -> None:
    """List the outcomes of Nature in the state of a row."""
    work.many[at] = chances(work.states[at], work.outcomes[at], work.odds[at])
    work.tried[at] = 0
    work.worth[at] = 0.0


@jit
def _goes_on(work: Lookahead, at: int, turns: int, worth: float) -> bool:
    """Return whether Nature acts next within the turns; a lost game (worth 0) is not continued."""
    return bool(at + 1 < turns and worth > 0.0 and actor(work.states[at]) == NATURE)


@jit
def _mean(work: Lookahead, at: int) -> float:
    """Return the mean value of a row over its outcomes."""
    total = 0
    for i in range(work.many[at]):
        total += work.odds[at, i]
    return float(work.worth[at] / total)


@jit
def follow(work: Lookahead, weights: Floats, at: int, turns: int) -> float:
    """Play the best actions until Nature acts (none with one turn); return the value."""
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
def _step(work: Lookahead, weights: Floats, at: int, who: int) -> float:
    """Play the action valued highest; return its value, or -1 if there was only one."""
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
