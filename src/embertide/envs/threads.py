"""Batches on a processor: each thread has its share of the games."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from embertide.core.options import Options
from embertide.core.room import Room
from embertide.envs import loop
from embertide.envs.loop import Array, Span


class Threads:
    """The threads of a processor; each has its share of the games."""

    def __init__(self, room: Room, options: Options, n: int, threads: int) -> None:
        kernel = room.kernel()
        loop.register(kernel)
        self._root: Array = kernel.from_state(room.game.start(options))
        self._spans = [(n * i // threads, n * (i + 1) // threads) for i in range(threads)]
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self.games: Array = np.zeros(n, kernel.state_t)
        self.report = loop.make_report(self.empty, n, options.players, kernel.MAX_ACTIONS)

    def empty(self, shape: tuple[int, ...], dtype: Any) -> Array:
        """An array of NumPy."""
        return np.zeros(shape, dtype)

    def put(self, actions: Any) -> Array:
        """The actions as an array of NumPy."""
        return np.ascontiguousarray(actions)

    def begin(self) -> None:
        """Begins all games."""
        self._share(lambda span: loop.begin_all(self.games, self._root, self.report, span))

    def refused(self, chosen: Array) -> int:
        """The first game whose action is not legal, or -1."""
        found = self._share(lambda span: loop.refused(self.report, chosen, span))
        return next((int(i) for i in found if i >= 0), -1)

    def play(self, chosen: Array) -> None:
        """Plays a legal action in every game."""
        self._share(lambda span: loop.play_all(self.games, self._root, self.report, chosen, span))

    def pick(self, out: Array) -> None:
        """Picks a legal action in every game."""
        self._share(lambda span: loop.pick_all(self.games, self.report, out, span))

    def mark(self, mask: Array) -> None:
        """Marks the legal actions of every game."""
        self._share(lambda span: loop.mark_all(self.report, mask, span))

    def _share(self, work: Callable[[Span], Any]) -> list[Any]:
        if self._pool is None:
            return [work(span) for span in self._spans]
        return list(self._pool.map(work, self._spans))
