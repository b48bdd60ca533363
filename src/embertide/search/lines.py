"""The end of a game worked out in full: every move and every draw, each seat for itself."""

from typing import NamedTuple

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
    chances,
    happen,
    winners,
)
from embertide.search.mcts import MAX_SEATS, Records

DEPTH = 64
"""A line longer than this is not worked out."""


class Line(NamedTuple):
    """Room for one line of play: at each depth a state, its moves with odds, and the outcome."""

    states: Records
    who: Ints
    legal: npt.NDArray[np.int32]
    odds: npt.NDArray[np.int32]
    moves: Ints
    tried: Ints
    values: Floats


@jit
def work_out(line: Line, limit: int) -> bool:
    """Fills in what the root brings each seat if everyone plays the best there is.

    Gives up, and returns False, after so many positions or where a line grows too long.
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
def _enter(line: Line, depth: int) -> None:
    """Looks at a new position: its moves, or the result."""
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
def _step(line: Line, depth: int) -> None:
    """Makes the next move that was not tried yet."""
    line.states[depth + 1] = line.states[depth]
    move = line.legal[depth, line.tried[depth]]
    if line.who[depth] == NATURE:
        happen(line.states[depth + 1], move)
    else:
        apply(line.states[depth + 1], move)
    line.tried[depth] += 1


@jit
def _take(line: Line, depth: int) -> None:
    """Takes over what a move brought: by its odds from Nature, from a seat if it is the best."""
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
