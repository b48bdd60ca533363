"""The interface between the shared SQL queries and the two databases that run them."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from sqlalchemy import Connection, Executable, Row

T = TypeVar("T")
Job = Callable[[Connection], T]
"""A function that writes in a transaction, which it may share with others.

It returns a failure instead of raising it, since an exception would roll back the others too. It
must not use the event loop: with SQLite it runs in the writer's thread.
"""


class Sql(ABC):
    """A database that runs queries and write jobs."""

    @abstractmethod
    async def _write(self, job: Job[T]) -> T:
        """Run a job in a transaction and return its result after the commit."""

    @abstractmethod
    async def _read(self, query: Executable) -> Sequence[Row[Any]]:
        """Return all rows of a query."""
