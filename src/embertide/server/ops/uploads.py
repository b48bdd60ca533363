"""Places for large bodies: few are kept at once, in all and by address, and fewer are parsed."""

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager

from embertide.server.ops.limits import LimitExceeded
from embertide.server.ops.networks import network_of
from embertide.server.ops.windows import Clock, Window
from embertide.server.settings import Limits

AT_ONCE = 2
"""Large bodies that are parsed at the same time; others wait."""

RETRY = 5
"""Seconds after which a refused client may try again."""


class Uploads:
    """Counts the large bodies that are in memory."""

    def __init__(self, limits: Limits, clock: Clock = time.monotonic) -> None:
        self._limits = limits
        self._rate = Window(limits.uploads_minutely_address, 60, clock)
        self._kept: Counter[str] = Counter()
        self._turn = asyncio.Semaphore(AT_ONCE)

    @contextmanager
    def place(self, address: str | None) -> Iterator[None]:
        """Count a large body while the context lasts; raise LimitExceeded if there are too many."""
        network = network_of(address)
        if wait := self._rate.wait(network):
            raise LimitExceeded("busy-uploads", wait)
        full = self._kept.total() >= self._limits.uploads
        if full or self._kept[network] >= self._limits.uploads_address:
            raise LimitExceeded("busy-uploads", RETRY)
        self._rate.count(network)
        self._kept[network] += 1
        try:
            yield
        finally:
            self._kept[network] -= 1
            self._kept += Counter()  # drops the networks without a body

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Wait until few enough large bodies are being parsed."""
        async with self._turn:
            yield
