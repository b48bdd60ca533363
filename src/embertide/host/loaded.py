"""A table in memory, and the readers that follow it."""

import asyncio
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from itertools import takewhile

from embertide.host.payload_cache import PayloadCache
from embertide.host.phrases import Said
from embertide.play.table.events import Event
from embertide.play.table.fold import after
from embertide.play.table.log import LogEntry
from embertide.play.table.table import Table

KEPT = 24
"""How many log entries stay in memory; a reader who missed more gets them from the store."""

Wake = Callable[[], None]
Hear = Callable[[Said], None]


class LoadedTable:
    """The newest value of a table, its last log entries, and callbacks for when it changes."""

    def __init__(self, table: Table, log: Iterable[LogEntry]) -> None:
        self.table = table
        self.log: deque[LogEntry] = deque(log, KEPT)
        self.lock = asyncio.Lock()
        self.doubtful = False  # whether the store may hold newer events
        self.deleted = False  # whether the store has the table no more
        self.touched = 0.0  # when it was last used
        self.wakes: set[Wake] = set()
        self.hears: set[Hear] = set()  # called with each phrase
        self.payloads: PayloadCache | None = None  # of the current value; None until it is rendered
        self.renderings = 0  # increases with every invalidation of `payloads`

    def advance(self, table: Table, log: Iterable[LogEntry]) -> None:
        """Go on to a newer value of the table."""
        self.table = table
        self.log.extend(log)
        self.forget_payloads()

    def forget_payloads(self) -> None:
        """Drop the cached payloads, so that the table is rendered again."""
        self.payloads = None
        self.renderings += 1

    def catch_up(self, events: Sequence[Event]) -> None:
        """Go on to the table after events that were stored elsewhere."""
        table, log = self.table, list[LogEntry]()
        for event in events:
            table, entries = after(table, event)
            log += entries
        self.advance(table, log)

    def log_after(self, seq: int) -> list[LogEntry] | None:
        """Return the entries after that event; None if they are not all in memory."""
        if seq >= self.table.seq:
            return []
        # The oldest kept entry may be one of several of its event; event 0 has only one.
        if not self.log or self.log[0].seq > max(seq, 0):
            return None
        # Almost always only the last few are new.
        newer = takewhile(lambda entry: entry.seq > seq, reversed(self.log))
        return list(newer)[::-1]

    def wake(self) -> None:
        """Call all callbacks."""
        for wake in tuple(self.wakes):
            wake()

    def say(self, said: Said) -> None:
        """Send a phrase to the readers on this node."""
        for hear in tuple(self.hears):
            hear(said)
