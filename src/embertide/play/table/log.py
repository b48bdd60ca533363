"""The log of a table: what happened, as each reader may know it."""

from typing import Any, NamedTuple

from embertide.core.actor import NATURE, Seat
from embertide.core.message import Message
from embertide.play.match.match import AnyMatch


class LogText(NamedTuple):
    """What one reader gets of an entry."""

    move: str | None  # the move as that reader sees it; None if the entry is about no move
    told: Message


class LogEntry(NamedTuple):
    """One line of the log."""

    seq: int
    ply: int | None  # the position that a move led to; None for anything else
    seat: Seat | None  # who did it; None for Nature and the host
    texts: tuple[LogText, ...]  # one for each seat and one for spectators, or one for all

    def read_by(self, seat: Seat | None) -> LogText:
        """Return the text for a seat (None: a spectator)."""
        if len(self.texts) == 1:
            return self.texts[0]
        return self.texts[-1] if seat is None else self.texts[seat]


def plain_entry(
    seq: int, told: Message, seat: Seat | None = None, ply: int | None = None
) -> LogEntry:
    """Return an entry about something that is neither a move nor secret."""
    return LogEntry(seq, ply, seat, (LogText(None, told),))


def move_entry(seq: int, ply: int, match: AnyMatch, move: Any) -> LogEntry:
    """Return the entry of a move, of a seat or of Nature, made in that position."""
    room, state = match.room, match.state
    hides = room.hides(match.options)
    readers: list[Seat | None] = [*range(match.options.players), None] if hides else [None]
    seen = [room.game.witness(state, move, reader) for reader in readers]
    if len(set(seen)) == 1:
        # If every reader sees the same move, one text serves all: the spectators'.
        seen, readers = seen[-1:], readers[-1:]
    told = [room.tell(state, move, reader) for reader in readers]
    seat = None if match.actor == NATURE else match.actor
    return LogEntry(seq, ply, seat, tuple(map(LogText, seen, told)))
