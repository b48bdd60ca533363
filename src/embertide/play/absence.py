"""Seats whose players stay away: who may call the computer, and how they come back."""

from collections.abc import Mapping

from embertide.core.actor import Seat
from embertide.core.message import player
from embertide.play.event import Event
from embertide.play.request import By, Forbidden, Hand, check_running, seats_of
from embertide.play.table import Table


def stand_in(table: Table, by: By, seat: Seat) -> list[Event]:
    """Somebody who has waited long enough lets the computer play for another."""
    seats = seats_of(table, by)
    check_running(table)
    if seat in seats or not 0 <= seat < len(table.chairs) or table.chairs[seat].thinks:
        raise Forbidden("table-stand-in-whom")
    if table.actor != seat:
        raise Forbidden("table-stand-in-turn", player=player(seat))
    left = table.since + table.agreement.patience - by.now
    if left > 0:
        raise Forbidden("table-patience", player=player(seat), seconds=int(left) + 1)
    hand = Hand(table, by.now)
    hand.write("stood_in", seat=seat, by=min(seats), **by.mark())
    return hand.events


def come_back(table: Table, by: By) -> list[Event]:
    """Somebody takes over again what the computer has played for him."""
    hand = Hand(table, by.now)
    for seat in sorted(seats_of(table, by)):
        if table.chairs[seat].away and table.phase == "playing":
            come_back_to(hand, seat, by.mark())
    return hand.events


def come_back_to(hand: Hand, seat: Seat, extra: Mapping[str, str] | None = None) -> None:
    """One seat is its owner's again, unless his time is up."""
    clock = hand.table.agreement.clock
    if clock is not None and clock.kind == "bank" and not hand.table.chairs[seat].left:
        raise Forbidden("table-clock-empty")
    hand.write("returned", seat=seat, **(extra or {}))


def time_up(table: Table, now: float) -> list[Event]:
    """The clock of whoever's turn it is has run out: the computer stands in."""
    if table.due is None or now < table.due:
        return []
    hand = Hand(table, now)
    hand.write("stood_in", seat=table.actor, by=None)
    return hand.events
