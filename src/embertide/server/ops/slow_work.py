"""Threads for slow Python work, such as the replay of a record."""

import asyncio
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from embertide.server.ops.limits import LimitExceeded
from embertide.server.ops.networks import network_of

P = ParamSpec("P")
T = TypeVar("T")

THREADS = 2
"""Threads. Each can delay the event loop by 5 ms, since only one of them all runs Python."""

MOST, MOST_ADDRESS = 60, 12
"""Calls that may run or wait, in all and for one address."""

RETRY = 3
"""Seconds after which a refused client may try again."""


class SlowWork:
    """Runs functions in few threads, so that the event loop goes on meanwhile."""

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(THREADS, thread_name_prefix="slow")
        self._waiting: Counter[str] = Counter()

    async def run(
        self, address: str | None, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Return the result of a call; raise LimitExceeded if too many wait for an address."""
        network = network_of(address)
        if self._waiting.total() >= MOST or self._waiting[network] >= MOST_ADDRESS:
            raise LimitExceeded("busy-slow-work", RETRY)
        self._waiting[network] += 1
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._pool, lambda: work(*args, **kwargs))
        finally:
            self._waiting[network] -= 1
            self._waiting += Counter()  # drops the networks without a call

    def close(self) -> None:
        """Stop the threads; calls that have not begun are cancelled."""
        self._pool.shutdown(cancel_futures=True)
