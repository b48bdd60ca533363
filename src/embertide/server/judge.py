"""Looks back at finished games: every decision judged once, and the judgements kept."""

import asyncio
import logging
from typing import TYPE_CHECKING, Any

from embertide.core.actor import NATURE
from embertide.core.errors import Refusal
from embertide.play.match import Match
from embertide.play.said import Json, write_message
from embertide.server.hall import Hall
from embertide.server.live import Live
from embertide.server.thinkers import Thinkers

if TYPE_CHECKING:
    from embertide.search.analyse import Finding

log = logging.getLogger("embertide.judge")


class Judge:
    """Analyses of finished games, in the background, one game after the other."""

    def __init__(self, hall: Hall, thinkers: Thinkers) -> None:
        self._hall = hall
        self._thinkers = thinkers
        self._running: dict[str, Json] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._turn = asyncio.Lock()

    async def analysis(self, live: Live) -> Json:
        """What is known so far; begins to look back when asked for the first time."""
        name = live.table.id
        if name in self._running:
            return self._running[name]
        kept = await self._hall.store.kept(f"analysis {name}")
        if kept is not None:
            return dict(kept)
        match = await self._hall.story(live)
        if name not in self._running:
            self._begin(name, match)
        return self._running[name]

    def _begin(self, name: str, match: Match) -> None:
        decisions = [at for at in match.past() if at.actor != NATURE]
        self._running[name] = {"ready": False, "done": 0, "of": len(decisions), "judgements": []}
        task = asyncio.get_running_loop().create_task(self._judge(name, match))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def stop(self) -> None:
        """Lets go of what is not ready; whoever asks for it begins anew."""
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _judge(self, name: str, match: Match) -> None:
        analysis = self._running[name]
        steps = [(at, move) for at, move in match.steps() if at.actor != NATURE]
        try:
            async with self._turn:
                for number, (at, move) in enumerate(steps):
                    found = await self._thinkers.judge(at, move)
                    if found is not None:
                        analysis["judgements"].append(_judgement(match, number, found))
                    analysis["done"] = number + 1
            analysis["ready"] = True
            await self._hall.store.keep(f"analysis {name}", analysis)
        except Refusal as no:
            # Too much to think about, or no storage: whoever asks again begins anew.
            log.warning("analysis", extra={"table": name, "kind": no.kind})
        finally:
            del self._running[name]


def _judgement(match: Match, number: int, found: "Finding") -> Json:
    write = match.room.game.write
    judgement: dict[str, Any] = {
        "moves": number,
        "seat": found.decision.seat,
        "move": write(found.decision.move),
        "best": write(found.best.move),
        "expected": round(found.best.expected, 4),
        "played": round(found.played.expected, 4),
        "exact": found.exact,
    }
    for name, remark in (("remark", found.played.remark), ("best_remark", found.best.remark)):
        judgement[name] = None if remark is None else write_message(remark)
    return judgement
