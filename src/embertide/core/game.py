"""The contract of the rules of a game."""

from collections.abc import Sequence
from typing import Any, Protocol, TypeVar

from embertide.core.actor import Actor, Seat
from embertide.core.dice import Dice
from embertide.core.options import Options
from embertide.core.score import Score
from embertide.core.view import View

S = TypeVar("S")
M = TypeVar("M")
V = TypeVar("V", bound=View)


class Game(Protocol[S, M, V]):
    """Stateless rules: states are immutable values, and playing a move returns a new one."""

    def start(self, options: Options) -> S:
        """Return the state before anything was drawn."""
        ...

    def actor(self, state: S) -> Actor:
        """Return who acts: a seat, NATURE or NOBODY."""
        ...

    def moves(self, state: S) -> Sequence[M]:
        """Return all moves of the actor, in a fixed order; none when the game is over."""
        ...

    def reveals(self, state: S, move: M) -> bool:
        """Return whether NATURE acts right after a legal move; cheaper than playing it."""
        ...

    def weights(self, state: S) -> Sequence[int]:
        """Return the odds of NATURE's moves as exact integers, in the order of `moves`."""
        ...

    def play(self, state: S, move: M) -> S:
        """Return the state after the move; raise IllegalMove with the rule that it breaks.

        A seat can preview a move before it makes it, so a move must not reveal anything to its
        seat: what becomes known is a move of NATURE after it.
        """
        ...

    def scores(self, state: S) -> Score[Any]:
        """Return the score as if the game ended now, with its breakdown.

        All seats see it, so before the end it must not depend on anything hidden from a seat.
        """
        ...

    def view(self, state: S, seat: Seat | None) -> V:
        """Return all that a seat (None: a spectator) knows, and nothing else."""
        ...

    def witness(self, state: S, move: M, seat: Seat | None) -> str:
        """Return, as text, what that seat sees of a move made in that state."""
        ...

    def imagine(self, view: V, dice: Dice) -> S:
        """Return a state that the viewer cannot tell from the true one."""
        ...

    def write(self, move: M) -> str:
        """Return the move as text, which `read` turns back into the move."""
        ...

    def read(self, text: str) -> M:
        """Return the move that a text means; raise Malformed if it means none."""
        ...
