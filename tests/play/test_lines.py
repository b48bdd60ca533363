"""A line of the log tells each reader what the room tells him, however it is kept."""

from embertide.core.dice import Dice
from embertide.core.options import Options
from embertide.core.room import Room
from embertide.play.line import Heard, move_line
from embertide.play.playthrough import random_match


def test_everybody_reads_what_he_may_know(room: Room, options: Options) -> None:
    """Who sees the same of a move is told the same, so that one sentence can do for all."""
    for at, move in random_match(room, options, Dice(7)).steps():
        line = move_line(1, 1, at, move)
        for reader in (*range(options.players), None):
            seen = room.game.witness(at.state, move, reader)
            assert line.read_by(reader) == Heard(seen, room.tell(at.state, move, reader))
