"""Taking a move back, where it takes back no knowledge."""

from embertide.core.actor import NATURE, Seat
from embertide.core.errors import Refusal
from embertide.play.match import Match


class NoUndo(Refusal):
    """A move that stays made."""

    kind = "illegal"


def undo(match: Match, seats: frozenset[Seat]) -> Match:
    """The match before the last move, if one of these seats made it and nothing came to light."""
    before = match.before
    if before is None:
        raise NoUndo("undo-nothing")
    if before.actor == NATURE:
        # The opening draws are Nature's too, but then nobody has moved yet.
        raise NoUndo("undo-revealed" if match.texts() else "undo-nothing")
    if before.actor not in seats:
        raise NoUndo("undo-others")
    return before
