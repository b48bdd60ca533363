"""The games of the house: the only file that names them."""

from collections.abc import Mapping

from embertide.core.errors import Malformed
from embertide.core.room import Room
from embertide.games import feurio, firewater

ROOMS: Mapping[str, Room] = {room.name: room for room in (feurio.ROOM, firewater.ROOM)}


def find_room(name: str) -> Room:
    """The room of that name; refuses an unknown one."""
    if name not in ROOMS:
        raise Malformed("option-game", game=name, games=", ".join(ROOMS))
    return ROOMS[name]
