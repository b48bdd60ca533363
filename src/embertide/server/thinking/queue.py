"""The queue of searches: computer seats first, then hints and analyses, in turns by owner."""

import asyncio
import math
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from enum import StrEnum
from typing import NamedTuple

from embertide.server.ops.limits import LimitExceeded
from embertide.server.thinking.turns import Turns

SEATS_WAITING = 10_000
"""Searches for computer seats that may wait; more are refused and tried again later."""

_MEMORY = 8
"""Searches over which their mean duration is taken."""


class Purpose(StrEnum):
    """What a search is for: a computer seat, or a hint or an analysis."""

    SEATS = "seats"
    ADVICE = "advice"


class AdviceBounds(NamedTuple):
    """How many hints may wait; as many analyses may be under way."""

    address: int = 4
    """From one address."""
    all: int = 50
    """In all."""


class SearchObserver:
    """Callbacks about searches, for metrics; the base class does nothing."""

    def refused(self, purpose: Purpose) -> None:
        """A search was refused because too many wait."""

    def cancelled(self, purpose: Purpose) -> None:
        """A search was dropped while it waited, or cancelled while it ran."""


class SearchQueue:
    """Lets as many searches run at a time as there are slots; the others wait.

    Seats come before advice. With more than one slot, advice leaves one free for seats; with one, a
    seat waits until at most one hint or judgement has ended.
    """

    def __init__(
        self,
        slots: Callable[[], int],
        bounds: AdviceBounds | None = None,
        observer: SearchObserver | None = None,
    ) -> None:
        self.bounds = bounds or AdviceBounds()
        self.running: Counter[Purpose] = Counter()
        self._slots = slots
        self._observer = observer or SearchObserver()
        self._turns = {purpose: Turns() for purpose in Purpose}
        self._seconds = 1.0  # the mean duration of advice

    def busy(self, purpose: Purpose) -> int:
        """Return the number of searches that run."""
        return self.running[purpose]

    def queued(self, purpose: Purpose) -> int:
        """Return the number of searches that wait for a slot."""
        return len(self._turns[purpose])

    @asynccontextmanager
    async def seat(self, owner: str) -> AsyncIterator[None]:
        """Wait for a slot for a computer seat, and hold it while the context lasts."""
        if self.queued(Purpose.SEATS) >= SEATS_WAITING:
            self._refuse(Purpose.SEATS, "table-thinkers-busy", 0)
        async with self._slot(Purpose.SEATS, owner):
            yield

    @asynccontextmanager
    async def hint(self, owner: str) -> AsyncIterator[None]:
        """Wait for a slot for a hint; refuse it if too many wait, of the owner or in all."""
        turns = self._turns[Purpose.ADVICE]
        self.check_advice(turns.count(owner), len(turns))
        async with self.judgement(owner):
            yield

    @asynccontextmanager
    async def judgement(self, owner: str) -> AsyncIterator[None]:
        """Wait for a slot for a part of an analysis, whatever else waits."""
        async with self._slot(Purpose.ADVICE, owner):
            begun = asyncio.get_running_loop().time()
            yield
            spent = asyncio.get_running_loop().time() - begun
            self._seconds += (spent - self._seconds) / _MEMORY

    def check_advice(self, own: int, all_: int) -> None:
        """Refuse one more hint or analysis if an address has `own`, and all have `all_`."""
        if own >= self.bounds.address:
            self._refuse(Purpose.ADVICE, "advice-busy", self._wait(own))
        if all_ >= self.bounds.all:
            self._refuse(Purpose.ADVICE, "advice-busy", self._wait(all_))

    def _wait(self, searches: int) -> int:
        """Return the seconds after which that many waiting searches are probably done."""
        return max(1, math.ceil(searches * self._seconds / self._most(Purpose.ADVICE)))

    def _refuse(self, purpose: Purpose, message: str, wait: float) -> None:
        self._observer.refused(purpose)
        raise LimitExceeded(message, wait)

    def _most(self, purpose: Purpose) -> int:
        """Return the number of slots that searches for a purpose may use."""
        return self._slots() if purpose is Purpose.SEATS else max(1, self._slots() - 1)

    @asynccontextmanager
    async def _slot(self, purpose: Purpose, owner: str) -> AsyncIterator[None]:
        try:
            await self._enter(purpose, owner)
            try:
                yield
            finally:
                self._leave(purpose)
        except asyncio.CancelledError:
            self._observer.cancelled(purpose)
            raise

    async def _enter(self, purpose: Purpose, owner: str) -> None:
        turns = self._turns[purpose]
        turn = turns.add(owner)
        self._start_next()
        try:
            await turn
        except asyncio.CancelledError:
            if not turns.drop(owner, turn) and not turn.cancelled():
                # It was cancelled just after it had got its slot.
                self._leave(purpose)
            raise

    def _leave(self, purpose: Purpose) -> None:
        self.running[purpose] -= 1
        self._start_next()

    def _start_next(self) -> None:
        """Give the free slots away: to seats first, since Purpose lists them first."""
        for purpose in Purpose:
            while self._is_free(purpose) and (turn := self._turns[purpose].next()) is not None:
                self.running[purpose] += 1
                turn.set_result(None)

    def _is_free(self, purpose: Purpose) -> bool:
        return self.running.total() < self._slots() and self.running[purpose] < self._most(purpose)
