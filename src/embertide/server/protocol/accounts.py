"""Requests and answers about people and their accounts."""

from dataclasses import dataclass
from typing import Annotated

from embertide.core.actor import Seat
from embertide.core.wire import GameName, TypedDict
from embertide.host.answers import GameRecord, RatingJson
from embertide.host.bounds import Body, Length
from embertide.host.requests import Key, PersonName
from embertide.play.table.table import Phase

PasswordText = Annotated[str, Length(0, 1000)]


@dataclass(frozen=True, slots=True, kw_only=True)
class Credentials(Body):
    """An account's name and its password."""

    name: PersonName
    password: PasswordText


@dataclass(frozen=True, slots=True, kw_only=True)
class PasswordBody(Body):
    """A password, asked for again before something that cannot be undone."""

    password: PasswordText


@dataclass(frozen=True, slots=True, kw_only=True)
class PasswordChange(Body):
    """The present password of an account and the one that replaces it."""

    old: PasswordText
    new: PasswordText


@dataclass(frozen=True, slots=True, kw_only=True)
class PasswordReset(Body):
    """The token of a reset link and the new password of its owner."""

    token: Key
    password: PasswordText


class SessionJson(TypedDict):
    """A device on which the caller is logged in."""

    id: str
    device: str
    """A browser and a system, as `Firefox, Android`; empty if unknown."""
    created: float
    seen: float
    """When it was last used, to the day."""
    here: bool
    """Whether it is the device of this request."""


class DailyDataJson(TypedDict):
    """A person's result of the deal of a day."""

    day: str
    table: str
    won: bool
    turns: int
    at: float
    late: bool
    """Whether the game was begun on a later day."""


class ResultDataJson(TypedDict):
    """A finished game of a person, with what is kept of it for lists and statistics."""

    table: str
    game: GameName
    at: float
    outcome: str
    points: list[int]
    seat: Seat | None
    hints: bool
    """Whether the person asked for hints."""
    feats: dict[str, int]


class TryDataJson(TypedDict):
    """A person's first try at a puzzle."""

    game: GameName
    puzzle: str
    solved: bool
    at: float


class SessionDataJson(TypedDict):
    """A device on which a person is logged in."""

    device: str
    created: float
    seen: float


class NoticeDataJson(TypedDict):
    """A browser that receives a person's notices."""

    host: str
    """Its push service."""
    language: str
    created: float


class TableDataJson(TypedDict):
    """A table at which a person sits or sat, or which the person opened."""

    id: str
    game: GameName
    phase: Phase
    owner: bool
    """Whether the person opened it."""
    seats: list[Seat]
    """The person's seats."""
    names: list[str]
    """Names that the person gave to others at the same device."""
    opened: float
    changed: float
    hints: bool
    """Whether the person asked for hints there."""
    record: GameRecord | None
    """The game as the person may see it; null before it begins, or if it was set up by hand."""


class PersonDataJson(TypedDict):
    """All data of a person, without secrets."""

    format: str
    name: str
    account: str | None
    created: float
    blocked: bool
    ratings: list[RatingJson]
    daily: list[DailyDataJson]
    results: list[ResultDataJson]
    puzzles: list[TryDataJson]
    sessions: list[SessionDataJson]
    email: str | None
    """The address for notices."""
    notices: list[NoticeDataJson]
    tables: list[TableDataJson]
