"""Analyses of finished games: every decision is judged once, and the result is kept."""

import asyncio
import logging
import time
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Protocol, cast

from embertide.core.actor import NATURE
from embertide.core.errors import Malformed, Refusal
from embertide.core.message import Message
from embertide.core.room import AnyRoom
from embertide.host.answers import AnalysisJson, JudgementJson
from embertide.host.loaded import LoadedTable
from embertide.host.registry import TableRegistry
from embertide.play.match.match import AnyMatch
from embertide.store.store import analysis_of

UNWATCHED = 20.0
"""Seconds after the last request for an analysis after which it stops; pages ask every 1.5 s."""

KEPT = 50
"""Unfinished analyses that are kept in memory, to be continued at the next request; and as many
finished ones of uploaded records, which belong to no table."""

Keep = Callable[[str, AnalysisJson], Awaitable[None]]
"""Keeps a finished analysis under its name."""

log = logging.getLogger("embertide.judge")


class Judges(Protocol):
    """Whoever judges decisions of finished games."""

    def at_once(self, spent: float) -> int:
        """Return how many decisions of a game may be judged side by side.

        Args:
            spent: The seconds that the analysis has taken.
        """
        ...

    def check_analysis(self, person: str, others: Sequence[str]) -> None:
        """Refuse one more analysis if those of these people are too many."""
        ...

    async def judge(
        self, at: AnyMatch, move: Any, number: int, person: str
    ) -> JudgementJson | None:
        """Judge one decision, for a person; None if there was no choice."""
        ...


class _Running:
    """An analysis under way, and the person who asked for it first."""

    def __init__(self, analysis: AnalysisJson, person: str, keep: Keep, unwatched: float) -> None:
        self.analysis, self.person, self.keep = analysis, person, keep
        self._unwatched = unwatched
        self.task: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None

    def watch(self) -> None:
        """Let it run for that many seconds from now on."""
        self.end_watch()
        self._timer = asyncio.get_running_loop().call_later(self._unwatched, self.cancel)

    def end_watch(self) -> None:
        """Stop the timer."""
        if self._timer is not None:
            self._timer.cancel()

    def cancel(self) -> None:
        """Cancel the task."""
        if self.task is not None:
            self.task.cancel()


class AnalysisService:
    """Runs analyses in the background: one of each game, as long as there are requests for it."""

    def __init__(
        self, registry: TableRegistry, judges: Judges, unwatched: float = UNWATCHED
    ) -> None:
        self._registry = registry
        self._judges = judges
        self._unwatched = unwatched
        self._running: dict[str, _Running] = {}
        self._stopped: OrderedDict[str, AnalysisJson] = OrderedDict()
        self._of_records: OrderedDict[str, AnalysisJson] = OrderedDict()

    async def analysis(self, loaded: LoadedTable, person: str) -> AnalysisJson:
        """Return the analysis of a table's game so far; start it at the first call."""
        name = loaded.table.id
        _check_thinks(loaded.table.room)
        if name not in self._running:
            kept = await self._registry.store.kept(analysis_of(name))
            if kept is not None and _is_current(kept):
                return cast(AnalysisJson, kept)
            match = await self._registry.story(loaded)
            if name not in self._running:
                self._begin(name, match, person, self._store)
        return self._watched(name)

    async def of_record(
        self, name: str, read: Callable[[], Awaitable[AnyMatch]], person: str
    ) -> AnalysisJson:
        """Return the analysis of an uploaded record so far; start it at the first call.

        Args:
            name: A name of the record that no table has, the same in every request.
            read: Returns its match, or refuses it; called only to start the analysis.
            person: The caller.
        """
        if name not in self._running and name not in self._of_records:
            match = await read()
            _check_thinks(match.room)
            if name not in self._running:
                self._begin(name, match, person, self._remember)
        return self._of_records.get(name) or self._watched(name)

    def _watched(self, name: str) -> AnalysisJson:
        self._running[name].watch()
        return self._running[name].analysis

    def _begin(self, name: str, match: AnyMatch, person: str, keep: Keep) -> None:
        self._judges.check_analysis(person, [other.person for other in self._running.values()])
        decisions = sum(at.actor != NATURE for at in match.past())
        new: AnalysisJson = {"ready": False, "done": 0, "of": decisions, "judgements": []}
        running = _Running(self._stopped.pop(name, new), person, keep, self._unwatched)
        self._running[name] = running
        running.task = asyncio.get_running_loop().create_task(self._run(name, match, running))

    async def stop(self) -> None:
        """Cancel running analyses; the next request for one starts it again."""
        tasks = [running.task for running in self._running.values() if running.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self, name: str, match: AnyMatch, running: _Running) -> None:
        analysis = running.analysis
        try:
            await self._judge(match, running)
            analysis["ready"] = True
            await running.keep(name, analysis)
        except Refusal as no:
            # No storage: the next request starts it again.
            log.warning("analysis", extra={"table": name, "kind": no.kind})
        finally:
            running.end_watch()
            del self._running[name]
            if not analysis["ready"]:
                _put(self._stopped, name, analysis)

    async def _judge(self, match: AnyMatch, running: _Running) -> None:
        """Judge the decisions that are not judged yet, in order."""
        analysis, judges = running.analysis, self._judges
        steps = [(at, move) for at, move in match.steps() if at.actor != NATURE]
        begun, start = deque[asyncio.Task[JudgementJson | None]](), time.monotonic()

        async def first() -> None:
            if (found := await begun[0]) is not None:
                analysis["judgements"].append(found)
            analysis["done"] += 1
            begun.popleft()

        try:
            for number, (at, move) in enumerate(steps[analysis["done"] :], analysis["done"]):
                judging = judges.judge(at, move, number, running.person)
                begun.append(asyncio.ensure_future(judging))
                while len(begun) >= judges.at_once(time.monotonic() - start):
                    await first()
            while begun:
                await first()
        finally:
            for task in begun:
                task.cancel()
            await asyncio.gather(*begun, return_exceptions=True)

    async def _store(self, name: str, analysis: AnalysisJson) -> None:
        await self._registry.store.keep(analysis_of(name), analysis)

    async def _remember(self, name: str, analysis: AnalysisJson) -> None:
        _put(self._of_records, name, analysis)


def _put(kept: OrderedDict[str, AnalysisJson], name: str, analysis: AnalysisJson) -> None:
    kept[name] = analysis
    if len(kept) > KEPT:
        kept.popitem(last=False)


def _check_thinks(room: AnyRoom) -> None:
    """Refuse a game that computers don't play."""
    if not room.thinks:
        raise Malformed("room-no-hints", game=Message(room.name))


def _is_current(kept: object) -> bool:
    """Return whether an analysis has all that is shown now; one of an earlier version is redone."""
    judgements = cast(AnalysisJson, kept)["judgements"]
    return all("reasons" in judgement for judgement in judgements)
