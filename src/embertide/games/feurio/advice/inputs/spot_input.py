"""Inputs of the chance that a spot burns; *_LOG: times the logarithm of the tiles to come."""

from typing import Final

BIAS: Final = 0
LOG_TO_COME: Final = 1
COLDER: Final = 2
"""The highest heat less the heat of the spot."""
COLDER_LOG: Final = 3
HOTTER: Final = 4
"""The number of hotter spots."""
HOTTER_A_TILE: Final = 5
"""The number of hotter spots for each tile to come."""
HEAT: Final = 6
TILES: Final = 7
"""Adjacent tiles."""
TILES_LOG: Final = 8
HOTTEST_BESIDE: Final = 9
HOTTEST_BESIDE_LOG: Final = 10
WARMTH: Final = 11
"""The sum of the heats of adjacent spots, relative to the highest."""
WARMTH_LOG: Final = 12
COLDER_A_TILE: Final = 13

COUNT: Final = 14
