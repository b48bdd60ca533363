"""The protocol of computer players, as a host uses them: moves, hints and their pace."""

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from embertide.core.actor import Seat
from embertide.core.options import Options
from embertide.host.answers import HintJson
from embertide.play.table.payload import STAND_IN
from embertide.play.table.table import Table

PACES = {"spark": 0.6, "ember": 0.6, "flame": 0.7, "blaze": 0.8, "inferno": 2.2}
"""Seconds from the start of a computer's turn to its move, by level.

They do not depend on the search, since the time must not reveal what the computer knows.
"""
SLOWEST = max(PACES.values())
"""The pace of a level that is not listed: the longest, so that its search has ended by then."""


def pace(level: str) -> float:
    """Return the seconds from the start of a computer's turn to its move."""
    return PACES.get(level, SLOWEST)


class Task(NamedTuple):
    """What a computer decides on: a view and the legal moves, never the state.

    The room is given by its name, so that a task can be sent to another process.
    """

    room: str
    options: Options
    level: str
    view: Any
    moves: Sequence[Any]


def task_of(table: Table) -> Task:
    """Return the decision of the computer whose turn it is."""
    game, chair = table.room.game, table.chairs[table.actor]
    view = game.view(table.match.state, table.actor)
    moves = tuple(game.moves(table.match.state))
    return Task(table.room.name, table.agreement.options, chair.level or STAND_IN, view, moves)


class Thinkers(Protocol):
    """Computer players: a pool of threads on a server, web workers in a browser."""

    def pace(self, level: str) -> float:
        """Return the seconds from a computer's turn to its move, whatever it decides."""
        ...

    async def choose(self, task: Task, owner: str) -> str:
        """Return a computer's move as text; `owner` is the person who opened its table."""
        ...

    async def hint(self, table: Table, seat: Seat, person: str) -> list[HintJson]:
        """Return the best moves of a seat, from what it may know, for the person who asked."""
        ...
