"""A game in progress: the state, and the moves that led to it."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from embertide.core.actor import NATURE, NOBODY, Actor
from embertide.core.dice import Dice
from embertide.core.options import Options
from embertide.core.room import Room

Nature = Callable[[Any], Any]
"""Makes Nature's moves: from a state, one of its moves."""


@dataclass(frozen=True, slots=True, eq=False)
class Match:
    """A position with its past: `before` is the match one move ago, `move` what was done there."""

    room: Room
    options: Options
    state: Any
    before: "Match | None" = None
    move: Any = None

    @classmethod
    def begin(cls, room: Room, options: Options) -> "Match":
        """A table before anything was drawn."""
        return cls(room, options, room.game.start(options))

    @property
    def actor(self) -> Actor:
        """Who acts now."""
        return self.room.game.actor(self.state)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.actor == NOBODY

    def play(self, move: Any) -> "Match":
        """The match after a move of whoever acts; raises IllegalMove."""
        state = self.room.game.play(self.state, move)
        return Match(self.room, self.options, state, self, move)

    def settle(self, nature: Nature) -> "Match":
        """The match after Nature has moved as long as it is its turn."""
        match = self
        while match.actor == NATURE:
            match = match.play(nature(match.state))
        return match

    def past(self) -> Iterator["Match"]:
        """Every match on the way here that had a move made in it, first to last, as its successor.

        Each item `then` was reached from `then.before` by `then.move`.
        """
        steps: list[Match] = []
        match = self
        while match.before is not None:
            steps.append(match)
            match = match.before
        return reversed(steps)

    def texts(self) -> list[str]:
        """The moves of the seats as text, in order."""
        write = self.room.game.write
        return [write(then.move) for then in self.past() if _mover(then) != NATURE]

    def draws(self) -> list[Any]:
        """The moves of Nature, in order."""
        return [then.move for then in self.past() if _mover(then) == NATURE]


def _mover(then: Match) -> Actor:
    """Who made the move that led to a match."""
    assert then.before is not None
    return then.before.actor


def rolled(room: Room, dice: Dice) -> Nature:
    """Nature moving by dice, with the odds of the game."""
    game = room.game

    def move(state: Any) -> Any:
        return game.moves(state)[dice.weigh(game.weights(state))]

    return move
