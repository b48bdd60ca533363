"""Inputs of the common goal's network: a post, besides those of post_input.py."""

from typing import Final

FIREFIGHTERS: Final = 13
"""Firefighters of the colour on the tile."""
SUPPLY: Final = 14
"""Firefighters of the colour still to be deployed."""
OTHERS_FIREFIGHTERS: Final = 15
"""Firefighters of other colours on the tile."""
WANTED: Final = 16
"""Whether the colour can go there."""
OPEN_ONE: Final = 17
OTHERS_WANT: Final = 18
"""Other colours that can go there."""
WAIT: Final = 19
"""Turns before the colour is deployed again."""
TEMPO: Final = 21
"""Firefighters that must be deployed in each turn."""
DEPLOYING: Final = 26
LACKS_ONE: Final = 27
"""Whether the colour holds no open 1-tile."""
