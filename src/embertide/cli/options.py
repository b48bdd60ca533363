"""The options of the command line as a room and its options."""

from collections.abc import Sequence
from pathlib import Path

from embertide.catalog import find_room
from embertide.core.errors import Malformed
from embertide.core.options import Options, Rows
from embertide.core.room import AnyRoom
from embertide.library.files import read_text


def order(
    game: str,
    players: int | None,
    mode: str | None,
    variants: Sequence[str] | None,
    board: str | None,
) -> tuple[AnyRoom, Options]:
    """Return the room and the options asked for; raise Malformed if they do not go together."""
    room = find_room(game)
    options = room.menu.order(players, mode, variants or ())
    if board is not None:
        options = options._replace(board=read_board(room, board, options.players))
    return room, options


def read_board(room: AnyRoom, board: str, players: int) -> Rows:
    """Return a layout by its name, or from the file at that path."""
    path = Path(board)
    if board in room.menu.boards(players) or not path.exists():
        return room.menu.board(board, players)
    try:
        return room.menu.read_board(read_text(path), players)
    except Malformed as bad:
        raise bad.at(board) from None
