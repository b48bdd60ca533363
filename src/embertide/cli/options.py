"""Turns the options of a command line into what a room can be asked for."""

from collections.abc import Sequence
from pathlib import Path

from embertide.catalog import find_room
from embertide.cli.files import read_text
from embertide.core.errors import Malformed
from embertide.core.options import Options, Rows
from embertide.core.room import Room


def order(
    game: str,
    players: int | None,
    mode: str | None,
    variants: Sequence[str] | None,
    board: str | None,
) -> tuple[Room, Options]:
    """The room and the options asked for; refuses what does not go together."""
    room = find_room(game)
    options = room.menu.order(players, mode, variants or ())
    if board is not None:
        options = options._replace(board=read_board(room, board, options.players))
    return room, options


def read_board(room: Room, board: str, players: int) -> Rows:
    """A layout by its name, or from the file at that path."""
    path = Path(board)
    if board in room.menu.boards(players) or not path.exists():
        return room.menu.board(board, players)
    try:
        return room.menu.read_board(read_text(path), players)
    except Malformed as bad:
        raise bad.at(board) from None
