"""Advice for the search: the value of a position to each seat, and priors of moves."""

import json
from pathlib import Path
from typing import Final

from embertide.compiled.jit import jit
from embertide.compiled.records import Floats, Ints, Record, array, joined, repeated
from embertide.core.level import Level
from embertide.core.options import Options
from embertide.games.feurio.advice import rivals
from embertide.games.feurio.advice.goal import goal, net
from embertide.games.feurio.kernel.record import COMPETITIVE


def _read(name: str, count: int) -> Floats:
    """Return fitted weights from a file in this folder."""
    text = (Path(__file__).parent / name).read_text(encoding="utf-8")
    weights = array(json.loads(text)["weights"])
    assert len(weights) == count
    return weights


WEIGHTS: Floats = joined(
    [
        _read("rivals.json", rivals.WEIGHTS),
        goal.WEIGHTS,
        _read("goal/net.json", net.NET),
    ]
)
"""The weights of the competitive game, of the quick policy for a common goal, of its network."""

_NET: Final = rivals.WEIGHTS + len(goal.WEIGHTS)
"""The index of the first weight of that network."""


def attempt_weights(weights: Floats, count: int) -> Floats:
    """Return a row of weights for each attempt at an imagined game with a common goal."""
    rows = repeated(weights, count)
    goal.add_noise(rows, rivals.WEIGHTS)
    return rows


def levels(options: Options) -> tuple[Level, ...]:
    """Return the five levels at a table, weakest first.

    For a common goal the iterations are games of a halving search.
    """
    if options.mode != "competitive":
        return (
            Level(0, blur=2.0),
            Level(0),
            Level(0, lookahead=1),
            Level(0, lookahead=2),
            Level(3_000 * options.players, lookahead=3),
        )
    return (
        Level(0, blur=2.0),
        Level(0, blur=1.4),
        Level(0, blur=0.75),
        Level(8, explore=0.7),
        Level(10_000, explore=0.7),
    )


@jit
def evaluate(s: Record, w: Floats, out: Floats) -> None:
    """Set each seat's expected share of the win."""
    if s.mode == COMPETITIVE:
        rivals.evaluate(s, w, out)
    else:
        goal.evaluate(s, w, _NET, w[rivals.WEIGHTS : _NET], out)


@jit
def priors(s: Record, w: Floats, legal: Ints, n: int, out: Floats) -> None:
    """Set the prior of each legal action."""
    if s.mode == COMPETITIVE:
        rivals.priors(s, w, legal, n, out)
    else:
        goal.priors(s, w[rivals.WEIGHTS : _NET], legal, n, out)


@jit
def playout(s: Record, w: Floats, turns: int, legal: Ints, scores: Floats) -> None:
    """Play `turns` turns by a quick policy."""
    if s.mode == COMPETITIVE:
        rivals.playout(s, w, turns, legal, scores)
    else:
        goal.playout(s, w[rivals.WEIGHTS : _NET], turns, legal, scores)
