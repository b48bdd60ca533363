"""The weights of the quick policy for a common goal: names, and fitted values."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from embertide.compiled.records import Floats, array

Weights = Sequence[float]
"""The weights for one number of players: a slice of WEIGHTS."""

# The chance of a 1-tile to stay open
ONE_BIAS, ONE_COOLER, ONE_EDGES, ONE_TO_COME, ONE_QUEUE = range(5)

# Deploying: by count, early in the game (EARLY), and by need
MEN_1, MEN_2, MEN_3, EARLY_1, EARLY_2, EARLY_3, PRESSURE, NEED, NEW, NEW_EARLY = range(5, 15)
# Deploying: steps to a 1-tile
TO_ONE, TO_ONE_2 = range(15, 17)
# Deploying: room to grow
SOON, LIKELY, RIM, AMPLE, STUCK, STUCK_OTHERS, DEAD, FADING = range(17, 25)
# Deploying: the last firefighters of a colour
LAST, LAST_BUT_ONE = range(25, 27)
# Deploying: 1-tiles
BETTER_ONE, FIRST_ONE, SPARE_ONE = range(27, 30)
START, PASSING, PASSING_EARLY, ROOM_LEFT, SOON_LACKING, LIKELY_LACKING = range(30, 36)
NEEDED_ONE, NEW_EDGES, STRANDED_1, STRANDED_2, STRANDED_3 = range(36, 41)
START_EARLY, START_ONE, TO_ONE_3, BRIDGE = range(41, 45)

# Spreading
REACH, REACH_VALUE, LAY_LACKING, LAY_EDGES, LAY_HEAT, CLOSE_HELD, CLOSE_FREE = range(45, 52)
TOUCH, NEAR, NEAR_VALUE, LOSE_ROOM, COMPACT, COMPACT_VALUE = range(52, 58)
LAY_WATERED, RELIEF, LAY_BRIDGE = range(58, 61)

LUCK = 61
"""The scale of the noise on scores, so that games of the quick policy differ."""

# Deploying in time, before room is lost, and towards a 1-tile
TEMPO, WANING, WANING_LIKELY, FRESH_LACKING, TO_BETTER, SPOT_BRIDGE, LAST_EARLY = range(62, 69)
# Room to grow: late in the game, on tiles that close, for several firefighters
LATE_ROOM, SPACE_HOT, BIG_2, BIG_3 = range(69, 73)
# Spreading: links to 1-tiles, and hotter spots
LAY_LINK, NEAR_HELD, NEAR_HELD_VALUE, COMPACT_EARLY = range(73, 77)
WARM, WARM_LACKING, LAY_MINE, REACH_MINE = range(77, 81)
# Tiles and spots wanted by several colours
SHARED, SHARED_GAIN, CROWDED, CROWDED_GAIN, STUCK_EARLY, STUCK_OTHERS_EARLY = range(81, 87)

NAMES: Final = tuple(
    name.lower() for name, value in list(globals().items()) if name.isupper() and type(value) is int
)
WIDTH: Final = len(NAMES)


def read(text: str) -> Floats:
    """Return the weights of a file: a row for each number of players, concatenated."""
    tables = json.loads(text)
    return array([tables[players][name] for players in "1234" for name in NAMES])


def write(weights: Floats) -> str:
    """Return the text of a file with these weights."""
    rows = weights.reshape(4, WIDTH)
    tables = {
        str(players): {n: float(f"{x:.4g}") for n, x in zip(NAMES, row, strict=True)}
        for players, row in enumerate(rows, 1)
    }
    return json.dumps(tables, indent=1) + "\n"


FILE: Final = Path(__file__).with_name("weights.json")
WEIGHTS: Final = read(FILE.read_text("utf-8"))
