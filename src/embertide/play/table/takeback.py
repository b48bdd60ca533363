"""Commands that take moves back: alone where nothing was revealed, or with the consent of all."""

from embertide.core.actor import Seat
from embertide.play.match.undo import NoUndo, undo
from embertide.play.table.agreement import Seats
from embertide.play.table.command import (
    Decision,
    Forbidden,
    Issuer,
    check_ply,
    check_running,
    own_seats,
)
from embertide.play.table.events import UndoAnswered, UndoAsked, Undone
from embertide.play.table.table import Phase, Table


def take_back(table: Table, by: Issuer) -> Decision:
    """A person takes their last move back, where that takes back no knowledge."""
    seats = own_seats(table, by)
    check_ply(table, by.ply)
    check_running(table)
    mover = _undoable(table, seats)
    return Decision(table, by.now).then(Undone(mover, 1), by.request)


def _undoable(table: Table, seats: Seats) -> Seat:
    """Return the seat whose last move can be taken back; raise NoUndo."""
    if table.match.before is None:
        raise _no_undo(table)
    return undo(table.match, seats).actor


def _no_undo(table: Table) -> NoUndo:
    return NoUndo("undo-revealed" if table.ply else "undo-nothing")


def can_take_back(table: Table, seats: Seats) -> bool:
    """Whether these seats may take the last move back without asking."""
    before = table.match.before
    return table.phase is Phase.PLAYING and before is not None and before.actor in seats


def ask_undo(table: Table, by: Issuer) -> Decision:
    """A person asks all others to go back to before their last move."""
    seats = own_seats(table, by)
    check_ply(table, by.ply)
    check_running(table)
    if table.pending_undo is not None:
        raise Forbidden("table-asked-already")
    count = undo_distance(table, seats)
    if not count:
        raise _no_undo(table)
    seat = table.match.past()[-count].actor
    others = [at for at, c in enumerate(table.chairs) if at not in seats and not c.thinks]
    # Computers agree to everything.
    change = UndoAsked(seat, count, frozenset(others)) if others else Undone(seat, count)
    return Decision(table, by.now).then(change, by.request)


def undo_distance(table: Table, seats: Seats) -> int:
    """Return how many moves lead back to before the last one of these seats.

    Returns:
        The number of moves; 0 if a draw lies between, or if there is none.
    """
    if table.phase is not Phase.PLAYING:
        return 0
    match, count = table.match, 0
    while match.before is not None:
        match, count = match.before, count + 1
        if match.actor in seats:
            return count
    return 0


def answer_undo(table: Table, by: Issuer, yes: bool) -> Decision:
    """A person agrees to a take-back, or does not."""
    seats = own_seats(table, by)
    check_ply(table, by.ply)
    if table.pending_undo is None or not seats & table.pending_undo.waiting:
        raise Forbidden("table-nothing-asked")
    mine = seats & table.pending_undo.waiting
    decision = Decision(table, by.now).then(UndoAnswered(min(mine), mine, yes), by.request)
    pending = decision.table.pending_undo
    if pending is not None and not pending.waiting:
        decision = decision.then(Undone(pending.seat, pending.steps))
    return decision
