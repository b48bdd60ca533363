"""Plain UCT with random play to the end: the baseline without advice."""

from math import inf, sqrt

from embertide.compiled.arithmetic import log
from embertide.compiled.dispatch import (
    actions,
    apply,
    choose,
    imagine,
    rollout,
    seed,
    winners,
)
from embertide.compiled.jit import jit
from embertide.compiled.records import Records
from embertide.core.actor import NOBODY
from embertide.search.mcts import MAX_DEPTH, Work, back_up, next_actor
from embertide.search.tree import grow, is_full

EXPLORE = 0.7
"""The weight of the confidence bound."""


@jit
def uct(work: Work, root: Records, seat: int, iterations: int, first_seed: int) -> int:
    """Visit the tree `iterations` times; each visit adds a node and plays on at random.

    Return the number of visits: fewer if the array of nodes must grow first.
    """
    for i in range(iterations):
        if is_full(work.nodes, work.used):
            return i
        work.state[0] = root[0]
        seed(work.state[0], first_seed + i)
        imagine(work.state[0], seat)
        depth = _descend(work)
        rollout(work.state[0], work.legal)
        winners(work.state[0], work.out)
        back_up(work, depth)
    return iterations


@jit
def _descend(work: Work) -> int:
    """Play to the first action without a node and add one; return the path length."""
    nodes, state, legal = work.nodes, work.state, work.legal
    depth = 1
    while depth < MAX_DEPTH:
        who = next_actor(state)
        if who == NOBODY:
            return depth
        n = actions(state[0], legal)
        if n == 1:
            apply(state[0], legal[0])
            continue
        child = _pick(work, work.path[depth - 1], who, n)
        if child == 0:
            return depth
        new = nodes[child].visits == 0
        apply(state[0], nodes[child].action)
        work.path[depth] = child
        depth += 1
        if new:
            return depth
    return depth


@jit
def _pick(work: Work, at: int, who: int, n: int) -> int:
    """Return a random untried action's new node; if all were tried, the best upper bound's."""
    nodes, stamp, legal = work.nodes, work.stamp, work.legal
    work.used[1] += 2
    tick = work.used[1]
    for i in range(n):
        stamp[legal[i]] = tick
    seen, best, most = 0, 0, -inf
    total = log(nodes[at].visits + 1.0)
    child = nodes[at].first
    while child:
        node = nodes[child]
        if stamp[node.action] == tick:
            stamp[node.action] = tick + 1
            seen += 1
            worth = node.value / node.visits + EXPLORE * sqrt(total / node.visits)
            if worth > most:
                most = worth
                best = child
        child = node.next
    if seen == n or work.used[0] == len(nodes):
        return int(best)
    return grow(nodes, work.used, at, _untried(work, n, choose(work.state[0], n - seen)), who)


@jit
def _untried(work: Work, n: int, skip: int) -> int:
    """Return the legal action without a node that comes after `skip` others."""
    for i in range(n):
        if work.stamp[work.legal[i]] == work.used[1]:
            if skip == 0:
                return int(work.legal[i])
            skip -= 1
    return -1
