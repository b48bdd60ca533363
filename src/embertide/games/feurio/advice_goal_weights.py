"""The weights of advice for a common goal: their names, and the fitted ones for each table."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float64]

Weights = Sequence[float]
"""The weights for one number of players: a stretch of that array."""

# How likely a 1-tile stays open
ONE_BIAS, ONE_COOLER, ONE_EDGES, ONE_TO_COME, ONE_QUEUE = range(5)

# Deploying: firefighters by count, and what is left of the game
MEN_1, MEN_2, MEN_3, EARLY_1, EARLY_2, EARLY_3, PRESSURE, NEED, NEW, NEW_EARLY = range(5, 15)
# … the way to a 1-tile, by steps
TO_ONE, TO_ONE_2 = range(15, 17)
# … room to grow: what spots are worth, and how much is enough
SOON, LIKELY, RIM, AMPLE, STUCK, STUCK_OTHERS, DEAD, FADING = range(17, 25)
# … the last firefighters of a colour
LAST, LAST_BUT_ONE = range(25, 27)
# … 1-tiles
BETTER_ONE, FIRST_ONE, SPARE_ONE = range(27, 30)
START, PASSING, PASSING_EARLY, ROOM_LEFT, SOON_LACKING, LIKELY_LACKING = range(30, 36)
NEEDED_ONE, NEW_EDGES, STRANDED_1, STRANDED_2, STRANDED_3 = range(36, 41)
START_EARLY, START_ONE, TO_ONE_3, BRIDGE = range(41, 45)

# Spreading
REACH, REACH_VALUE, LAY_LACKING, LAY_EDGES, LAY_HEAT, CLOSE_HELD, CLOSE_FREE = range(45, 52)
TOUCH, NEAR, NEAR_VALUE, LOSE_ROOM, COMPACT, COMPACT_VALUE = range(52, 58)
LAY_WATERED, RELIEF, LAY_BRIDGE = range(58, 61)

LUCK = 61
"""By how much scores are off, so that no two games of the quick policy are alike."""

# Deploying in time, before room wanes, and on the way to a 1-tile
TEMPO, WANING, WANING_LIKELY, FRESH_LACKING, TO_BETTER, SPOT_BRIDGE, LAST_EARLY = range(62, 69)
# Room to grow: late, on tiles that close, for several at once
LATE_ROOM, SPACE_HOT, BIG_2, BIG_3 = range(69, 73)
# Spreading: links to 1-tiles, and what becomes hot
LAY_LINK, NEAR_HELD, NEAR_HELD_VALUE, COMPACT_EARLY = range(73, 77)
WARM, WARM_LACKING, LAY_MINE, REACH_MINE = range(77, 81)
# What several colours want, and how it changes
SHARED, SHARED_GAIN, CROWDED, CROWDED_GAIN, STUCK_EARLY, STUCK_OTHERS_EARLY = range(81, 87)

NAMES: Final = tuple(
    name.lower() for name, value in list(globals().items()) if name.isupper() and type(value) is int
)
WIDTH: Final = len(NAMES)


def read(text: str) -> Floats:
    """The weights of a file: a row for each number of players, one after the other."""
    tables = json.loads(text)
    return np.array([tables[players][name] for players in "1234" for name in NAMES], np.float64)


def write(weights: Floats) -> str:
    """The file of these weights."""
    rows = weights.reshape(4, WIDTH)
    tables = {
        str(players): {n: float(f"{x:.4g}") for n, x in zip(NAMES, row, strict=True)}
        for players, row in enumerate(rows, 1)
    }
    return json.dumps(tables, indent=1) + "\n"


FILE: Final = Path(__file__).with_name("weights_goal.json")
WEIGHTS: Final = read(FILE.read_text("utf-8"))
