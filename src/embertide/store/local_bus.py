"""The bus of a single process, and what every bus has in common."""

import asyncio
from collections.abc import Sequence

from embertide.store.bus import BusListener, Change, Newest

_TOGETHER = 500
"""Tables in one query for missed changes: SQLite limits the number of parameters."""


class LocalBus:
    """Reports the changes of this process; there are no other nodes."""

    def __init__(self) -> None:
        self._listeners: list[BusListener] = []
        self._followed: set[str] = set()
        self._newest: Newest | None = None

    async def open(self, newest: Newest) -> None:
        """Keep the query for missed changes."""
        self._newest = newest

    async def close(self) -> None:
        """Do nothing: there is no connection."""

    def listen(self, listener: BusListener) -> None:
        """Register a listener."""
        self._listeners.append(listener)

    async def follow(self, table: str) -> None:
        """Note that changes of a table must be reported."""
        self._followed.add(table)

    async def unfollow(self, table: str) -> None:
        """Note that changes of a table need not be reported."""
        self._followed.discard(table)

    def publish(self, changes: Sequence[Change]) -> None:
        """Report changes to the listeners, after the present step of the event loop."""
        loop = asyncio.get_running_loop()
        for change in changes:
            loop.call_soon(self._report, change)

    async def broadcast(self, text: str, table: str | None = None) -> None:
        """Do nothing: there are no other nodes."""

    async def _catch_up(self) -> None:
        """Report the newest event of every followed table: some may have been missed."""
        assert self._newest is not None
        tables = list(self._followed)
        for at in range(0, len(tables), _TOGETHER):
            newest = await self._newest(tables[at : at + _TOGETHER])
            for table, seq in newest.items():
                self._report(Change(table, seq))

    def _report(self, change: Change) -> None:
        for listener in self._listeners:
            listener.changed(change)

    def _hear(self, text: str) -> None:
        for listener in self._listeners:
            listener.heard(text)
