"""Tree search under luck and secrets: each visit imagines the hidden, draws, and looks ahead.

Selection is PUCT over the moves that advice finds promising, more of them the more often a node is
visited; a new leaf is judged by advice, after some turns of quick play if so set.
"""

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

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
    winners,
)
from embertide.search.tree import Nodes, grow

Records = npt.NDArray[np.void]

MAX_DEPTH: Final = 256
MAX_SEATS: Final = 4

settings_t: Final = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("explore", np.float64),  # how much promise and curiosity weigh against results
                (
                    "reduction",
                    np.float64,
                ),  # how much an unseen child counts below its siblings
                ("first", np.float64),  # so many children at once
                ("wider", np.float64),  # and so many more for each square root of the visits
                ("turns", np.int64),  # of quick play before a leaf is judged
            ],
            align=True,
        ),
    )
)


class Work(NamedTuple):
    """All that a search works on, made once: its tree, its settings, and room for one visit."""

    nodes: Nodes
    used: Ints
    """How many nodes there are, and the last stamp given."""
    settings: Records
    weights: Floats
    state: Records
    path: Ints
    legal: Ints
    promise: Floats
    stamp: Ints
    """By action: the visit that found it legal, and whether it has a node."""
    out: Floats


@jit
def search(work: Work, root: Records, seat: int, iterations: int, luck: int) -> None:
    """Visits the tree so many times from what a seat knows, with luck from that number on."""
    for i in range(iterations):
        work.state[0] = root[0]
        seed(work.state[0], luck + i)
        imagine(work.state[0], seat)
        depth = _descend(work)
        for d in range(depth):
            node = work.nodes[work.path[d]]
            node.visits += 1
            if node.mover >= 0:
                node.value += work.out[node.mover]


@jit
def _descend(work: Work) -> int:
    """Plays from the root to a new leaf or the end and judges it; returns the path's length."""
    nodes, state, legal = work.nodes, work.state, work.legal
    depth = 1
    while True:
        who = actor(state[0])
        while who == NATURE:
            draw(state[0])
            who = actor(state[0])
        if who == NOBODY:
            winners(state[0], work.out)
            return depth
        n = actions(state[0], legal)
        if n == 1:
            # A forced move is no decision and has no node.
            apply(state[0], legal[0])
            continue
        at = work.path[depth - 1]
        if depth == MAX_DEPTH or (at and nodes[at].visits == 0):
            _judge(work)
            return depth
        child = _select(work, at, who, n)
        apply(state[0], nodes[child].action)
        work.path[depth] = child
        depth += 1


@jit
def _judge(work: Work) -> None:
    """What a leaf is worth to each seat: some turns of quick play, then advice, or the result."""
    state, turns = work.state, work.settings[0].turns
    if turns:
        playout(state[0], work.weights, turns, work.legal, work.promise)
    if actor(state[0]) == NOBODY:
        winners(state[0], work.out)
    else:
        evaluate(state[0], work.weights, work.out)


@jit
def _select(work: Work, at: int, who: int, n: int) -> int:
    """The child to visit next: the best of results so far, promise and curiosity together."""
    nodes, stamp, settings = work.nodes, work.stamp, work.settings[0]
    work.used[1] += 2
    tick = work.used[1]
    for i in range(n):
        stamp[work.legal[i]] = tick
    seen, visits, value = 0, 0, 0.0
    child = nodes[at].first
    while child:
        if stamp[nodes[child].action] == tick:
            stamp[nodes[child].action] = tick + 1
            seen += 1
            visits += nodes[child].visits
            value += nodes[child].value
        child = nodes[child].next
    wanted = min(n, int(settings.first + settings.wider * np.sqrt(visits)))
    if seen < wanted or seen == 0:
        _widen(work, at, who, n, wanted - seen)
    unseen = value / visits - settings.reduction if visits else 0.5
    return _best(work, at, unseen, settings.explore * np.sqrt(visits + 1.0))


@jit
def _widen(work: Work, at: int, who: int, n: int, more: int) -> None:
    """Hangs the most promising legal actions that have no node yet under a node."""
    legal, promise, stamp, used = work.legal, work.promise, work.stamp, work.used
    priors(work.state[0], work.weights, legal, n, promise)
    total = 0.0
    for i in range(n):
        total += promise[i]
    for _ in range(max(more, 1)):
        best = -1
        for i in range(n):
            if stamp[legal[i]] == used[1] and (best < 0 or promise[i] > promise[best]):
                best = i
        if best < 0 or used[0] == len(work.nodes):
            return
        stamp[legal[best]] = used[1] + 1
        grow(work.nodes, used, at, legal[best], who)
        work.nodes[used[0] - 1].prior = promise[best] / total


@jit
def _best(work: Work, at: int, unseen: float, explore: float) -> int:
    """PUCT: the legal child with the highest sum of its results and its promise."""
    nodes, tick = work.nodes, work.used[1] + 1
    best = 0
    most = -np.inf
    child = nodes[at].first
    while child:
        node = nodes[child]
        if work.stamp[node.action] == tick:
            worth = node.value / node.visits if node.visits else unseen
            worth += explore * node.prior / (1 + node.visits)
            if worth > most:
                most = worth
                best = child
        child = node.next
    return int(best)
