"""One layer of an observation: a number for every cell of the board."""

from typing import NamedTuple


class Plane(NamedTuple):
    """What the numbers of a plane mean, and the highest there can be (to divide by)."""

    name: str
    most: int
    meaning: str
