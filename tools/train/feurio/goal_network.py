"""The network of the common goal, as the pipeline trains it."""

from functools import partial
from importlib import import_module
from pathlib import Path
from typing import NamedTuple, cast

import numpy as np

from embertide.catalog import find_room
from embertide.compiled.jit import jit
from embertide.compiled.records import Floats, Records
from embertide.games.feurio.advice import advice, rivals
from embertide.games.feurio.advice.goal import goal, net
from embertide.games.feurio.advice.goal.worth import does_its_part
from embertide.games.feurio.kernel.record import DEPLOYING, DRAWING
from tools.train.feurio.goal_views import InputBuffers, look, make_input_buffers, views_of
from tools.train.feurio.networks import write
from tools.train.feurio.scenes import Scenes, described
from tools.train.feurio.workspace import Array
from tools.train.lots import Played
from tools.train.network import Examples, Learner, Plan, Weights
from tools.train.positions import last_moves, positions_after
from tools.train.selfplay import Way
from tools.train.tables import Table, tables_of

FILE = Path(advice.__file__).parent / "goal" / "net.json"

NET = rivals.WEIGHTS + len(goal.WEIGHTS)
NET_AT = slice(NET, NET + net.NET)
"""The slice of the network in the weights; the quick policy is before it."""

OPENING = 4
"""Positions with this many tiles or fewer are not used."""


class GoalNetwork(NamedTuple):
    """The network for all numbers of players."""

    game: str = "feurio"
    way: Way = Way(noise=0.0, random_share=0.01, careless=60)
    plan: Plan = Plan(8, 1024, 1e-3)

    @property
    def tables(self) -> list[Table]:
        """The tables that it learns from, with their shares of the games."""
        room = find_room(self.game)
        alone, *together = (
            tables_of(room, "cooperative" if players > 1 else "solitaire", players)
            for players in (1, 2, 3, 4)
        )
        return [one._replace(share=0.25) for one in sum(together, alone)]

    @property
    def at(self) -> slice:
        """The slice of the network in the room's weights."""
        return NET_AT

    def examples(self, played: Played, moves: Array, games: Array, share: float) -> Examples:
        """Return the positions after some moves, without those that the network does not value.

        The result is which colours did their part (F-17); there are no points to aim at.
        """
        records = positions_after(self.game, played, moves)
        still = (records["phase"] == DRAWING) | (records["phase"] == DEPLOYING)
        seen = still & (records["tiles"] > OPENING)
        records, games = records[seen], games[seen]
        look_at = partial(look_at_all, make_input_buffers(), advice.WEIGHTS)
        views = described(records, views_of, look_at)
        ends = positions_after(self.game, played, last_moves(played))
        parts = np.zeros((len(ends), 4), np.float32)
        see_parts(ends, parts)
        views.won[:] = parts[games]
        return Examples(views, views.won, games)

    def learner(self) -> Learner:
        """Import PyTorch and return the learner."""
        return cast(Learner, import_module("tools.train.feurio.goal_figures").GoalLearner())

    def write(self, weights: Weights, about: str) -> Path:
        """Write the network to its file; return the file."""
        write(weights[NET_AT], FILE, {"goal": about})
        return FILE


@jit
def look_at_all(e: InputBuffers, w: Floats, records: Records, views: Scenes) -> None:
    """Store the inputs of positions."""
    for n in range(len(records)):
        look(e, records[n : n + 1], w, views, n)


@jit
def see_parts(records: Records, parts: Array) -> None:
    """F-17: store 1 for each colour that did its part in a finished game, 0 for the others."""
    for n in range(len(records)):
        for colour in range(4):
            parts[n, colour] = 1.0 if does_its_part(records[n], colour) else 0.0
