"""The step of one game of a batch: written once, compiled for CPUs and for GPUs.

The functions of a room's kernel come by name from compiled/dispatch.py: on a CPU, the type of the
record decides which room's function is called; on a GPU, cuda.py inserts them.
"""

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from embertide.compiled.dispatch import (
    Function,
    actions,
    actor,
    apply,
    choose,
    draw,
    returns,
    seed,
    winners,
)
from embertide.compiled.jit import jit
from embertide.core.actor import NATURE, NOBODY

Array = npt.NDArray[Any]
Span = tuple[int, int]
"""A range of games: the first, and the one after the last."""


class Report(NamedTuple):
    """The outputs for n games; arrays of the CPU or of the GPU."""

    actor: Any  # int8[n]: the seat to act
    legal: Any  # int16[n, MAX_ACTIONS]: its legal actions in the order of the rules, then garbage
    counts: Any  # int16[n]: the number of legal actions
    rewards: Any  # float32[n, seats]: each seat's share of the win if a game just ended, else 0
    scores: Any  # int32[n, seats]: each seat's points in the game that ended last
    done: Any  # bool[n]: whether a game just ended; the next game has already begun
    seeds: Any  # int64[n]: the seed of each game


def make_report(empty: Function, n: int, seats: int, most: int) -> Report:
    """Return the arrays for n games; `empty` allocates an array."""
    return Report(
        actor=empty((n,), np.int8),
        legal=empty((n, most), np.int16),
        counts=empty((n,), np.int16),
        rewards=empty((n, seats), np.float32),
        scores=empty((n, seats), np.int32),
        done=empty((n,), np.bool_),
        seeds=empty((n,), np.int64),
    )


# One game


@jit
def begin(games: Array, root: Array, report: Report, i: int) -> None:
    """Begin a game from its seed and advance it to the first decision of a seat."""
    games[i] = root[0]
    seed(games[i], report.seeds[i])
    settle(games, report, i)


@jit
def settle(games: Array, report: Report, i: int) -> None:
    """Play Nature's moves until a seat acts; then report the seat and its legal actions."""
    s = games[i]
    who = actor(s)
    while who == NATURE:
        draw(s)
        who = actor(s)
    report.actor[i] = who
    report.counts[i] = 0 if who == NOBODY else actions(s, report.legal[i])


@jit
def play(games: Array, root: Array, report: Report, i: int, action: int) -> None:
    """Play a legal action; if the game ends, report its result and begin the next."""
    apply(games[i], action)
    settle(games, report, i)
    over = report.actor[i] == NOBODY
    report.done[i] = over
    for seat in range(report.rewards.shape[1]):
        report.rewards[i, seat] = 0
    if over:
        winners(games[i], report.rewards[i])
        returns(games[i], report.scores[i])
        report.seeds[i] += games.shape[0]
        begin(games, root, report, i)


@jit
def is_legal(report: Report, i: int, action: int) -> bool:
    """Return whether the action is legal for the acting seat."""
    found = False
    for at in range(report.counts[i]):
        found |= report.legal[i, at] == action
    return found


@jit
def pick(games: Array, report: Report, i: int) -> int:
    """Return a legal action, uniformly by the generator of the record."""
    return int(report.legal[i, choose(games[i], report.counts[i])])


@jit
def mark(report: Report, mask: Array, i: int) -> None:
    """Mark the legal actions of a game in the mask."""
    for action in range(mask.shape[1]):
        mask[i, action] = False
    for at in range(report.counts[i]):
        mask[i, report.legal[i, at]] = True


# Many games


@jit
def begin_all(games: Array, root: Array, report: Report, span: Span) -> None:
    """Begin a range of games."""
    for i in range(span[0], span[1]):
        begin(games, root, report, i)


@jit
def play_all(games: Array, root: Array, report: Report, chosen: Array, span: Span) -> None:
    """Play an action in each game of a range."""
    for i in range(span[0], span[1]):
        play(games, root, report, i, chosen[i])


@jit
def refused(report: Report, chosen: Array, span: Span) -> int:
    """Return the first game of a range whose action is not legal, or -1."""
    for i in range(span[0], span[1]):
        if not is_legal(report, i, chosen[i]):
            return i
    return -1


@jit
def pick_all(games: Array, report: Report, out: Array, span: Span) -> None:
    """Pick an action in each game of a range."""
    for i in range(span[0], span[1]):
        out[i] = pick(games, report, i)


@jit
def mark_all(report: Report, mask: Array, span: Span) -> None:
    """Mark the legal actions of a range of games."""
    for i in range(span[0], span[1]):
        mark(report, mask, i)
