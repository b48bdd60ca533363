"""Tables that wait for anyone to join: who opened how many, and which the lobby shows."""

from collections.abc import Callable, Collection

from embertide.host.listing import people_on
from embertide.host.presence import Presence
from embertide.play.table.table import Table
from embertide.store.store import Listing


class PublicTables:
    """Public tables by address, and their presence in the lobby.

    A table leaves the lobby while nobody who sits there has been connected to it for `away`
    seconds; it is back as soon as one of them is.
    """

    def __init__(self, presence: Presence, away: float, clock: Callable[[], float]) -> None:
        self._presence, self._away, self._clock = presence, away, clock
        self._from: dict[str, set[str]] = {}

    def opened(self, table: Table, network: str) -> None:
        """Note the network from which a table was opened, if it is public."""
        if table.lobby:
            self._from.setdefault(network, set()).add(table.id)

    def count(self, network: str, lobby: Collection[str]) -> int:
        """Return how many tables of a network are still in the lobby, and forget the others."""
        waiting = self._from.get(network, set()).intersection(lobby)
        self._from[network] = waiting
        if not waiting:
            del self._from[network]
        return len(waiting)

    def attended(self, name: str, listing: Listing) -> bool:
        """Return whether the lobby shows a table: one of its people is here, or was just now."""
        absence = self._presence.absence(name, people_on(listing))
        changed = self._clock() - listing.changed
        return min(changed, changed if absence is None else absence) <= self._away
