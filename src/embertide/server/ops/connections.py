"""Limits of connections, in all and by address, before a request is read."""

from collections import Counter
from typing import NamedTuple

from embertide.server.ops.metrics import Metrics
from embertide.server.ops.networks import network_of, site_of, within
from embertide.server.ops.open_files import connections_within
from embertide.server.settings import Settings

SITE_FACTOR = 4
"""How many addresses' worth of connections a whole /48 network of IPv6 may have."""


class Place(NamedTuple):
    """A key under which a connection counts, and how many that key may have."""

    key: str
    most: int


class Connections:
    """Counts open connections. Those of a trusted proxy count in all, but not by address."""

    def __init__(self, settings: Settings, files: int) -> None:
        self.most = connections_within(files, settings.limits.connections)
        self._most_address = min(settings.limits.connections_address, max(1, self.most // 2))
        self._proxies = settings.proxies
        self._open: dict[object, tuple[str, ...]] = {}
        self._by_key: Counter[str] = Counter()
        self._metrics: Metrics | None = None

    def measure(self, metrics: Metrics) -> None:
        """Show the connections in these metrics."""
        self._metrics = metrics
        metrics.connections.set_function(lambda: len(self._open))

    def enter(self, connection: object, address: str | None) -> bool:
        """Count a new connection; return false, and do not count it, if there are too many."""
        if len(self._open) >= self.most:
            self.note("all")
            return False
        places = self._places(address)
        if any(self._by_key[place.key] >= place.most for place in places):
            self.note("address")
            return False
        self._open[connection] = tuple(place.key for place in places)
        self._by_key.update(self._open[connection])
        return True

    def leave(self, connection: object) -> None:
        """Count a connection as closed; one that was refused is not counted."""
        keys = self._open.pop(connection, ())
        for key in keys:
            self._by_key[key] -= 1
            if not self._by_key[key]:
                del self._by_key[key]

    def note(self, reason: str) -> None:
        """Count a connection that is closed because it broke a limit."""
        if self._metrics is not None:
            self._metrics.turned_away.labels(reason).inc()

    def _places(self, address: str | None) -> list[Place]:
        if within(address, self._proxies):
            return []
        near, site = Place(network_of(address), self._most_address), site_of(address)
        if site is None:
            return [near]
        return [near, Place(site, min(SITE_FACTOR * self._most_address, max(1, self.most // 2)))]
