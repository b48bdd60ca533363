"""Who acts next: a seat, Nature, or nobody."""

from typing import Final

Seat = int
"""A player's place at the table, counted clockwise from 0."""

Actor = int
"""A seat, NATURE or NOBODY."""

NATURE: Final = -1
"""Chance acts: its moves are listed with their odds."""

NOBODY: Final = -2
"""The game is over."""
