"""The seats that the computer plays at a terminal."""

import sys
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from embertide.cli.console import Speech
from embertide.core.actor import Seat
from embertide.core.errors import Malformed
from embertide.core.options import Options
from embertide.core.player import Player, RandomPlayer
from embertide.core.room import Room

_MARK = "computer/"
"""What the name of such a seat begins with in a saved game."""


class Machine(NamedTuple):
    """A computer player, and what it was asked for by."""

    spec: str
    player: Player

    @property
    def name(self) -> str:
        """Its name in a saved game."""
        return _MARK + self.spec


Machines = Mapping[Seat, Machine]


def last_seats(bots: int, options: Options) -> range:
    """The last seats are the computer's."""
    if bots > options.players:
        raise Malformed("option-bots", bots=bots, players=options.players).at("bots")
    return range(options.players - bots, options.players)


def seat_machines(
    seats: Iterable[Seat], spec: str, room: Room, options: Options, speech: Speech
) -> dict[Seat, Machine]:
    """A computer player of that kind on each of these seats."""
    return {seat: _machine(spec, room, options, speech) for seat in seats}


def saved_machines(
    names: Sequence[str], room: Room, options: Options, speech: Speech
) -> dict[Seat, Machine]:
    """The computer players that a saved game had."""
    specs = {seat: name.removeprefix(_MARK) for seat, name in enumerate(names) if _MARK in name}
    return {seat: _machine(spec, room, options, speech) for seat, spec in specs.items()}


def _machine(spec: str, room: Room, options: Options, speech: Speech) -> Machine:
    if spec == "random":
        return Machine(spec, RandomPlayer())
    # Search takes a moment to load; only those who ask for it wait.
    from embertide.search.bots import bot  # noqa: PLC0415
    from embertide.search.warm import warm  # noqa: PLC0415

    player = bot(spec, room, options)
    warm([room], lambda: _tell(speech))
    return Machine(spec, player)


def _tell(speech: Speech) -> None:
    sys.stderr.write(speech("warming-up") + "\n")
    sys.stderr.flush()
