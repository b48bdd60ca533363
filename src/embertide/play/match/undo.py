"""Undoing the last move of a match, if it revealed nothing."""

from embertide.core.actor import NATURE, Seat
from embertide.core.errors import Refusal
from embertide.play.match.match import AnyMatch


class NoUndo(Refusal):
    """The last move cannot be taken back."""

    kind = "illegal"


def undo(match: AnyMatch, seats: frozenset[Seat]) -> AnyMatch:
    """Return the match before the last move; raise NoUndo unless one of these seats made it."""
    before = match.before
    if before is None:
        raise NoUndo("undo-nothing")
    if before.actor == NATURE:
        # After the opening draws no seat has moved yet.
        raise NoUndo("undo-revealed" if match.texts() else "undo-nothing")
    if before.actor not in seats:
        raise NoUndo("undo-others")
    return before
