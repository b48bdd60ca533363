"""Inputs of the common goal's network: a colour by itself, and the table."""

from typing import Final

TO_COME: Final = 0
LOG_TO_COME: Final = 1
DEPLOYING: Final = 2
SUPPLY: Final = 3
TURNS: Final = 4
"""Deployments to come of the colour's players."""
TEMPO: Final = 5
"""Firefighters that must be deployed in each of these turns."""
MORE_REGIONS: Final = 6
"""Regions besides the first."""
BEGUN: Final = 7
BEST_ONE: Final = 8
"""The best chance of a held 1-tile to stay open."""
ANY_ONE: Final = 9
"""The chance that any held 1-tile stays open."""
WANTED: Final = 10
"""Tiles that the colour can go to."""
WANTED_FOR_TWO: Final = 11
"""Tiles that the colour can go to with room for two."""
WANTED_ONES: Final = 12
"""Open 1-tiles that the colour can go to."""
ONES_WITH_ROOM: Final = 13
ONES_LEFT: Final = 14
"""1-tiles in the pile."""
HIGH_LEFT: Final = 15
"""Tiles of value 5 and 6 in the pile."""
AVERAGE: Final = 16
HEAT: Final = 17
TILES_WITH_ROOM: Final = 18
AUXILIARY: Final = 19
PLAYERS: Final = 20
"""The first of four places, one for each number of players."""
ALL_SUPPLY: Final = 24
ALL_ROOM: Final = 25
"""Firefighters that fit on the table."""
WAIT: Final = 26
EXCESS: Final = 27
"""Firefighters of the colour's busiest player beyond the deployments left to that player."""
EXCESS_A_TURN: Final = 28
"""EXCESS, if above 0, for each of these deployments."""
INVERSE_TURNS: Final = 29
"""1 / (1 + OWN_TURNS)."""
OWN_TURNS: Final = 30
"""The deployments left to that player, at most 9."""

COUNT: Final = 31
