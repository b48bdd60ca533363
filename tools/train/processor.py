"""Self-play on the threads of a processor."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from embertide.compiled.dispatch import register
from embertide.core.kernel import AnyKernel
from tools.train.lots import Lot
from tools.train.selfplay import SEATS, Buffers, Games, Way, make_games, play_range


class Processor:
    """The threads of a processor: each plays a part of the games of a lot."""

    def __init__(self, threads: int) -> None:
        self._threads = threads

    def play(self, lot: Lot, pool: Any, way: Way) -> Games:
        """Play a lot with a pool of weights, a row for each player."""
        kernel = lot.room.kernel()
        register(kernel, lot.room.advice())
        root, games = lot.root, make_games(np.zeros, lot.games, lot.room.length)

        def some(thread: int) -> None:
            first, last = (lot.games * (thread + k) // self._threads for k in (0, 1))
            play_range(make_buffers(kernel), root, pool, way, lot.first_seed, games, first, last)

        with ThreadPoolExecutor(self._threads) as threads:
            list(threads.map(some, range(self._threads)))
        return games


def make_buffers(kernel: AnyKernel) -> Buffers:
    """Return the buffers of a game."""
    most = kernel.MAX_ACTIONS
    return Buffers(
        np.zeros(3, kernel.state_t),
        np.zeros(most, np.int32),
        np.zeros(most, np.int32),
        np.zeros(most),
        np.zeros(SEATS),
    )
