"""What may be asked of a host: every field with its type and its bounds."""

from dataclasses import dataclass, field
from typing import Annotated, Any, Literal

from embertide.core.wire import Aid, LevelName, Phrase
from embertide.host.bounds import Between, Body, Length, Pattern, Tagged
from embertide.play.table.clock import LONGEST, SHORTEST

Key = Annotated[str, Length(0, 64), Pattern("^[A-Za-z0-9_-]*$")]
RequestId = Annotated[str, Length(1, 64)]
MoveText = Annotated[str, Length(0, 64)]
Word = Annotated[str, Length(0, 40)]
PersonName = Annotated[str, Length(0, 100)]
Entropy = Annotated[str, Length(0, 64)]
SeatNumber = Annotated[int, Between(0, 63)]
PlayerCount = Annotated[int, Between(1, 63)]
Ply = Annotated[int, Between(0, 1_000_000)]


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatOrder(Body):
    """The player wanted at a seat."""

    kind: Literal["me", "here", "friend", "anyone", "computer"]
    """`here` is a second person at the same device."""
    level: LevelName | None = None
    """The level of a computer."""
    name: PersonName | None = None
    """The name of a person at this device."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnClockOrder(Body):
    """A number of seconds for each turn."""

    kind: Literal["turn"]
    seconds: Annotated[int, Between(SHORTEST, LONGEST)]


@dataclass(frozen=True, slots=True, kw_only=True)
class BankClockOrder(Body):
    """A number of seconds for the whole game, and some more with each turn."""

    kind: Literal["bank"]
    seconds: Annotated[int, Between(SHORTEST, LONGEST)]
    added: Annotated[int, Between(0, LONGEST)] = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class FromTable(Body):
    """A finished game of this host, after a number of its moves."""

    table: Key
    moves: Ply
    answered: bool = False
    """Whether what Nature answered to the last of them stays as it was."""


@dataclass(frozen=True, slots=True, kw_only=True)
class FromRecord(Body):
    """A record, after a number of its moves."""

    record: dict[str, Any] | str
    moves: Ply
    scripted: bool = False
    """Whether the draws of the record go on, too, as far as they reach (for lessons)."""
    answered: bool = False
    """Whether what Nature answered to the last of them stays as it was."""


@dataclass(frozen=True, slots=True, kw_only=True)
class VariationOrder(Body):
    """Other moves than those of a finished game, to be looked at."""

    moves: Ply
    """How many moves of the game come before them."""
    line: Annotated[list[MoveText], Length(1, 8)]


@dataclass(frozen=True, slots=True, kw_only=True)
class PositionBody(Body):
    """A position set up by hand, in the notation of the room; see core/position.py."""

    placed: Annotated[list[MoveText], Length(0, 400)]
    """The pieces in the order they were laid."""
    turn: SeatNumber = 0
    hands: Annotated[list[MoveText], Length(0, 8)] = field(default_factory=list)
    """What lies open before the seats, or is in hand; the room says how."""


@dataclass(frozen=True, slots=True, kw_only=True)
class FromPosition(Body):
    """A position set up by hand."""

    position: PositionBody


@dataclass(frozen=True, slots=True, kw_only=True)
class GameOrder(Body):
    """A room and a way to play it; what is left out is the usual."""

    game: Word
    mode: Word | None = None
    players: PlayerCount | None = None
    variants: Annotated[list[Word], Length(0, 8)] = field(default_factory=list)
    layout: Word | None = None
    """A board by its name in the menu."""
    board: Annotated[list[Word], Length(0, 64)] | None = None
    """A board as rows of text."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TableOrder(GameOrder):
    """A table to be opened."""

    aids: Annotated[list[Aid], Length(0, 8)] = field(default_factory=list)
    clock: Annotated[TurnClockOrder | BankClockOrder, Tagged("kind")] | None = None
    patience: Annotated[int, Between(10, LONGEST)] = 120
    """Seconds a seat may let the others wait before they may call the computer to stand in."""
    seats: Annotated[list[SeatOrder], Length(1, 63)]
    from_: FromTable | FromRecord | FromPosition | None = None
    """Another game to play on from."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PositionOrder(GameOrder):
    """A position to be looked at."""

    position: PositionBody


@dataclass(frozen=True, slots=True, kw_only=True)
class PositionMove(PositionOrder):
    """A move in a position set up by hand."""

    move: MoveText


@dataclass(frozen=True, slots=True, kw_only=True)
class RecordUpload(Body):
    """A record, as an object or as text."""

    record: dict[str, Any] | str


@dataclass(frozen=True, slots=True, kw_only=True)
class RecordLine(RecordUpload):
    """Other moves than those of an uploaded record, to be looked at."""

    moves: Ply
    """How many moves of the record come before them."""
    line: Annotated[list[MoveText], Length(1, 8)]


@dataclass(frozen=True, slots=True, kw_only=True)
class JoinBody(Body):
    """A person wants to sit down."""

    key: Key = ""
    """The key of an open seat; empty for a public one."""
    seat: SeatNumber | None = None
    entropy: Entropy = ""
    """The person's number for the seal: only at tables that version 0.1 has opened."""


