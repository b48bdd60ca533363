"""The moves of players, and of Nature, in Fire & Water."""

from dataclasses import dataclass
from functools import cache

from embertide.core.actor import Seat
from embertide.games.firewater.rules.board import NAMES, Square, grid
from embertide.games.firewater.rules.box import MARKERS, Marker


@dataclass(frozen=True, slots=True)
class Reveal:
    """Nature turns up the next marker of a seat's stack."""

    seat: Seat
    marker: Marker


@dataclass(frozen=True, slots=True)
class PlaceElemental:
    """W-3: place an elemental."""

    square: Square


@dataclass(frozen=True, slots=True)
class PlaceMarker:
    """W-4: place an open marker: the squares of its fire half and its water half."""

    marker: Marker
    fire: Square
    water: Square


@dataclass(frozen=True, slots=True)
class PlaceLeader:
    """W-6: place the leader."""

    square: Square


@dataclass(frozen=True, slots=True)
class PlaceToken:
    """W-7: place a token, or two on another player's leader (W-8)."""

    square: Square


@dataclass(frozen=True, slots=True)
class Claim:
    """W-9: claim an elemental."""

    square: Square


@dataclass(frozen=True, slots=True)
class Pass:
    """W-11, W-13: pass, or decline in the last round."""


Move = Reveal | PlaceElemental | PlaceMarker | PlaceLeader | PlaceToken | Claim | Pass

# Created once, because move lists are long: moves by square, and by marker beside `Grid.pairs`.

PLACE_ELEMENTAL = tuple(map(PlaceElemental, range(len(NAMES))))
PLACE_LEADER = tuple(map(PlaceLeader, range(len(NAMES))))
PLACE_TOKEN = tuple(map(PlaceToken, range(len(NAMES))))
CLAIM = tuple(map(Claim, range(len(NAMES))))
PASS = Pass()


@cache
def place_marker(columns: int) -> dict[Marker, tuple[PlaceMarker, ...]]:
    """Every way to place each marker on a board of that width."""
    pairs = grid(columns).pairs
    return {
        marker: tuple(PlaceMarker(marker, fire, water) for fire, water in pairs)
        for marker in MARKERS
    }
