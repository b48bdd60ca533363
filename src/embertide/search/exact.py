"""Exact solutions of endings: every move and every draw, with each seat playing for itself."""

from typing import NamedTuple

from embertide.compiled.dispatch import actions, actor, apply, chances, happen, winners
from embertide.compiled.jit import jit
from embertide.compiled.records import Floats, Ints, Records, int32, int64, kind_of, zeros
from embertide.core.actor import NATURE, NOBODY
from embertide.search.mcts import MAX_SEATS

DEPTH = 64
"""The longest line that is solved: the length of the buffers."""


class Variation(NamedTuple):
    """Buffers for one line of play: an entry for each depth."""

    states: Records
    """The position at each depth."""
    who: Ints
    """The actor: a seat, NATURE or NOBODY."""
    legal: Ints
    """The legal actions, or Nature's outcomes."""
    odds: Ints
    """The odds of Nature's outcomes."""
    moves: Ints
    """The number of entries in `legal`."""
    tried: Ints
    """The number of entries already played."""
    values: Floats
    """The value for each seat, as far as it is known."""


def line_of(root: Records, most: int) -> Variation:
    """Allocate buffers for lines from a root whose positions have at most `most` moves."""
    states = zeros(DEPTH, kind_of(root))
    states[0] = root[0]
    return Variation(
        states=states,
        who=zeros(DEPTH, int64),
        legal=zeros((DEPTH, most), int32),
        odds=zeros((DEPTH, most), int32),
        moves=zeros(DEPTH, int64),
        tried=zeros(DEPTH, int64),
        values=zeros((DEPTH, MAX_SEATS)),
    )


@jit
def work_out(line: Variation, limit: int) -> bool:
    """Set the value of the root for each seat if all seats play their best.

    Return False, without a value, after `limit` steps or if a line is longer than DEPTH.
    """
    depth = 0
    _enter(line, 0)
    for _ in range(limit):
        if line.tried[depth] < line.moves[depth]:
            if depth + 1 == DEPTH:
                return False
            _step(line, depth)
            depth += 1
            _enter(line, depth)
        elif depth:
            depth -= 1
            _take(line, depth)
        else:
            return True
    return False


@jit
def _enter(line: Variation, depth: int) -> None:
    """Set the actor of a new position, and its moves or its result."""
    who = actor(line.states[depth])
    line.who[depth] = who
    line.tried[depth] = 0
    line.moves[depth] = 0
    for seat in range(MAX_SEATS):
        line.values[depth, seat] = 0.0
    if who == NOBODY:
        winners(line.states[depth], line.values[depth])
    elif who == NATURE:
        line.moves[depth] = chances(line.states[depth], line.legal[depth], line.odds[depth])
    else:
        line.moves[depth] = actions(line.states[depth], line.legal[depth])


@jit
def _step(line: Variation, depth: int) -> None:
    """Play the next untried move, into the entry one deeper."""
    line.states[depth + 1] = line.states[depth]
    move = line.legal[depth, line.tried[depth]]
    if line.who[depth] == NATURE:
        happen(line.states[depth + 1], move)
    else:
        apply(line.states[depth + 1], move)
    line.tried[depth] += 1


@jit
def _take(line: Variation, depth: int) -> None:
    """Merge the value of the last move: weighted by its odds for Nature, the maximum for a seat."""
    who, last = line.who[depth], line.tried[depth] - 1
    if who == NATURE:
        total = 0
        for i in range(line.moves[depth]):
            total += line.odds[depth, i]
        part = line.odds[depth, last] / total
        for seat in range(MAX_SEATS):
            line.values[depth, seat] += part * line.values[depth + 1, seat]
    elif last == 0 or line.values[depth + 1, who] > line.values[depth, who]:
        for seat in range(MAX_SEATS):
            line.values[depth, seat] = line.values[depth + 1, seat]
