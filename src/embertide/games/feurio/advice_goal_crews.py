"""The crews of a common goal: who is left to be sent, and in how many turns (F-6, F-16)."""

import numpy as np

from embertide.games.feurio.kernel_record import DEPLOYING, SPREADING
from embertide.jit import jit, whole


@jit
def to_come(s: np.record) -> int:
    """How many tiles are still to be laid."""
    return whole(s.pile) + (1 if s.phase == SPREADING else 0)


@jit
def turns_left(s: np.record) -> int:
    """How many deployments are still to come."""
    return to_come(s) + (1 if s.phase == DEPLOYING else 0)


@jit
def left_of(s: np.record, colour: int) -> int:
    """F-6: the firefighters of a colour in all supplies."""
    left = whole(s.supply[colour])
    if colour == 3:
        left += whole(s.supply[4]) + whole(s.supply[5])
    return left


@jit
def supply_of(s: np.record, seat: int) -> int:
    """F-6: the firefighters of all colours that a seat may still send."""
    supply = 0
    for i in range(s.crews):
        supply += whole(s.supply[seat * s.colours + i * s.apart])
    return supply
