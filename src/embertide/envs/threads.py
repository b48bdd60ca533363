"""Batches on a CPU: each thread plays a part of the games."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from embertide.compiled.dispatch import register
from embertide.core.options import Options
from embertide.core.room import AnyRoom
from embertide.envs import loop, observing
from embertide.envs.loop import Array, Span
from embertide.envs.observing import Canvas


class Threads:
    """The threads of a CPU; each plays a part of the games."""

    def __init__(self, room: AnyRoom, options: Options, n: int, threads: int) -> None:
        kernel = room.kernel()
        self._room = room
        register(kernel, sketches=None if room.load_sketches is None else room.sketches())
        self.root: Array = kernel.from_state(room.game.start(options))
        self._spans = [(n * i // threads, n * (i + 1) // threads) for i in range(threads)]
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self.games: Array = np.zeros(n, kernel.state_t)
        self.report = loop.make_report(self.empty, n, options.players, kernel.MAX_ACTIONS)
        self._canvas: Canvas | None = None
        self._inputs: Array | None = None

    def empty(self, shape: tuple[int, ...], dtype: Any) -> Array:
        """Return a new NumPy array."""
        return np.zeros(shape, dtype)

    def put(self, actions: Any) -> Array:
        """Return the actions as a NumPy array."""
        return np.ascontiguousarray(actions)

    def begin(self) -> None:
        """Begin all games."""
        self.share(lambda span: loop.begin_all(self.games, self.root, self.report, span))

    def refused(self, chosen: Array) -> int:
        """Return the first game whose action is not legal, or -1."""
        found = self.share(lambda span: loop.refused(self.report, chosen, span))
        return next((int(i) for i in found if i >= 0), -1)

    def play(self, chosen: Array) -> None:
        """Play a legal action in every game."""
        self.share(lambda span: loop.play_all(self.games, self.root, self.report, chosen, span))

    def pick(self, out: Array) -> None:
        """Pick a legal action in every game."""
        self.share(lambda span: loop.pick_all(self.games, self.report, out, span))

    def mark(self, mask: Array) -> None:
        """Mark the legal actions of every game."""
        self.share(lambda span: loop.mark_all(self.report, mask, span))

    def planes(self, seats: Array) -> Array:
        """Draw what a seat sees of every game."""
        if self._canvas is None:
            sizes = len(self.games), len(self._spans)
            about = self._room.features(), self._room.sketches()
            self._canvas = observing.make_canvas(self.empty, *sizes, *about)
        canvas, games, row = self._canvas, self.games, self._spans.index
        self.share(lambda span: observing.draw_all(games, seats, canvas, span, row(span)))
        planes: Array = canvas.planes
        return planes

    def inputs(self, seats: Array) -> Array:
        """Fill in the compact form of what a seat sees of every game."""
        if self._inputs is None:
            shape = len(self.games), len(self._room.sketches().INPUTS)
            self._inputs = self.empty(shape, np.uint8)
        out = self._inputs
        self.share(lambda span: observing.fill_all(self.games, seats, out, span))
        return out

    def share(self, work: Callable[[Span], Any]) -> list[Any]:
        """Run something for all games, a range of them on each thread."""
        if self._pool is None:
            return [work(span) for span in self._spans]
        return list(self._pool.map(work, self._spans))
