"""A turn taken by a player that is not a person."""

from embertide.core.dice import Dice
from embertide.core.player import Player
from embertide.play.match import Match


def let(player: Player, match: Match, dice: Dice) -> Match:
    """The match after a player has moved for the seat whose turn it is."""
    game = match.room.game
    view = game.view(match.state, match.actor)
    return match.play(player.choose(view, game.moves(match.state), dice))
