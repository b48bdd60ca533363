"""A game in progress: the state, and the moves that led to it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

from embertide.core.actor import NATURE, NOBODY, Actor
from embertide.core.dice import Dice
from embertide.core.options import Options
from embertide.core.room import Room
from embertide.core.seal import sealed_draw

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
    actor: Actor = field(init=False)
    """Who acts now; asked of the rules once, since everybody wants to know."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "actor", self.room.game.actor(self.state))

    @classmethod
    def begin(cls, room: Room, options: Options) -> "Match":
        """A table before anything was drawn."""
        return cls(room, options, room.game.start(options))

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

    def past(self) -> list["Match"]:
        """Every position on the way here, from the first, each with a move made in it."""
        positions: list[Match] = []
        match = self
        while match.before is not None:
            match = match.before
            positions.append(match)
        return positions[::-1]

    def steps(self) -> list[tuple["Match", Any]]:
        """Every move on the way here, in order, with the position it was made in."""
        path = [*self.past(), self]
        return [(at, then.move) for at, then in pairwise(path)]

    def texts(self) -> list[str]:
        """The moves of the seats as text, in order."""
        write = self.room.game.write
        return [write(move) for at, move in self.steps() if at.actor != NATURE]

    def draws(self) -> list[Any]:
        """The moves of Nature, in order."""
        return [move for at, move in self.steps() if at.actor == NATURE]


def rolled(room: Room, dice: Dice) -> Nature:
    """Nature moving by dice, with the odds of the game."""
    game = room.game

    def move(state: Any) -> Any:
        return game.moves(state)[dice.weigh(game.weights(state))]

    return move


def fated(room: Room, seed: int | str) -> Nature:
    """Nature with a fixed fate: what comes next hangs only on what is left to come.

    So the same piles give the same draws, whoever plays what: a deal can be played again by others.
    """
    game = room.game

    def move(state: Any) -> Any:
        moves, odds = game.moves(state), game.weights(state)
        left = " ".join(f"{game.write(m)}*{n}" for m, n in zip(moves, odds, strict=True))
        return moves[Dice(f"{seed}/{left}").weigh(odds)]

    return move


def sealed(match: Match, secret: bytes, entropy: Sequence[str]) -> Match:
    """The match after Nature has moved as the seal of the table has it."""
    game = match.room.game
    while match.actor == NATURE:
        odds = game.weights(match.state)
        at = sealed_draw(secret, entropy, len(match.draws()), odds)
        match = match.play(game.moves(match.state)[at])
    return match
