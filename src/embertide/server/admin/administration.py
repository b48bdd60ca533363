"""Changes that a host makes to tables and people; a server that runs learns of each."""

import time
from collections.abc import Callable, Mapping

from embertide.core.errors import Malformed
from embertide.core.room import AnyRoom
from embertide.host.registry import TableRegistry
from embertide.host.retention import BATCH, KeptDays
from embertide.play.table.command import Decision
from embertide.play.table.ending import end_by_host
from embertide.play.table.table import Table
from embertide.server.people.access import announce, set_blocked
from embertide.server.people.names import Names, forbidden_words
from embertide.server.people.resets import make_reset_link
from embertide.server.settings import Settings
from embertide.store.search import SearchableStore
from embertide.store.store import Person


class Administration:
    """The host's commands on an open store."""

    def __init__(
        self,
        store: SearchableStore,
        rooms: Mapping[str, AnyRoom],
        settings: Settings,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self.store = store
        self.rooms = rooms
        self.clock = clock
        self._settings = settings
        self._registry = TableRegistry(store, rooms, clock)

    async def end_table(self, table: str) -> None:
        """Close a table, or end its game, as an event that its players see."""
        await self._registry.act(table, self._end)

    def _end(self, table: Table) -> Decision:
        decision = end_by_host(table, self.clock())
        if not decision.events:
            raise Malformed("admin-table-over", table=table.id)
        return decision

    async def delete_table(self, table: str) -> None:
        """Delete a table with its game; its readers lose it."""
        await self.store.delete_table(table)
        await self.store.bus.broadcast(f"gone {table}")

    async def prune(self, days: KeptDays) -> int:
        """Delete old tables; return how many."""
        count = 0
        while names := await self.store.prune(days.at(self.clock()), BATCH):
            for name in names:
                await self.store.bus.broadcast(f"gone {name}")
            count += len(names)
        return count

    async def rename(self, person: Person, name: str) -> Person:
        """Give a person another name; the name of an account, for logging in, stays."""
        names = Names(self.store, forbidden_words(self._settings.forbidden_names))
        renamed = await names.rename(person.id, name, self.clock())
        await self._show_again(person)
        return renamed

    async def block(self, person: Person, blocked: bool) -> None:
        """Let a person change nothing any more, or allow it again."""
        await set_blocked(self.store, person, blocked)
        await announce(self.store, person.id)

    async def reset_link(self, person: Person) -> str:
        """Return a link by which the owner of an account can set a new password once."""
        link = await make_reset_link(self.store, person, self.clock())
        return self._origin() + link

    async def erase(self, person: Person) -> None:
        """Delete a person with all personal data; games of others stay, without the name."""
        await self.store.forget_person(person.id)
        await announce(self.store, person.id)
        await self._show_again(person)

    async def _show_again(self, person: Person) -> None:
        await self.store.bus.broadcast(f"face {person.id}")

    def _origin(self) -> str:
        if self._settings.origins:
            return self._settings.origins[0]
        return f"http://{self._settings.host}:{self._settings.port}"
