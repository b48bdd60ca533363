"""What is in the box of Feurio!, as data."""

from typing import NamedTuple

from embertide.core.actor import Seat
from embertide.core.message import Message, message

VALUES = (1, 2, 3, 4, 5, 6)
"""F-1: the values of the forest tiles."""

EACH = 6
"""F-1: the number of tiles of each value."""

TILES = len(VALUES) * EACH

BACK = 0
"""F-1: what every tile shows when it lies face down."""

SPACES = (0, 1, 1, 2, 2, 3, 3)
"""F-2: the spaces on a tile, by its value; none on a back."""

COLOURS = ("red", "green", "blue", "yellow")
"""F-3: the colours of the firefighters; a colour is an index into this."""

Colour = int

CREW = 12
"""F-3: the number of firefighters of each colour."""

AUXILIARIES = 4
"""F-6: the firefighters of the fourth colour that each of three players gets."""

MOST = 3
"""F-8: the most firefighters a turn deploys."""


def colour_word(colour: Colour) -> Message:
    """Return the name of a colour."""
    return message(f"colour-{COLOURS[colour]}")


class Crew(NamedTuple):
    """Firefighters of one colour in one player's supply."""

    seat: Seat
    colour: Colour
    size: int
    auxiliary: bool = False


CREWS: dict[int, tuple[Crew, ...]] = {
    1: tuple(Crew(0, colour, CREW) for colour in range(4)),
    2: tuple(Crew(colour // 2, colour, CREW) for colour in range(4)),
    3: (
        *(Crew(seat, seat, CREW) for seat in range(3)),
        *(Crew(seat, 3, AUXILIARIES, auxiliary=True) for seat in range(3)),
    ),
    4: tuple(Crew(colour, colour, CREW) for colour in range(4)),
}
"""F-6: the crews that each seat supplies, by number of players."""

OWN: dict[int, tuple[tuple[int, ...], ...]] = {
    players: tuple(
        tuple(index for index, crew in enumerate(crews) if crew.seat == seat)
        for seat in range(players)
    )
    for players, crews in CREWS.items()
}
"""The crews of each seat, as indices into CREWS."""
