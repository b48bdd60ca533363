"""The network of a seat among rivals, as the pipeline trains it."""

from functools import partial
from importlib import import_module
from pathlib import Path
from typing import NamedTuple, cast

from embertide.catalog import find_room
from embertide.compiled.jit import jit
from embertide.compiled.records import Floats, Records
from embertide.games.feurio.advice import advice, rivals
from embertide.games.feurio.kernel.record import OVER, SPREADING
from tools.train.feurio.networks import FILE, figures_at, write
from tools.train.feurio.scenes import Scenes, described, look, scenes_of
from tools.train.feurio.workspace import Array, Workspace, workspace
from tools.train.lots import Played
from tools.train.network import Examples, Learner, Plan, Weights
from tools.train.positions import positions_after
from tools.train.selfplay import Way
from tools.train.tables import Table, tables_of
from tools.train.targets import mixed


class RivalNetwork(NamedTuple):
    """The network for a number of players."""

    players: int
    game: str = "feurio"
    way: Way = Way()
    plan: Plan = Plan(10, 2048, 4e-3)

    @property
    def tables(self) -> list[Table]:
        """The tables that it learns from, with their shares of the games."""
        return tables_of(find_room(self.game), "competitive", self.players)

    @property
    def at(self) -> slice:
        """The slice of the network in the room's weights."""
        return figures_at(self.players)

    def examples(self, played: Played, moves: Array, games: Array, share: float) -> Examples:
        """Return the positions after some moves, without those that the network does not value."""
        records = positions_after(self.game, played, moves)
        seen = (records["phase"] != SPREADING) & (records["phase"] != OVER) & (records["tiles"] > 1)
        records, games = records[seen], games[seen]
        make = partial(scenes_of, self.players)
        scenes = described(records, make, partial(look_at_all, workspace(), advice.WEIGHTS))
        scenes.won[:] = played.shares[games]
        target = mixed(scenes.won, played.points[games], share)
        return Examples(scenes, target, games)

    def learner(self) -> Learner:
        """Import PyTorch and return the learner."""
        return cast(Learner, import_module("tools.train.feurio.figures").SeatLearner())

    def write(self, weights: Weights, about: str) -> Path:
        """Write all weights of the room to the file of this network; return the file."""
        write(weights[: rivals.WEIGHTS], FILE, {f"{self.players} players": about})
        return FILE


@jit
def look_at_all(d: Workspace, w: Floats, records: Records, scenes: Scenes) -> None:
    """Store the inputs of positions."""
    for n in range(len(records)):
        d.state[0] = records[n]
        look(d, w, scenes, n)
