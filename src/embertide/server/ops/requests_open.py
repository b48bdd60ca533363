"""Requests in progress by address, also of those behind the shared connections of a proxy."""

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from starlette.types import Scope

from embertide.server.ops.limits import LimitExceeded
from embertide.server.ops.networks import network_of
from embertide.server.ops.windows import Clock, Window
from embertide.server.settings import Limits


class OpenRequests:
    """Counts requests until they are answered: a long poll takes half a minute."""

    def __init__(self, limits: Limits, clock: Clock = time.monotonic) -> None:
        self._most = limits.connections_address
        self._rate = Window(limits.requests_minutely_address, 60, clock)
        self._open: Counter[str] = Counter()

    @contextmanager
    def counted(self, scope: Scope) -> Iterator[None]:
        """Count a request while the context lasts; raise LimitExceeded beyond the limit."""
        client = scope.get("client")
        network = network_of(client[0] if client else None)
        if wait := self._rate.wait(network):
            raise LimitExceeded("busy-moves", wait)
        self._rate.count(network)
        if self._open[network] >= self._most:
            raise LimitExceeded("busy-connections")
        self._open[network] += 1
        try:
            yield
        finally:
            self._open[network] -= 1
            if not self._open[network]:
                del self._open[network]
