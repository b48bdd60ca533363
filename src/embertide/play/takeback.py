"""Moves taken back: alone where nothing came to light, or with the consent of all."""

from embertide.core.actor import Seat
from embertide.play.event import Event
from embertide.play.request import By, Forbidden, Hand, check_ply, check_running, seats_of
from embertide.play.table import Table
from embertide.play.undo import NoUndo, undo


def take_back(table: Table, by: By) -> list[Event]:
    """Somebody takes his last move back, where that takes back no knowledge."""
    seats = seats_of(table, by)
    check_ply(table, by.ply)
    check_running(table)
    mover = _undoable(table, seats)
    hand = Hand(table, by.now)
    hand.write("undone", seat=mover, count=1, **by.mark())
    return hand.events


def _undoable(table: Table, seats: frozenset[Seat]) -> Seat:
    """Who takes back what he has just done; raises NoUndo."""
    if table.match.before is None:
        raise NoUndo("undo-revealed" if table.ply else "undo-nothing")
    return undo(table.match, seats).actor


def can_take_back(table: Table, seats: frozenset[Seat]) -> bool:
    """Whether these seats may take the last move back without asking."""
    before = table.match.before
    return table.phase == "playing" and before is not None and before.actor in seats


def ask_back(table: Table, by: By) -> list[Event]:
    """Somebody asks all others to go back to before his last move."""
    seats = seats_of(table, by)
    check_ply(table, by.ply)
    check_running(table)
    if table.asked is not None:
        raise Forbidden("table-asked-already")
    count = steps_back(table, seats)
    if not count:
        raise NoUndo("undo-revealed" if table.ply else "undo-nothing")
    seat = table.match.past()[-count].actor
    others = [at for at, c in enumerate(table.chairs) if at not in seats and not c.thinks]
    hand = Hand(table, by.now)
    if others:
        hand.write("asked", seat=seat, count=count, waiting=others, **by.mark())
    else:
        # Computers do not mind.
        hand.write("undone", seat=seat, count=count, **by.mark())
    return hand.events


def steps_back(table: Table, seats: frozenset[Seat]) -> int:
    """How many moves lead back to before the last one of these seats; 0 if a draw lies between."""
    if table.phase != "playing":
        return 0
    match, count = table.match, 0
    while match.before is not None:
        match, count = match.before, count + 1
        if match.actor in seats:
            return count
    return 0


def answer_back(table: Table, by: By, yes: bool) -> list[Event]:
    """Somebody agrees to a take-back, or does not."""
    seats = seats_of(table, by)
    check_ply(table, by.ply)
    if table.asked is None or not seats & table.asked[2]:
        raise Forbidden("table-nothing-asked")
    mine = sorted(seats & table.asked[2])
    hand = Hand(table, by.now)
    hand.write("answered", seat=mine[0], seats=mine, yes=yes, **by.mark())
    asked = hand.table.asked
    if asked is not None and not asked[2]:
        hand.write("undone", seat=asked[0], count=asked[1])
    return hand.events
