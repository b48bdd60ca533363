"""One game bundled for the house."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from types import ModuleType
from typing import Any, NamedTuple, Protocol

from embertide.core.actor import Seat
from embertide.core.game import Game
from embertide.core.message import Message
from embertide.core.options import Menu, Options
from embertide.core.position import Position
from embertide.core.score import Score

Fields = Mapping[str, object]
"""Part of a record, as JSON gave it."""


class Script(Protocol):
    """Nature's part of a record, told move by move."""

    def next(self, state: Any) -> Any:
        """Nature's move in this state; raises Malformed where the record holds none."""
        ...

    def finish(self) -> None:
        """Raises Malformed if the record holds luck that no move called for."""
        ...


class Luck(Protocol):
    """How a room's luck stands in a record."""

    fields: tuple[str, ...]

    def write(self, options: Options, draws: Sequence[Any]) -> dict[str, object]:
        """The fields that hold these moves of Nature."""
        ...

    def hide(
        self, options: Options, fields: Fields, moves: Sequence[str], seat: Seat | None
    ) -> dict[str, object]:
        """The same fields as a seat (None: a spectator) of a running game may see them."""
        ...

    def read(self, options: Options, fields: Fields, moves: Sequence[str]) -> Script:
        """Nature's part from these fields; raises Malformed if no box could give it."""
        ...


class Span(NamedTuple):
    """A piece of a drawn line: text and the name of its style (`red`, `fire`, or nothing)."""

    text: str
    style: str = ""


Drawing = Sequence[Sequence[Span]]
"""A picture as lines of styled text, for terminals; symbols only, so that it needs no language."""


AIDS = ("spots", "counts", "scores", "hints")
"""What a table may agree to be shown beyond what lies on it.

The places that matter most (the hottest, or those under influence), what is left in piles, the
count as it stands, and advice of the computer.
"""


@dataclass(frozen=True)
class Room:
    """A game with everything the house needs to offer it.

    `package` is where it lives. `rules` are the numbers of its printed rules under the keys of
    their headings. `draw` makes a picture of a view, `show` puts it as JSON (of views that differ
    in their seat alone, the same but for `seat`), with the aids that a
    table has agreed to (see AIDS). `arrange` makes a state of a position that somebody set up,
    and refuses an impossible one. `tell` says what a seat (None: a spectator)
    sees happen when a move is made in a state, `ask` what the viewer whose turn it is has to do.
    `count` says a score, a line of messages for each seat (or goal); `verdict`, at the end, who has
    won and why. `remark` says what a move in a state does to the game, if anything is worth saying.
    `length` is more moves than any game can have.
    """

    name: str
    package: str
    game: Game[Any, Any, Any]
    menu: Menu
    luck: Luck
    rules: Mapping[str, tuple[str, ...]]
    draw: Callable[[Any], Drawing]
    show: Callable[[Any, Collection[str]], dict[str, object]]
    arrange: Callable[[Options, Position], Any]
    tell: Callable[[Any, Any, Seat | None], Message]
    ask: Callable[[Any], Message]
    count: Callable[[Score[Any]], Sequence[Sequence[Message]]]
    verdict: Callable[[Score[Any]], Message]
    remark: Callable[[Any, Any], Message | None]
    length: int

    def kernel(self) -> ModuleType:
        """The fast twin of the rules; loaded when first asked for, since that takes a moment."""
        return import_module(f"{self.package}.kernel")

    def advice(self) -> ModuleType:
        """What players that think know about the game."""
        return import_module(f"{self.package}.advice")

    def features(self) -> ModuleType:
        """Views as arrays, for research."""
        return import_module(f"{self.package}.features")
