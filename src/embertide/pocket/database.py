"""The protocol of a browser's database: texts by kind and key, and the events of tables."""

from collections.abc import Sequence
from typing import Protocol


class Database(Protocol):
    """Storage of one browser, which all its tabs share.

    web/src/pocket/database.ts is one over IndexedDB. What returns is on disk. Every method raises
    StorageUnavailable if that is impossible: `pocket-storage-full` or `pocket-storage-away`.
    """

    async def append(self, table: str, seq: int, events: Sequence[str], listing: str) -> bool:
        """Store events of a table from that number on, and its listing, all or none.

        Return False unless `seq` follows the newest event: another tab was first.
        """
        ...

    async def load(self, table: str, after: int) -> list[str]:
        """Return the events of a table after that number, in order."""
        ...

    async def put(self, kind: str, key: str, text: str) -> None:
        """Store a text; replace an older one."""
        ...

    async def add(self, kind: str, key: str, text: str) -> bool:
        """Store a text; return False if there is one already."""
        ...

    async def get(self, kind: str, key: str) -> str | None:
        """Return a text, if there is one."""
        ...

    async def all(self, kind: str) -> dict[str, str]:
        """Return all texts of a kind by key."""
        ...

    async def remove(self, table: str, texts: Sequence[tuple[str, str]]) -> None:
        """Remove all events of a table, and texts by kind and key, all or none."""
        ...

    async def lock(self, name: str) -> bool:
        """Take a lock that no other tab has; it ends with this tab at the latest."""
        ...

    async def unlock(self, name: str) -> None:
        """Give a lock back."""
        ...


LISTINGS = "listing"
"""The kind of the listings of tables; their key is the table."""
