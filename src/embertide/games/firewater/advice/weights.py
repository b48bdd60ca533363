"""The weights of advice: the value of each prospect of a seat, in log-odds of the win.

There is a block of prospects for each number of players, with a weight for each of several moments
of the game; between two moments weights are interpolated. Trained by tools/train.
"""

from pathlib import Path
from typing import Final, NamedTuple

from embertide.compiled.jit import jit, whole
from embertide.compiled.records import Floats, Record, load_floats
from embertide.games.firewater.kernel.board import size

Now = tuple[int, float]
"""The index of a moment's first weight, and the fraction of the way to the next moment."""
Shares = tuple[float, float, float, float]
"""The weight of each seat."""


class Sense(NamedTuple):
    """The inputs of all effects in one position."""

    table: Floats
    """The weights now: of squares to seat 0, to seat 1 and so on, then of all other prospects."""
    shares: Shares
    """The weight of each seat in a sum."""
    turn: int
    """The seat that moves after the action."""


# Classes of a square without a token, for a seat

PIECES: Final = 7
"""Nothing, own half (low, high), another's half (low, high), another's leader, own leader."""
LEADS: Final = 11
"""The seat's influence less the strongest rival's, from -5 or worse to 5 or better."""
ROOMS: Final = 6
"""0 to 4 empty neighbours; 5: none, and the seat moves next."""

# Classes of an elemental without a token, for a seat

MILD: Final = 5
"""The seat's presence beside it: 0, 1, 2, 3 to 4, more."""
RIVALS: Final = 5
"""The presence of the most lenient rival, in the same classes."""
EDGE: Final = 3
"""The more lenient of the two: the seat, neither, the rival."""

# The first index of each kind of prospect

SQUARES: Final = PIECES * LEADS * ROOMS
SPIRIT: Final = SQUARES
POINT: Final = SPIRIT + 2 * MILD * RIVALS * EDGE * ROOMS
"""One token placed."""
LEFT: Final = POINT + 1
"""Tokens left, 0 to FEW."""
FEW: Final = 9
"""This many tokens left, or more, count alike."""
FATE: Final = LEFT + FEW + 1
"""The fate of the leader: placed, waiting, conquered."""
TURN: Final = FATE + 3
"""Being the next to move."""
READY: Final = TURN + 1
"""Squares that the seat could take: while another moves next, then if it moves next."""
MANY: Final = 16
"""Counts of such squares are 0 to MANY - 1; more count alike."""
PROSPECTS: Final = READY + 2 * MANY

BEYOND: Final = 3 * SQUARES
"""The offset of prospects other than squares in a table with the squares of four seats."""

MOMENTS: Final = 4
SPAN: Final = (0.0, 0.18, 0.5, 1.01)
"""The moments, by the fraction of the board that is empty."""
BLOCK: Final = PROSPECTS * MOMENTS

SHARPNESS: Final = 3 * BLOCK
"""The factor on effects before the exponential that makes priors; by number of players."""
LENGTH: Final = SHARPNESS + 3


def load() -> Floats:
    """Return the fitted weights."""
    return load_floats(Path(__file__).with_name("weights.npy"))


@jit
def moment(s: Record) -> Now:
    """Return the moment of a position."""
    board = size(s.fire[0] | s.water[0], s.fire[1] | s.water[1])
    left = size(s.empty[0], s.empty[1]) / board
    k = 0
    while left >= SPAN[k + 1]:
        k += 1
    begin = (whole(s.players) - 2) * BLOCK + k * PROSPECTS
    return begin, (left - SPAN[k]) / (SPAN[k + 1] - SPAN[k])


@jit
def worth(w: Floats, now: Now, prospect: int) -> float:
    """Return the weight of a prospect now."""
    at = now[0] + prospect
    found: float = w[at] + (w[at + PROSPECTS] - w[at]) * now[1]
    return found
