"""Advice for the search: what a position is worth to each seat, and which moves look promising."""

import json
from pathlib import Path
from typing import Final

import numpy as np
import numpy.typing as npt

from embertide.core.level import Level
from embertide.core.options import Options
from embertide.games.feurio import advice_goal as goal
from embertide.games.feurio import advice_goal_net as net
from embertide.games.feurio import advice_rivals as rivals
from embertide.games.feurio.kernel_record import COMPETITIVE
from embertide.jit import jit

Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.signedinteger]


def _read(name: str, count: int) -> Floats:
    """Fitted weights from a file beside this one."""
    text = (Path(__file__).parent / name).read_text(encoding="utf-8")
    weights = np.array(json.loads(text)["weights"], np.float64)
    assert len(weights) == count
    return weights


WEIGHTS: Floats = np.concatenate(
    [
        _read("weights_rivals.json", rivals.WEIGHTS),
        goal.WEIGHTS,
        _read("weights_goal_net.json", net.NET),
    ]
)
"""Those of the competitive game, of the quick policy for a common goal, and of its network."""

_NET: Final = rivals.WEIGHTS + len(goal.WEIGHTS)


def lives(weights: Floats, count: int) -> Floats:
    """The weights for each life of an imagined game with a common goal."""
    rows = np.tile(weights, (count, 1))
    rows[:, rivals.WEIGHTS : _NET] = goal.lives(weights[rivals.WEIGHTS : _NET], count)
    return rows


def levels(options: Options) -> tuple[Level, ...]:
    """The five levels at a table of that kind, the weakest first.

    For a common goal the iterations are games that the best choices are tried in.
    """
    if options.mode != "competitive":
        return (
            Level(0, blur=2.0),
            Level(0),
            Level(0, ahead=1),
            Level(0, ahead=2),
            Level(3_000 * options.players, ahead=3),
        )
    return (
        Level(0, blur=2.0),
        Level(0, blur=1.4),
        Level(0, blur=0.75),
        Level(8, explore=0.7),
        Level(10_000, explore=0.7),
    )


@jit
def evaluate(s: np.record, w: Floats, out: Floats) -> None:
    """Fills in each seat's expected share of the win."""
    if s.mode == COMPETITIVE:
        rivals.evaluate(s, w, out)
    else:
        goal.evaluate(s, w, _NET, w[rivals.WEIGHTS : _NET], out)


@jit
def priors(s: np.record, w: Floats, legal: Ints, n: int, out: Floats) -> None:
    """Fills in how promising each of the legal actions looks."""
    if s.mode == COMPETITIVE:
        rivals.priors(s, w, legal, n, out)
    else:
        goal.priors(s, w[rivals.WEIGHTS : _NET], legal, n, out)


@jit
def playout(s: np.record, w: Floats, turns: int, legal: Ints, room: Floats) -> None:
    """Plays so many turns by a quick policy."""
    if s.mode == COMPETITIVE:
        rivals.playout(s, w, turns, legal, room)
    else:
        goal.playout(s, w[rivals.WEIGHTS : _NET], turns, legal, room)
