"""Tasks of searches besides a computer's move: hints, and judgements of finished games."""

from typing import Any, NamedTuple

from embertide.core.actor import Seat
from embertide.core.options import Options


class HintTask(NamedTuple):
    """A question for the best moves: the view of the seat to move, never the state."""

    room: str
    options: Options
    view: Any


class JudgeTask(NamedTuple):
    """A decision of a finished game; the state may be known since the game is over."""

    room: str
    options: Options
    number: int
    """The number of moves that seats made before it."""
    state: Any
    seat: Seat
    move: Any
