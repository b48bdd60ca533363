"""What a move brings to light is known before it is made."""

from embertide.core.actor import NATURE
from embertide.core.dice import Dice
from embertide.core.options import Options
from embertide.core.room import Room
from embertide.play.playthrough import random_match


def test_nature_acts_when_she_is_said_to(room: Room, options: Options) -> None:
    game = room.game
    for at in random_match(room, options, Dice(7)).past():
        if at.actor != NATURE:
            for move in game.moves(at.state)[:40]:
                after = game.play(at.state, move)
                assert game.reveals(at.state, move) == (game.actor(after) == NATURE)
