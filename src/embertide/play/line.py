"""A line of a table's log: what happened, as each who reads it may know."""

from typing import Any, NamedTuple

from embertide.core.actor import NATURE, Seat
from embertide.core.message import Message
from embertide.play.match import Match


class Heard(NamedTuple):
    """What one reader gets of it: the move as he sees it, if it was one, and a sentence."""

    move: str | None
    told: Message


class Line(NamedTuple):
    """`heard` has an entry for each seat and one for spectators, or a single one for all alike.

    `ply` is the number of the position a move led to, None for what is no move; `seat` is who did
    it, None for Nature and the house.
    """

    seq: int
    ply: int | None
    seat: Seat | None
    heard: tuple[Heard, ...]

    def read_by(self, seat: Seat | None) -> Heard:
        """What that seat (None: a spectator) gets of it."""
        if len(self.heard) == 1:
            return self.heard[0]
        return self.heard[-1] if seat is None else self.heard[seat]


def house_line(seq: int, told: Message, seat: Seat | None = None, ply: int | None = None) -> Line:
    """Something that is no move, and no secret."""
    return Line(seq, ply, seat, (Heard(None, told),))


def move_line(seq: int, ply: int, match: Match, move: Any) -> Line:
    """A move, of a seat or of Nature, that is about to be made."""
    room, state = match.room, match.state
    readers: list[Seat | None] = [*range(match.options.players), None]
    seen = [room.game.witness(state, move, reader) for reader in readers]
    if len(set(seen)) == 1:
        # Who sees the same is told the same: what a spectator is.
        seen, readers = seen[-1:], readers[-1:]
    told = [room.tell(state, move, reader) for reader in readers]
    seat = None if match.actor == NATURE else match.actor
    return Line(seq, ply, seat, tuple(map(Heard, seen, told)))
