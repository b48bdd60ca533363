"""Pacing of requests: a burst of them does not hold up what comes over open sockets."""

import asyncio
from collections import deque

TOGETHER = 1
"""Requests that begin between two looks at the network; each takes about a millisecond."""


class Pacing:
    """Lets few requests begin in each round of the event loop, in the order of their arrival.

    The loop would otherwise run all that have arrived before it reads from sockets again: for 600
    hints at once that is half a second, in which no move is seen.
    """

    def __init__(self) -> None:
        self._waiting: deque[asyncio.Future[None]] = deque()
        self._begun = 0

    async def turn(self) -> None:
        """Return when a request may begin."""
        loop = asyncio.get_running_loop()
        if self._begun < TOGETHER:
            self._begun += 1
            if self._begun == 1:
                loop.call_soon(self._next_round)
            return
        future: asyncio.Future[None] = loop.create_future()
        self._waiting.append(future)
        await future

    def _next_round(self) -> None:
        self._begun = 0
        while self._waiting and self._begun < TOGETHER:
            future = self._waiting.popleft()
            if not future.done():  # else the client has gone
                future.set_result(None)
                self._begun += 1
        if self._begun:
            asyncio.get_running_loop().call_soon(self._next_round)
