"""The sign of life of a cluster, by which a time without any running node is noticed."""

import asyncio
from collections.abc import Callable
from typing import Any

from embertide.host.clock import since_boot
from embertide.host.registry import Outage, TableRegistry
from embertide.store.store import StorageUnavailable

BEAT = 3.0
"""Seconds between two signs of life of a node."""

SILENCE = 7.0
"""Seconds without a sign of life of any node that count as an outage: two were missed."""

KEPT = 100
"""Outages that are remembered, for tables that are loaded later."""

ALIVE, OUTAGES = "alive", "outages"
"""The names under which the store keeps the last sign of life, and the outages."""

_LEASE = "outage"


class Heartbeat:
    """The sign of life of this node; credits outages of the whole cluster to running clocks."""

    def __init__(
        self, registry: TableRegistry, node: str, steady: Callable[[], float] = since_boot
    ) -> None:
        self._registry, self._store = registry, registry.store
        self._node = node
        self._steady = steady
        self._last: float | None = None  # this node's last sign of life; None before the first
        self._beating = asyncio.Lock()
        registry.before_act = self.check

    async def open(self) -> None:
        """Notice an outage that ends with the start of this node."""
        await self._beat()

    async def run(self) -> None:
        """Repeat the sign of life until cancelled."""
        while True:
            await asyncio.sleep(BEAT)
            try:
                async with self._beating:
                    await self._beat()
            except StorageUnavailable:
                # Nobody can move meanwhile either: that will count as an outage.
                continue

    async def check(self) -> None:
        """Notice an outage that has just ended: the store was away, or the machine slept."""
        if self._last is None or self._steady() - self._last <= SILENCE:
            return
        async with self._beating:
            if self._steady() - self._last > SILENCE:
                await self._beat()

    async def _beat(self) -> None:
        silent = self._last is None or self._steady() - self._last > SILENCE
        if silent and await self._overdue():
            await self._record_outage()
        await self._store.keep(ALIVE, {"at": self._registry.clock()})
        self._last = self._steady()
        await self._learn()

    async def _overdue(self) -> bool:
        """Whether no node has given a sign of life for too long."""
        alive = await self._store.kept(ALIVE)
        return alive is not None and self._registry.clock() - alive["at"] > SILENCE

    async def _record_outage(self) -> None:
        """Store an outage, unless another node that starts now does."""
        clock = self._registry.clock
        while not await self._store.lease(_LEASE, self._node, SILENCE, clock()):
            await asyncio.sleep(0.1)
        try:
            if await self._overdue():
                await self._store_outage(await self._store.kept(ALIVE), clock())
        finally:
            await self._store.release(_LEASE, self._node)

    async def _store_outage(self, alive: Any, now: float) -> None:
        kept = await self._store.kept(OUTAGES) or {"times": []}
        await self._store.keep(OUTAGES, {"times": [*kept["times"], [alive["at"], now]][-KEPT:]})
        await self._store.keep(ALIVE, {"at": now})

    async def _learn(self) -> None:
        """Take in the outages that this node or another one has recorded."""
        kept = await self._store.kept(OUTAGES) or {"times": []}
        for begin, end in kept["times"]:
            outage: Outage = (begin, end)
            if outage not in self._registry.outages:
                await self._registry.add_outage(outage)
