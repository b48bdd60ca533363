"""Who is connected to which table: by sockets on this node, by broadcasts on the others."""

import logging
from collections import Counter, defaultdict
from collections.abc import Callable, Collection

FRESH = 75.0
"""Seconds for which another node's broadcast counts; it is repeated well before."""

KEPT = 86_400.0
"""Seconds for which the departure of a person is remembered."""

log = logging.getLogger("embertide.presence")


class Presence:
    """The people at each table now; `on_change` is called with a table whose people changed."""

    def __init__(self, clock: Callable[[], float], on_change: Callable[[str], None]) -> None:
        self._clock = clock
        self._on_change = on_change
        self._here: dict[str, Counter[str]] = defaultdict(Counter)
        self._there: dict[str, dict[str, float]] = {}
        self._left: dict[tuple[str, str], float] = {}

    def enter(self, table: str, person: str) -> bool:
        """Count one more socket; return whether it is the person's first on this node."""
        self._here[table][person] += 1
        first = self._here[table][person] == 1
        if first:
            self._on_change(table)
        return first

    def leave(self, table: str, person: str) -> bool:
        """Count one socket less; return whether it was the person's last on this node."""
        sockets = self._here[table]
        sockets[person] -= 1
        if sockets[person] > 0:
            return False
        del sockets[person]
        if not sockets:
            del self._here[table]
        self._left[table, person] = self._clock()
        self._on_change(table)
        return True

    def at(self, table: str) -> frozenset[str]:
        """Return everyone who is connected to a table."""
        limit = self._clock() - FRESH
        far = {who for who, seen in self._there.get(table, {}).items() if seen > limit}
        return frozenset(self._here.get(table, ())) | far

    def absence(self, table: str, people: Collection[str]) -> float | None:
        """Return for how many seconds none of these people was here; None if none ever was."""
        if not self.at(table).isdisjoint(people):
            return 0.0
        left = [self._left[table, who] for who in people if (table, who) in self._left]
        return self._clock() - max(left) if left else None

    def broadcasts(self) -> list[tuple[str, str]]:
        """Return what other nodes should know of this one, again and again, each with its table."""
        return [(text, table) for table in self._here for text in self.notes(table)]

    def notes(self, table: str) -> list[str]:
        """Return the broadcasts about the people who are connected to a table on this node."""
        return [f"+ {table} {person}" for person in self._here.get(table, ())]

    def receive(self, text: str) -> str | None:
        """Take in another node's broadcast; return the table whose people changed, if any."""
        sign, *words = text.split(" ")
        if sign not in ("+", "-") or len(words) != 2:
            # A newer version of this program may run on another node.
            log.warning("broadcast ignored")
            return None
        table, person = words
        before = self.at(table)
        far = self._there.setdefault(table, {})
        if sign == "+":
            far[person] = self._clock()
        else:
            far.pop(person, None)
            self._left[table, person] = self._clock()
        if self.at(table) == before:
            return None
        self._on_change(table)
        return table

    def tidy(self) -> None:
        """Forget the people whom no node has named for a while: theirs may have died."""
        gone = self._clock() - KEPT
        self._left = {key: left for key, left in self._left.items() if left > gone}
        limit = self._clock() - FRESH
        for table, far in list(self._there.items()):
            fresh = {who: seen for who, seen in far.items() if seen > limit}
            if len(fresh) != len(far):
                self._on_change(table)
            self._there[table] = fresh
            if not fresh:
                del self._there[table]
