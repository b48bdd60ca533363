"""Inputs of the competitive network: a post, besides those of post_input.py."""

from typing import Final

GAIN: Final = 13
"""Points expected from a first firefighter of the colour there."""
INVERSE_VALUE: Final = 14
RIVALS_GAIN: Final = 15
"""The highest gain of a rival there."""
REGION_WORTH: Final = 16
REGION_SHARE: Final = 17
"""The part of the region's sum that is expected to count."""
REGION_SUM: Final = 18
SUPPLY: Final = 19
OTHER_COLOUR: Final = 21
"""Whether the seat's other colour holds the tile."""
TURN: Final = 26
"""Whether it is the seat's turn."""
DEPLOYING: Final = 27
"""Whether it is the seat's turn and the seat deploys next."""
