"""What all commands share: who issues them, what they are checked for, and what they decide.

A command is a function of a table that returns a Decision: the events that follow, and the table
they lead to. It changes nothing; whoever stores the events goes on to that table.
"""

from typing import NamedTuple

from embertide.core.actor import NOBODY, Seat
from embertide.core.errors import Refusal, Stale
from embertide.core.message import player
from embertide.play.match.match import AnyMatch
from embertide.play.table.agreement import Seats
from embertide.play.table.events import Change, Event
from embertide.play.table.fold import after
from embertide.play.table.log import LogEntry
from embertide.play.table.table import Table


class Forbidden(Refusal):
    """Something that only another person may do, or that cannot be done now."""

    kind = "forbidden"


class Issuer(NamedTuple):
    """Who issues a command, and when."""

    person: str
    now: float
    ply: int = -1  # the position that the command answers
    request: str = ""  # the id of the request, so that a repeated one is recognised


class Decision(NamedTuple):
    """The events that follow from a command, and the table and log entries they lead to."""

    table: Table
    now: float
    events: tuple[Event, ...] = ()
    log: tuple[LogEntry, ...] = ()

    def then(self, change: Change, request: str = "", played: AnyMatch | None = None) -> "Decision":
        """Return the decision with one more event.

        Args:
            change: What happens.
            request: The request that it answers.
            played: For moves and draws, the match after them (see fold.after).
        """
        # Time never runs backwards at a table, whatever the clocks of the nodes say.
        at = max(self.now, self.table.since)
        event = Event(self.table.seq + 1, at, change, request)
        table, log = after(self.table, event, played)
        return Decision(table, self.now, (*self.events, event), (*self.log, *log))


def own_seats(table: Table, by: Issuer) -> Seats:
    """Return the issuer's seats; raise Forbidden for a spectator."""
    seats = table.seats_of(by.person)
    if not seats:
        raise Forbidden("table-not-sitting")
    return seats


def on_turn(table: Table, by: Issuer) -> Seat:
    """Return the seat to move; raise if it is not the issuer's, or if their ply is not current.

    This is checked before any rule is: the reason why a move is illegal may be a secret of the seat
    to move. A late answer is called stale even if the turn has passed meanwhile.
    """
    seats = own_seats(table, by)
    check_running(table)
    check_ply(table, by.ply)
    if table.actor not in seats:
        raise Forbidden("table-not-your-turn", player=player(table.actor))
    return table.actor


def check_running(table: Table) -> None:
    """Refuse what only makes sense during a game."""
    if not table.dealt:
        raise Forbidden("table-not-begun")
    if table.actor == NOBODY:
        raise Forbidden("table-over")


def check_ply(table: Table, ply: int) -> None:
    """Refuse an answer to a position that is no longer on the table."""
    if ply != table.ply:
        raise Stale("table-stale", ply=table.ply)
