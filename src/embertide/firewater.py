"""Fire & Water for programs, fully typed: `et.firewater.new(players=2)` begins a game."""

from collections.abc import Iterator, Sequence

from embertide.games.firewater import ROOM, Move, State, View
from embertide.games.firewater.rules.moves import (
    Claim,
    Pass,
    PlaceElemental,
    PlaceLeader,
    PlaceMarker,
    PlaceToken,
    Reveal,
)
from embertide.library.opening import begin, options_of
from embertide.library.reading import Source, read_room
from embertide.play.match.match import Match

__all__ = [
    "ROOM",
    "Claim",
    "Move",
    "Pass",
    "PlaceElemental",
    "PlaceLeader",
    "PlaceMarker",
    "PlaceToken",
    "Reveal",
    "State",
    "View",
    "new",
    "read",
]


def new(
    players: int | None = None,
    board: str | Sequence[str] | None = None,
    *,
    seed: int | None = None,
    draws: bool = True,
) -> Match[State, Move, View]:
    """Begin a game.

    Args:
        players: 2 to 4; 2 if not given.
        board: The name of a layout, or the rows of one of your own (letters F and W), the top row
            first; the usual layout if not given.
        seed: The same seed gives the same draws; a fresh one if not given.
        draws: Whether chance moves by itself; with False, play its moves where `match.actor` is
            NATURE.

    Raises:
        Malformed: if the options do not go together.

    Examples:
        >>> import embertide as et
        >>> match = et.firewater.new(players=2, seed=2)
        >>> match.legal()[:3]
        ['e:b2', 'e:c2', 'e:d2']
    """
    options = options_of(
        ROOM, players, None, (), board if board is None or isinstance(board, str) else tuple(board)
    )
    return begin(ROOM, options, seed, draws)


def read(source: Source) -> Iterator[Match[State, Move, View]]:
    """Yield the games of a file, as `embertide.read` does; all must be of this room.

    Args:
        source: The path of a file, or records as text.

    Raises:
        Refusal: at the first record that is wrong or of another game.
    """
    return read_room(source, ROOM)
