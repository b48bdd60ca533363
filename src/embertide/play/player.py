"""Players that are not people: they are shown a view and the legal moves, never the state."""

from collections.abc import Sequence
from typing import Any, Protocol

from embertide.core.dice import Dice
from embertide.play.match import Match


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


def let(player: Player, match: Match, dice: Dice) -> Match:
    """The match after a player has moved for the seat whose turn it is."""
    game = match.room.game
    view = game.view(match.state, match.actor)
    return match.play(player.choose(view, game.moves(match.state), dice))
