"""Self-play on a GPU, with a thread for each game; Numba's simulator runs the same code."""

from functools import cache
from threading import Lock
from typing import Any

import numpy as np

from embertide.catalog import find_room
from embertide.core.advice import Advice
from embertide.core.kernel import AnyKernel
from embertide.envs.cuda import BLOCK, cuda, twins_for
from tools.train import selfplay
from tools.train.lots import Lot
from tools.train.selfplay import SEATS, Buffers, Games, Way, make_games

_LAUNCHING = Lock()
"""Held while games are begun: so one thread compiles, and the others wait for that."""


class Gpu:
    """A GPU; several of these share one and keep it busy, each with a lot of its own."""

    def __init__(self) -> None:
        self._stream = cuda.stream()

    def play(self, lot: Lot, pool: Any, way: Way) -> Games:
        """Play a lot with a pool of weights, a row for each player."""
        room, stream = lot.room, self._stream

        def put(array: Any) -> Any:
            return cuda.to_device(np.ascontiguousarray(array), stream=stream)

        games = make_games(lambda *what: put(np.zeros(*what)), lot.games, room.length)
        root, weights = put(lot.root), put(pool)
        blocks = (lot.games + BLOCK - 1) // BLOCK
        with _LAUNCHING:
            run = _entry(lot.game)
            run[blocks, BLOCK, stream](root, weights, way, lot.first_seed, games)
        found = Games(*(array.copy_to_host(stream=stream) for array in games))
        stream.synchronize()
        return found


@cache
def _entry(game: str) -> Any:
    """Return the compiled entry point for a room."""
    room = find_room(game)
    return cuda.jit(source(room.kernel(), room.advice()))


def source(kernel: AnyKernel, advice: Advice) -> Any:
    """Return the source of a thread: one game."""
    play_one = twins_for(kernel, advice=advice).of(selfplay.play)
    state_t, most = kernel.state_t, kernel.MAX_ACTIONS

    def play(root, pool, way, first_seed, games):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        if i < games.lengths.shape[0]:
            buffers = Buffers(
                cuda.local.array(3, state_t),
                cuda.local.array(most, np.int32),
                cuda.local.array(most, np.int32),
                cuda.local.array(most, np.float64),
                cuda.local.array(SEATS, np.float64),
            )
            play_one(buffers, root, pool, way, first_seed, games, i)

    return play
