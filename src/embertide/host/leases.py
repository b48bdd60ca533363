"""Leases on tables, so that one node moves for the computers of a table; a dead node's expires."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from embertide.host.registry import TableRegistry
from embertide.store.store import StorageUnavailable, lease_of

LEASE = 6.0
"""Seconds for which a lease lasts unless it is renewed.

A node keeps it from move to move: otherwise a node that learns of the last move too late would
begin to think about it again.
"""


class Leases:
    """The leases of one node, by table."""

    def __init__(self, registry: TableRegistry, node: str) -> None:
        self._registry, self._node = registry, node
        self._until: dict[str, float] = {}

    async def take(self, table: str) -> bool:
        """Take or renew a lease; return whether this node has it now."""
        now, until = self._registry.clock(), self._until.get(table, 0.0)
        if until > now + LEASE / 2:
            return True
        if not await self._registry.store.lease(lease_of(table), self._node, LEASE, now):
            self._until.pop(table, None)
            return False
        self._until[table] = now + LEASE
        if until <= now:
            # Another node may have moved with the lease that has run out.
            await self._registry.catch_up(await self._registry.loaded(table))
        return True

    @asynccontextmanager
    async def kept(self, table: str) -> AsyncIterator[None]:
        """Renew a lease as long as this lasts."""
        keeping = asyncio.get_running_loop().create_task(self._keep(table))
        try:
            yield
        finally:
            keeping.cancel()

    async def _keep(self, table: str) -> None:
        while True:
            await asyncio.sleep(LEASE / 3)
            with suppress(StorageUnavailable):
                await self.take(table)

    async def release(self, table: str) -> None:
        """Give a lease back: nothing more is to be thought about at this table."""
        if self._until.pop(table, None) is not None:
            await self._registry.store.release(lease_of(table), self._node)

    async def release_all(self) -> None:
        """Give all leases back, so that other nodes may think at once."""
        with suppress(StorageUnavailable):
            for table in tuple(self._until):
                await self.release(table)
