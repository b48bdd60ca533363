"""A position of Feurio!: an immutable value, and the phases of a game."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from embertide.core.actor import Seat
from embertide.core.bag import Bag
from embertide.core.options import Options
from embertide.games.feurio.rules.board import Cell
from embertide.games.feurio.rules.fire import Fire, Posted


class Covered(NamedTuple):
    """A tile laid face down: its layer, and its value (BACK for a viewer who may not know it)."""

    layer: Seat
    value: int


@dataclass(frozen=True, slots=True)
class Dealing:
    """F-4: Nature turns up the opening tiles; `drawn` are those turned up so far."""

    drawn: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Arranging:
    """F-4: seat 0 of four lays out these tiles."""

    drawn: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Drawing:
    """A turn begins: Nature turns up a tile."""


@dataclass(frozen=True, slots=True)
class Spreading:
    """F-7: the player lays this tile (BACK for a viewer who may not know it)."""

    tile: int


@dataclass(frozen=True, slots=True)
class Deploying:
    """F-8: the player, having laid a tile, deploys or passes."""


@dataclass(frozen=True, slots=True)
class Closing:
    """F-12: no tiles are left; `passes` counts the passes in a row."""

    passes: int


@dataclass(frozen=True, slots=True)
class Over:
    """The game has ended."""


Phase = Dealing | Arranging | Drawing | Spreading | Deploying | Closing | Over


class State(NamedTuple):
    """The whole position, hidden things included.

    `supply` counts the firefighters left by crew (see box.CREWS), `paid` those given up for
    firebreaks by colour. `covered` holds the face-down tiles, `bag` the undrawn ones as counts.
    """

    options: Options
    fire: Fire
    bag: Bag[int]
    supply: tuple[int, ...]
    paid: Posted
    covered: Mapping[Cell, Covered]
    turn: Seat
    phase: Phase
