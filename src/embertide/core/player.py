"""Players that are not people: they are shown a view and the legal moves, never the state."""

from collections.abc import Sequence
from typing import Any, Protocol

from embertide.core.dice import Dice


class Player(Protocol):
    """Chooses one of the legal moves from what its seat may know."""

    def choose(self, view: Any, moves: Sequence[Any], dice: Dice) -> Any:
        """One of the moves."""
        ...


class RandomPlayer:
    """Every legal move is equally likely."""

    def choose(self, view: Any, moves: Sequence[Any], dice: Dice) -> Any:
        """Any of them."""
        return dice.choose(moves)
