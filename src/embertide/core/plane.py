"""A plane of an observation: a number for each cell of the board."""

from typing import NamedTuple


class Plane(NamedTuple):
    """The name of a plane, its highest value (to scale by), and its meaning."""

    name: str
    most: int
    meaning: str
