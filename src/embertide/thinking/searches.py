"""What a thread does for a task: a computer's move, a hint, or the judgement of a decision."""

import threading
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from embertide.core.dice import Dice, fresh_seed
from embertide.core.options import Options
from embertide.core.player import AnyPlayer
from embertide.core.room import AnyRoom
from embertide.core.to_json import write_message
from embertide.host.answers import HintJson, JudgementJson
from embertide.host.thinkers import Task
from embertide.search.budget import Budget
from embertide.search.steps import Steps, finished
from embertide.thinking.scope import SearchScope
from embertide.thinking.tasks import HintTask, JudgeTask

# Imported in functions because the import takes a moment, which would delay the start.
if TYPE_CHECKING:
    from embertide.search.analysis import Analyst, Finding

HINTS = 3
"""Moves in a hint."""
_HINT_BUDGET = Budget(2_000)
_JUDGE_BUDGET = Budget(300)
_PLAYERS = 8
"""Players that a thread keeps; each has a search tree of up to 40 MB."""


class _Key(NamedTuple):
    """What tells the players of a thread apart."""

    room: str
    options: Options
    level: str
    compiled: bool


class Searches:
    """Searches for the tasks of these rooms; every thread has its own players."""

    def __init__(self, rooms: Mapping[str, AnyRoom]) -> None:
        self._rooms = rooms
        self._own = threading.local()

    def is_quick(self, task: Task) -> bool:
        """Return whether a move can be chosen without compiled code."""
        from embertide.search.bots import plays_uncompiled  # noqa: PLC0415

        return plays_uncompiled(task.level, self._rooms[task.room], task.options)

    def choose(self, task: Task, scope: SearchScope, compiled: bool = True) -> str:
        """Return a computer's move as text; without compiled code only where that is quick."""
        from embertide.search.bots import Bot, Partner  # noqa: PLC0415

        player = self._player(task, compiled)
        dice = Dice(fresh_seed())
        if isinstance(player, Bot | Partner):
            with scope.around(player):
                move = player.choose(task.view, task.moves, dice)
            if scope.cancelled:
                self._forget(task, compiled)
        else:
            move = player.choose(task.view, task.moves, dice)
        return self._written(task, move)

    def choosing(self, task: Task) -> Steps[str]:
        """Choose a computer's move in steps, with compiled code."""
        from embertide.search.bots import Bot, Partner  # noqa: PLC0415

        player, dice = self._player(task, True), Dice(fresh_seed())
        if not isinstance(player, Bot | Partner):
            return self._written(task, player.choose(task.view, task.moves, dice))
        move = yield from player.choosing(task.view, task.moves, dice)
        return self._written(task, move)

    def _written(self, task: Task, move: Any) -> str:
        return str(self._rooms[task.room].game.write(move))

    def advise(self, task: HintTask, scope: SearchScope) -> list[HintJson]:
        """Return the best moves of the seat to move."""
        analyst = self._analyst(task.room, task.options, _HINT_BUDGET)
        with scope.around(analyst):
            return finished(self._hinting(analyst, task))

    def advising(self, task: HintTask) -> Steps[list[HintJson]]:
        """Find the same moves in steps."""
        return self._hinting(self._analyst(task.room, task.options, _HINT_BUDGET), task)

    def _hinting(self, analyst: "Analyst", task: HintTask) -> Steps[list[HintJson]]:
        room = self._rooms[task.room]
        # A state imagined from the view, so that the true state cannot influence the hint.
        state = room.game.imagine(task.view, Dice(0))
        found = yield from analyst.hinting(state, task.view.seat, HINTS)
        return [
            {
                "move": room.game.write(move),
                "expected": expected,
                "remark": None if remark is None else write_message(remark),
            }
            for move, expected, remark in found
        ]

    def judge(self, task: JudgeTask, scope: SearchScope) -> JudgementJson | None:
        """Judge one decision; return None if there was no choice."""
        analyst = self._analyst(task.room, task.options, _JUDGE_BUDGET)
        with scope.around(analyst):
            return finished(self._judging(analyst, task))

    def judging(self, task: JudgeTask) -> Steps[JudgementJson | None]:
        """Judge the same decision in steps."""
        return self._judging(self._analyst(task.room, task.options, _JUDGE_BUDGET), task)

    def _judging(self, analyst: "Analyst", task: JudgeTask) -> Steps[JudgementJson | None]:
        from embertide.search.analysis import PastDecision  # noqa: PLC0415

        found = yield from analyst.judging(PastDecision(task.state, task.seat, task.move))
        room = self._rooms[task.room]
        return None if found is None else _judgement(room, task.number, found)

    def _analyst(self, room: str, options: Options, budget: Budget) -> "Analyst":
        from embertide.search.analysis import Analyst  # noqa: PLC0415

        return Analyst(self._rooms[room], options, budget)

    def _player(self, task: Task, compiled: bool) -> AnyPlayer:
        """Return this thread's player for a task; players hold a search tree, so none is shared."""
        from embertide.search.bots import bot, uncompiled_bot  # noqa: PLC0415

        players, room = self._players, self._rooms[task.room]
        key = _Key(task.room, task.options, task.level, compiled)
        if key not in players:
            if len(players) >= _PLAYERS:
                players.clear()
            make = bot if compiled else uncompiled_bot
            # In a room without advice, a task can only be to stand in for an absent player.
            players[key] = make(task.level if room.thinks else "random", room, task.options)
        return players[key]

    def _forget(self, task: Task, compiled: bool) -> None:
        """Drop a cancelled player: if it had not searched, its next search would end early."""
        self._players.pop(_Key(task.room, task.options, task.level, compiled), None)

    @property
    def _players(self) -> dict["_Key", AnyPlayer]:
        players: dict[_Key, AnyPlayer] = self._own.__dict__.setdefault("players", {})
        return players


def _judgement(room: AnyRoom, number: int, found: "Finding") -> JudgementJson:
    write, remark, best_remark = room.game.write, found.played.remark, found.best.remark
    return {
        "moves": number,
        "seat": found.decision.seat,
        "move": write(found.decision.move),
        "best": write(found.best.move),
        "expected": round(found.best.expected, 4),
        "played": round(found.played.expected, 4),
        "exact": found.exact,
        "lead": round(found.lead, 4),
        "line": [write(move) for move in found.line],
        "reasons": [write_message(reason) for reason in found.reasons],
        "remark": None if remark is None else write_message(remark),
        "best_remark": None if best_remark is None else write_message(best_remark),
    }
