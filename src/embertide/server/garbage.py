"""When garbage is looked for: hardly while people play, since everybody waits meanwhile.

A move leaves none: what it replaces is freed at once. To look through everything takes a fifth of a
second with a thousand sockets.
"""

import asyncio
import gc

YOUNG = 50_000
"""So many new objects are there before they are looked through.

Were it fewer, the moves under way would be taken for growth: each of them makes a hundred.
"""

NEVER = 1_000_000_000

ROUND = 10.0
"""Seconds between two looks at whether it is quiet."""

FEW = 10
"""So many moves in a round, or fewer, are quiet."""

LONGEST = 60
"""After so many rounds all is looked through even if it is never quiet."""


class Garbage:
    """Counts moves, and has everything looked through when there are few."""

    def __init__(self) -> None:
        self._moves = 0
        self._rounds = 0

    def moved(self) -> None:
        """Somebody has moved."""
        self._moves += 1

    async def run(self, loaded: asyncio.Event) -> None:
        """Looks after it for ever, in a process that is ours."""
        await loaded.wait()
        # What is there by now stays for good, and is not looked through any more.
        gc.freeze()
        gc.set_threshold(YOUNG, NEVER, NEVER)
        while True:
            await asyncio.sleep(ROUND)
            self.look()

    def look(self) -> None:
        """The end of a round."""
        self._rounds += 1
        quiet, some = self._moves <= FEW, gc.get_count()[1] > 0
        if some and (quiet or self._rounds >= LONGEST):
            gc.collect()
            self._rounds = 0
        self._moves = 0
