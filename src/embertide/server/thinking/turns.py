"""Searches that wait, in turns by owner: whoever has many waiting delays only their own."""

import asyncio
from collections import OrderedDict, deque

Turn = asyncio.Future[None]
"""Done when its search may begin."""


class Turns:
    """Waiting searches: the owners take turns, and each one's oldest search comes first."""

    def __init__(self) -> None:
        self._by_owner: OrderedDict[str, deque[Turn]] = OrderedDict()

    def __len__(self) -> int:
        return sum(map(len, self._by_owner.values()))

    def count(self, owner: str) -> int:
        """Return the number of searches that wait for an owner."""
        return len(self._by_owner.get(owner, ()))

    def add(self, owner: str) -> Turn:
        """Add a search; return the future that is done when it may begin."""
        turn: Turn = asyncio.get_running_loop().create_future()
        self._by_owner.setdefault(owner, deque()).append(turn)
        return turn

    def drop(self, owner: str, turn: Turn) -> bool:
        """Drop a search; return False if it does not wait any more."""
        line = self._by_owner.get(owner, deque())
        if turn not in line:
            return False
        line.remove(turn)
        if not line:
            del self._by_owner[owner]
        return True

    def next(self) -> Turn | None:
        """Remove and return the next search, None if none waits; its owner goes to the end."""
        while self._by_owner:
            owner, line = self._by_owner.popitem(last=False)
            turn = line.popleft()
            if line:
                self._by_owner[owner] = line
            if not turn.done():  # done: cancelled a moment ago
                return turn
        return None
