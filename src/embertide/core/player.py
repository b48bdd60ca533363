"""Computer players: they receive a view and the legal moves, never the state."""

from collections.abc import Sequence
from typing import Any, Protocol, TypeVar

from embertide.core.dice import Dice

T = TypeVar("T")
M = TypeVar("M")
V_contra = TypeVar("V_contra", contravariant=True)


class Player(Protocol[V_contra, M]):
    """A player that chooses from what its seat may know."""

    def choose(self, view: V_contra, moves: Sequence[M], dice: Dice) -> M:
        """Return one of the moves."""
        ...


AnyPlayer = Player[Any, Any]
"""A player of any game."""


class RandomPlayer:
    """A player that chooses every legal move with equal probability."""

    def choose(self, view: object, moves: Sequence[T], dice: Dice) -> T:
        """Return any of the moves."""
        return dice.choose(moves)
