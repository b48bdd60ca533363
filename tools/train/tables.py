"""The tables that a network learns from, with their shares of the games."""

from typing import NamedTuple

from embertide.core.options import Options
from embertide.core.room import AnyRoom
from tools.train.lots import Lot

PLAIN_SHARE = 0.7
"""The share of games without variants; those with variants share the rest."""
SEEDS = 1 << 40
"""Seeds of a run, each for one game; lots take them in ranges."""


class Table(NamedTuple):
    """A kind of game, and its share of all games."""

    options: Options
    share: float


def tables_of(room: AnyRoom, mode: str, players: int) -> list[Table]:
    """Return a table for each combination of variants."""
    found = [one for one in room.menu.every() if (one.mode, one.players) == (mode, players)]
    others = (1 - PLAIN_SHARE) / max(1, len(found) - 1)
    if len(found) == 1:
        return [Table(found[0], 1.0)]
    return [Table(one, others if one.variants else PLAIN_SHARE) for one in found]


def lots_of(game: str, tables: list[Table], games: int, size: int, first_seed: int) -> list[Lot]:
    """Return `games` games in lots of a size, the tables in turn, each game with its own seed.

    A run that is cut short after some lots has about the right shares.
    """
    found: list[tuple[float, Lot]] = []
    for number, (options, share) in enumerate(tables):
        most = max(1, round(games * share))
        begin = first_seed + number * (SEEDS // len(tables))
        found += (
            ((done + 0.5 * size) / most, Lot(game, options, begin + done, min(size, most - done)))
            for done in range(0, most, size)
        )
    return [lot for _, lot in sorted(found, key=lambda item: item[0])]
