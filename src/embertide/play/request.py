"""A request at a table: who asks, when, and what every request is held to."""

from typing import Any, NamedTuple

from embertide.core.actor import NOBODY, Seat
from embertide.core.errors import Refusal, Stale
from embertide.core.message import player
from embertide.play.event import Event
from embertide.play.history import after
from embertide.play.table import Table


class Forbidden(Refusal):
    """Something that is somebody else's to do, or not to be done now."""

    kind = "forbidden"


class By(NamedTuple):
    """Who asks, at what time, about which position; `request` is the name he gave it."""

    person: str
    now: float
    ply: int = -1
    request: str = ""

    def mark(self) -> dict[str, str]:
        """What makes an event known again as the answer to this request."""
        return {"id": self.request} if self.request else {}


class Hand:
    """Collects the events of one request, each on top of the table that the last one made."""

    def __init__(self, table: Table, now: float) -> None:
        self._table = table
        self.events: list[Event] = []
        self._now = now

    @property
    def table(self) -> Table:
        """The table as the events so far leave it."""
        # Worked out when somebody asks: the last event of a request is applied by who stores it.
        for event in self.events:
            if event.seq > self._table.seq:
                self._table, _ = after(self._table, event)
        return self._table

    def write(self, kind: str, **data: Any) -> None:
        """One more event."""
        # Time never runs backwards at a table, whatever the clocks of the nodes say.
        table = self.table
        self.events.append(Event(table.seq + 1, max(self._now, table.since), kind, data))


def seats_of(table: Table, by: By) -> frozenset[Seat]:
    """Where he sits who asks; refuses a spectator."""
    seats = table.seats_of(by.person)
    if not seats:
        raise Forbidden("table-not-sitting")
    return seats


def on_turn(table: Table, by: By) -> Seat:
    """The seat whose turn it is, if he plays it who asks, and of this very position.

    This is asked before anything of the rules is: why a move is illegal may be the secret of
    whoever's turn it is. A late answer is called late, even if the turn has passed meanwhile.
    """
    seats = seats_of(table, by)
    check_running(table)
    check_ply(table, by.ply)
    if table.actor not in seats:
        raise Forbidden("table-not-your-turn", player=player(table.actor))
    return table.actor


def check_running(table: Table) -> None:
    """Refuses what only makes sense during a game."""
    if table.phase == "gathering":
        raise Forbidden("table-not-begun")
    if table.actor == NOBODY:
        raise Forbidden("table-over")


def check_ply(table: Table, ply: int) -> None:
    """Refuses an answer to a position that is no longer on the table."""
    if ply != table.ply:
        raise Stale("table-stale", ply=table.ply)
