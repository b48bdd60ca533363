"""Commands that end a table, or a person's part in it, early: leave, close, resign."""

from embertide.play.table.agreement import ChairKind
from embertide.play.table.command import Decision, Forbidden, Issuer, check_running, own_seats
from embertide.play.table.early_end import people_left
from embertide.play.table.events import Closed, Ended, EndKind, Left, Resigned
from embertide.play.table.table import Phase, Table


def leave(table: Table, by: Issuer) -> Decision:
    """A person gets up before the game has begun; their seats are free again.

    The table is closed if its owner leaves it without any person.
    """
    seats = own_seats(table, by)
    check_gathering(table)
    kinds = {
        seat: ChairKind.OPEN if table.chairs[seat].key else ChairKind.PUBLIC
        for seat in sorted(seats)
    }
    decision = Decision(table, by.now).then(Left(by.person, kinds), by.request)
    if by.person == table.owner and not any(chair.person for chair in decision.table.chairs):
        decision = decision.then(Closed())
    return decision


def close(table: Table, by: Issuer) -> Decision:
    """The owner closes a table before the game has begun: it is gone for everyone."""
    if by.person != table.owner:
        raise Forbidden("table-not-owner")
    check_gathering(table)
    return Decision(table, by.now).then(Closed(), by.request)


def check_gathering(table: Table) -> None:
    """Refuse what only makes sense before a game."""
    if table.dealt:
        raise Forbidden("table-begun")
    if table.closed:
        raise Forbidden("table-closed")


def resign(table: Table, by: Issuer) -> Decision:
    """A person gives the game up, with all of their seats.

    The computer plays on for them while the others have a game: in a competitive game two people,
    with a common goal one. Otherwise, and in a room without computers, the game ends.
    """
    seats = own_seats(table, by)
    check_running(table)
    seat, request = min(seats), by.request
    decision = Decision(table, by.now).then(Resigned(by.person, seats), request)
    left = people_left(decision.table)
    needed = 2 if table.agreement.options.mode == "competitive" else 1
    if len(left) >= needed and table.room.thinks:
        return decision
    return decision.then(Ended(EndKind.RESIGNED if left else EndKind.CLOSED, seat))


def end_by_host(table: Table, now: float) -> Decision:
    """The host ends a table: closes it before a game, ends a game that runs."""
    decision = Decision(table, now)
    match table.phase:
        case Phase.GATHERING:
            return decision.then(Closed())
        case Phase.PLAYING:
            return decision.then(Ended(EndKind.CLOSED, None))
        case _:
            return decision
