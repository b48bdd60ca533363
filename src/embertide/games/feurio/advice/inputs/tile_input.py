"""Inputs of the chance that an open tile stays open; *_LOG: times the log of tiles to come."""

from typing import Final

BIAS: Final = 0
LOG_TO_COME: Final = 1
COLDEST: Final = 2
"""The log odds of the adjacent spot that is least likely to burn."""
SECOND_COLDEST: Final = 3
"""The log odds of the second of these spots."""
ALL_BURN: Final = 4
"""The logarithm of the chance that all adjacent spots burn."""
VALUE: Final = 5
COLD_LOG: Final = 6
"""COLDEST if it is below 0, else 0."""
LAST_EDGE: Final = 7
EDGES: Final = 8
EDGES_LOG: Final = 9
COLDEST_LOG: Final = 10
VALUE_LOG: Final = 11

COUNT: Final = 12
