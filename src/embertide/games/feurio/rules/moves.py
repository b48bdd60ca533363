"""The moves of players, and of Nature, in Feurio!."""

from dataclasses import dataclass

from embertide.games.feurio.rules.board import Cell
from embertide.games.feurio.rules.box import Colour


@dataclass(frozen=True, slots=True)
class Draw:
    """Nature turns up a tile."""

    value: int


@dataclass(frozen=True, slots=True)
class Arrange:
    """F-4: lay out the opening tiles, as values on the cells of OPENING."""

    values: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Spread:
    """F-7: lay the drawn tile face up."""

    cell: Cell


@dataclass(frozen=True, slots=True)
class Firebreak:
    """F-19: lay the drawn tile face down and pay a firefighter of that colour."""

    cell: Cell
    colour: Colour


@dataclass(frozen=True, slots=True)
class Deploy:
    """F-8: put firefighters of one colour on a tile."""

    cell: Cell
    colour: Colour
    count: int


@dataclass(frozen=True, slots=True)
class Pass:
    """F-8: deploy no firefighters."""


Move = Draw | Arrange | Spread | Firebreak | Deploy | Pass

PASS = Pass()
