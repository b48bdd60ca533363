"""Computer players, hints and judgements in a browser: in slices, so that others have a turn."""

import asyncio
import json
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any, TypeVar

from embertide.core.actor import Seat
from embertide.core.options import Options
from embertide.core.room import AnyRoom
from embertide.host.answers import HintJson, JudgementJson
from embertide.host.thinkers import Task, pace
from embertide.play.match.match import AnyMatch
from embertide.play.table.table import Table
from embertide.pocket.helpers import HelperGone, Helpers, NoHelpers
from embertide.search.steps import Steps
from embertide.thinking.newest import NewestHints
from embertide.thinking.searches import Searches
from embertide.thinking.task_codec import write_task
from embertide.thinking.tasks import HintTask, JudgeTask

T = TypeVar("T")

SLICE = 0.02
"""Seconds of a search after which requests are answered before it goes on."""

LONG = 1.5
"""Seconds of an analysis after which helpers take their share: about what it takes to load one."""

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
    Helpers take a share of the judgements of a game.
    """

    def __init__(
        self, rooms: Mapping[str, AnyRoom], load: Load, helpers: Helpers | None = None
    ) -> None:
        self._rooms = rooms
        self._load = load
        self._helpers = helpers or NoHelpers()
        self._judging = 0  # decisions that are judged here
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

    def at_once(self, spent: float) -> int:
        """Return 1 at first, and later two for each worker: a quick decision leaves none idle."""
        return 1 if spent < LONG or not self._helpers.most else 2 * (1 + self._helpers.most)

    def check_analysis(self, person: str, others: Sequence[str]) -> None:
        """Allow any number of analyses: each waits for the others."""

    async def judge(
        self, at: AnyMatch, move: Any, number: int, person: str
    ) -> JudgementJson | None:
        """Judge one decision of a finished game; None if there was no choice."""
        task = JudgeTask(at.room.name, at.options, number, at.state, at.actor, move)
        # A helper is sent what the seat knew. Where that is not all, this host judges the state.
        if self._judging and self._helpers.most and not at.room.hides(at.options):
            with suppress(HelperGone):
                return await self._helped(task)
        self._judging += 1
        try:
            await self._load(task.room)
            async with self._advice:
                return await in_slices(self._searches.judging(task), self._seats.locked)
        finally:
            self._judging -= 1

    async def _helped(self, task: JudgeTask) -> JudgementJson | None:
        found = await self._helpers.judge(write_task(task, self._rooms))
        judgement: JudgementJson | None = json.loads(found)
        return judgement
