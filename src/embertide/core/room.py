"""One game with everything that the rest of the program needs."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from importlib.resources.abc import Traversable
from typing import Any, Generic, TypeVar

from embertide.core.actor import Seat
from embertide.core.advice import Advice
from embertide.core.drawing import Drawing, Palette
from embertide.core.errors import Malformed
from embertide.core.extras import required
from embertide.core.features import Features, Sketches
from embertide.core.game import Game
from embertide.core.kernel import Kernel
from embertide.core.luck import Luck
from embertide.core.message import Message
from embertide.core.options import Menu, Options
from embertide.core.position import Position
from embertide.core.score import Score
from embertide.core.solver import Solver
from embertide.core.view import View
from embertide.core.wire import Aid

S = TypeVar("S")
M = TypeVar("M")
V = TypeVar("V", bound=View)

AIDS: tuple[Aid, ...] = ("spots", "counts", "scores", "hints")
"""What a table may show beyond the pieces.

In order: the places that matter most (the hottest spots, or influence), the counts of piles, the
score as if the game ended now, and hints of the computer.
"""


def _nothing_hidden(options: Options) -> bool:
    return False


def _no_position(options: Options, position: Position) -> Any:
    raise Malformed("room-no-positions").at("position")


def _no_remarks(state: object, move: object) -> Sequence[Message]:
    return ()


def _no_reasons(state: object, played: object, better: object) -> Sequence[Message]:
    return ()


def _no_feats(state: object, seat: Seat) -> Mapping[str, int]:
    return {}


@dataclass(frozen=True)
class Room(Generic[S, M, V]):
    """A game as the rest of the program sees it: everything about it is declared here."""

    name: str
    """Lower-case letters, digits and underscores; also the key of the game's name in its words."""
    package: str
    """The module whose attribute ROOM is this room, so that another process can import it."""
    game: Game[S, M, V]
    """The rule book."""
    menu: Menu
    """Modes, numbers of players, variants and boards."""
    luck: Luck[S, M]
    """The form of Nature's moves in records."""
    rules: Mapping[str, tuple[str, ...]]
    """The numbers of the printed rules, under the keys of their headings; each is a message."""
    length: int
    """An upper bound of the moves of a game, Nature's included."""

    draw: Callable[[V], Drawing]
    """Renders a view as styled text."""
    show: Callable[[V, Collection[str]], dict[str, object]]
    """Renders a view as JSON with the aids agreed on (see AIDS).

    It depends on `view.seat` only through the key `seat`. A room without a client of its own adds
    `picture` (see `drawing.spans`).
    """
    tell: Callable[[S, M, Seat | None], Message]
    """Describes a move made in a state as a seat (None: a spectator) sees it."""
    ask: Callable[[V], Message]
    """Says what the viewer, whose turn it is, has to do."""
    count: Callable[[Score[Any]], Sequence[Sequence[Message]]]
    """Describes a score: a line of messages for each seat, or for each goal."""
    verdict: Callable[[Score[Any]], Message]
    """Says at the end who has won, and why."""
    remarks: Callable[[S, M], Sequence[Message]] = _no_remarks
    """Describes the effects of a move that are worth a sentence, the weightiest one first."""
    reasons: Callable[[S, M, M], Sequence[Message]] = _no_reasons
    """Says why a move (the last one) is better than the one played, the weightiest reason first."""
    arrange: Callable[[Options, Position], S] = _no_position
    """Returns the state of a position set up by hand; raises a Refusal if it is impossible."""
    palette: Palette = field(default_factory=dict)
    """The look of its styles in addition to `drawing.HOUSE_PALETTE`."""
    feats: Callable[[S, Seat], Mapping[str, int]] = _no_feats
    """What a seat did in a finished game that is worth a place in statistics: whole numbers by the
    key of their name, more being better."""
    puzzles: Traversable | None = None
    """A file of puzzles (see tools/puzzles.py); None if there are none."""
    words: Traversable | None = None
    """A folder with a folder of Fluent files for each language; None if they are in words/."""

    hides: Callable[[Options], bool] = _nothing_hidden
    """Whether seats may know different things at a table with these options."""
    daily: str | None = None
    """The mode of the daily deal, played alone; None if there is none."""
    load_kernel: Callable[[], Kernel[S, M, V]] | None = None
    """Imports the kernel; None for a room that has only rules."""
    load_advice: Callable[[], Advice] | None = None
    """Imports the advice for searching players; None for a room without such players."""
    load_features: Callable[[], Features[S, M, V]] | None = None
    """Imports observations and action numbers; None for a room without research environments."""
    load_sketches: Callable[[], Sketches] | None = None
    """Imports observations of kernel records; None if only views can be observed."""
    load_solver: Callable[[], Solver] | None = None
    """Imports the solver of the common goal; None if there is none."""

    def remark(self, state: S, move: M) -> Message | None:
        """Return the weightiest effect of a move; None if none is worth a sentence."""
        return next(iter(self.remarks(state, move)), None)

    @property
    def thinks(self) -> bool:
        """Whether the room has what searching players need: a kernel and advice."""
        return self.load_kernel is not None and self.load_advice is not None

    def kernel(self) -> Kernel[S, M, V]:
        """Return the kernel; raise Malformed if there is none."""
        if self.load_kernel is None:
            raise self._lacks("room-no-kernel")
        with required():
            return self.load_kernel()

    def advice(self) -> Advice:
        """Return the advice for searching players; raise Malformed if there is none."""
        if self.load_advice is None:
            raise self._lacks("room-no-kernel")
        with required():
            return self.load_advice()

    def features(self) -> Features[S, M, V]:
        """Return the features; raise Malformed if there are none."""
        if self.load_features is None:
            raise self._lacks("room-no-features")
        with required():
            return self.load_features()

    def sketches(self) -> Sketches:
        """Return the observations of kernel records; raise Malformed if there are none."""
        if self.load_sketches is None:
            raise self._lacks("room-no-features")
        with required():
            return self.load_sketches()

    def solver(self) -> Solver:
        """Return the solver of the common goal; raise Malformed if there is none."""
        if self.load_solver is None:
            raise self._lacks("room-no-solver")
        with required():
            return self.load_solver()

    def _lacks(self, key: str) -> Malformed:
        return Malformed(key, game=Message(self.name)).at("game")


AnyRoom = Room[Any, Any, Any]
"""Any room, as the rest of the program uses it."""
