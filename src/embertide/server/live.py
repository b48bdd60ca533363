"""A table in the memory of this node, and those who look at it."""

import asyncio
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from itertools import takewhile

from embertide.play.event import Event
from embertide.play.history import Told, after
from embertide.play.line import Line
from embertide.play.table import Table
from embertide.server.moment import Moment

KEPT = 24
"""So many lines of the log stay in memory; whoever has missed more is told from the store."""

Wake = Callable[[], None]


class Live:
    """One table here: its newest value, its last lines, and whom to wake when it changes."""

    def __init__(self, table: Table, lines: Iterable[Line]) -> None:
        self.table = table
        self.lines: deque[Line] = deque(lines, KEPT)
        self.lock = asyncio.Lock()
        self.doubtful = False
        """Whether an event may have been stored without our being told so."""
        self.touched = 0.0
        self.wakes: set[Wake] = set()
        self.moment: Moment | None = None
        """What readers of the table as it is now were shown, if any were."""

    def ahead(self, events: Sequence[Event]) -> Told:
        """The table after these events, and what is told of them; nothing changes yet."""
        table, told = self.table, list[Line]()
        for event in events:
            table, lines = after(table, event)
            told += lines
        return table, tuple(told)

    def take(self, told: Told) -> None:
        """Goes on to that table."""
        self.table, lines = told
        self.moment = None
        self.lines.extend(lines)

    def lines_after(self, seq: int) -> list[Line] | None:
        """What was told after that event; None if that is not all in memory."""
        if seq >= self.table.seq:
            return []
        # The oldest kept line may be one of several of its event.
        if not self.lines or self.lines[0].seq > seq:
            return None
        # Almost always only the last few are new.
        newer = takewhile(lambda line: line.seq > seq, reversed(self.lines))
        return list(newer)[::-1]

    def wake(self) -> None:
        """Tells everybody who looks on that something changed."""
        for wake in tuple(self.wakes):
            wake()
