"""What networks of rivals aim at: the winners, mixed with the points if that is asked for."""

import math
from typing import Any

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[Any]

SPAN = 6.0
"""Points behind the best seat that divide a seat's share by e."""


def mixed(shares: Array, points: Array, share: float) -> Array:
    """Return each seat's target share of the win: the result, mixed with shares by points."""
    if not share:
        return shares
    lead = (points - points.max(-1, keepdims=True)) / SPAN
    odds = np.exp(lead)
    by_points = odds / odds.sum(-1, keepdims=True)
    found: Array = ((1 - share) * shares + share * by_points).astype(np.float32)
    assert math.isclose(float(found.sum(-1).mean()), 1.0, rel_tol=1e-3)
    return found
