"""Commands for seats whose players stay away: the computer stands in, and they come back."""

from embertide.core.actor import Seat
from embertide.core.message import player
from embertide.play.table.clock import ClockKind
from embertide.play.table.command import Decision, Forbidden, Issuer, check_running, own_seats
from embertide.play.table.events import Paused, Returned, StoodIn
from embertide.play.table.table import Phase, Table

SKEW = 60.0
"""Seconds that a clock may go back unnoticed; the clocks of two nodes differ by far less."""


def stand_in(table: Table, by: Issuer, seat: Seat) -> Decision:
    """A person who has waited long enough lets the computer play for another."""
    seats = own_seats(table, by)
    check_running(table)
    if seat in seats or not 0 <= seat < len(table.chairs) or table.chairs[seat].thinks:
        raise Forbidden("table-stand-in-whom")
    if table.actor != seat:
        raise Forbidden("table-stand-in-turn", player=player(seat))
    left = table.since + table.agreement.patience - by.now
    if left > 0:
        raise Forbidden("table-patience", player=player(seat), seconds=int(left) + 1)
    return Decision(table, by.now).then(StoodIn(seat, min(seats)), by.request)


def come_back(table: Table, by: Issuer) -> Decision:
    """A person takes over again what the computer has played for them."""
    decision = Decision(table, by.now)
    for seat in sorted(own_seats(table, by)):
        if table.chairs[seat].away and table.phase is Phase.PLAYING:
            decision = take_over(decision, seat, by.request)
    return decision


def take_over(decision: Decision, seat: Seat, request: str = "") -> Decision:
    """Give one seat back to its owner, unless their time is up."""
    clock = decision.table.agreement.clock
    banked = clock is not None and clock.kind is ClockKind.BANK
    if banked and not decision.table.chairs[seat].left:
        raise Forbidden("table-clock-empty")
    return decision.then(Returned(seat), request)


def pause(decision: Decision, begin: float, end: float) -> Decision:
    """A time in which no server ran is not charged to the player whose clock ran.

    What was credited before is not credited again, so that this may be repeated.
    """
    table = decision.table
    begin = max(begin, table.since, table.paused)
    if table.due is None or begin >= end:
        return decision
    return decision.then(Paused(begin, end))


def set_back(table: Table, now: float) -> Decision:
    """If the clock of the host was set back, the turn begins now instead of in the future."""
    decision = Decision(table, now)
    if table.due is None or table.since <= now + SKEW:
        return decision
    return decision.then(Paused(table.since, now))


def time_up(table: Table, now: float) -> Decision:
    """The clock of the seat to move has run out: the computer stands in."""
    decision = Decision(table, now)
    if table.due is None or now < table.due:
        return decision
    return decision.then(StoodIn(table.actor, None))
