"""Tree search with chance and hidden information: each visit samples what is hidden, and all draws.

Selection is PUCT over the moves with the highest priors; the more visits a node has, the more of
its moves are considered (progressive widening). A new leaf is evaluated by advice, after some turns
of quick play if the level says so.
"""

from math import inf, sqrt
from typing import Final, NamedTuple

from embertide.compiled.dispatch import (
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
from embertide.compiled.jit import jit
from embertide.compiled.records import Floats, Ints, Records, float64, int64, record
from embertide.core.actor import NATURE, NOBODY
from embertide.search.tree import Nodes, grow, is_full

MAX_DEPTH: Final = 256
"""The longest path in the tree; a deeper position is evaluated as a leaf."""

MAX_SEATS: Final = 4

settings_t: Final = record(
    [
        ("explore", float64),  # the weight of the prior against results
        ("unvisited_penalty", float64),  # on the siblings' mean, for an unvisited child
        ("initial_width", float64),  # children on the first visit
        ("widening", float64),  # children for each square root of the visits
        ("turns", int64),  # of quick play before a leaf is evaluated
    ]
)


class Work(NamedTuple):
    """The tree, settings and buffers of a search, allocated once."""

    nodes: Nodes
    """The tree; node 0 is the root."""
    used: Ints
    """Two counters: the nodes in use, and the last stamp."""
    settings: Records
    """One record of settings_t."""
    weights: Floats
    """The weights of advice."""
    state: Records
    """The position of the current visit."""
    path: Ints
    """The nodes of the current visit, from the root on."""
    legal: Ints
    """The legal actions of `state`."""
    promise: Floats
    """The prior of each legal action."""
    stamp: Ints
    """By action: the stamp of the selection that found it legal, plus 1 if it has a node."""
    out: Floats
    """The value of the current visit for each seat."""


@jit
def search(work: Work, root: Records, seat: int, iterations: int, first_seed: int) -> int:
    """Visit the tree `iterations` times from what a seat knows, one seed for each visit.

    Return the number of visits: fewer if the array of nodes must grow first.
    """
    for i in range(iterations):
        if is_full(work.nodes, work.used):
            return i
        work.state[0] = root[0]
        seed(work.state[0], first_seed + i)
        imagine(work.state[0], seat)
        depth = _descend(work)
        back_up(work, depth)
    return iterations


@jit
def back_up(work: Work, depth: int) -> None:
    """Count the visit at each node of the path, with its value for the seat that moved there."""
    for d in range(depth):
        node = work.nodes[work.path[d]]
        node.visits += 1
        if node.mover >= 0:
            node.value += work.out[node.mover]


@jit
def next_actor(state: Records) -> int:
    """Draw for Nature until a seat acts or the game is over; return the actor."""
    who = actor(state[0])
    while who == NATURE:
        draw(state[0])
        who = actor(state[0])
    return who


@jit
def _descend(work: Work) -> int:
    """Play from the root to a new leaf or the end, and evaluate it; return the path length."""
    nodes, state, legal = work.nodes, work.state, work.legal
    depth = 1
    while True:
        who = next_actor(state)
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
            _evaluate_leaf(work)
            return depth
        child = _select(work, at, who, n)
        apply(state[0], nodes[child].action)
        work.path[depth] = child
        depth += 1


@jit
def _evaluate_leaf(work: Work) -> None:
    """Set the value of a leaf: some turns of quick play, then the result or advice."""
    state, turns = work.state, work.settings[0].turns
    if turns:
        playout(state[0], work.weights, turns, work.legal, work.promise)
    if actor(state[0]) == NOBODY:
        winners(state[0], work.out)
    else:
        evaluate(state[0], work.weights, work.out)


@jit
def _select(work: Work, at: int, who: int, n: int) -> int:
    """Return the child to visit next, after adding children if the node is due for more."""
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
    wanted = min(n, int(settings.initial_width + settings.widening * sqrt(visits)))
    if seen < wanted or seen == 0:
        _widen(work, at, who, n, wanted - seen)
    unvisited = value / visits - settings.unvisited_penalty if visits else 0.5
    return _best(work, at, unvisited, settings.explore * sqrt(visits + 1.0))


@jit
def _widen(work: Work, at: int, who: int, n: int, more: int) -> None:
    """Add the legal actions with the highest priors as children, `more` of them, at least one."""
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
def _best(work: Work, at: int, unvisited: float, explore: float) -> int:
    """Return the legal child with the highest PUCT score: mean value plus weighted prior."""
    nodes, tick = work.nodes, work.used[1] + 1
    best = 0
    most = -inf
    child = nodes[at].first
    while child:
        node = nodes[child]
        if work.stamp[node.action] == tick:
            worth = node.value / node.visits if node.visits else unvisited
            worth += explore * node.prior / (1 + node.visits)
            if worth > most:
                most = worth
                best = child
        child = node.next
    return int(best)
