"""What may be asked of the server: every field with its kind and its bounds."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter

from embertide.play.clock import LONGEST, SHORTEST

Key = Annotated[str, StringConstraints(max_length=64, pattern="^[A-Za-z0-9_-]*$")]
RequestId = Annotated[str, StringConstraints(min_length=1, max_length=64)]
MoveText = Annotated[str, StringConstraints(max_length=64)]
Word = Annotated[str, StringConstraints(max_length=40)]
Entropy = Annotated[str, StringConstraints(max_length=64)]
SeatNumber = Annotated[int, Field(ge=0, le=63)]
Ply = Annotated[int, Field(ge=0, le=1_000_000)]
LevelName = Literal["spark", "ember", "flame", "blaze", "inferno"]


class Body(BaseModel):
    """Whatever is sent to us: nothing in it is left over, nothing is guessed."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


class Said(BaseModel):
    """A sentence before it is put into a language: the key of the words, and what it is about."""

    key: str
    args: dict[str, Any]


class Refused(BaseModel):
    """Why something was not done; every answer that is no success has this shape."""

    type: Literal["refused"]
    id: str | None
    kind: Literal["malformed", "illegal", "stale", "forbidden", "missing", "busy", "storage"]
    rule: str
    where: str = ""
    why: Said


class SeatOrder(Body):
    """Who is to sit at a seat."""

    kind: Literal["me", "here", "friend", "anyone", "computer"]
    level: LevelName | None = None
    name: Annotated[str, StringConstraints(max_length=100)] | None = None


class TurnClock(Body):
    """So many seconds for each turn."""

    kind: Literal["turn"]
    seconds: Annotated[int, Field(ge=SHORTEST, le=LONGEST)]


class BankClock(Body):
    """So many seconds for the game, and so many more with each turn."""

    kind: Literal["bank"]
    seconds: Annotated[int, Field(ge=SHORTEST, le=LONGEST)]
    added: Annotated[int, Field(ge=0, le=LONGEST)] = 0


class FromTable(Body):
    """A finished game of the house, after so many of its moves."""

    table: Key
    moves: Ply


class FromRecord(Body):
    """A record, after so many of its moves; `scripted`: its luck goes on as well."""

    record: dict[str, Any] | str
    moves: Ply
    scripted: bool = False


class PositionBody(Body):
    """What lies where, in the notation of the room; see core/position.py."""

    placed: Annotated[list[MoveText], Field(max_length=400)]
    turn: SeatNumber = 0
    hands: Annotated[list[MoveText], Field(max_length=8)] = []


class FromPosition(Body):
    """A position that somebody set up."""

    position: PositionBody


class TableOrder(Body):
    """A table somebody wants to open."""

    game: Word
    mode: Word | None = None
    players: Annotated[int, Field(ge=1, le=63)] | None = None
    variants: Annotated[list[Word], Field(max_length=8)] = []
    layout: Word | None = None
    board: Annotated[list[Word], Field(max_length=64)] | None = None
    aids: Annotated[list[Literal["spots", "counts", "scores", "hints"]], Field(max_length=8)] = []
    clock: Annotated[TurnClock | BankClock, Field(discriminator="kind")] | None = None
    patience: Annotated[int, Field(ge=10, le=LONGEST)] = 120
    seats: Annotated[list[SeatOrder], Field(min_length=1, max_length=63)]
    begin: FromTable | FromRecord | FromPosition | None = Field(default=None, alias="from")


class Join(Body):
    """Somebody wants to sit down."""

    key: Key = ""
    seat: SeatNumber | None = None
    entropy: Entropy


class Name(Body):
    """What somebody wants to be called."""

    name: Annotated[str, StringConstraints(max_length=100)]


class Credentials(Body):
    """An account's name and its password."""

    name: Annotated[str, StringConstraints(max_length=100)]
    password: Annotated[str, StringConstraints(max_length=1000)]


class Password(Body):
    """A password, asked again before something that cannot be undone."""

    password: Annotated[str, StringConstraints(max_length=1000)]


class PositionOrder(Body):
    """A position to be looked at: the game, as for a table, and what lies where."""

    game: Word
    mode: Word | None = None
    players: Annotated[int, Field(ge=1, le=63)] | None = None
    variants: Annotated[list[Word], Field(max_length=8)] = []
    layout: Word | None = None
    board: Annotated[list[Word], Field(max_length=64)] | None = None
    position: PositionBody


class PositionMove(PositionOrder):
    """A move in a position that somebody set up."""

    move: MoveText


class RecordBody(Body):
    """A record, as an object or as text."""

    record: dict[str, Any] | str


class Move(Body):
    """A move in answer to a position."""

    type: Literal["move"]
    id: RequestId
    ply: Ply
    move: MoveText


class Undo(Body):
    """Takes the last move back."""

    type: Literal["undo"]
    id: RequestId
    ply: Ply


class AskUndo(Body):
    """Asks the others to go back to before one's last move."""

    type: Literal["ask_undo"]
    id: RequestId
    ply: Ply


class AnswerUndo(Body):
    """Agrees to that, or does not."""

    type: Literal["answer_undo"]
    id: RequestId
    ply: Ply
    yes: bool


class AddEntropy(Body):
    """Adds a number to the seal."""

    type: Literal["entropy"]
    id: RequestId
    value: Entropy


class StandIn(Body):
    """Lets the computer play for somebody who stays away."""

    type: Literal["stand_in"]
    id: RequestId
    seat: SeatNumber


class Return(Body):
    """Takes one's seat over again."""

    type: Literal["return"]
    id: RequestId


class Preview(Body):
    """Asks what a move would do."""

    type: Literal["preview"]
    id: RequestId
    ply: Ply
    move: MoveText


class Why(Body):
    """Asks why a move is not legal."""

    type: Literal["why"]
    id: RequestId
    ply: Ply
    move: MoveText


class Hint(Body):
    """Asks for the best moves."""

    type: Literal["hint"]
    id: RequestId
    ply: Ply


class Ping(Body):
    """Asks whether anybody is there."""

    type: Literal["ping"]
    id: RequestId


Request = Annotated[
    Move
    | Undo
    | AskUndo
    | AnswerUndo
    | AddEntropy
    | StandIn
    | Return
    | Preview
    | Why
    | Hint
    | Ping,
    Field(discriminator="type"),
]
"""What can be asked at a table, over a socket or by plain HTTP."""

REQUEST: TypeAdapter[Request] = TypeAdapter(Request)
