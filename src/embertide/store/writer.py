"""One writer: what comes while it is busy waits together, and is stored together."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Generic, TypeVar

from embertide.store.store import StorageTrouble

Work = TypeVar("Work")
Result = TypeVar("Result")

MOST = 500
"""How many at a time at most, so that none waits too long."""


class Writer(Generic[Work, Result]):
    """Stores pieces of work in groups: a group is stored as a whole or fails as a whole."""

    def __init__(self, store: Callable[[Sequence[Work]], Awaitable[Sequence[Result]]]) -> None:
        self._store = store
        self._waiting: list[tuple[Work, asyncio.Future[Result]]] = []
        self._task: asyncio.Task[None] | None = None
        self._closed = False

    async def do(self, work: Work) -> Result:
        """Returns when it is stored. Who is cancelled meanwhile does not know whether it was."""
        if self._closed:
            raise StorageTrouble("storage-away")
        future: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        self._waiting.append((work, future))
        if self._task is None:
            self._task = asyncio.create_task(self._work())
        return await future

    async def close(self) -> None:
        """Stores what is waiting, and takes no more."""
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
        """Tells everybody the outcome; false for a group of which somebody is at fault."""
        work = [work for work, _ in group]
        [outcome] = await asyncio.gather(self._store(work), return_exceptions=True)
        futures = [future for _, future in group]
        if isinstance(outcome, StorageTrouble):
            _fail(futures, outcome)
        elif isinstance(outcome, BaseException):
            if len(group) > 1:
                return False
            _fail(futures, outcome)
        else:
            _tell(futures, outcome)
        return True


def _tell(futures: Sequence[asyncio.Future[Result]], results: Sequence[Result]) -> None:
    for future, result in zip(futures, results, strict=True):
        if not future.done():
            future.set_result(result)


def _fail(futures: Sequence[asyncio.Future[Result]], error: BaseException) -> None:
    for future in futures:
        if not future.done():
            future.set_exception(_own(error) if isinstance(error, StorageTrouble) else error)


def _own(trouble: StorageTrouble) -> StorageTrouble:
    """The same for each of those who are told, as everybody may add where it happened."""
    own = StorageTrouble(trouble.message.key)
    own.__cause__ = trouble.__cause__
    return own
