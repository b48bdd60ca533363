"""A log entry gives each reader the text that the room describes to that reader."""

from embertide.core.dice import Dice
from embertide.core.options import Options
from embertide.core.room import AnyRoom
from embertide.play.match.automatic import random_match
from embertide.play.table.log import LogText, move_entry


def test_readers_read_what_they_may_know(room: AnyRoom, options: Options) -> None:
    """Readers who see the same of a move get the same text, so that one copy is enough."""
    for at, move in random_match(room, options, Dice(7)).steps():
        line = move_entry(1, 1, at, move)
        for reader in (*range(options.players), None):
            seen = room.game.witness(at.state, move, reader)
            assert line.read_by(reader) == LogText(seen, room.tell(at.state, move, reader))
