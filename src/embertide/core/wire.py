"""What every answer is built from, as JSON: types only, shared by all packages."""

from typing import Literal

from embertide.core.actor import Seat

try:
    # On Python 3.11 pydantic accepts only this TypedDict. It is installed with pydantic; without
    # pydantic the standard one will do.
    from typing_extensions import TypedDict
except ImportError:
    from typing import TypedDict

__all__ = [
    "Aid",
    "ArgumentJson",
    "GameName",
    "LanguageName",
    "LevelName",
    "MessageJson",
    "OptionsJson",
    "Phrase",
    "RefusalKind",
    "RefusedJson",
    "Seat",
    "TypedDict",
    "View",
]

GameName = str
"""The name of a room."""

View = object
"""A view as its room renders it; web/src/games/<room>/view.ts has the type of each."""

Aid = Literal["spots", "counts", "scores", "hints"]
"""Something a table may agree to be shown beyond what lies on it."""

LanguageName = Literal["en", "fr", "it", "nl", "de"]
"""A language that every sentence is written in."""

LevelName = Literal["spark", "ember", "flame", "blaze", "inferno"]
"""The strength of a computer player, the weakest first."""

Phrase = Literal[
    "smile",
    "laugh",
    "gasp",
    "phew",
    "bravo",
    "fire",
    "well-played",
    "thanks",
    "oops",
    "hello",
    "good-luck",
    "moment",
    "nice-spot",
    "must-go",
]
"""What a player may say at a table: six reactions, shown as pictures, and eight phrases."""

RefusalKind = Literal[
    "malformed", "illegal", "stale", "forbidden", "missing", "busy", "storage", "failed"
]
"""The reason of a refusal, as far as a program can act on it."""


class MessageJson(TypedDict):
    """A sentence before it is put into a language: a key of words/*.ftl and its arguments."""

    key: str
    args: "dict[str, ArgumentJson]"


ArgumentJson = int | str | MessageJson | list[MessageJson]
"""An argument of a sentence; messages are formatted first."""


class RefusedJson(TypedDict):
    """Why something was not done; every answer that is no success has this shape."""

    type: Literal["refused"]
    id: str | None
    """The id of the request; null if it had none that could be read."""
    kind: RefusalKind
    rule: str
    """The rule that forbids it, as `F-9`; empty if no rule of a game does."""
    where: str
    """The place of the mistake, as `move 12` or `board`; empty if that is obvious."""
    why: MessageJson


class OptionsJson(TypedDict):
    """One way to play one game."""

    players: int
    mode: str
    variants: list[str]
    board: list[str]
    """Rows of a printed board, the top one first; empty for a game without one."""
