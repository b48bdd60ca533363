"""A search engine whose searches wait until a test lets them end."""

import asyncio

from embertide.catalog import ROOMS
from embertide.host.answers import HintJson, JudgementJson
from embertide.host.thinkers import Task
from embertide.thinking.tasks import HintTask, JudgeTask

HINT: HintJson = {"move": "-", "expected": 0.5, "remark": None}


class GatedEngine:
    """Keeps what began, what was cancelled, and a gate for each kind of search."""

    def __init__(self, slots: int = 1) -> None:
        self.slots = slots
        self.begun: list[str] = []
        self.cancelled: list[str] = []
        self.gates = {kind: asyncio.Event() for kind in ("choose", "advise", "judge")}

    async def ready(self, room: str) -> None:
        pass

    async def ready_to_choose(self, task: Task) -> None:
        pass

    async def choose(self, task: Task) -> str:
        await self._search("choose")
        return str(ROOMS[task.room].game.write(task.moves[0]))

    async def advise(self, task: HintTask) -> list[HintJson]:
        await self._search("advise")
        return [HINT]

    async def judge(self, task: JudgeTask) -> JudgementJson | None:
        await self._search("judge")
        return None

    async def close(self) -> None:
        self.open()

    def open(self) -> None:
        """Let all searches end, and those to come."""
        for gate in self.gates.values():
            gate.set()

    async def _search(self, kind: str) -> None:
        self.begun.append(kind)
        try:
            await self.gates[kind].wait()
        except asyncio.CancelledError:
            self.cancelled.append(kind)
            raise
