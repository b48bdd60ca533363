"""The seats that the computer plays at a terminal."""

import sys
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from embertide.cli.console import Speech
from embertide.core.actor import Seat
from embertide.core.errors import Malformed
from embertide.core.options import Options
from embertide.core.player import AnyPlayer, RandomPlayer
from embertide.core.room import AnyRoom

_MARK = "computer/"
"""The prefix of a computer seat's name in a saved game."""


class Machine(NamedTuple):
    """A computer player, and the text that names it on the command line."""

    spec: str
    player: AnyPlayer

    @property
    def name(self) -> str:
        """Its name in a saved game."""
        return _MARK + self.spec


Machines = Mapping[Seat, Machine]


def last_seats(bots: int, options: Options) -> range:
    """Return the seats of the computer: the last ones."""
    if bots > options.players:
        raise Malformed("option-bots", bots=bots, players=options.players).at("bots")
    return range(options.players - bots, options.players)


def seat_machines(
    seats: Iterable[Seat], spec: str, room: AnyRoom, options: Options, speech: Speech
) -> dict[Seat, Machine]:
    """Return a computer player of that kind for each of these seats."""
    return {seat: _machine(spec, room, options, speech) for seat in seats}


def saved_machines(
    names: Sequence[str], room: AnyRoom, options: Options, speech: Speech
) -> dict[Seat, Machine]:
    """Return the computer players of a saved game."""
    specs = {seat: name.removeprefix(_MARK) for seat, name in enumerate(names) if _MARK in name}
    return {seat: _machine(spec, room, options, speech) for seat, spec in specs.items()}


def _machine(spec: str, room: AnyRoom, options: Options, speech: Speech) -> Machine:
    if spec == "random":
        return Machine(spec, RandomPlayer())
    # Imported on demand: search takes noticeable time to load.
    from embertide.search.bots import bot  # noqa: PLC0415
    from embertide.search.precompile import warm  # noqa: PLC0415

    player = bot(spec, room, options)
    warm([room], lambda: announce(speech))
    return Machine(spec, player)


def announce(speech: Speech) -> None:
    """Say that computer players are being made ready."""
    sys.stderr.write(speech("warming-up") + "\n")
    sys.stderr.flush()
