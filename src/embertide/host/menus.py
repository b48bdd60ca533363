"""The games that can be ordered, with all that a client needs to offer them."""

from collections.abc import Mapping

from embertide.core.errors import Malformed
from embertide.core.level import NAMES
from embertide.core.room import AIDS, AnyRoom
from embertide.host.answers import MenuJson, WayJson


def menu(room: AnyRoom) -> MenuJson:
    """Return the options of a room."""
    menu = room.menu
    counts = sorted({count for counts in menu.modes.values() for count in counts})
    boards = {
        str(count): {name: list(rows) for name, rows in menu.boards(count).items()}
        for count in counts
    }
    return {
        "game": room.name,
        "modes": {mode: list(counts) for mode, counts in menu.modes.items()},
        "variants": {mode: list(names) for mode, names in menu.variants.items()},
        "boards": boards,
        "levels": list(NAMES) if room.thinks else [],
        "aids": [aid for aid in AIDS if room.thinks or aid != "hints"],
        "rules": {heading: list(numbers) for heading, numbers in room.rules.items()},
        "palette": {style: ink.colour for style, ink in room.palette.items()},
        "hides": _hiding(room),
        "daily": room.daily,
    }


def _hiding(room: AnyRoom) -> list[WayJson]:
    """Return the modes, with their variants, that have hidden information."""
    ways = [(o.mode, o.variants) for o in room.menu.every() if room.hides(o)]
    return [{"mode": mode, "variants": list(names)} for mode, names in dict.fromkeys(ways)]


def find(rooms: Mapping[str, AnyRoom], name: str) -> AnyRoom:
    """Return the room of that name; refuse an unknown one."""
    if name not in rooms:
        raise Malformed("option-game", game=name, games=", ".join(rooms)).at("game")
    return rooms[name]
