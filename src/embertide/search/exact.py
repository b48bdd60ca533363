"""The end of a game worked out in full, as Python asks for it."""

import numpy as np

from embertide.search.door import WORK_OUT, Desk, idle_contest, idle_work, think
from embertide.search.lines import DEPTH, Line
from embertide.search.mcts import MAX_SEATS, Records


def line_of(root: Records, most: int) -> Line:
    """Room for lines from a root, with at most so many moves in a position."""
    states = np.zeros(DEPTH, root.dtype)
    states[0] = root[0]
    return Line(
        states=states,
        who=np.zeros(DEPTH, np.int64),
        legal=np.zeros((DEPTH, most), np.int32),
        odds=np.zeros((DEPTH, most), np.int32),
        moves=np.zeros(DEPTH, np.int64),
        tried=np.zeros(DEPTH, np.int64),
        values=np.zeros((DEPTH, MAX_SEATS)),
    )


def work_out(line: Line, limit: int) -> bool:
    """Fills in what the root brings each seat if everyone plays the best there is.

    Gives up, and returns False, after so many positions or where a line grows too long.
    """
    kind = line.states.dtype
    desk = Desk(idle_work(kind), idle_contest(kind), line)
    return bool(think(WORK_OUT, desk, line.states[:1], 0, limit, 0, 0, 0.0))
