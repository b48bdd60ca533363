"""Positions of stored games, found again by compiled code."""

from typing import Any

import numpy as np
import numpy.typing as npt

from embertide.catalog import find_room
from embertide.compiled.dispatch import actor, apply, happen, register
from embertide.compiled.jit import jit
from embertide.compiled.records import Records
from embertide.core.actor import NATURE
from tools.train.lots import Played

Array = npt.NDArray[Any]


def positions_after(game: str, played: Played, moves: Array) -> Array:
    """Return the records after some moves of stored games, given in ascending order.

    A move is given by its index in `played.moves`.
    """
    room = find_room(game)
    kernel = room.kernel()
    register(kernel, room.advice())
    found = np.zeros(len(moves), kernel.state_t)
    replay(np.zeros(1, kernel.state_t), played.root, played.moves, played.ends, moves, found)
    return found


def some_moves(played: Played, every: int, seed: int) -> tuple[Array, Array]:
    """Return one move of `every`, drawn at random, with the number of its game."""
    rng = np.random.default_rng(seed)
    moves = np.flatnonzero(rng.integers(every, size=len(played.moves)) == 0)
    return moves, np.searchsorted(played.ends, moves, side="right")


def last_moves(played: Played) -> Array:
    """Return the last move of each game."""
    return played.ends - 1


@jit
def replay(  # noqa: PLR0913, PLR0917 - games, and what is asked for
    state: Records, root: Records, moves: Any, ends: Any, wanted: Any, found: Records
) -> None:
    """Play games again, and keep the record after each move that is wanted."""
    first = 0
    n = 0
    for game in range(len(ends)):
        state[0] = root[0]
        at = first
        while n < len(wanted) and wanted[n] < ends[game]:
            while at <= wanted[n]:
                if actor(state[0]) == NATURE:
                    happen(state[0], moves[at])
                else:
                    apply(state[0], moves[at])
                at += 1
            found[n] = state[0]
            n += 1
        first = ends[game]
