"""A table as JSON, as one reader may see it: types only."""

from typing import Literal

from embertide.core.wire import (
    Aid,
    GameName,
    LevelName,
    MessageJson,
    OptionsJson,
    Seat,
    TypedDict,
    View,
)
from embertide.play.table.agreement import ChairKind
from embertide.play.table.events import EndKind
from embertide.play.table.table import Phase


class TurnClockJson(TypedDict):
    """A number of seconds for each turn."""

    kind: Literal["turn"]
    seconds: int


class BankClockJson(TypedDict):
    """A number of seconds for the whole game, and some more with each turn."""

    kind: Literal["bank"]
    seconds: int
    added: int


ClockJson = TurnClockJson | BankClockJson
"""Time to think, in seconds."""


class SeatSummaryJson(TypedDict):
    """A seat as lists show it."""

    kind: ChairKind
    name: str | None
    """A person's name; null for a computer, an empty seat, or a deleted person."""
    level: LevelName | None
    """A computer's level, or the level that stands in for an absent person.

    Null where the computer that stands in has no level: it moves at random.
    """
    mine: bool
    """Whether the reader plays this seat."""
    registered: bool
    """Whether the name is that of an account, so that nobody else can have it."""


class PlaceJson(SeatSummaryJson):
    """A seat as its table shows it."""

    away: bool
    """Whether the computer plays for this person for now."""
    present: bool
    """Whether this person is connected now."""
    key: str | None
    """The key that lets a friend sit here: for the owner of the table only, while it is open."""
    left: float | None
    """Seconds left on this seat's clock when the message was sent; null without clocks."""
    rating: int | None
    """The person's rating in this game, rounded; null if unrated."""


class LineJson(TypedDict):
    """One entry of the log."""

    seq: int
    ply: int | None
    """The position it led to; null for what is not a move."""
    seat: Seat | None
    """The seat that acted; null for Nature and the server."""
    move: str | None
    """The move as this reader sees it, in notation; null for what is not a move."""
    told: MessageJson
    """The entry as a sentence."""


class SealJson(TypedDict):
    """What proves that the draws were fixed before the game began."""

    commitment: str
    entropy: list[str]
    secret: str | None
    """Null until the game is over."""


class TakeBackJson(TypedDict):
    """A take-back that a seat asked for."""

    seat: Seat
    waiting: list[Seat]
    """The seats that have still to agree."""


class ResultJson(TypedDict):
    """Who has won, and with how many points."""

    points: list[int]
    """By seat; empty with a common goal, and if the game ended early."""
    winners: list[Seat]
    """The seats that win, or share the win; empty if nobody does."""
    won: bool | None
    """Whether the common goal is reached; null in a competitive game, and if it ended early."""


class OutcomeJson(TypedDict):
    """How a game ended."""

    result: ResultJson | None
    """Null before the end."""
    verdict: MessageJson | None
    """Who has won, as a sentence; null before the end."""
    count: list[list[MessageJson]]
    """The score as lines of sentences; empty before the end."""


class SharedTableJson(OutcomeJson):
    """The part of a table that is the same for all readers."""

    type: Literal["table"]
    id: str
    game: GameName
    options: OptionsJson
    hides: bool
    """Whether seats know different things at this table."""
    aids: list[Aid]
    clock: ClockJson | None
    patience: int
    """Seconds a seat may let the others wait before they may call the computer to stand in."""
    public: bool
    rated: bool
    daily: str | None
    """The day whose deal is played; null for any other table."""
    phase: Phase
    seal: SealJson
    hashes: list[str]
    """The commitment of each seat to its number for the seal; empty at tables of version 0.1."""
    awaited: list[Seat]
    """The seats that the game waits for to begin: for their commitments first, then the numbers."""
    seq: int
    """The number of the last event; ask for what comes after it."""
    ply: int
    """The number of the position, which a move must name; grows with moves and take-backs."""
    since: float
    """The time at which the turn began, in seconds since 1970 by the server's clock."""
    rematch: str | None
    """The table that follows this one."""
    rematch_seat: Seat | None
    """The seat that asked for a rematch; null where none has."""
    actor: Seat | None
    """The seat to move; null while gathering and at the end."""
    asked: TakeBackJson | None
    """The take-back that waits for an answer."""
    ended: EndKind | None
    """Why the game ended before its rules end it; null for any other game."""
    resigned: list[Seat]
    """The seats whose players gave up: the computer plays there to the end."""


class OwnTableJson(TypedDict):
    """The part of a table that depends on the reader, without view and log."""

    seats: list[PlaceJson]
    owner: bool
    """Whether the reader opened the table."""
    watch: str | None
    """The key of the spectators' link; null for a reader who neither plays nor opened the table."""
    entropy_due: bool
    """Whether a seat of the reader must still add its number to the seal."""
    now: float
    """The server's clock, in seconds since 1970."""
    eyes: Seat | None
    """The seat whose view this is; null for a spectator."""
    ask: MessageJson | None
    """What the seat to move has to do, if the reader plays it."""
    moves: list[str]
    """The legal moves in the order of the rules, if it is the reader's turn."""
    undo: bool
    """Whether the reader may take the last move back now without asking."""
    askable: bool
    """Whether the reader may ask the others for a take-back."""


class TableJson(SharedTableJson, OwnTableJson):
    """All that one reader may know of a table: sent whole after every change."""

    view: View | None
    """Null before the game begins."""
    log: list[LineJson]
    """The entries after the one that was asked for, oldest first."""


class PreviewJson(TypedDict):
    """The position that a move would lead to, before Nature answers."""

    move: str
    view: View
    remark: MessageJson | None
    back: bool
    """Whether the move could be taken back at once."""
