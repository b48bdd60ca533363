"""Computer players, hints and judgements, each at its turn in the queue of searches."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any

from embertide.core.actor import Seat
from embertide.core.options import Options
from embertide.core.room import AnyRoom
from embertide.host.answers import HintJson, JudgementJson
from embertide.host.thinkers import Task, pace
from embertide.play.match.match import AnyMatch
from embertide.play.table.table import Table
from embertide.server.thinking.engine import SearchEngine
from embertide.server.thinking.queue import SearchQueue
from embertide.thinking.newest import NewestHints
from embertide.thinking.tasks import HintTask, JudgeTask

Arranging = Callable[[], tuple[Options, Any]]
"""Returns the options and the state of a position; it may take a while, and may refuse."""


class ThinkerPool:
    """Gives searches to an engine in the order of the queue.

    `network_of` returns the key by which the queue is fair, for a person.
    """

    def __init__(
        self,
        engine: SearchEngine,
        queue: SearchQueue,
        network_of: Callable[[str], str] = str,
        pace: int = 100,
    ) -> None:
        self.queue = queue
        self._engine = engine
        self._network_of = network_of
        self._pace = pace
        self._hints = NewestHints()

    def pace(self, level: str) -> float:
        """Return the seconds from the start of a computer's turn to its move."""
        return pace(level) * self._pace / 100

    async def choose(self, task: Task, owner: str) -> str:
        """Return a computer's move as text; `owner` opened its table."""
        await self._engine.ready_to_choose(task)
        async with self.queue.seat(self._network_of(owner)):
            return await self._engine.choose(task)

    async def hint(self, table: Table, seat: Seat, person: str) -> list[HintJson]:
        """Return the best moves of a seat, from its view, for a person."""
        view = table.room.game.view(table.match.state, seat)
        task = HintTask(table.room.name, table.agreement.options, view)
        async with self._hint(task.room, person):
            return await self._engine.advise(task)

    async def advise(self, room: AnyRoom, arrange: Arranging, person: str) -> list[HintJson]:
        """Return the best moves in a position set up by hand, for a person."""
        async with self._hint(room.name, person):
            options, state = await asyncio.to_thread(arrange)
            seat = room.game.actor(state)
            if seat < 0:
                return []
            view = room.game.view(state, seat)
            return await self._engine.advise(HintTask(room.name, options, view))

    async def judge(
        self, at: AnyMatch, move: Any, number: int, person: str
    ) -> JudgementJson | None:
        """Judge one decision of a finished game, for a person; None if there was no choice."""
        task = JudgeTask(at.room.name, at.options, number, at.state, at.actor, move)
        await self._engine.ready(task.room)
        async with self.queue.judgement(self._network_of(person)):
            return await self._engine.judge(task)

    def at_once(self, spent: float) -> int:
        """Return 1: there are other games."""
        return 1

    def check_analysis(self, person: str, others: Sequence[str]) -> None:
        """Refuse a person's analysis if those of these people are too many."""
        network = self._network_of(person)
        own = sum(self._network_of(other) == network for other in others)
        self.queue.check_advice(own, len(others))

    @asynccontextmanager
    async def _hint(self, room: str, person: str) -> AsyncIterator[None]:
        """Wait for a slot for a person's hint; a newer one drops it."""
        async with self._hints.only(person):
            await self._engine.ready(room)
            async with self.queue.hint(self._network_of(person)):
                yield

    def drop_hints(self) -> None:
        """Drop all hints that are waited for, and those to come: the server stops."""
        self._hints.close()
