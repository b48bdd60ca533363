"""What a position is worth for a common goal: the chance to win, from how each colour stands."""

from typing import Final

import numpy as np

from embertide.games.feurio.advice_goal_ones import left_of, to_come
from embertide.games.feurio.advice_goal_table import Table, plight, survey
from embertide.games.feurio.advice_goal_weights import LATE, SURE, Weights
from embertide.games.feurio.kernel_record import DEPLOYING
from embertide.games.feurio.kernel_table import divisor, held, region
from embertide.jit import Word, jit, whole

FACTS: Final = LATE + 1 - SURE
"""How many facts a position is judged by."""

Facts = tuple[float, float, float, float, float, float, float, float, float, float, float]

SPLIT: Final = 3.0
"""What each region too many costs, in log odds."""

FAILED: Final = 0.2
"""What a colour that failed leaves of the worth of a game."""


@jit
def worth(s: np.record, w: Weights) -> float:
    """The chance to win: 0 where no play can, else logistic in the facts."""
    table = survey(s, w)
    if is_lost(s, table):
        return 0.0
    x = 0.0
    facts = gather(s, w, table)
    for i in range(FACTS):
        x += w[SURE + i] * facts[i]
    for colour in range(4):
        x -= SPLIT * (_regions(s, table.outlooks[colour].held) - 1)
    return float(1.0 / (1.0 + np.exp(-x)))


@jit
def closeness(s: np.record) -> float:
    """F-17: what an ended game counts: 1 if won, the less the more colours failed."""
    share = 1.0
    for _ in range(4 - parts_done(s)):
        share *= FAILED
    return share


@jit
def parts_done(s: np.record) -> int:
    """F-17: how many colours did their part."""
    done = 0
    for colour in range(4):
        tiles = held(s, colour)
        joined = left_of(s, colour) == 0 and region(s, tiles) == tiles
        done += 1 if joined and divisor(s, tiles) == 1 else 0
    return done


@jit
def gather(s: np.record, w: Weights, table: Table) -> Facts:
    """The facts: what all colours lack, and how much of the game is left for it."""
    lacking, cramped, stranded, risked = 0.0, 0.0, 0.0, 0.0
    for colour in range(4):
        own = table.outlooks[colour]
        lacking += own.lacking
        cramped += plight(w, own.left, own.space)
        stranded += 1.0 if own.lacking == 1.0 and not own.wanted & table.ways.free else 0.0
        risked += own.lacking if own.left == 0.0 else 0.0
    early, pressure = table.early, _men_left(s) / (1.0 + turns_left(s))
    hurried = max(0.0, pressure - 1.0)
    return (
        *(1.0, early, lacking, lacking * early, cramped, pressure),
        *(stranded, stranded * early, risked, table.spare, hurried),
    )


@jit
def turns_left(s: np.record) -> int:
    """How many deployments are still to come."""
    return to_come(s) + (1 if s.phase == DEPLOYING else 0)


@jit
def _men_left(s: np.record) -> int:
    left = 0
    for colour in range(4):
        left += left_of(s, colour)
    return left


@jit
def is_lost(s: np.record, table: Table) -> bool:
    """Whether a colour is out without an open 1-tile, or a seat has more left than it can send."""
    for colour in range(4):
        own = table.outlooks[colour]
        if own.left == 0.0 and (own.lacking == 1.0 or _regions(s, own.held) > 1):
            return True
    turns = turns_left(s)
    for seat in range(s.players):
        supply = 0
        for i in range(s.crews):
            supply += whole(s.supply[seat * s.colours + i * s.apart])
        if supply > 3 * ((turns + s.players - 1) // s.players):
            return True
    return False


@jit
def _regions(s: np.record, tiles: Word) -> int:
    """F-14: how many regions these tiles are; 1 for none."""
    count = 0
    while tiles:
        tiles ^= region(s, tiles)
        count += 1
    return max(count, 1)
