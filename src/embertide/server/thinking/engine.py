"""The protocol of search engines: what runs searches, without a queue."""

from typing import Protocol

from embertide.host.answers import HintJson, JudgementJson
from embertide.host.thinkers import Task
from embertide.thinking.tasks import HintTask, JudgeTask


class SearchEngine(Protocol):
    """Runs searches: threads of this process, or workers elsewhere.

    Tasks hold values only, which can be pickled; a room is given by its name. The queue starts at
    most `slots` searches at a time. A search is cancelled by cancelling the asyncio task that
    awaits it; the method ends when the search has ended, so that its slot is free.
    """

    @property
    def slots(self) -> int:
        """The number of searches that can run at the same time."""
        ...

    async def ready(self, room: str) -> None:
        """Wait until hints and judgements can be searched in a room."""
        ...

    async def ready_to_choose(self, task: Task) -> None:
        """Wait until a computer's move can be searched; it takes a slot only then."""
        ...

    async def choose(self, task: Task) -> str:
        """Return a computer's move as text."""
        ...

    async def advise(self, task: HintTask) -> list[HintJson]:
        """Return the best moves of the seat to move."""
        ...

    async def judge(self, task: JudgeTask) -> JudgementJson | None:
        """Judge one decision; return None if there was no choice."""
        ...

    async def close(self) -> None:
        """Cancel all searches and free what they use."""
        ...
