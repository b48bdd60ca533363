"""The removal of old tables: in small batches, on one node at a time."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from embertide.host.registry import TableRegistry
from embertide.store.store import Retention, StorageUnavailable, Store

PERIOD = 3600.0
"""Seconds between two removals."""

PAUSE = 0.5
"""Seconds between two batches, so that moves do not wait behind them."""

BATCH = 20
"""Tables in a batch."""

_LEASE = "prune"
_DAY = 86400.0

log = logging.getLogger("embertide.retention")


class KeptDays(NamedTuple):
    """Days without a change after which tables are removed; 0 for never."""

    waiting: int
    guests: int
    accounts: int
    finished: int

    def at(self, now: float) -> Retention:
        """Return the times before which tables are old."""
        return Retention(*(now - days * _DAY if days else None for days in self))


class Remover:
    """Removes old tables now and then."""

    def __init__(
        self,
        store: Store,
        registry: TableRegistry,
        days: KeptDays,
        node: str,
        removed: Callable[[str], Awaitable[None]],
    ) -> None:
        self._store, self._registry = store, registry
        self._days, self._node, self._removed = days, node, removed

    async def run(self) -> None:
        """Remove what is old again and again until cancelled."""
        while True:
            try:
                await self.remove()
            except StorageUnavailable as trouble:
                log.warning("retention", extra={"kind": trouble.kind})
            await asyncio.sleep(PERIOD)

    async def remove(self) -> int:
        """Remove all old tables unless another node does; return how many were removed."""
        store, clock = self._store, self._registry.clock
        count = 0
        while await store.lease(_LEASE, self._node, PERIOD / 2, clock()):
            names = await store.prune(self._days.at(clock()), BATCH)
            for name in names:
                self._registry.forget(name)
                await self._removed(name)
            count += len(names)
            if len(names) < BATCH:
                await store.release(_LEASE, self._node)
                break
            await asyncio.sleep(PAUSE)
        return count
