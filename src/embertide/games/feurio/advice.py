"""Advice for the search: what a position is worth to each seat, and which moves look promising."""

import json
from pathlib import Path

import numpy as np
import numpy.typing as npt

from embertide.core.level import Level
from embertide.core.options import Options
from embertide.games.feurio import advice_goal as goal
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


WEIGHTS: Floats = np.concatenate([_read("weights_rivals.json", rivals.WEIGHTS), goal.WEIGHTS])
"""Those of the competitive game, then those of a common goal."""


def lives(weights: Floats, count: int) -> Floats:
    """The weights for each life of an imagined game with a common goal."""
    rows = goal.lives(weights[rivals.WEIGHTS :], count)
    return np.hstack([np.tile(weights[: rivals.WEIGHTS], (count, 1)), rows])


def levels(options: Options) -> tuple[Level, ...]:
    """The five levels at a table of that kind, the weakest first.

    For a common goal the iterations are games that plans of a turn are tried in.
    """
    if options.mode != "competitive":
        return Level(0, blur=2.0), Level(0), Level(60), Level(500), Level(16_000)
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
        goal.evaluate(s, w[rivals.WEIGHTS :], out)


@jit
def priors(s: np.record, w: Floats, legal: Ints, n: int, out: Floats) -> None:
    """Fills in how promising each of the legal actions looks."""
    if s.mode == COMPETITIVE:
        rivals.priors(s, w, legal, n, out)
    else:
        goal.priors(s, w[rivals.WEIGHTS :], legal, n, out)


@jit
def playout(s: np.record, w: Floats, turns: int, legal: Ints, room: Floats) -> None:
    """Plays so many turns by a quick policy."""
    if s.mode == COMPETITIVE:
        rivals.playout(s, w, turns, legal, room)
    else:
        goal.playout(s, w[rivals.WEIGHTS :], turns, legal, room)
