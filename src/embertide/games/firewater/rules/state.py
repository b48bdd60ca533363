"""A position of Fire & Water: an immutable value, and the phases of a game."""

from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

from embertide.core.actor import Seat
from embertide.core.bag import Bag
from embertide.games.firewater.rules.box import Marker
from embertide.games.firewater.rules.field import Field


class Fate(Enum):
    """W-6, W-8: where a leader is."""

    WAITING = "waiting"
    PLACED = "placed"
    CONQUERED = "conquered"


class Hand(NamedTuple):
    """A player's pieces off the board, all of them public.

    `stack` is the face-down stack: its contents, never an order (W-15). `open` are the revealed
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
    """W-3, W-4: Nature reveals a marker for each of these seats; `then` is the next phase."""

    due: tuple[Seat, ...]
    then: Acting | LastRound


@dataclass(frozen=True, slots=True)
class Over:
    """The game has ended; `master` is the seat that placed its last token (W-12), if any."""

    last: Seat
    master: Seat | None


Phase = Summoning | Revealing | Acting | LastRound | Over


class State(NamedTuple):
    """The whole position."""

    field: Field
    hands: tuple[Hand, ...]
    phase: Phase
