"""Sequential halving: the best choices compete in the same imagined worlds, played to the end.

The choices are those with the highest value some turns ahead. A world is a range of seeds: what is
hidden and all draws of Nature are the same in it for every choice. In each world a choice has some
attempts: the quick policy plays it to the end until it wins. Each further attempt discounts the
win; a lost game counts by how close it was, as advice evaluates it. Half of the choices drop out
after every round, so the best ones get most of the time. The mean result in the worlds and the
lookahead value count equally: the first errs where the quick policy errs, the second where advice
does.
"""

from typing import Final, NamedTuple

from embertide.compiled.dispatch import (
    actions,
    actor,
    apply,
    draw,
    evaluate,
    imagine,
    playout,
    seed,
)
from embertide.compiled.jit import jit
from embertide.compiled.records import Floats, Ints, Records
from embertide.core.actor import NATURE, NOBODY
from embertide.search.lookahead import Lookahead, foresee


class Contest(NamedTuple):
    """The buffers of one contest between choices, allocated once."""

    choices: Ints
    """The action of each choice, best first."""
    value: Floats
    """The sum of the results of each choice over its worlds."""
    worlds: Ints
    """The number of worlds in which each choice was played."""
    foreseen: Floats
    """The lookahead value of each choice."""
    tally: Ints
    """Three counters: the choices, the games played, and the legal actions at the root."""
    weights: Floats
    """The weights of advice, a row for each attempt."""
    state: Records
    """The position of the game that is being played."""
    legal: Ints
    """The legal actions of `state`."""
    promise: Floats
    """The value of each legal action, or scratch space of the quick policy."""
    out: Floats
    """The value of `state` for each seat."""
    lookahead: Lookahead
    """Buffers for looking ahead."""


_STRIDE: Final = 1 << 20
"""Seeds for each world: more than a game has steps, so worlds share none."""


@jit
def enter(  # noqa: PLR0913, PLR0917 - the parameters of a contest
    work: Contest, root: Records, seat: int, candidates: int, turns: int, step: int
) -> bool:
    """Begin a contest between the actions with the highest value `turns` ahead, in steps from 0 on.

    All actions are valued one turn ahead in the first step. Each of the best `candidates` is valued
    two turns ahead, and only the entrants further, one in each step. Return whether a step is left.
    """
    if step == 0:
        _value_actions(work, root, seat)
    n = work.tally[2]
    offers = min(n, candidates)
    if 0 < step <= offers:
        action = work.legal[next_best(work.promise, n)]
        _offer(work, action, _foresee(work, action, min(turns, 2)))
    elif step > offers:
        at = step - offers - 1
        work.foreseen[at] = _foresee(work, work.choices[at], turns)
    if step < offers:
        return True
    if turns > 2:
        if step < offers + work.tally[0]:
            return True
        rank(work, work.tally[0])
    return False


@jit
def _value_actions(work: Contest, root: Records, seat: int) -> None:
    """Empty the contest, and value all actions one turn ahead."""
    for i in range(len(work.choices)):
        work.value[i] = 0.0
        work.worlds[i] = 0
    work.state[0] = root[0]
    seed(work.state[0], 0)
    imagine(work.state[0], seat)
    n = actions(work.state[0], work.legal)
    for i in range(n):
        work.promise[i] = _foresee(work, work.legal[i], 1)
    work.tally[0] = 0
    work.tally[1] = 0
    work.tally[2] = n


@jit
def next_best(promise: Floats, n: int) -> int:
    """Return the index of the highest of n promises and mark it as taken, with -1."""
    pick = 0
    for i in range(n):
        if promise[i] > promise[pick]:
            pick = i
    promise[pick] = -1.0
    return pick


@jit
def _foresee(work: Contest, action: int, turns: int) -> float:
    return foresee(work.lookahead, work.weights[0], work.state, action, turns)


@jit
def _offer(work: Contest, action: int, worth: float) -> None:
    """Insert an action among the choices by value; drop the lowest if there is no space."""
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
def compete(  # noqa: PLR0913, PLR0917 - the parameters of a round
    work: Contest, root: Records, seat: int, remain: int, world: int, attempts: int, discount: float
) -> None:
    """Play one world with each of the choices that remain."""
    for i in range(remain):
        worth, best = 1.0, 0.0
        for attempt in range(attempts):
            work.state[0] = root[0]
            seed(work.state[0], world * _STRIDE)
            imagine(work.state[0], seat)
            apply(work.state[0], work.choices[i])
            _play_on(work, world, attempt)
            work.tally[1] += 1
            best = max(best, worth * work.out[seat])
            worth *= discount
            if best >= worth:
                break  # no later attempt can count for more
        work.value[i] += best
        work.worlds[i] += 1


@jit
def _play_on(work: Contest, world: int, attempt: int) -> None:
    """Play to the end: Nature draws by seeds of the world, seats by seeds of the attempt."""
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
            seed(work.state[0], (world * 64 + attempt + 1) * _STRIDE + step)
            playout(work.state[0], work.weights[attempt], 1, work.legal, work.promise)


@jit
def rank(work: Contest, remain: int) -> None:
    """Sort the choices that remain by merit, highest first; equals keep their order."""
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
    """Return the mean result of a choice plus its lookahead value."""
    return float(work.value[at] / max(1, work.worlds[at]) + work.foreseen[at])
