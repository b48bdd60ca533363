"""What SQLite and PostgreSQL do alike; how they write, and how nodes hear, is in their files."""

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar

from sqlalchemy import Executable, Row
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from embertide.store.trouble import troubles

T = TypeVar("T")
Job = Callable[[AsyncConnection], Awaitable[T]]
"""Something to write in a transaction that others may share: a no is returned, never raised."""


class Sql(ABC):
    """A database to read from and to write to."""

    _reading: AsyncEngine

    @abstractmethod
    async def _write(self, job: Job[T]) -> T:
        """Does it in a transaction, and returns when that is on disk."""

    async def _read(self, query: Executable) -> Sequence[Row[Any]]:
        with troubles():
            async with self._reading.connect() as connection:
                return (await connection.execute(query)).all()
