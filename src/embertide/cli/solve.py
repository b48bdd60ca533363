"""`embertide solve`: proves that a deal can be won, with the deck known."""

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from embertide.catalog import find_room
from embertide.cli.console import Speech
from embertide.cli.verify import first_record
from embertide.core.errors import Malformed
from embertide.core.options import Options
from embertide.core.room import AnyRoom
from embertide.play.match.record import Record, record
from embertide.play.match.replay import replay


class KnownDeal(NamedTuple):
    """A room, its options, and all of Nature's moves of a game."""

    room: AnyRoom
    options: Options
    luck: Mapping[str, object]


def deal(
    path: Path | None, game: str, deck: str | None, players: int | None, mode: str | None
) -> KnownDeal:
    """Return the deal of a record (the first in the file), or of a deck."""
    if (path is None) == (deck is None):
        raise Malformed("solve-what")
    if path is not None:
        return _of_record(path)
    assert deck is not None
    room = find_room(game)
    usual = None if players or mode else 1
    wanted = KnownDeal(room, room.menu.order(players or usual, mode), room.solver().read_deal(deck))
    room.luck.read(wanted.options, wanted.luck, ())  # raises if no box could give that deck
    return wanted


def _of_record(path: Path) -> KnownDeal:
    read, match = first_record(path)
    return KnownDeal(match.room, read.options, read.luck)


def solve(wanted: KnownDeal, seconds: float, seed: int, speech: Speech) -> int:
    """Print a record in which the deal is won; return the exit status."""
    room, options, luck = wanted
    solver = room.solver()
    if room.game.scores(room.game.start(options)).won is None:
        raise Malformed("solve-competitive").at("mode")
    moves = solver.solve(options, luck, seed, seconds)
    if moves is None:
        sys.stderr.write(speech("solve-not-found") + "\n")
        return 1
    # The rules replay the proof before it is printed.
    proof = Record(room.name, options, luck, tuple(moves), None, {"won": True})
    sys.stdout.write(record(replay(proof, room)).write() + "\n")
    return 0
