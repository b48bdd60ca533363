"""The games that a browser keeps: how many there are, and the removal of finished ones."""

from typing import NamedTuple

from embertide.host.registry import TableRegistry
from embertide.host.results import enter_results
from embertide.pocket.browser_store import BrowserStore


class GamesKept(NamedTuple):
    """How many games a browser keeps."""

    running: int
    finished: int


class DeviceGames:
    """Looks after the games of this device, which are removed only when the player asks for it."""

    def __init__(self, store: BrowserStore, registry: TableRegistry) -> None:
        self._store, self._registry = store, registry

    async def count(self) -> GamesKept:
        """Return how many games there are; lessons and empty tables count where they are listed."""
        known = await self._store.by_phase()
        finished = sum(known.values())
        return GamesKept(len(known) - finished, finished)

    async def remove_finished(self) -> GamesKept:
        """Remove all finished games; their results stay, as on a server."""
        known = await self._store.by_phase()
        missing = await self._store.without_result("", len(known))
        for table in [name for name, over in known.items() if over]:
            if table in missing:
                # It ended a moment ago.
                await enter_results(self._store, (await self._registry.loaded(table)).table)
            await self._store.remove(table)
            self._registry.forget(table)
        return await self.count()
