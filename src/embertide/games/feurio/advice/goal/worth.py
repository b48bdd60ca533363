"""The value of a position with a common goal: the chance to win, or how close a loss was."""

from typing import Final

from embertide.compiled.jit import jit
from embertide.compiled.records import Floats, Record, empty, int32
from embertide.games.feurio.advice.goal.crews import left_of, supply_of, turns_left
from embertide.games.feurio.advice.goal.net import chance_to_win
from embertide.games.feurio.advice.goal.survey import Survey, survey
from embertide.games.feurio.advice.goal.weights import Weights
from embertide.games.feurio.kernel.board import divisor, held, region, regions
from embertide.games.feurio.kernel.kernel import actions, apply
from embertide.games.feurio.kernel.record import (
    ARRANGING,
    DEALING,
    OVER,
    SPOTS,
    SPREADING,
    state_t,
)

FAILED: Final = 0.2
"""The factor on the value of a finished game for each colour that failed."""

UNKNOWN: Final = 0.5
"""The value of a game before the opening."""


@jit
def worth(s: Record, w: Floats, at: int, mine: Weights) -> float:
    """Return the chance to win; with a tile in hand, that of the best spot for it.

    Args:
        s: The position.
        w: All weights of the room.
        at: The index of the network's first weight.
        mine: The weights of the quick policy for this number of players.
    """
    if s.phase in (DEALING, ARRANGING):
        return UNKNOWN
    if s.phase != SPREADING:
        return _still(s, w, at, mine)
    after = empty(1, state_t)
    spots = empty(SPOTS, int32)
    most = 0.0
    for i in range(actions(s, spots)):
        after[0] = s
        apply(after[0], spots[i])
        most = max(most, _still(after[0], w, at, mine))
    return most


@jit
def _still(s: Record, w: Floats, at: int, mine: Weights) -> float:
    """Return the value while no tile is in hand; 0 if the game cannot be won."""
    if s.phase == OVER:
        return closeness(s)
    return 0.0 if is_lost(s, survey(s, mine)) else chance_to_win(s, w, at)


@jit
def closeness(s: Record) -> float:
    """F-17: return the value of a finished game: 1 if won, less for each colour that failed."""
    share = 1.0
    for _ in range(4 - parts_done(s)):
        share *= FAILED
    return share


@jit
def parts_done(s: Record) -> int:
    """F-17: return how many colours did their part."""
    done = 0
    for colour in range(4):
        done += 1 if does_its_part(s, colour) else 0
    return done


@jit
def does_its_part(s: Record, colour: int) -> bool:
    """F-17: return whether a colour is all deployed, in one region, with an open 1-tile."""
    tiles = held(s, colour)
    joined = left_of(s, colour) == 0 and region(s, tiles) == tiles
    return bool(joined and divisor(s, tiles) == 1)


@jit
def is_lost(s: Record, table: Survey) -> bool:
    """Return whether a colour can no longer do its part, or a seat cannot deploy all in time."""
    for colour in range(4):
        own = table.prospects[colour]
        if own.left == 0.0 and (own.lacking == 1.0 or regions(s, own.held) > 1):
            return True
    turns = turns_left(s)
    for seat in range(s.players):
        if supply_of(s, seat) > 3 * ((turns + s.players - 1) // s.players):
            return True
    return False
