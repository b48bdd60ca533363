"""Inputs of the network that rates deployments: one deployment, or a pass."""

from typing import Final

GAIN: Final = 0
"""Points expected from a first firefighter of the colour on the tile."""
BELOW_BEST: Final = 1
"""The seat's highest gain on any tile, less GAIN."""
RIVALS_GAIN: Final = 2
"""The highest gain of a rival on the tile."""
DENIED: Final = 3
"""RIVALS_GAIN if the deployment fills the tile, else 0."""
FILLS: Final = 4
"""Whether the deployment fills the tile."""
ROOM_LEFT: Final = 5
MORE_THAN_ONE: Final = 6
"""Firefighters besides the first."""
HELD: Final = 7
"""Whether the colour is on the tile already."""
AUXILIARY: Final = 8
SUPPLY: Final = 9
VALUE: Final = 10
OPEN: Final = 11
"""The chance of the tile to have a free edge at the end."""
TO_COME: Final = 12
CLOSING: Final = 13
OTHER_COLOUR_GAIN: Final = 14
BEST_CHANCE: Final = 15
SECOND_CHANCE: Final = 16
RIVALS_CHANCE: Final = 17
PASS: Final = 18
NEXT_SEATS_GAIN: Final = 19
NEAR: Final = 20
"""Tiles expected to come beside the tile."""
BESIDE_OWN: Final = 21
NEW_INVERSE_VALUE: Final = 22
"""1 / (1 + value) for a colour that is not on the tile yet."""

COUNT: Final = 23
