"""A position of Fire & Water: an immutable value, and the phases of a game."""

from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

from embertide.core.actor import Seat
from embertide.core.bag import Bag
from embertide.games.firewater.box import Marker
from embertide.games.firewater.field import Field


class Fate(Enum):
    """W-6, W-8: what has become of a leader."""

    WAITING = "waiting"
    PLACED = "placed"
    CONQUERED = "conquered"


class Hand(NamedTuple):
    """What a player has before him, in sight of all.

    `stack` is the face-down stack: what is in it, never an order (W-15). `open` are the revealed
    markers, ascending.
    """

    stack: Bag[Marker]
    open: tuple[Marker, ...]
    tokens: int
    leader: Fate


@dataclass(frozen=True, slots=True)
class Summoning:
    """W-3: a seat places an elemental."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Acting:
    """W-4 to W-11: a seat takes a regular turn."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class LastRound:
    """W-13: a seat may place a last token; `last` had the last regular turn."""

    seat: Seat
    last: Seat


@dataclass(frozen=True, slots=True)
class Revealing:
    """W-3, W-4: Nature reveals a marker for each of these seats; `then` the game goes on."""

    due: tuple[Seat, ...]
    then: Acting | LastRound


@dataclass(frozen=True, slots=True)
class Over:
    """The game has ended; `master` is who placed his last token (W-12), if anybody did."""

    last: Seat
    master: Seat | None


Phase = Summoning | Revealing | Acting | LastRound | Over


class State(NamedTuple):
    """All there is on and beside the board."""

    field: Field
    hands: tuple[Hand, ...]
    phase: Phase
