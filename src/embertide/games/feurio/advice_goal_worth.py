"""What a position is worth for a common goal: the chance to win, or how close a lost game was."""

from typing import Final

import numpy as np

from embertide.games.feurio.advice_goal_crews import left_of, supply_of, turns_left
from embertide.games.feurio.advice_goal_net import chance_to_win
from embertide.games.feurio.advice_goal_table import Table, survey
from embertide.games.feurio.advice_goal_weights import Weights
from embertide.games.feurio.advice_outlook import Floats
from embertide.games.feurio.kernel import actions, apply
from embertide.games.feurio.kernel_record import (
    ARRANGING,
    DEALING,
    OVER,
    SPOTS,
    SPREADING,
    state_t,
)
from embertide.games.feurio.kernel_table import divisor, held, region, regions
from embertide.jit import jit

FAILED: Final = 0.2
"""What a colour that failed leaves of the worth of a game."""

UNKNOWN: Final = 0.5
"""What a game is worth before there is anything to see."""


@jit
def worth(s: np.record, w: Floats, at: int, mine: Weights) -> float:
    """The chance to win; with a tile in hand, that of the best spot for it.

    `w` are all weights of the room, the network's from a place on; `mine` those of quick play.
    """
    if s.phase in (DEALING, ARRANGING):
        return UNKNOWN
    if s.phase != SPREADING:
        return _still(s, w, at, mine)
    after = np.empty(1, state_t)
    spots = np.empty(SPOTS, np.int32)
    most = 0.0
    for i in range(actions(s, spots)):
        after[0] = s
        apply(after[0], spots[i])
        most = max(most, _still(after[0], w, at, mine))
    return most


@jit
def _still(s: np.record, w: Floats, at: int, mine: Weights) -> float:
    """The worth while no tile is in hand: 0 where no play can win."""
    if s.phase == OVER:
        return closeness(s)
    return 0.0 if is_lost(s, survey(s, mine)) else chance_to_win(s, w, at)


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
        done += 1 if does_its_part(s, colour) else 0
    return done


@jit
def does_its_part(s: np.record, colour: int) -> bool:
    """F-17: whether all of a colour are out, together, and beside a 1-tile's water."""
    tiles = held(s, colour)
    joined = left_of(s, colour) == 0 and region(s, tiles) == tiles
    return bool(joined and divisor(s, tiles) == 1)


@jit
def is_lost(s: np.record, table: Table) -> bool:
    """Whether a colour is out without an open 1-tile, or a seat has more left than it can send."""
    for colour in range(4):
        own = table.outlooks[colour]
        if own.left == 0.0 and (own.lacking == 1.0 or regions(s, own.held) > 1):
            return True
    turns = turns_left(s)
    for seat in range(s.players):
        if supply_of(s, seat) > 3 * ((turns + s.players - 1) // s.players):
            return True
    return False
