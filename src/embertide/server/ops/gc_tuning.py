"""Garbage collection at quiet times, and the return of free memory to the system.

A full collection stops the event loop.

A move leaves no cycles: what it replaces is freed by reference counting. A full collection takes
0.2 s with a thousand sockets.
"""

import asyncio
import ctypes
import gc

YOUNG_THRESHOLD = 50_000
"""New objects that trigger a collection of the youngest generation.

A lower threshold would promote short-lived objects of moves in progress (about 100 per move).
"""

NEVER = 1_000_000_000
"""Threshold of the older generations, which are collected only by `end_round`."""

ROUND_SECONDS = 10.0
"""Length of a round, at the end of which a collection is considered."""

QUIET_MOVES = 10
"""Moves up to which a round counts as quiet."""

MOST_ROUNDS = 60
"""Rounds after which a collection runs even without a quiet one (10 minutes)."""


class GcTuning:
    """Counts moves, and runs a full collection after a quiet round."""

    def __init__(self) -> None:
        self._moves = 0
        self._rounds = 0

    def moved(self) -> None:
        """Count a move, or another change of a table."""
        self._moves += 1

    async def run(self, loaded: asyncio.Event) -> None:
        """Set the thresholds of this process once all is loaded, then end a round periodically."""
        await loaded.wait()
        # Modules and compiled code stay until the process ends: exclude them from collections.
        gc.freeze()
        gc.set_threshold(YOUNG_THRESHOLD, NEVER, NEVER)
        while True:
            await asyncio.sleep(ROUND_SECONDS)
            self.end_round()
            await asyncio.to_thread(give_memory_back)

    def end_round(self) -> None:
        """Run a full collection if the round was quiet or the last one is long ago."""
        self._rounds += 1
        quiet, some = self._moves <= QUIET_MOVES, gc.get_count()[1] > 0
        if some and (quiet or self._rounds >= MOST_ROUNDS):
            gc.collect()
            self._rounds = 0
        self._moves = 0


def give_memory_back() -> None:
    """Return free memory to the system; the GNU C library keeps it otherwise, for ever.

    After an attack with large bodies that would be as much as they needed at once.
    """
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
    if trim is not None:
        trim(0)
