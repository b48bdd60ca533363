"""The weights of advice: what each of a seat's prospects is worth, in log-odds of the win.

For each number of players there is a block of prospects, each with a weight for several moments of
the game; between two moments weights are mixed. Fitted by tools/fit_firewater.py.
"""

from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from embertide.games.firewater.kernel_table import size
from embertide.jit import jit, whole

Floats = npt.NDArray[np.float64]
Now = tuple[int, float]
"""Where the weights of a moment begin, and how far it is to the next one, of 1."""
Shares = tuple[float, float, float, float]
"""How much each seat counts."""


class Sense(NamedTuple):
    """What prospects count now, for how much each seat's count, and who is the next to move.

    The table holds what squares are to seat 0, to seat 1 and so on, then all other prospects.
    """

    table: Floats
    shares: Shares
    turn: int


# A square without token, as a seat sees it

PIECES: Final = 7
"""What lies there: nothing, an own half (low, high), another's half (low, high), another's leader,
the own leader."""
LEADS: Final = 11
"""The seat's influence less the strongest rival's, from -5 or worse to 5 or better."""
ROOMS: Final = 6
"""How many neighbours are empty; if none is, whether the seat is the next to move."""

# An elemental without token, as a seat sees it

MILD: Final = 5
"""How strongly the seat is present beside it: not at all, 1, 2, 3 to 4, more."""
RIVALS: Final = 5
"""And the most lenient rival who is, in the same steps."""
EDGE: Final = 3
"""Which of the two is more lenient: the seat, neither, the rival."""

# Where the weights of each kind begin

SQUARES: Final = PIECES * LEADS * ROOMS
SPIRIT: Final = SQUARES
POINT: Final = SPIRIT + 2 * MILD * RIVALS * EDGE * ROOMS
"""For each token placed."""
LEFT: Final = POINT + 1
"""By tokens left, as long as they are few."""
FEW: Final = 9
FATE: Final = LEFT + FEW + 1
"""By the fate of the leader: placed, waiting, conquered."""
TURN: Final = FATE + 3
"""To be the next to move."""
READY: Final = TURN + 1
"""By squares the seat could take now: waiting, then if it is the next to move."""
MANY: Final = 16
"""So many or more count alike."""
PROSPECTS: Final = READY + 2 * MANY

BEYOND: Final = 3 * SQUARES
"""In a table with the squares of four seats, prospects that are no squares are so much later."""

MOMENTS: Final = 4
SPAN: Final = (0.0, 0.18, 0.5, 1.01)
"""The moments, by the part of the board that is empty."""
BLOCK: Final = PROSPECTS * MOMENTS

SHARPNESS: Final = 3 * BLOCK
"""How strongly first impressions tell good actions from bad ones; by number of players."""
LENGTH: Final = SHARPNESS + 3


def load() -> Floats:
    """The fitted weights."""
    packed: npt.NDArray[np.float32] = np.load(Path(__file__).with_name("weights.npy"))
    return packed.astype(np.float64)


@jit
def moment(s: np.record) -> Now:
    """Where the weights for now begin, and how far it is to the next moment."""
    board = size(s.fire[0] | s.water[0], s.fire[1] | s.water[1])
    left = size(s.empty[0], s.empty[1]) / board
    k = 0
    while left >= SPAN[k + 1]:
        k += 1
    begin = (whole(s.players) - 2) * BLOCK + k * PROSPECTS
    return begin, (left - SPAN[k]) / (SPAN[k + 1] - SPAN[k])


@jit
def worth(w: Floats, now: Now, prospect: int) -> float:
    """What a prospect counts now."""
    at = now[0] + prospect
    found: float = w[at] + (w[at + PROSPECTS] - w[at]) * now[1]
    return found
