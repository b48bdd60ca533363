"""The weights of prospects, as the pipeline trains them."""

import json
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple, cast

import numpy as np
import numpy.typing as npt

from embertide.catalog import find_room
from embertide.games.firewater.advice import weights as names
from embertide.games.firewater.kernel.record import OVER
from tools.train.firewater.prospects import list_all, prospects_of
from tools.train.lots import Played
from tools.train.network import Examples, Learner, Plan, Weights
from tools.train.positions import positions_after
from tools.train.selfplay import Way
from tools.train.tables import Table, tables_of
from tools.train.targets import mixed

Array = npt.NDArray[Any]

FILE = Path(names.__file__).with_name("weights.npy")
ABOUT = FILE.with_name("weights.json")
"""Where the weights of each number of players come from."""


class ProspectNetwork(NamedTuple):
    """The block of weights for a number of players: their sums, and a softmax over the seats."""

    players: int
    game: str = "firewater"
    way: Way = Way(noise=0.02, random_share=0.025, careless=12, top=24)
    plan: Plan = Plan(4, 2048, 2e-3)

    @property
    def tables(self) -> list[Table]:
        """The tables that it learns from, with their shares of the games."""
        return tables_of(find_room(self.game), "competitive", self.players)

    @property
    def at(self) -> slice:
        """The slice of the block in the room's weights."""
        return slice((self.players - 2) * names.BLOCK, (self.players - 1) * names.BLOCK)

    def examples(self, played: Played, moves: Array, games: Array, share: float) -> Examples:
        """Return the positions after some moves, but those of finished games."""
        records = positions_after(self.game, played, moves)
        seen = records["phase"] != OVER
        records, games = records[seen], games[seen]
        found = prospects_of(self.players, len(records))
        list_all(records, found)
        found.won[:] = played.shares[games]
        return Examples(found, mixed(found.won, played.points[games], share), games)

    def learner(self) -> Learner:
        """Import PyTorch and return the learner."""
        return cast(Learner, import_module("tools.train.firewater.learner").ProspectLearner())

    def write(self, weights: Weights, about: str) -> Path:
        """Write all weights of the room to the file, and where they come from to another one."""
        origins = json.loads(ABOUT.read_text(encoding="utf-8"))
        origins[f"{self.players} players"] = about
        np.save(FILE, weights.astype(np.float32))
        ABOUT.write_text(json.dumps(origins, indent=1) + "\n", encoding="utf-8")
        return FILE
