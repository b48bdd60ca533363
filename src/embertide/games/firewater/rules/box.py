"""What is in the box of Fire & Water, as data."""

from typing import NamedTuple

FIRE = "F"
WATER = "W"

Element = str
"""FIRE or WATER, as layouts write them."""

VALUES = (1, 2, 3, 4)


class Marker(NamedTuple):
    """W-2: an influence marker, a domino with a fire half and a water half."""

    fire: int
    water: int

    def __str__(self) -> str:
        return f"{self.fire}{self.water}"


MARKERS = tuple(Marker(fire, water) for fire in VALUES for water in VALUES)
"""W-2: one of each combination."""

_NO_DOUBLES = tuple(marker for marker in MARKERS if marker.fire != marker.water)

ELEMENTALS = 3
"""W-2: the elementals; neutral, the same number for any number of players."""

OPEN = 3
"""W-3: the open markers that each player has while the stack lasts."""


class Box(NamedTuple):
    """W-1, W-2: each player's share, and the width of the board."""

    columns: int
    markers: tuple[Marker, ...]
    tokens: int


BOXES = {
    2: Box(8, MARKERS, 20),
    3: Box(12, MARKERS, 20),
    4: Box(12, _NO_DOUBLES, 15),
}
"""The box, by number of players."""
