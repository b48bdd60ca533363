"""Sequential halving over imagined worlds: choices compete in the same worlds, played to the end.

The choices are those that look best some turns ahead. A world is a stretch of luck: what is hidden
and all that Nature will do in it are the same for every choice. In each world a choice has some
lives: it is played to the end by the quick policy until it wins, and a win counts the less the more
lives it took; a game that was lost counts as advice says, by how close it was. Half of the choices
go after every round, so that the best get most of the time. What a choice brought and what it was
foreseen to be worth count alike: the one errs where the quick policy does, the other where advice.
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
    seed,
)
from embertide.search.foresight import Ahead, foresee
from embertide.search.mcts import Records


class Contest(NamedTuple):
    """All that a contest works on, made once."""

    choices: Ints
    """Their actions."""
    value: Floats
    """Of each choice: what its worlds brought, in all."""
    worlds: Ints
    """Of each choice: how many worlds it was tried in."""
    foreseen: Floats
    """Of each choice: what it is worth some turns ahead."""
    tally: Ints
    """How many choices there are, and how many games were played."""
    weights: Floats
    """A row for every life."""
    state: Records
    legal: Ints
    promise: Floats
    out: Floats
    ahead: Ahead


_STRIDE: Final = 1 << 20
"""How far apart the luck of two worlds begins."""


@jit
def enter(work: Contest, root: Records, seat: int, wide: int, turns: int) -> None:
    """Enters those actions that are worth most, looked at so far ahead.

    All are looked at for one turn, the best of them for two, and further only those that enter.
    """
    for i in range(len(work.choices)):
        work.value[i] = 0.0
        work.worlds[i] = 0
    work.tally[0] = 0
    work.tally[1] = 0
    work.state[0] = root[0]
    seed(work.state[0], 0)
    imagine(work.state[0], seat)
    n = actions(work.state[0], work.legal)
    for i in range(n):
        work.promise[i] = _foresee(work, work.legal[i], 1)
    for _ in range(min(n, wide)):
        action = work.legal[next_best(work.promise, n)]
        _offer(work, action, _foresee(work, action, min(turns, 2)))
    if turns > 2:
        for i in range(work.tally[0]):
            work.foreseen[i] = _foresee(work, work.choices[i], turns)
        rank(work, work.tally[0])


@jit
def next_best(promise: Floats, n: int) -> int:
    """The most promising of n actions that was not taken yet; it counts as taken then."""
    pick = 0
    for i in range(n):
        if promise[i] > promise[pick]:
            pick = i
    promise[pick] = -1.0
    return pick


@jit
def _foresee(work: Contest, action: int, turns: int) -> float:
    return foresee(work.ahead, work.weights[0], work.state, action, turns)


@jit
def _offer(work: Contest, action: int, worth: float) -> None:
    """Keeps an action among those of most worth, in order."""
    at = work.tally[0]
    if at == len(work.choices):
        if work.foreseen[at - 1] >= worth:
            return
        at -= 1
    else:
        work.tally[0] += 1
    while at > 0 and work.foreseen[at - 1] < worth:
        work.foreseen[at] = work.foreseen[at - 1]
        work.choices[at] = work.choices[at - 1]
        at -= 1
    work.foreseen[at] = worth
    work.choices[at] = action


@jit
def compete(  # noqa: PLR0913, PLR0917 - what a heat is made of
    work: Contest, root: Records, seat: int, remain: int, world: int, lives: int, fade: float
) -> None:
    """One world for each of the choices that remain."""
    for i in range(remain):
        worth, best = 1.0, 0.0
        for life in range(lives):
            work.state[0] = root[0]
            seed(work.state[0], world * _STRIDE)
            imagine(work.state[0], seat)
            apply(work.state[0], work.choices[i])
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
            seed(work.state[0], world * _STRIDE + step)
            draw(work.state[0])
        else:
            seed(work.state[0], (world * 64 + life + 1) * _STRIDE + step)
            playout(work.state[0], work.weights[life], 1, work.legal, work.promise)


@jit
def rank(work: Contest, remain: int) -> None:
    """Puts the choices that remain in order of what they brought; equals keep their order."""
    for i in range(1, remain):
        at = i
        while at > 0 and _merit(work, at) > _merit(work, at - 1):
            _swap(work, at, at - 1)
            at -= 1


@jit
def _swap(work: Contest, a: int, b: int) -> None:
    choices, value, worlds, foreseen = work.choices, work.value, work.worlds, work.foreseen
    choices[a], choices[b] = choices[b], choices[a]
    value[a], value[b] = value[b], value[a]
    worlds[a], worlds[b] = worlds[b], worlds[a]
    foreseen[a], foreseen[b] = foreseen[b], foreseen[a]


@jit
def _merit(work: Contest, at: int) -> float:
    return float(work.value[at] / max(1, work.worlds[at]) + work.foreseen[at])
