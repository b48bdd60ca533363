"""Group commit: work that arrives during a write is collected and written together."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Generic, TypeVar

from embertide.store.store import StorageUnavailable

Work = TypeVar("Work")
Result = TypeVar("Result")

MOST = 500
"""Size limit of a group, so that one transaction does not delay the next group too long."""


class Writer(Generic[Work, Result]):
    """A queue in front of `store`, which writes a whole group or raises for all of it."""

    def __init__(self, store: Callable[[Sequence[Work]], Awaitable[Sequence[Result]]]) -> None:
        self._store = store
        self._waiting: list[tuple[Work, asyncio.Future[Result]]] = []
        self._task: asyncio.Task[None] | None = None
        self._closed = False

    async def do(self, work: Work) -> Result:
        """Write one piece of work and return its result.

        If the caller is cancelled, the write may or may not have happened.
        """
        if self._closed:
            raise StorageUnavailable("storage-away")
        future: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        self._waiting.append((work, future))
        if self._task is None:
            self._task = asyncio.create_task(self._work())
        return await future

    async def close(self) -> None:
        """Write what is queued, and refuse further work."""
        self._closed = True
        if self._task is not None:
            await self._task

    async def _work(self) -> None:
        while self._waiting:
            group, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
            if not await self._try(group) and len(group) > 1:
                for one in group:
                    await self._try([one])
        self._task = None

    async def _try(self, group: list[tuple[Work, asyncio.Future[Result]]]) -> bool:
        """Write a group and set the results; return false if its parts must be tried singly."""
        work = [work for work, _ in group]
        [outcome] = await asyncio.gather(self._store(work), return_exceptions=True)
        futures = [future for _, future in group]
        if isinstance(outcome, StorageUnavailable):
            _fail(futures, outcome)
        elif isinstance(outcome, BaseException):
            if len(group) > 1:
                return False
            _fail(futures, outcome)
        else:
            _resolve(futures, outcome)
        return True


def _resolve(futures: Sequence[asyncio.Future[Result]], results: Sequence[Result]) -> None:
    for future, result in zip(futures, results, strict=True):
        if not future.done():
            future.set_result(result)


def _fail(futures: Sequence[asyncio.Future[Result]], error: BaseException) -> None:
    for future in futures:
        if not future.done():
            future.set_exception(_copy(error) if isinstance(error, StorageUnavailable) else error)


def _copy(error: StorageUnavailable) -> StorageUnavailable:
    """Return an equal exception: every waiting caller gets its own, with its own traceback."""
    copy = StorageUnavailable(error.message.key)
    copy.__cause__ = error.__cause__
    return copy
