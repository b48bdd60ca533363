"""A position somebody set up, as text: what lies where, whose turn it is, what is in sight."""

from typing import NamedTuple

from embertide.core.actor import Seat


class Position(NamedTuple):
    """`placed` are pieces in the order they were laid, in the notation of the room.

    `hands` tells what lies open before the seats, or is in hand; the room says how.
    """

    placed: tuple[str, ...] = ()
    turn: Seat = 0
    hands: tuple[str, ...] = ()
