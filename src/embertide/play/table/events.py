"""What can happen at a table, as typed values: a table is made of its events again."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from embertide.core.actor import Seat
from embertide.core.position import Position
from embertide.play.table.agreement import Agreement, Chair, ChairKind


@dataclass(frozen=True, slots=True)
class Opened:
    """The first event: the agreement, and where the game begins."""

    agreement: Agreement
    chairs: tuple[Chair, ...]
    owner: str  # the person who opened the table
    watch: str  # the key that lets spectators in
    secret: bytes  # what the seal commits to
    begun: tuple[str, ...] = ()  # moves and draws that the game has behind it
    script: tuple[str, ...] = ()  # scripted draws for what follows (lessons)
    position: Position | None = None  # a position set up by hand
    seal: int = 1  # the version of the seal's protocol; 1 has no commitments of seats


@dataclass(frozen=True, slots=True)
class Sat:
    """A person took a free seat."""

    seat: Seat
    person: str
    entropy: str = ""  # only at tables of the first version of the seal


@dataclass(frozen=True, slots=True)
class Committed:
    """A person committed a seat to its number for the seal."""

    seat: Seat
    hash: str


@dataclass(frozen=True, slots=True)
class EntropyAdded:
    """A seated person added a number to the seal."""

    person: str
    entropy: str
    seat: Seat | None = None  # None: all seats of the person


@dataclass(frozen=True, slots=True)
class Freed:
    """A seat was freed by another, because its number for the seal did not come."""

    seat: Seat
    kind: ChairKind
    by: Seat


@dataclass(frozen=True, slots=True)
class Left:
    """A person got up before the game began; each seat is free again as that kind."""

    person: str
    seats: Mapping[Seat, ChairKind]


@dataclass(frozen=True, slots=True)
class Dealt:
    """The game began with these draws of Nature."""

    draws: tuple[str, ...]
    rated: bool = False  # the result is rated, whatever happens; not stored before version 0.2


@dataclass(frozen=True, slots=True)
class Moved:
    """A seat made a move, and Nature answered with these draws."""

    seat: Seat
    move: str
    draws: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Undone:
    """A number of moves was taken back, to before a move of that seat."""

    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class UndoAsked:
    """A seat asked the waiting ones to agree to a take-back."""

    seat: Seat
    count: int
    waiting: frozenset[Seat]


@dataclass(frozen=True, slots=True)
class UndoAnswered:
    """A person answered a take-back for all of their seats."""

    seat: Seat  # the seat named in the log
    seats: frozenset[Seat]
    yes: bool


@dataclass(frozen=True, slots=True)
class StoodIn:
    """The computer plays for an absent person."""

    seat: Seat
    by: Seat | None  # the seat that called it; None: the clock ran out


@dataclass(frozen=True, slots=True)
class Returned:
    """A person took their seat over again from the computer."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Resigned:
    """A person gave the game up: the computer plays these seats to the end."""

    person: str
    seats: frozenset[Seat]


class EndKind(StrEnum):
    """Why a game ended before its rules end it."""

    RESIGNED = "resigned"  # at most one person was left to play against
    CLOSED = "closed"  # no person was left, or the host ended it


@dataclass(frozen=True, slots=True)
class Ended:
    """The game ended early."""

    kind: EndKind
    seat: Seat | None  # the seat that ended it; None: the host


@dataclass(frozen=True, slots=True)
class Closed:
    """The table was closed before a game began; it is gone for everyone."""


@dataclass(frozen=True, slots=True)
class Paused:
    """No server was running in that time: it is not charged to the clock that ran."""

    begin: float
    end: float


@dataclass(frozen=True, slots=True)
class Rematched:
    """The same people play again at another table."""

    table: str
    seat: Seat | None = None  # who asked for it; None in events of version 0.1


Change = (
    Opened
    | Sat
    | Committed
    | EntropyAdded
    | Freed
    | Left
    | Dealt
    | Moved
    | Undone
    | UndoAsked
    | UndoAnswered
    | StoodIn
    | Returned
    | Resigned
    | Ended
    | Closed
    | Paused
    | Rematched
)
"""Everything that can happen."""


class Event(NamedTuple):
    """One change of a table, under the key (table, seq); it never changes itself."""

    seq: int  # 0 for the first; no number is left out
    at: float  # seconds since 1970
    change: Change
    request: str = ""  # the request it answers, so that a repeated one is recognised
