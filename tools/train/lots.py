"""Lots: games of one table that are played in one go, and what of them is kept."""

from pathlib import Path
from typing import Any, NamedTuple, Protocol

import numpy as np
import numpy.typing as npt

from embertide.catalog import find_room
from embertide.core.options import Options
from embertide.core.room import AnyRoom
from tools.train.files import save_arrays
from tools.train.selfplay import Games, Way

Array = npt.NDArray[Any]


class Lot(NamedTuple):
    """Games of one table, each with a seed of its own."""

    game: str
    options: Options
    first_seed: int
    """The seed of the first game; the others follow."""
    games: int

    @property
    def room(self) -> AnyRoom:
        """The room of the game."""
        return find_room(self.game)

    @property
    def root(self) -> Array:
        """The record with which a game begins."""
        return self.room.kernel().from_state(self.room.game.start(self.options))


class Device(Protocol):
    """A processor or a GPU."""

    def play(self, lot: Lot, pool: Array, way: Way) -> Games:
        """Play a lot with a pool of weights, a row for each player; return arrays of NumPy."""
        ...


class Played(NamedTuple):
    """The games of a lot, as they are stored."""

    root: Array
    """The record with which all of them begin."""
    moves: Array
    """The actions and outcomes of all games, one game after the other."""
    ends: Array
    """The index after the last move of each game."""
    shares: Array
    """Each seat's share of the win."""
    points: Array
    """Each seat's points."""
    drawn: Array
    """Whose weights each seat played with: a row of the pool."""

    @property
    def games(self) -> int:
        """The number of games."""
        return len(self.ends)


def compact(lot: Lot, games: Games) -> Played:
    """Return the games of a lot without unused space."""
    used = np.arange(games.moves.shape[1]) < games.lengths[:, None]
    seats = lot.options.players
    return Played(
        lot.root,
        games.moves[used],
        np.cumsum(games.lengths, dtype=np.int64),
        games.shares[:, :seats].copy(),
        games.points[:, :seats].copy(),
        games.drawn[:, :seats].copy(),
    )


def save(played: Played, file: Path) -> None:
    """Write the games of a lot; the file appears whole or not at all."""
    save_arrays(file, played._replace(root=played.root.view(np.uint8))._asdict())


def load(file: Path, room: AnyRoom) -> Played:
    """Return the games of a file."""
    with np.load(file) as found:
        played = Played(*(found[name] for name in Played._fields))
    return played._replace(root=played.root.view(room.kernel().state_t))