@dataclass(frozen=True, slots=True, kw_only=True)
class NameBody(Body):
    """A new name for the caller."""

    name: PersonName


@dataclass(frozen=True, slots=True, kw_only=True)
class MoveRequest(Body):
    """Makes a move; `ply` names the position it answers."""

    type: Literal["move"]
    id: RequestId
    ply: Ply
    move: MoveText


@dataclass(frozen=True, slots=True, kw_only=True)
class UndoRequest(Body):
    """Takes the last move back."""

    type: Literal["undo"]
    id: RequestId
    ply: Ply


@dataclass(frozen=True, slots=True, kw_only=True)
class AskUndoRequest(Body):
    """Asks the others to take back the sender's last move and all after it."""

    type: Literal["ask_undo"]
    id: RequestId
    ply: Ply


@dataclass(frozen=True, slots=True, kw_only=True)
class AnswerUndoRequest(Body):
    """Agrees to a take-back, or does not."""

    type: Literal["answer_undo"]
    id: RequestId
    ply: Ply
    yes: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class CommitRequest(Body):
    """Commits a seat to its number for the seal, before any number is sent."""

    type: Literal["commit"]
    id: RequestId
    seat: SeatNumber
    value: Entropy
    """SHA-256 of the text `embertide seal 2 TABLE COMMITMENT SEAT NUMBER`, in hex."""


@dataclass(frozen=True, slots=True, kw_only=True)
class EntropyRequest(Body):
    """Adds the number to the seal, once all people have committed to theirs."""

    type: Literal["entropy"]
    id: RequestId
    value: Entropy


@dataclass(frozen=True, slots=True, kw_only=True)
class FreeSeatRequest(Body):
    """Frees the seat of a person whose number for the seal does not come."""

    type: Literal["free_seat"]
    id: RequestId
    seat: SeatNumber


@dataclass(frozen=True, slots=True, kw_only=True)
class StandInRequest(Body):
    """Lets the computer play for a person who stays away."""

    type: Literal["stand_in"]
    id: RequestId
    seat: SeatNumber


@dataclass(frozen=True, slots=True, kw_only=True)
class ReturnRequest(Body):
    """Takes the sender's seats over again from the computer."""

    type: Literal["return"]
    id: RequestId


@dataclass(frozen=True, slots=True, kw_only=True)
class LeaveRequest(Body):
    """Frees the sender's seats before the game begins."""

    type: Literal["leave"]
    id: RequestId


@dataclass(frozen=True, slots=True, kw_only=True)
class CloseRequest(Body):
    """Closes the sender's table before the game begins."""

    type: Literal["close"]
    id: RequestId


@dataclass(frozen=True, slots=True, kw_only=True)
class ResignRequest(Body):
    """Gives the game up: the computer plays on for the sender, or the game ends."""

    type: Literal["resign"]
    id: RequestId


@dataclass(frozen=True, slots=True, kw_only=True)
class PreviewRequest(Body):
    """Asks what a move would do."""

    type: Literal["preview"]
    id: RequestId
    ply: Ply
    move: MoveText


@dataclass(frozen=True, slots=True, kw_only=True)
class WhyRequest(Body):
    """Asks why a move is not legal."""

    type: Literal["why"]
    id: RequestId
    ply: Ply
    move: MoveText


@dataclass(frozen=True, slots=True, kw_only=True)
class HintRequest(Body):
    """Asks for the best moves."""

    type: Literal["hint"]
    id: RequestId
    ply: Ply


@dataclass(frozen=True, slots=True, kw_only=True)
class SayRequest(Body):
    """Says something to all who see the table."""

    type: Literal["say"]
    id: RequestId
    phrase: Phrase


@dataclass(frozen=True, slots=True, kw_only=True)
class PingRequest(Body):
    """Asks whether the connection is alive."""

    type: Literal["ping"]
    id: RequestId


CommandRequest = (
    MoveRequest
    | UndoRequest
    | AskUndoRequest
    | AnswerUndoRequest
    | CommitRequest
    | EntropyRequest
    | FreeSeatRequest
    | StandInRequest
    | ReturnRequest
    | LeaveRequest
    | CloseRequest
    | ResignRequest
)
"""The requests that change a table."""

Request = Annotated[
    CommandRequest | PreviewRequest | WhyRequest | HintRequest | SayRequest | PingRequest,
    Tagged("type"),
]
"""What may be asked at a table. `id` is made by the client: a repeated one is done once."""
