"""`embertide solve`: proves that a deal can be won, with the deck known."""

import sys
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

from embertide.catalog import find_room
from embertide.cli.console import Speech
from embertide.cli.verify import first_record
from embertide.core.errors import Malformed
from embertide.core.options import Options
from embertide.core.room import Room
from embertide.play.record import Record, record
from embertide.play.replay import replay


class Deal(NamedTuple):
    """A table, and the luck of its whole game."""

    room: Room
    options: Options
    luck: Mapping[str, object]


def deal(
    path: Path | None, game: str, deck: str | None, players: int | None, mode: str | None
) -> Deal:
    """The deal of a record, or of a deck; of several records in a file the first."""
    if (path is None) == (deck is None):
        raise Malformed("solve-what")
    if path is not None:
        return _of_record(path)
    room = find_room(game)
    usual = None if players or mode else 1
    wanted = Deal(room, room.menu.order(players or usual, mode), {"deck": deck})
    room.luck.read(wanted.options, wanted.luck, ())  # refuses a deck that no box could give
    return wanted


def _of_record(path: Path) -> Deal:
    read, match = first_record(path)
    return Deal(match.room, read.options, read.luck)


def solve(wanted: Deal, seconds: float, seed: int, speech: Speech) -> int:
    """Prints a record in which the deal is won; returns the exit status."""
    room, options, luck = wanted
    if options.mode == "competitive":
        raise Malformed("solve-competitive").at("mode")
    (known,) = luck.values()
    moves = import_module(f"{room.package}.solve").solve(options, known, seed, seconds)
    if moves is None:
        sys.stderr.write(speech("solve-not-found") + "\n")
        return 1
    # A proof asks for no trust: the law itself plays it through before it is shown.
    proof = Record(room.name, options, luck, tuple(moves), None, {"won": True})
    sys.stdout.write(record(replay(proof, room)).write() + "\n")
    return 0
