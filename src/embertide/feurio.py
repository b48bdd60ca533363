"""Feurio! for programs, fully typed: `et.feurio.new(players=2)` begins a game."""

from collections.abc import Iterable, Iterator
from typing import Literal

from embertide.games.feurio import ROOM, Move, State, View
from embertide.games.feurio.rules.moves import Arrange, Deploy, Draw, Firebreak, Pass, Spread
from embertide.library.opening import begin, options_of
from embertide.library.reading import Source, read_room
from embertide.play.match.match import Match

__all__ = [
    "ROOM",
    "Arrange",
    "Deploy",
    "Draw",
    "Firebreak",
    "Mode",
    "Move",
    "Pass",
    "Spread",
    "State",
    "Variant",
    "View",
    "new",
    "read",
]

Mode = Literal["competitive", "cooperative", "solitaire"]
"""Against each other, together, or alone."""

Variant = Literal["firebreak", "hotter"]
"""F-19 and F-20; both only in the competitive mode."""


def new(
    players: int | None = None,
    mode: Mode | None = None,
    variants: Iterable[Variant] = (),
    *,
    seed: int | None = None,
    draws: bool = True,
) -> Match[State, Move, View]:
    """Begin a game.

    Args:
        players: 1 to 4; 2 if not given.
        mode: The mode; competitive, or solitaire for one player, if not given.
        variants: The variants that are played.
        seed: The same seed gives the same draws; a fresh one if not given.
        draws: Whether chance moves by itself; with False, play its moves where `match.actor` is
            NATURE.

    Raises:
        Malformed: if the options do not go together.

    Examples:
        >>> import embertide as et
        >>> match = et.feurio.new(players=3, variants=["firebreak"], seed=2)
        >>> match.view(match.actor).seat == match.actor
        True
    """
    options = options_of(ROOM, players, mode, variants, None)
    return begin(ROOM, options, seed, draws)


def read(source: Source) -> Iterator[Match[State, Move, View]]:
    """Yield the games of a file, as `embertide.read` does; all must be of this room.

    Args:
        source: The path of a file, or records as text.

    Raises:
        Refusal: at the first record that is wrong or of another game.
    """
    return read_room(source, ROOM)
