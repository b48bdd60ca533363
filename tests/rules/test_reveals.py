"""`reveals` says before a move whether Nature acts after it."""

from embertide.core.actor import NATURE
from embertide.core.dice import Dice
from embertide.core.options import Options
from embertide.core.room import AnyRoom
from embertide.play.match.automatic import random_match


def test_nature_acts_after_moves_that_reveal(room: AnyRoom, options: Options) -> None:
    game = room.game
    for at in random_match(room, options, Dice(7)).past():
        if at.actor != NATURE:
            for move in game.moves(at.state)[:40]:
                after = game.play(at.state, move)
                assert game.reveals(at.state, move) == (game.actor(after) == NATURE)
