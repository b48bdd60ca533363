"""The clock that the nodes of one database share."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress

from embertide.store.store import StorageUnavailable

PERIOD = 10.0
"""Seconds between two questions: the clocks of two machines part by about a millisecond then."""


def since_boot() -> float:
    """Return seconds that also pass while the machine sleeps, where the system has such a clock."""
    kind: int | None = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic() if kind is None else time.clock_gettime(kind)


class SharedClock:
    """Returns the time of the store, as seconds since 1970, without asking it at each call.

    Between two questions it follows a clock of this machine that is never set, so that it does not
    matter what time the machine believes it is.
    """

    def __init__(
        self,
        ask: Callable[[], Awaitable[float]],
        steady: Callable[[], float] = since_boot,
        wall: Callable[[], float] = time.time,
    ) -> None:
        self._ask, self._steady = ask, steady
        self._offset = wall() - steady()  # what this machine believes, until the first answer

    def __call__(self) -> float:
        """Return the time."""
        return self._steady() + self._offset

    async def measure(self) -> None:
        """Ask the store; change no more than its answer and the time it took require."""
        before = self._steady()
        answer = await self._ask()
        after = self._steady()
        self._offset = min(max(self._offset, answer - after), answer - before)

    async def run(self) -> None:
        """Repeat the question until cancelled."""
        while True:
            await asyncio.sleep(PERIOD)
            # Without an answer the steady clock is right for long.
            with suppress(StorageUnavailable):
                await self.measure()
