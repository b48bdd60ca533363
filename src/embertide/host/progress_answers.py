"""Answers about what a person has reached: results, the start page, past deals and puzzles."""

from dataclasses import dataclass
from typing import Literal

from embertide.core.wire import GameName, LevelName, MessageJson, OptionsJson, Seat, TypedDict, View
from embertide.host.answers import OwnDailyJson, SummaryJson
from embertide.host.bounds import Body
from embertide.host.requests import MoveText
from embertide.play.table.wire import PreviewJson, SeatSummaryJson

GameOutcome = Literal["won", "lost", "drawn", "ended", "shared", "watched"]
"""What a game was for a person.

`ended`: it ended early without a result. `shared`: the person played several seats against each
other. `watched`: the person opened the table and played no seat.
"""


class GameResultJson(TypedDict):
    """A finished game, as one of its people had it."""

    table: str
    game: GameName
    mode: str
    variants: list[str]
    at: float
    """When it ended, in seconds since 1970."""
    moves: int
    outcome: GameOutcome
    early: bool
    """Whether the person gave up, or the game ended before its rules end it."""
    seat: Seat | None
    """The person's seat; null for several or none."""
    points: list[int]
    """The points by seat; empty with a common goal, and if the game ended early."""
    seats: list[SeatSummaryJson]
    counts: bool
    """Whether it counts on the ladder: a whole game, without hints, against computers only."""
    level: LevelName | None
    """The level of the weakest computer that played; null without computers."""
    daily: str | None
    feats: dict[str, int]
    """What is worth a place in the statistics, by the key of its name; more is better."""
    kept: bool
    """Whether the table can still be looked at."""


class OwnDayJson(TypedDict):
    """A person's result of the deal of a day."""

    day: str
    won: bool
    late: bool
    """Whether the game was begun on a later day, so that it does not count."""


class OwnTryJson(TypedDict):
    """A person's first try at a puzzle."""

    game: GameName
    puzzle: str
    solved: bool


class ProgressJson(TypedDict):
    """What a person has reached."""

    tag: str
    """Names the person for a browser that keeps a copy; the same on every device."""
    account: bool
    """Whether the person has an account; a guest's browser keeps a copy of its own."""
    total: int
    """How many results are stored."""
    results: list[GameResultJson]
    """The results from the time that was asked for on, the earliest first; not always all."""
    days: list[OwnDayJson]
    tries: list[OwnTryJson]


class TodayJson(TypedDict):
    """The deal of the day in short."""

    day: str
    mine: OwnDailyJson | None
    played: int
    won: int


class NextTableJson(TypedDict):
    """The table to go on with."""

    id: str
    view: View | None
    """The position as the reader sees it; null before the game begins."""
    ask: MessageJson | None
    """What the reader has to do; null unless it is the reader's turn."""
    points: list[int]
    """The points as they stand; empty if the table does not show them."""


class PuzzleHeadJson(TypedDict):
    """A puzzle as it is offered."""

    game: GameName
    id: str
    view: View
    ask: MessageJson
    tried: int
    """How many people have tried it."""
    solved: int
    """How many of them found the best move at once."""
    mine: bool | None
    """Whether the reader did; null before a try."""


class PuzzleJson(PuzzleHeadJson):
    """A position in which one move is clearly best; which one is not said before a try."""

    options: OptionsJson
    seat: Seat
    moves: list[str]
    recent: list[str]
    """The moves since this seat moved last."""
    number: int
    """Its place among the puzzles of its game, from 1."""
    of: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PuzzleMove(Body):
    """A move in a puzzle."""

    move: MoveText


class JudgedMoveJson(TypedDict):
    """A move of a puzzle with what it promises."""

    move: str
    expected: float
    """The share of the win, 0 to 1."""
    remark: MessageJson | None


class PuzzleAnswerJson(TypedDict):
    """What a try at a puzzle was worth, with the solution."""

    right: bool
    yours: JudgedMoveJson
    best: JudgedMoveJson
    reason: MessageJson | None
    """Why the best move is better than the one that was tried; null if it was the best."""
    preview: PreviewJson
    """The position after the best move."""
    tried: int
    solved: int
    mine: bool
    """Whether the reader found it at the first try."""


class StartJson(TypedDict):
    """Everything that the start page shows, but for the menus of the games."""

    running: list[SummaryJson]
    lobby: list[SummaryJson]
    next: NextTableJson | None
    """The table to go on with: where it is the reader's turn, or else the last that changed."""
    today: TodayJson
    puzzle: PuzzleHeadJson | None
    """The puzzle of the day."""
    progress: ProgressJson


class ArchivedDayJson(TypedDict):
    """The deal of a day that has passed."""

    day: str
    played: int
    won: int
    mine: OwnDayJson | None


class ArchiveJson(TypedDict):
    """Past deals, the newest first."""

    days: list[ArchivedDayJson]
    earlier: str | None
    """The day before which to ask for more; null if there are no earlier ones."""
