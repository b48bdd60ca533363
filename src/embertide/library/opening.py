"""New games, whose draws happen by themselves."""

from collections.abc import Iterable
from typing import TypeVar

from embertide.catalog import find_room
from embertide.core.dice import fresh_seed
from embertide.core.options import Options, Rows
from embertide.core.room import AnyRoom, Room
from embertide.core.view import View
from embertide.play.match.match import AnyMatch, Match, fated

S = TypeVar("S")
M = TypeVar("M")
V = TypeVar("V", bound=View)


def new(  # noqa: PLR0913 - the options of a game
    game: str,
    players: int | None = None,
    mode: str | None = None,
    variants: Iterable[str] = (),
    board: str | Rows | None = None,
    *,
    seed: int | None = None,
    draws: bool = True,
) -> AnyMatch:
    """Begin a game whose name is only known at run time; modules of games have a typed `new`.

    Args:
        game: The name of a room, also of one that another package has installed.
        players: The number of players; the usual number if not given.
        mode: The mode; the usual one for that number of players if not given.
        variants: The variants that are played.
        board: The name of a board layout, or its rows, the top one first.
        seed: The same seed gives the same draws; a fresh one if not given.
        draws: Whether chance moves by itself; with False, play its moves where `match.actor` is
            NATURE.

    Raises:
        Malformed: if there is no such game, or its options do not go together.

    Examples:
        >>> import embertide as et
        >>> et.new("firewater", players=3, seed=5)
        <Match of firewater: players 3, moves 0, seat 0 to move>
    """
    room = find_room(game)
    return begin(room, options_of(room, players, mode, variants, board), seed, draws)


def options_of(
    room: AnyRoom,
    players: int | None,
    mode: str | None,
    variants: Iterable[str],
    board: str | Rows | None,
) -> Options:
    """Return valid options; raise Malformed if these do not go together."""
    options = room.menu.order(players, mode, variants)
    if board is None:
        return options
    if isinstance(board, str):
        return options._replace(board=room.menu.board(board, options.players))
    rows = room.menu.read_board("\n".join(board), options.players)
    return options._replace(board=rows)


def begin(room: Room[S, M, V], options: Options, seed: int | None, draws: bool) -> Match[S, M, V]:
    """Begin a game of a room."""
    if not draws:
        return Match.begin(room, options)
    return Match.begin(room, options, fated(room, fresh_seed() if seed is None else seed))
