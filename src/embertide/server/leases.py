"""Which tables this node alone thinks for: leases that run out by themselves, should it die."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from embertide.server.hall import Hall
from embertide.store.store import StorageTrouble

LEASE = 6.0
"""Seconds for which a node alone thinks for a table, unless it asks for more in time.

It keeps the lease from move to move: a node that hears late of the last move would otherwise begin
to think about it again.
"""


class Leases:
    """The leases of one node, by table."""

    def __init__(self, hall: Hall, node: str) -> None:
        self._hall, self._node = hall, node
        self._until: dict[str, float] = {}

    async def take(self, table: str) -> bool:
        """Whether this node alone thinks for a table now."""
        now, until = self._hall.clock(), self._until.get(table, 0.0)
        if until > now + LEASE / 2:
            return True
        if not await self._hall.store.lease(f"think {table}", self._node, LEASE, now):
            self._until.pop(table, None)
            return False
        self._until[table] = now + LEASE
        if until <= now:
            # Another node may have moved with the lease that has run out.
            await self._hall.catch_up(await self._hall.live(table))
        return True

    @asynccontextmanager
    async def kept(self, table: str) -> AsyncIterator[None]:
        """A lease that is renewed as long as this lasts."""
        keeping = asyncio.get_running_loop().create_task(self._keep(table))
        try:
            yield
        finally:
            keeping.cancel()

    async def _keep(self, table: str) -> None:
        while True:
            await asyncio.sleep(LEASE / 3)
            with suppress(StorageTrouble):
                await self.take(table)

    async def give_back(self, table: str) -> None:
        """Nothing more is to be thought about at a table."""
        if self._until.pop(table, None) is not None:
            await self._hall.store.release(f"think {table}", self._node)

    async def give_all_back(self) -> None:
        """This node goes: others may think at once."""
        with suppress(StorageTrouble):
            for table in tuple(self._until):
                await self.give_back(table)
