"""Plain UCT with random play to the end: no knowledge at all, the yardstick for the others."""

import numpy as np

from embertide.core.actor import NATURE, NOBODY
from embertide.jit import jit
from embertide.search.dispatch import (
    actions,
    actor,
    apply,
    choose,
    draw,
    imagine,
    rollout,
    seed,
    winners,
)
from embertide.search.mcts import MAX_DEPTH, Records, Work
from embertide.search.tree import grow

EXPLORE = 0.7


@jit
def uct(work: Work, root: Records, seat: int, iterations: int, luck: int) -> None:
    """Visits the tree so many times; each visit adds a node and plays on at random."""
    for i in range(iterations):
        work.state[0] = root[0]
        seed(work.state[0], luck + i)
        imagine(work.state[0], seat)
        depth = _descend(work)
        rollout(work.state[0], work.legal)
        winners(work.state[0], work.out)
        for d in range(depth):
            node = work.nodes[work.path[d]]
            node.visits += 1
            if node.mover >= 0:
                node.value += work.out[node.mover]


@jit
def _descend(work: Work) -> int:
    """Plays to the first action without a node and gives it one."""
    nodes, state, legal = work.nodes, work.state, work.legal
    depth = 1
    while depth < MAX_DEPTH:
        who = actor(state[0])
        while who == NATURE:
            draw(state[0])
            who = actor(state[0])
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
    """A legal action never tried, at random; once all are, the one with the best upper bound."""
    nodes, stamp, legal = work.nodes, work.stamp, work.legal
    work.used[1] += 2
    tick = work.used[1]
    for i in range(n):
        stamp[legal[i]] = tick
    seen, best, most = 0, 0, -np.inf
    log = np.log(nodes[at].visits + 1.0)
    child = nodes[at].first
    while child:
        node = nodes[child]
        if stamp[node.action] == tick:
            stamp[node.action] = tick + 1
            seen += 1
            worth = node.value / node.visits + EXPLORE * np.sqrt(log / node.visits)
            if worth > most:
                most = worth
                best = child
        child = node.next
    if seen == n or work.used[0] == len(nodes):
        return int(best)
    return grow(nodes, work.used, at, _untried(work, n, choose(work.state[0], n - seen)), who)


@jit
def _untried(work: Work, n: int, skip: int) -> int:
    """The legal action without a node that comes after so many others."""
    for i in range(n):
        if work.stamp[work.legal[i]] == work.used[1]:
            if skip == 0:
                return int(work.legal[i])
            skip -= 1
    return -1
