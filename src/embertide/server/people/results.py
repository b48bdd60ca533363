"""The results of finished games on a server: ratings, and what every host stores."""

from collections.abc import Awaitable, Callable

from embertide.host.loaded import LoadedTable
from embertide.host.places import final_places
from embertide.host.results import enter_results
from embertide.play.table.table import Table
from embertide.server.people.ratings import rate
from embertide.store.store import Store


class Results:
    """Stores each result once, on whichever node is first."""

    def __init__(self, store: Store, profile_changed: Callable[[str], Awaitable[None]]) -> None:
        self._store = store
        self._profile_changed = profile_changed

    async def enter(self, loaded: LoadedTable) -> None:
        """Store the new ratings, the daily result and everyone's own result of a finished game."""
        await self._rate(loaded.table)
        await enter_results(self._store, loaded.table)

    async def _rate(self, table: Table) -> None:
        """Change the players' ratings, unless another node has done it."""
        people = [chair.person for chair in table.chairs if chair.person]
        if not table.rated or _ended_by_host(table):
            return
        game = table.agreement.game
        new = rate(game, people, final_places(table), await self._store.ratings(game, people))
        known = await self._store.people(people)
        if await self._store.rate(table.id, [one for one in new if one.person in known]):
            for person in people:
                await self._profile_changed(person)


def _ended_by_host(table: Table) -> bool:
    return table.ended is not None and table.ended.seat is None
