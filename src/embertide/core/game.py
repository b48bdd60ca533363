"""The protocol every rule book signs."""

from collections.abc import Sequence
from typing import Any, Protocol, TypeVar

from embertide.core.actor import Actor, Seat
from embertide.core.dice import Dice
from embertide.core.options import Options
from embertide.core.score import Score

S = TypeVar("S")
M = TypeVar("M")
V = TypeVar("V")


class Game(Protocol[S, M, V]):
    """A stateless rule book: states are immutable values, a move makes another."""

    def start(self, options: Options) -> S:
        """The table before anything was drawn."""
        ...

    def actor(self, state: S) -> Actor:
        """Who acts now: a seat, NATURE or NOBODY."""
        ...

    def moves(self, state: S) -> Sequence[M]:
        """All moves of whoever acts, in a fixed order; none when the game is over."""
        ...

    def reveals(self, state: S, move: M) -> bool:
        """Whether NATURE acts right after a legal move of a seat; cheaper than playing it."""
        ...

    def weights(self, state: S) -> Sequence[int]:
        """On NATURE's turn: exact integer odds beside `moves`."""
        ...

    def play(self, state: S, move: M) -> S:
        """The state after the move; raises IllegalMove with the rule it breaks."""
        ...

    def scores(self, state: S) -> Score[Any]:
        """The count, as if the game ended now, with its breakdown."""
        ...

    def view(self, state: S, seat: Seat | None) -> V:
        """All that a seat (None: a spectator) knows, and nothing else."""
        ...

    def witness(self, state: S, move: M, seat: Seat | None) -> str:
        """What that seat sees of a move made in that state."""
        ...

    def imagine(self, view: V, dice: Dice) -> S:
        """A whole state the viewer cannot tell from the true one."""
        ...

    def write(self, move: M) -> str:
        """The move as text, read back by `read`."""
        ...

    def read(self, text: str) -> M:
        """The move a text means; raises Malformed if it means none."""
        ...
