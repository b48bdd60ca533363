"""A worker that only judges decisions, for the one that hosts tables; web/src/pocket/helper.ts."""

import json
from collections.abc import Awaitable, Callable

from embertide.catalog import OURS
from embertide.pocket.players import RoomPlayers
from embertide.search.steps import finished
from embertide.thinking.searches import Searches
from embertide.thinking.task_codec import read_task
from embertide.thinking.tasks import JudgeTask


class Helper:
    """Judges as JavaScript asks it; nothing else waits on its thread."""

    def __init__(self, fetch: Callable[[str], Awaitable[str]]) -> None:
        self._players = RoomPlayers(OURS, fetch)
        self._searches = Searches(OURS)

    async def judge(self, text: str) -> str:
        """Return the judgement of a decision, both as JSON."""
        task = read_task(text, OURS)
        assert isinstance(task, JudgeTask)
        await self._players.load(task.room)
        return json.dumps(finished(self._searches.judging(task)))
