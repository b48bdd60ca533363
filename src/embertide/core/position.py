"""A position set up by hand, as text."""

from typing import NamedTuple

from embertide.core.actor import Seat


class Position(NamedTuple):
    """What lies where, and whose turn it is; all texts are in the notation of the room."""

    placed: tuple[str, ...] = ()
    """Pieces on the table, in the order they were laid."""
    turn: Seat = 0
    """The seat that acts."""
    hands: tuple[str, ...] = ()
    """What lies open before the seats or is held, in a form that the room defines."""
