"""A browser's database in memory: several hosts on one are the tabs of one browser."""

from collections.abc import Callable, Sequence

from embertide.pocket.database import LISTINGS
from embertide.store.store import StorageUnavailable


def _ignored(table: str, seq: int) -> None:
    """Do nothing."""


class SharedData:
    """What all tabs see."""

    def __init__(self) -> None:
        self.events: dict[str, list[str]] = {}
        self.texts: dict[str, dict[str, str]] = {}
        self.locks: dict[str, object] = {}
        self.tabs: list[MemoryDatabase] = []
        self.full = False


class MemoryDatabase:
    """One tab's database."""

    def __init__(self, shared: SharedData | None = None) -> None:
        self.shared = shared or SharedData()
        self.shared.tabs.append(self)
        self.on_change: Callable[[str, int], None] = _ignored

    async def append(self, table: str, seq: int, events: Sequence[str], listing: str) -> bool:
        self._check_space()
        stored = self.shared.events.get(table, [])
        if seq != len(stored):
            return False
        self.shared.events[table] = [*stored, *events]
        await self.put(LISTINGS, table, listing)
        for tab in self.shared.tabs:
            if tab is not self:
                tab.on_change(table, seq + len(events) - 1)
        return True

    async def load(self, table: str, after: int) -> list[str]:
        return self.shared.events.get(table, [])[after + 1 :]

    async def put(self, kind: str, key: str, text: str) -> None:
        self._check_space()
        self.shared.texts.setdefault(kind, {})[key] = text

    async def add(self, kind: str, key: str, text: str) -> bool:
        self._check_space()
        return self.shared.texts.setdefault(kind, {}).setdefault(key, text) is text

    async def get(self, kind: str, key: str) -> str | None:
        return self.shared.texts.get(kind, {}).get(key)

    async def all(self, kind: str) -> dict[str, str]:
        return dict(self.shared.texts.get(kind, {}))

    async def remove(self, table: str, texts: Sequence[tuple[str, str]]) -> None:
        self.shared.events.pop(table, None)
        for kind, key in texts:
            self.shared.texts.get(kind, {}).pop(key, None)

    async def lock(self, name: str) -> bool:
        return self.shared.locks.setdefault(name, self) is self

    async def unlock(self, name: str) -> None:
        if self.shared.locks.get(name) is self:
            del self.shared.locks[name]

    def close(self) -> None:
        """End the tab: its locks are free."""
        self.shared.tabs.remove(self)
        mine = [name for name, tab in self.shared.locks.items() if tab is self]
        for name in mine:
            del self.shared.locks[name]

    def _check_space(self) -> None:
        if self.shared.full:
            raise StorageUnavailable("pocket-storage-full")
