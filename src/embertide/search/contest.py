"""Sequential halving over imagined worlds: choices compete in the same worlds, played to the end.

A world is a stretch of luck: what is hidden and all that Nature will do in it are the same for
every choice. In each world a choice has some lives: it is played to the end by the quick policy
until it wins, and a win counts the less the more lives it took; a game that was lost counts as
advice says, by how close it was. Half of the choices go after every round, so that the best get
most of the time.
"""

from typing import Final, NamedTuple

from embertide.core.actor import NATURE, NOBODY
from embertide.jit import jit
from embertide.search.dispatch import (
    Floats,
    Ints,
    actions,
    actor,
    apply,
    draw,
    evaluate,
    imagine,
    playout,
    priors,
    seed,
)
from embertide.search.mcts import Records


class Contest(NamedTuple):
    """All that a contest works on, made once."""

    plans: Ints
    """Of each choice: the action, and what the seat does next if it still acts, or -1."""
    value: Floats
    """Of each choice: what its worlds brought, in all."""
    worlds: Ints
    """Of each choice: how many worlds it was tried in."""
    prior: Floats
    tally: Ints
    """How many choices there are, and how many games were played."""
    weights: Floats
    """A row for every life."""
    state: Records
    legal: Ints
    then: Ints
    promise: Floats
    out: Floats


STRIDE: Final = 1 << 20
"""How far apart the luck of two worlds begins."""


@jit
def enter(work: Contest, root: Records, seat: int, most: int) -> None:
    """Enters the most promising plans of the seat: an action, and its next one if it still acts."""
    work.tally[0] = 0
    work.tally[1] = 0
    n = actions(root[0], work.legal)
    priors(root[0], work.weights[0], work.legal, n, work.promise)
    total = 0.0
    for i in range(n):
        total += work.promise[i]
    for i in range(n):
        _offer(work, most, work.legal[i], -1, work.promise[i] / total)
    firsts = work.tally[0]
    if firsts == 1 or firsts * 4 > most:
        return
    work.state[0] = root[0]
    apply(work.state[0], work.plans[0, 0])
    if actor(work.state[0]) != seat:
        return
    work.tally[0] = 0
    for first in range(n):
        # The offers below write over legal and promise: found anew for every first action.
        actions(root[0], work.legal)
        priors(root[0], work.weights[0], work.legal, n, work.promise)
        action, share = work.legal[first], work.promise[first] / total
        work.state[0] = root[0]
        apply(work.state[0], action)
        m = actions(work.state[0], work.then)
        priors(work.state[0], work.weights[0], work.then, m, work.promise)
        whole = 0.0
        for i in range(m):
            whole += work.promise[i]
        for i in range(m):
            _offer(work, most, action, work.then[i], share * work.promise[i] / whole)


@jit
def _offer(work: Contest, most: int, action: int, then: int, prior: float) -> None:
    """Keeps a plan among the most promising ones, in order."""
    at = work.tally[0]
    if at == most:
        if work.prior[at - 1] >= prior:
            return
        at -= 1
    else:
        work.tally[0] += 1
    while at > 0 and work.prior[at - 1] < prior:
        work.prior[at] = work.prior[at - 1]
        work.plans[at, 0] = work.plans[at - 1, 0]
        work.plans[at, 1] = work.plans[at - 1, 1]
        at -= 1
    work.prior[at] = prior
    work.plans[at, 0] = action
    work.plans[at, 1] = then
    for i in range(len(work.value)):
        work.value[i] = 0.0
        work.worlds[i] = 0


@jit
def compete(  # noqa: PLR0913, PLR0917 - what a heat is made of
    work: Contest, root: Records, seat: int, remain: int, world: int, lives: int, fade: float
) -> None:
    """One world for each of the choices that remain."""
    for i in range(remain):
        worth, best = 1.0, 0.0
        for life in range(lives):
            work.state[0] = root[0]
            seed(work.state[0], world * STRIDE)
            imagine(work.state[0], seat)
            apply(work.state[0], work.plans[i, 0])
            if work.plans[i, 1] >= 0:
                apply(work.state[0], work.plans[i, 1])
            _play_on(work, world, life)
            work.tally[1] += 1
            best = max(best, worth * work.out[seat])
            worth *= fade
            if best >= worth:
                break  # no later life can bring more
        work.value[i] += best
        work.worlds[i] += 1


@jit
def _play_on(work: Contest, world: int, life: int) -> None:
    """To the end: Nature by the luck of the world, the seats by that of the life."""
    step = 0
    while True:
        who = actor(work.state[0])
        if who == NOBODY:
            evaluate(work.state[0], work.weights[0], work.out)
            return
        step += 1
        if who == NATURE:
            seed(work.state[0], world * STRIDE + step)
            draw(work.state[0])
        else:
            seed(work.state[0], (world * 64 + life + 1) * STRIDE + step)
            playout(work.state[0], work.weights[life], 1, work.legal, work.promise)


@jit
def rank(work: Contest, remain: int) -> None:
    """Puts the choices that remain in order of what they brought; equals keep their order."""
    for i in range(1, remain):
        at = i
        while at > 0 and _mean(work, at) > _mean(work, at - 1):
            _swap(work, at, at - 1)
            at -= 1


@jit
def _swap(work: Contest, a: int, b: int) -> None:
    plans, value, worlds = work.plans, work.value, work.worlds
    for i in range(2):
        plans[a, i], plans[b, i] = plans[b, i], plans[a, i]
    value[a], value[b] = value[b], value[a]
    worlds[a], worlds[b] = worlds[b], worlds[a]


@jit
def _mean(work: Contest, at: int) -> float:
    return float(work.value[at] / max(1, work.worlds[at]))
