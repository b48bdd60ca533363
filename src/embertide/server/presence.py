"""Who is connected where: on this node by sockets, on others by what they whisper."""

from collections import Counter, defaultdict
from collections.abc import Callable

FRESH = 75.0
"""Seconds for which another node's word counts; it repeats itself well before."""


class Presence:
    """Who is at which table now."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._here: dict[str, Counter[str]] = defaultdict(Counter)
        self._there: dict[str, dict[str, float]] = {}
        self.changes = 0
        """How often somebody came or went."""

    def enter(self, table: str, person: str) -> bool:
        """One more socket; true if he was not connected to this node before."""
        self._here[table][person] += 1
        self.changes += 1
        return self._here[table][person] == 1

    def leave(self, table: str, person: str) -> bool:
        """One socket less; true if it was the last one."""
        sockets = self._here[table]
        sockets[person] -= 1
        self.changes += 1
        if sockets[person] > 0:
            return False
        del sockets[person]
        if not sockets:
            del self._here[table]
        return True

    def at(self, table: str) -> frozenset[str]:
        """Everybody who is connected to a table."""
        limit = self._clock() - FRESH
        far = {who for who, seen in self._there.get(table, {}).items() if seen > limit}
        return frozenset(self._here.get(table, ())) | far

    def whispers(self) -> list[str]:
        """What other nodes should know of this one, again and again."""
        return [f"+ {table} {who}" for table, people in self._here.items() for who in people]

    def overhear(self, text: str) -> str | None:
        """Takes in another node's whisper; gives the table whose readers should be told, if any."""
        sign, table, person = text.split(" ")
        before = self.at(table)
        self.changes += 1
        far = self._there.setdefault(table, {})
        if sign == "+":
            far[person] = self._clock()
        else:
            far.pop(person, None)
        return table if self.at(table) != before else None

    def tidy(self) -> None:
        """Forgets whom no node speaks of any more: theirs may have died."""
        limit = self._clock() - FRESH
        self.changes += 1
        for table, far in list(self._there.items()):
            self._there[table] = {who: seen for who, seen in far.items() if seen > limit}
            if not self._there[table]:
                del self._there[table]
