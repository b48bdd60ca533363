"""Inputs of the competitive network: a seat, its rivals, the table."""

from typing import Final

# The seat by itself
WORTH: Final = 0
"""Points expected from all regions."""
POINTS: Final = 1
"""Points if the game ended now."""
BEST_WORTH: Final = 2
BEST_SHARE: Final = 3
"""The part of the best region's sum that is expected to count."""
BEST_SUM: Final = 4
CHANCE: Final = 5
"""The first of four places: the highest gains of a firefighter, in descending order."""
CHANCES: Final = 9
"""The sum of the gains on all tiles."""
CHANCES_FOR_TWO: Final = 10
"""The sum of the gains on tiles with room for two."""
CHANCES_AHEAD: Final = 11
"""The sum of what the gains exceed those of every rival."""
GROWTH_TILES: Final = 12
"""Tiles expected beside the regions."""
GROWTH_POINTS: Final = 13
"""Points expected from those tiles."""
SUPPLY: Final = 14
LEAST_SUPPLY: Final = 15
"""The supply of the colour with the fewest firefighters left."""
REGIONS: Final = 16
TURN: Final = 17
WAIT: Final = 18
OPEN_ONES: Final = 19
"""Held 1-tiles expected to stay open."""
OPEN_TWOS: Final = 20
"""Held 2-tiles expected to stay open."""
AUXILIARY: Final = 21
"""Firefighters of the shared colour with three players."""
SECOND_POST: Final = 22
"""The additional gain of a second firefighter beside the best tile."""
SHARED_OUT: Final = 23
"""The seat's sum of gains if all seats in turn take their best tile."""
SHARED_OUT_SOON: Final = 24
"""The same for the first three rounds."""
SECOND_WORTH: Final = 25
"""Points expected from the second-best region."""
NEXT: Final = 26
"""Whether it is the seat's turn after this one."""
OWN: Final = 27
"""The number of inputs of the seat by itself."""

# The highest of the same inputs among its rivals
RIVAL_WORTH: Final = 27
RIVAL_POINTS: Final = 28
RIVAL_CHANCE: Final = 29
RIVAL_CHANCES: Final = 30
RIVAL_GROWTH_POINTS: Final = 31
RIVAL_SUPPLY: Final = 32
RIVAL_SHARED_OUT: Final = 33

# The table
TO_COME: Final = 34
LOG_TO_COME: Final = 35
DEPLOYING: Final = 36
CLOSING: Final = 37
HOTTER: Final = 38
FIREBREAKS: Final = 39
ROOM_FOR_ONE: Final = 40
"""Tiles with room for a firefighter."""
ROOM_FOR_TWO: Final = 41
"""Tiles with room for two."""
HEAT: Final = 42
ONES_LEFT: Final = 43
"""1-tiles in the pile."""
TWOS_LEFT: Final = 44
"""2-tiles in the pile."""
PASSES: Final = 45

COUNT: Final = 46
