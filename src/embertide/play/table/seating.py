"""Commands before the game: sit down, commit to a number and send it; and the beginning."""

import re
from collections.abc import Sequence

from embertide.core.actor import Seat
from embertide.core.errors import Malformed
from embertide.core.message import player
from embertide.core.seal import seat_hash
from embertide.play.table.agreement import Chair, ChairKind
from embertide.play.table.command import Decision, Forbidden, Issuer, own_seats
from embertide.play.table.ending import check_gathering
from embertide.play.table.events import Committed, Dealt, EntropyAdded, Freed, Rematched, Sat
from embertide.play.table.table import Table

_HEX = re.compile("[0-9a-f]{64}")
"""What a seat adds to the seal, and its commitment to that: 32 bytes each."""


def sit(
    table: Table, by: Issuer, entropy: str = "", seat: Seat | None = None, key: str = ""
) -> Decision:
    """A person takes a free seat: by its key, or any public one.

    A repeated request, after an answer that was lost, finds the person seated and takes no second
    seat.
    """
    decision = Decision(table, by.now)
    if _sits(table, by.person, seat, key):
        return decision
    check_gathering(table)
    _check_one_seat(table, by.person)
    _check_given(table, entropy)
    if seat is None:
        seat = _free_seat(table, key)
    if not 0 <= seat < len(table.chairs):
        raise Malformed("table-no-seat", seats=len(table.chairs))
    _check_free(table.chairs[seat], key)
    return _begin(decision.then(Sat(seat, by.person, entropy)))


def _check_given(table: Table, entropy: str) -> None:
    """Refuse a number that comes before the commitments; version 1 of the seal had none."""
    if entropy:
        _check_hex(entropy)
        if table.seal_version > 1:
            raise Forbidden("table-entropy-open")


def _sits(table: Table, person: str, seat: Seat | None, key: str) -> bool:
    mine = table.seats_of(person)
    if seat is not None:
        return seat in mine
    return any(not key or table.chairs[at].key == key for at in mine)


def _check_one_seat(table: Table, person: str) -> None:
    """Refuse a second seat of a public table; only a public seat has no key."""
    public = any(not c.key and c.kind is not ChairKind.COMPUTER for c in table.chairs)
    if public and table.seats_of(person):
        raise Forbidden("table-one-seat")


def _free_seat(table: Table, key: str) -> Seat:
    for seat, chair in enumerate(table.chairs):
        if chair.kind is ChairKind.OPEN and key == chair.key:
            return seat
    for seat, chair in enumerate(table.chairs):
        if chair.kind is ChairKind.PUBLIC:
            return seat
    raise Forbidden("table-full")


def _check_free(chair: Chair, key: str) -> None:
    if not chair.free:
        raise Forbidden("table-taken")
    if chair.kind is ChairKind.OPEN and key != chair.key:
        raise Forbidden("table-key")


def commit_seat(table: Table, by: Issuer, seat: Seat, value: str) -> Decision:
    """A person commits a seat to its number for the seal.

    It may be replaced until all have committed, for a person who changes to another device. From
    then on the others' numbers depend on it.
    """
    decision = Decision(table, by.now)
    _check_hex(value)
    if seat not in own_seats(table, by):
        raise Forbidden("table-seat-other")
    if table.chairs[seat].hash == value:
        return decision
    if not table.commits or table.dealt or _all_committed(table):
        raise Forbidden("table-commit-late")
    return decision.then(Committed(seat, value), by.request)


def _all_committed(table: Table) -> bool:
    return all(chair.hash or chair.kind is ChairKind.COMPUTER for chair in table.chairs)


def add_entropy(table: Table, by: Issuer, entropy: str) -> Decision:
    """A seated person adds a number to the seal, once; sent again, it changes nothing.

    With other people at the table it must be the number that a seat has committed to, and all must
    have committed. A person alone needs no commitment: the server has committed before.
    """
    _check_hex(entropy)
    seats, decision = own_seats(table, by), Decision(table, by.now)
    due = [seat for seat in sorted(seats) if not table.chairs[seat].entropy]
    meant = [seat for seat in due if _fits(table, seat, entropy)]
    if not meant and any(table.chairs[seat].entropy == entropy for seat in seats):
        return decision
    if not due:
        raise Forbidden("table-entropy-given")
    seat = _committed_seat(table, meant) if table.commits else None
    added = decision.then(EntropyAdded(by.person, entropy, seat), by.request)
    return _begin(added, by.request)


def _fits(table: Table, seat: Seat, entropy: str) -> bool:
    """Return whether this is the number that a seat has committed to."""
    hashed = seat_hash(table.id, table.seal.commitment, seat, entropy)
    return table.chairs[seat].hash == hashed


def _committed_seat(table: Table, meant: Sequence[Seat]) -> Seat:
    """Return the seat that a number is for; refuse another number, and one that is too early."""
    if not _all_committed(table):
        raise Forbidden("table-entropy-early")
    if not meant:
        raise Forbidden("table-entropy-other")
    return meant[0]


def free_seat(table: Table, by: Issuer, seat: Seat) -> Decision:
    """A person who has waited long enough frees a seat whose commitment or number does not come."""
    seats = own_seats(table, by)
    check_gathering(table)
    if seat in seats or seat not in table.awaited:
        raise Forbidden("table-free-whom")
    left = table.since + table.agreement.patience - by.now
    if left > 0:
        raise Forbidden("table-free-patience", player=player(seat), seconds=int(left) + 1)
    kind = _free_kind(table.chairs[seat])
    return Decision(table, by.now).then(Freed(seat, kind, min(seats)), by.request)


def _free_kind(chair: Chair) -> ChairKind:
    return ChairKind.OPEN if chair.key else ChairKind.PUBLIC


def _check_hex(text: str) -> None:
    if not _HEX.fullmatch(text):
        raise Malformed("table-entropy")


def begin(table: Table, now: float) -> Decision:
    """The game starts, if no player is waited for."""
    return _begin(Decision(table, now))


def _begin(decision: Decision, request: str = "") -> Decision:
    table = decision.table
    if table.closed or not all(chair.ready for chair in table.chairs):
        return decision
    played, draws = table.settle(table.match)
    return decision.then(Dealt(draws, table.rated), request, played)


def link_rematch(table: Table, other: str, by: Issuer) -> Decision:
    """A person asks the same people to play again at another table; that is noted once."""
    decision = Decision(table, by.now)
    if table.rematch is not None:
        return decision
    return decision.then(Rematched(other, min(own_seats(table, by))))
