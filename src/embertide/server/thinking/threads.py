"""Searches in threads of this process."""

import asyncio
import os
import sys
import threading
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import TypeVar

from embertide.core.room import AnyRoom
from embertide.host.answers import HintJson, JudgementJson
from embertide.host.thinkers import Task
from embertide.server.thinking.compiling import CompiledRooms
from embertide.thinking.scope import SearchScope
from embertide.thinking.searches import Searches
from embertide.thinking.tasks import HintTask, JudgeTask

T = TypeVar("T")

DEADLINE = 10.0
"""Seconds after which a computer's search is cut off, and it plays the best move found."""

ADVICE_DEADLINE = 1.0
"""Seconds after which a hint or a judgement is cut off, since a computer's move may wait for it."""


class ThreadEngine:
    """A pool of threads; searches release the GIL, so that they do not block others."""

    def __init__(
        self,
        slots: int,
        rooms: Mapping[str, AnyRoom],
        compiled: CompiledRooms | None = None,
    ) -> None:
        self.slots = slots
        self.searches = Searches(rooms)
        self._compiled = compiled or CompiledRooms(())
        self._pool = ThreadPoolExecutor(slots, "thinker", initializer=_yield_to_others)
        self._scopes: set[SearchScope] = set()

    async def ready(self, room: str) -> None:
        """Wait until compiled code can search in a room."""
        await self._compiled.wait(room)

    async def ready_to_choose(self, task: Task) -> None:
        """Wait until a move can be chosen: the quicker levels need no compiled code."""
        if self._compiled.ready(task.room):
            return
        if not await asyncio.to_thread(self.searches.is_quick, task):
            await self._compiled.wait(task.room)

    async def choose(self, task: Task) -> str:
        """Return a computer's move as text."""
        compiled = self._compiled.ready(task.room)
        return await self._run(DEADLINE, lambda scope: self.searches.choose(task, scope, compiled))

    async def advise(self, task: HintTask) -> list[HintJson]:
        """Return the best moves of the seat to move."""
        return await self._run(ADVICE_DEADLINE, lambda scope: self.searches.advise(task, scope))

    async def judge(self, task: JudgeTask) -> JudgementJson | None:
        """Judge one decision; return None if there was no choice."""
        return await self._run(ADVICE_DEADLINE, lambda scope: self.searches.judge(task, scope))

    async def close(self) -> None:
        """Cancel all searches and stop the threads."""
        for scope in tuple(self._scopes):
            scope.cancel()
        await asyncio.to_thread(self._pool.shutdown)

    async def _run(self, seconds: float, work: Callable[[SearchScope], T]) -> T:
        loop, scope = asyncio.get_running_loop(), SearchScope()
        self._scopes.add(scope)
        deadline = loop.call_later(seconds, scope.cancel)
        future = loop.run_in_executor(self._pool, work, scope)
        try:
            return await asyncio.shield(future)
        except asyncio.CancelledError:
            scope.cancel()
            await _ended(future)
            raise
        finally:
            deadline.cancel()
            self._scopes.discard(scope)


def _yield_to_others() -> None:
    """Lower the priority of this thread, so that the event loop need not wait for a core."""
    if sys.platform == "linux":  # elsewhere it would apply to the whole process
        thread = threading.get_native_id()
        os.setpriority(os.PRIO_PROCESS, thread, min(19, os.getpriority(os.PRIO_PROCESS, 0) + 10))


async def _ended(future: asyncio.Future[T]) -> None:
    """Wait until a thread has ended, even if the waiting task is cancelled again."""
    while not future.done():
        with suppress(asyncio.CancelledError):
            await asyncio.wait([future])
    future.exception()  # nobody else asks for it
