"""Computer players, hints and judgements in a browser: in slices, so that others have a turn."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, TypeVar

from embertide.core.actor import Seat
from embertide.core.options import Options
from embertide.core.room import AnyRoom
from embertide.host.answers import HintJson, JudgementJson
from embertide.host.thinkers import Task, pace
from embertide.play.match.match import AnyMatch
from embertide.play.table.table import Table
from embertide.search.steps import Steps
from embertide.thinking.newest import NewestHints
from embertide.thinking.searches import Searches
from embertide.thinking.tasks import HintTask, JudgeTask

T = TypeVar("T")

SLICE = 0.02
"""Seconds of a search after which requests are answered before it goes on."""

Load = Callable[[str], Awaitable[None]]
"""Loads the compiled code of a room when it is first needed."""


def _nobody() -> bool:
    return False


async def in_slices(steps: Steps[T], first: Callable[[], bool] = _nobody) -> T:
    """Return the result of a search; cancelling the task gives the search up.

    It pauses as long as another search goes `first`.
    """
    end = time.perf_counter() + SLICE
    while True:
        try:
            next(steps)
        except StopIteration as done:
            result: T = done.value
            return result
        if time.perf_counter() >= end:
            await asyncio.sleep(0)
            while first():
                await asyncio.sleep(SLICE)
            end = time.perf_counter() + SLICE


class PocketThinkers:
    """Searches on the thread of the host: one for a seat and one for advice at a time.

    A seat goes first: whoever plays waits for it, and advice has all the time between moves.
    """

    def __init__(self, rooms: Mapping[str, AnyRoom], load: Load) -> None:
        self._rooms = rooms
        self._load = load
        self._searches = Searches(rooms)
        self._hints = NewestHints()
        self._seats, self._advice = asyncio.Lock(), asyncio.Lock()

    def pace(self, level: str) -> float:
        """Return the seconds from the start of a computer's turn to its move."""
        return pace(level)

    async def choose(self, task: Task, owner: str) -> str:
        """Return a computer's move as text."""
        await self._load(task.room)
        # Players keep their tree, so no other seat may search meanwhile.
        async with self._seats:
            return await in_slices(self._searches.choosing(task))

    async def hint(self, table: Table, seat: Seat, person: str) -> list[HintJson]:
        """Return the best moves of a seat, from its view; a newer request drops an older one."""
        view = table.room.game.view(table.match.state, seat)
        async with self._hints.only(person):
            return await self._advise(HintTask(table.room.name, table.agreement.options, view))

    async def advise(
        self, room: AnyRoom, options: Options, state: Any, person: str
    ) -> list[HintJson]:
        """Return the best moves in a position set up by hand."""
        seat = room.game.actor(state)
        if seat < 0:
            return []
        async with self._hints.only(person):
            return await self._advise(HintTask(room.name, options, room.game.view(state, seat)))

    async def _advise(self, task: HintTask) -> list[HintJson]:
        await self._load(task.room)
        async with self._advice:
            return await in_slices(self._searches.advising(task), self._seats.locked)

    def check_analysis(self, person: str, others: Sequence[str]) -> None:
        """Allow any number of analyses: each waits for the others."""

    async def judge(
        self, at: AnyMatch, move: Any, number: int, person: str
    ) -> JudgementJson | None:
        """Judge one decision of a finished game; None if there was no choice."""
        task = JudgeTask(at.room.name, at.options, number, at.state, at.actor, move)
        await self._load(task.room)
        async with self._advice:
            return await in_slices(self._searches.judging(task), self._seats.locked)
