"""What SQLite and PostgreSQL do alike; how they write, and how nodes hear, is in their files."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from sqlalchemy import Connection, Executable, Row

T = TypeVar("T")
Job = Callable[[Connection], T]
"""Something to write in a transaction that others may share: a no is returned, never raised.

It does not know of any event loop: where the database is a file, all of it happens in one thread.
"""


class Sql(ABC):
    """A database to read from and to write to."""

    @abstractmethod
    async def _write(self, job: Job[T]) -> T:
        """Does it in a transaction, and returns when that is on disk."""

    @abstractmethod
    async def _read(self, query: Executable) -> Sequence[Row[Any]]:
        """All that a query finds."""
