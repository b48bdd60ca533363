"""Choosing without searching: by first impressions, or by looking one move ahead."""

import numpy as np

from embertide.jit import jit
from embertide.search.dispatch import actions, apply, evaluate, imagine, priors, seed
from embertide.search.mcts import Records, Work


@jit
def impressions(work: Work, root: Records) -> int:
    """How promising each legal action looks, in `work.promise`; returns how many there are."""
    work.state[0] = root[0]
    n = actions(work.state[0], work.legal)
    priors(work.state[0], work.weights, work.legal, n, work.promise)
    total = 0.0
    for i in range(n):
        total += work.promise[i]
    for i in range(n):
        work.promise[i] /= total
    return n


@jit
def one_ply(work: Work, root: Records, seat: int, luck: int) -> int:
    """What each legal action is worth to the seat right after it, in `work.promise`."""
    work.state[0] = root[0]
    n = actions(work.state[0], work.legal)
    for i in range(n):
        work.state[0] = root[0]
        seed(work.state[0], luck)
        imagine(work.state[0], seat)
        apply(work.state[0], work.legal[i])
        evaluate(work.state[0], work.weights, work.out)
        work.promise[i] = work.out[seat]
    return n


def best(work: Work, n: int) -> list[int]:
    """The places of the legal actions by promise, the highest first."""
    return [int(i) for i in np.argsort(-work.promise[:n], kind="stable")]
