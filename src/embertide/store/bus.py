"""The protocol by which nodes inform each other of changes, and texts that are not stored."""

from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple, Protocol

from embertide.play.table.event_json import StoredEvent


class Change(NamedTuple):
    """Events of a table that were stored."""

    table: str
    seq: int
    """The number of the last one."""
    events: Sequence[StoredEvent] = ()
    """The events themselves, unless they are long or it is uncertain that they were stored."""


Newest = Callable[[Sequence[str]], Awaitable[dict[str, int]]]
"""Queries the store for the seq of the newest event of each of these tables."""


class BusListener(Protocol):
    """What a node does with messages; the methods are called on the event loop."""

    def changed(self, change: Change) -> None:
        """Handle stored events, of this node or of another.

        The same change may be reported more than once, and after a newer one.
        """
        ...

    def heard(self, text: str) -> None:
        """Handle a text of another node."""
        ...

    def notes(self, table: str) -> Sequence[str]:
        """Return the texts about a table for a node that begins to follow it."""
        ...


class Bus(Protocol):
    """Messages between the nodes of one database.

    A message may be lost, but no change of a table that a node follows is: the bus queries the
    store after a reconnect, and from time to time if it cannot notice a loss.
    """

    async def open(self, newest: Newest) -> None:
        """Connect, and begin to report changes."""
        ...

    async def close(self) -> None:
        """Disconnect."""
        ...

    def listen(self, listener: BusListener) -> None:
        """Register a listener for changes and texts."""
        ...

    async def follow(self, table: str) -> None:
        """Return when all later changes of a table will be reported."""
        ...

    async def unfollow(self, table: str) -> None:
        """Allow that changes of a table are no longer reported."""
        ...

    def publish(self, changes: Sequence[Change]) -> None:
        """Send changes to all nodes that follow the tables, without waiting."""
        ...

    async def broadcast(self, text: str, table: str | None = None) -> None:
        """Send a short text to the other nodes, about a table only to those that follow it."""
        ...
