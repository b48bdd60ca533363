"""A plain player for every room: random games by the rules, without a kernel."""

from collections.abc import Sequence
from typing import Generic, TypeVar

from embertide.core.actor import NATURE, NOBODY, Seat
from embertide.core.dice import Dice
from embertide.core.room import Room
from embertide.core.view import View

S = TypeVar("S")
M = TypeVar("M")
V = TypeVar("V", bound=View)


class Playouts(Generic[S, M, V]):
    """A player that chooses the move which wins most of a number of random games."""

    def __init__(self, room: Room[S, M, V], games: int) -> None:
        self._game = room.game
        self._games = games

    def choose(self, view: V, moves: Sequence[M], dice: Dice) -> M:
        """Return the move with the largest share of wins; of equals, the first."""
        if len(moves) == 1:
            return moves[0]
        shares = [0.0] * len(moves)
        for _ in range(self._games):
            # All moves are tried from the same sampled state, which reduces the variance.
            state = self._game.imagine(view, dice)
            seat = self._game.actor(state)
            for at, move in enumerate(moves):
                shares[at] += self._share(self._game.play(state, move), seat, dice)
        return moves[shares.index(max(shares))]

    def _share(self, state: S, seat: Seat, dice: Dice) -> float:
        """Return a seat's share of the win after random moves to the end."""
        game = self._game
        while (actor := game.actor(state)) != NOBODY:
            moves = game.moves(state)
            at = dice.weigh(game.weights(state)) if actor == NATURE else dice.below(len(moves))
            state = game.play(state, moves[at])
        score = game.scores(state)
        if score.won is not None:
            return float(score.won)
        return 1 / len(score.winners) if seat in score.winners else 0.0
