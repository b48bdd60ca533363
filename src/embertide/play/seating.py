"""Who sits down, who gets up, and when everybody is there."""

import re

from embertide.core.actor import Seat
from embertide.core.errors import Malformed
from embertide.play.agreement import Chair
from embertide.play.event import Event
from embertide.play.request import By, Forbidden, Hand, seats_of
from embertide.play.table import Table

_ENTROPY = re.compile("[0-9a-f]{64}")
"""What a seat adds to the seal: 32 bytes that nobody else has chosen."""


def sit(table: Table, by: By, entropy: str, seat: Seat | None = None, key: str = "") -> list[Event]:
    """Somebody takes a free seat: by its key, or any public one.

    Who asks again, because no answer reached him, sits already and takes no second seat.
    """
    if _sits(table, by.person, seat, key):
        return []
    if table.dealt:
        raise Forbidden("table-begun")
    _check_entropy(entropy)
    if seat is None:
        seat = _free_seat(table, key)
    if not 0 <= seat < len(table.chairs):
        raise Malformed("table-no-seat", seats=len(table.chairs))
    _check_free(table.chairs[seat], key)
    hand = Hand(table, by.now)
    hand.write("sat", seat=seat, person=by.person, entropy=entropy)
    _begin(hand)
    return hand.events


def _sits(table: Table, person: str, seat: Seat | None, key: str) -> bool:
    mine = table.seats_of(person)
    if seat is not None:
        return seat in mine
    return any(not key or table.chairs[at].key == key for at in mine)


def _free_seat(table: Table, key: str) -> Seat:
    for seat, chair in enumerate(table.chairs):
        if chair.kind == "open" and key == chair.key:
            return seat
    for seat, chair in enumerate(table.chairs):
        if chair.kind == "public":
            return seat
    raise Forbidden("table-full")


def _check_free(chair: Chair, key: str) -> None:
    if chair.kind not in ("open", "public"):
        raise Forbidden("table-taken")
    if chair.kind == "open" and key != chair.key:
        raise Forbidden("table-key")


def add_entropy(table: Table, by: By, entropy: str) -> list[Event]:
    """Somebody who sits already adds his number to the seal, once."""
    _check_entropy(entropy)
    seats = seats_of(table, by)
    if all(table.chairs[seat].entropy for seat in seats):
        raise Forbidden("table-entropy-given")
    hand = Hand(table, by.now)
    hand.write("added", person=by.person, entropy=entropy)
    _begin(hand)
    return hand.events


def _check_entropy(entropy: str) -> None:
    if not _ENTROPY.fullmatch(entropy):
        raise Malformed("table-entropy")


def _begin(hand: Hand) -> None:
    """Once everybody is there, the game starts."""
    table = hand.table
    if all(chair.ready for chair in table.chairs):
        hand.write("dealt", draws=table.draws(table.match))


def begin(table: Table, now: float) -> list[Event]:
    """The game starts, if nobody is waited for."""
    hand = Hand(table, now)
    _begin(hand)
    return hand.events


def leave(table: Table, by: By) -> list[Event]:
    """Somebody gets up before the game has begun; his seats are free again."""
    seats = seats_of(table, by)
    if table.dealt:
        raise Forbidden("table-begun")
    hand = Hand(table, by.now)
    kinds = {str(seat): "open" if table.chairs[seat].key else "public" for seat in sorted(seats)}
    hand.write("left", person=by.person, seats=kinds)
    return hand.events


def link_rematch(table: Table, other: str, now: float) -> list[Event]:
    """The same people meet again at another table; that is said once."""
    if table.rematch is not None:
        return []
    hand = Hand(table, now)
    hand.write("rematched", table=other)
    return hand.events
