"""The crews of a common goal: firefighters and turns left (F-6, F-16)."""

from embertide.compiled.jit import jit, whole
from embertide.compiled.records import Record
from embertide.games.feurio.kernel.record import DEPLOYING, SPREADING


@jit
def to_come(s: Record) -> int:
    """Return the number of tiles still to be laid."""
    return whole(s.pile) + (1 if s.phase == SPREADING else 0)


@jit
def turns_left(s: Record) -> int:
    """Return the number of deployments still to come."""
    return to_come(s) + (1 if s.phase == DEPLOYING else 0)


@jit
def left_of(s: Record, colour: int) -> int:
    """F-6: return the firefighters of a colour in all supplies."""
    left = whole(s.supply[colour])
    if colour == 3:
        left += whole(s.supply[4]) + whole(s.supply[5])
    return left


@jit
def supply_of(s: Record, seat: int) -> int:
    """F-6: return the firefighters of all colours that a seat may still deploy."""
    supply = 0
    for i in range(s.crews):
        supply += whole(s.supply[seat * s.colours + i * s.apart])
    return supply
