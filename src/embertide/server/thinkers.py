"""Those who think for computer seats: a few threads, a fair queue, a deadline for each move."""

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from embertide.core.actor import Seat
from embertide.core.dice import Dice, fresh_seed
from embertide.core.errors import Refusal
from embertide.core.options import Options
from embertide.core.player import Player
from embertide.core.room import Room
from embertide.play.match import Match
from embertide.play.said import Json, write_message
from embertide.play.sketch import STAND_IN
from embertide.play.table import Table
from embertide.search.budget import Budget

# Search takes a moment to load: the door opens before, and whoever thinks first waits for it.
if TYPE_CHECKING:
    from embertide.search.analyse import Finding
    from embertide.search.bots import Bot, Partner

T = TypeVar("T")

DEADLINE = 10.0
"""Seconds after which a computer moves with what it has found."""

QUEUE = 10_000
"""So many thoughts may wait; more is refused."""

HINTS = 3
_HINT_BUDGET = Budget(2_000)
_JUDGE_BUDGET = Budget(300)

_PACES = {"spark": 0.6, "ember": 0.6, "flame": 0.7, "blaze": 0.8, "inferno": 2.2}
"""Seconds from a computer's turn to its move, by level.

Always the same, however quickly it was decided: the time must not tell what the computer holds.
"""


class Busy(Refusal):
    """More to think about than there are heads."""

    kind = "busy"


class Task(NamedTuple):
    """What a computer decides on: a view and the moves, never the state."""

    room: Room
    options: Options
    level: str
    view: Any
    moves: tuple[Any, ...]


def task_of(table: Table) -> Task:
    """What the computer whose turn it is has to decide."""
    game, chair = table.room.game, table.chairs[table.actor]
    level = chair.level or STAND_IN
    view = game.view(table.match.state, table.actor)
    moves = tuple(game.moves(table.match.state))
    return Task(table.room, table.agreement.options, level, view, moves)


class Thinkers:
    """So many threads; searches run outside the interpreter's lock, so others are not held up."""

    def __init__(self, count: int, pace: int = 100) -> None:
        self._pace = pace
        self._pool = ThreadPoolExecutor(count, thread_name_prefix="thinker")
        self._waiting = 0
        self._own = threading.local()
        self._now: set[Bot | Partner] = set()

    @property
    def waiting(self) -> int:
        """How many thoughts are under way or wait."""
        return self._waiting

    def pace(self, level: str) -> float:
        """How long a computer of that level takes, as far as anybody can see."""
        return _PACES[level] * self._pace / 100

    async def choose(self, task: Task) -> str:
        """A computer's move, as text."""
        move = await self._run(self._choose, task)
        return str(task.room.game.write(move))

    async def hint(self, table: Table, seat: Seat) -> list[Json]:
        """The best moves of a seat, from what it may know."""
        state = table.match.state
        return await self.advise(table.room, table.agreement.options, state, seat)

    async def advise(self, room: Room, options: Options, state: Any, seat: Seat) -> list[Json]:
        """The best moves of the seat whose turn it is in a state, from what it may know."""
        return await self._run(_hint, room, options, room.game.view(state, seat))

    async def judge(self, at: Match, move: Any) -> "Finding | None":
        """One decision of a finished game, looked at again; None if there was no choice."""
        return await self._run(_judge, at, move)

    def close(self) -> None:
        """Stops thinking, now."""
        for thinking in tuple(self._now):
            thinking.cancel()
        self._pool.shutdown(wait=True, cancel_futures=True)

    async def _run(self, work: Callable[..., T], *args: Any) -> T:
        if self._waiting >= QUEUE:
            raise Busy("table-thinkers-busy")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, work, *args)
        finally:
            self._waiting -= 1

    def _choose(self, task: Task) -> Any:
        from embertide.search.bots import Bot, Partner  # noqa: PLC0415

        player = self._player(task)
        dice = Dice(fresh_seed())
        if not isinstance(player, Bot | Partner):
            return player.choose(task.view, task.moves, dice)
        late = threading.Timer(DEADLINE, player.cancel)
        late.daemon = True
        late.start()
        self._now.add(player)
        try:
            return player.choose(task.view, task.moves, dice)
        finally:
            late.cancel()
            self._now.discard(player)

    def _player(self, task: Task) -> Player:
        """Each thread has players of its own, since a search holds its tree."""
        from embertide.search.bots import bot  # noqa: PLC0415

        players: dict[Any, Player] = self._own.__dict__.setdefault("players", {})
        key = (task.room.name, task.options, task.level)
        if key not in players:
            if len(players) >= 8:
                players.clear()
            players[key] = bot(task.level, task.room, task.options)
        return players[key]


def _hint(room: Room, options: Options, view: Any) -> list[Json]:
    from embertide.search.analyse import Analyst  # noqa: PLC0415

    game = room.game
    # Any state that fits the view will do, and so nothing else can show through.
    state = game.imagine(view, Dice(0))
    analyst = Analyst(room, options, _HINT_BUDGET)
    return [
        {
            "move": game.write(move),
            "expected": expected,
            "remark": None if remark is None else write_message(remark),
        }
        for move, expected, remark in analyst.hint(state, view.seat, HINTS)
    ]


def _judge(at: Match, move: Any) -> "Finding | None":
    from embertide.search.analyse import Analyst, Decision  # noqa: PLC0415

    analyst = Analyst(at.room, at.options, _JUDGE_BUDGET)
    return next(analyst.look_back([Decision(at.state, at.actor, move)]), None)
