"""Inputs shared by both post networks; rival_post_input.py and goal_post_input.py add theirs."""

from typing import Final

VALUE: Final = 0
"""The first of six places, one for each value: 1 at the tile's value."""
OPEN: Final = 6
"""The chance of the tile to have a free edge at the end."""
HELD: Final = 7
ROOM_FOR_ONE: Final = 8
ROOM_FOR_TWO: Final = 9
ROOM_FOR_THREE: Final = 10
EMPTY_BESIDE: Final = 11
"""Empty cells beside the tile."""
NEAR: Final = 12
"""Tiles expected to come beside the tile."""
TO_COME: Final = 20
"""Tiles still to be laid."""
HELD_BESIDE: Final = 22
"""Adjacent tiles that the colour holds."""
COLDEST: Final = 23
"""The log odds of the adjacent spot that is least likely to burn."""
SECOND_COLDEST: Final = 24
"""The log odds of the second of these spots."""
HOT: Final = 25
"""Whether a hottest spot is adjacent."""

COUNT: Final = 28
