"""What a host answers, as JSON: types only."""

from typing import Annotated, Literal

from embertide.core.wire import (
    Aid,
    GameName,
    LevelName,
    MessageJson,
    OptionsJson,
    Phrase,
    RefusedJson,
    Seat,
    TypedDict,
    View,
)
from embertide.host.bounds import Tagged
from embertide.play.table.table import Phase
from embertide.play.table.wire import OutcomeJson, PreviewJson, SeatSummaryJson, TableJson


class DoneAnswer(TypedDict):
    """A request was carried out, now or when it came first."""

    type: Literal["done"]
    id: str
    seq: int
    """The number of its last event."""


class PongAnswer(TypedDict):
    """The connection is alive."""

    type: Literal["pong"]
    id: str


class PreviewAnswer(TypedDict):
    """What a move would do."""

    type: Literal["preview"]
    id: str
    preview: PreviewJson


class WhyJson(TypedDict):
    """Why a move cannot be made."""

    rule: str
    """The rule that forbids it, as `F-9`; empty if it can be made."""
    why: MessageJson | None
    """Null if it can be made."""


class WhyAnswer(WhyJson):
    """Why a move cannot be made at a table."""

    type: Literal["why"]
    id: str


class HintJson(TypedDict):
    """One of the best moves."""

    move: str
    expected: float
    """The share of the win it promises, 0 to 1."""
    remark: MessageJson | None


class ReadinessJson(TypedDict):
    """How far the computer players are compiled, which happens once."""

    shares: dict[str, float]
    """By game: 1 if all is compiled and loaded."""


class HintsJson(TypedDict):
    """The best moves in a position, the best one first."""

    hints: list[HintJson]


class HintAnswer(HintsJson):
    """The best moves at a table."""

    type: Literal["hint"]
    id: str


RequestAnswer = Annotated[
    DoneAnswer | PreviewAnswer | WhyAnswer | HintAnswer | PongAnswer, Tagged("type")
]
"""What a request at a table is answered with, if it is not refused."""


class SaidJson(TypedDict):
    """A player says something, to be shown for a few seconds."""

    type: Literal["said"]
    seat: Seat
    phrase: Phrase


Answer = Annotated[
    TableJson
    | DoneAnswer
    | PreviewAnswer
    | WhyAnswer
    | HintAnswer
    | PongAnswer
    | SaidJson
    | RefusedJson,
    Tagged("type"),
]
"""What a socket sends: the table when it changes, phrases as they are said, and one answer for
each request, by its id."""


class SummaryJson(TypedDict):
    """A table as lists show it."""

    id: str
    game: GameName
    options: OptionsJson
    phase: Phase
    seats: list[SeatSummaryJson]
    moves: int
    """The number of moves that seats have made."""
    my_turn: bool
    actor: Seat | None
    changed: float
    """The time of the last change, in seconds since 1970."""
    daily: str | None


class ListsJson(TypedDict):
    """The reader's own tables, and those that wait for any person."""

    running: list[SummaryJson]
    finished: list[SummaryJson]
    lobby: list[SummaryJson]


class WayJson(TypedDict):
    """A mode with some of its variants."""

    mode: str
    variants: list[str]


class MenuJson(TypedDict):
    """What can be ordered in a room, and what a client must know to offer it."""

    game: GameName
    modes: dict[str, list[int]]
    """The numbers of players of each mode."""
    variants: dict[str, list[str]]
    """The variants of each mode."""
    boards: dict[str, dict[str, list[str]]]
    """The rows of each layout by its name, by the number of players; the usual one first."""
    levels: list[LevelName]
    """Empty for a room that computers cannot play."""
    aids: list[Aid]
    rules: dict[str, list[str]]
    """The numbers of the printed rules under the keys of their headings."""
    palette: dict[str, str]
    """The colour of each style in its text pictures."""
    hides: list[WayJson]
    """The ways to play in which seats know different things."""
    daily: str | None
    """The mode of its deal of the day; null if it has none."""


class WordsJson(TypedDict):
    """The words of rooms that are no part of this program."""

    text: str
    """Fluent messages."""


class FrameJson(TypedDict):
    """One position of a finished game: the opening, or what a seat's move led to."""

    moves: int
    """The number of moves that seats made before it."""
    seat: Seat | None
    move: str | None
    told: list[MessageJson]
    """The move and what Nature answered, as sentences."""
    view: View


class ReplayJson(OutcomeJson):
    """A game position by position."""

    game: GameName
    options: OptionsJson
    names: list[str | None]
    mine: list[Seat]
    """The seats that the reader played."""
    frames: list[FrameJson]
    sealed: bool
    """Whether the server has checked that the seal gives the draws; clients check it themselves."""


class JudgementJson(TypedDict):
    """A decision judged afterwards; expectations are shares of the win, 0 to 1."""

    moves: int
    """The number of moves that seats made before it."""
    seat: Seat
    move: str
    best: str
    expected: float
    """What the best move promised."""
    played: float
    """What the move that was played promised."""
    exact: bool
    """Whether both were computed to the end instead of estimated."""
    lead: float
    """How far the best move is ahead of the second best one, as a share of the win."""
    line: list[str]
    """The best move and the replies expected after it, up to the next draw."""
    reasons: list[MessageJson]
    """Why the best move is better than the one played, the weightiest reason first."""
    remark: MessageJson | None
    best_remark: MessageJson | None


class AnalysisJson(TypedDict):
    """The judgements of a finished game, as far as they have got."""

    ready: bool
    done: int
    of: int
    judgements: list[JudgementJson]


class VariationJson(TypedDict):
    """The positions that a line of moves leads to in a finished game."""

    views: list[View]
    """One after each move."""


class PositionSeenJson(TypedDict):
    """A position set up by hand, as its seat to move sees it."""

    view: View
    moves: list[str]
    turn: Seat | None
    """Null if the game is over."""
    ask: MessageJson | None


class VerifiedJson(TypedDict):
    """A record whose every move, draw and result is right."""

    ok: Literal[True]
    sealed: bool
    """Whether its seal proves the draws."""


GameRecord = dict[str, object]
"""A record in the format `embertide/1`; its room has fields of its own in it."""


class RatingJson(TypedDict):
    """A person's rating in one game."""

    game: GameName
    rating: int
    games: int


class MeJson(TypedDict):
    """The caller."""

    name: str
    account: bool
    """Whether this person has an account, or is a guest."""
    ratings: list[RatingJson]


class OwnDailyJson(TypedDict):
    """The reader's attempt at the deal of the day."""

    table: str
    phase: Phase
    won: bool | None
    """Null until it is over."""
    turns: int | None


class DailyEntryJson(TypedDict):
    """One person's result in the deal of the day."""

    name: str | None
    """Null for a deleted person."""
    registered: bool
    """Whether the name is that of an account, so that nobody else can have it."""
    won: bool
    turns: int
    me: bool


class DailyJson(TypedDict):
    """The deal of the day, and how everyone fared."""

    day: str
    mine: OwnDailyJson | None
    played: int
    won: int
    results: list[DailyEntryJson]
