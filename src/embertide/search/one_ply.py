"""Choices without a tree: by the priors of advice, or by evaluating each move."""

from embertide.compiled.dispatch import actions, apply, evaluate, imagine, priors, seed
from embertide.compiled.jit import jit
from embertide.compiled.records import Records, numbers
from embertide.search.mcts import Work


@jit
def impressions(work: Work, root: Records) -> int:
    """Set `work.promise` to the priors of the legal actions, with sum 1; return their number."""
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
def one_ply(work: Work, root: Records, seat: int, world_seed: int) -> int:
    """Set `work.promise` to the seat's value after each legal action; return their number."""
    work.state[0] = root[0]
    n = actions(work.state[0], work.legal)
    for i in range(n):
        work.state[0] = root[0]
        seed(work.state[0], world_seed)
        imagine(work.state[0], seat)
        apply(work.state[0], work.legal[i])
        evaluate(work.state[0], work.weights, work.out)
        work.promise[i] = work.out[seat]
    return n


def best(work: Work, n: int) -> list[int]:
    """Return the indices of the legal actions, highest promise first."""
    return sorted(range(n), key=numbers(work.promise[:n]).__getitem__, reverse=True)
