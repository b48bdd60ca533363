"""The one door from Python into compiled thinking, whatever the method.

Whatever Python calls is compiled with all that it calls, a room's rules and advice among them: one
door compiles them once, a door for each method would do so for each.
"""

from functools import cache
from typing import Any, Final, NamedTuple

import numpy as np

from embertide.jit import jit
from embertide.search.contest import Contest, compete, enter, rank
from embertide.search.dispatch import weights_of
from embertide.search.foresight import Ahead
from embertide.search.glance import impressions, one_ply
from embertide.search.lines import Line, work_out
from embertide.search.mcts import Records, Work, search, settings_t
from embertide.search.tree import node_t
from embertide.search.uct import uct

IMPRESSIONS: Final = 0
ONE_PLY: Final = 1
SEARCH: Final = 2
UCT: Final = 3
ENTER: Final = 4
COMPETE: Final = 5
RANK: Final = 6
WORK_OUT: Final = 7


class Desk(NamedTuple):
    """All that any method may work on; those a method has no use for are idle."""

    work: Work
    contest: Contest
    line: Line


@jit
def think(  # noqa: PLR0913, PLR0917 - what any method may ask for
    method: int,
    desk: Desk,
    root: Records,
    seat: int,
    count: int,
    luck: int,
    depth: int,
    fade: float,
) -> int:
    """Does what the method does, with a count of its own; returns what it found, if anything."""
    if method == SEARCH:
        search(desk.work, root, seat, count, luck)
    elif method == UCT:
        uct(desk.work, root, seat, count, luck)
    elif method == ENTER:
        enter(desk.contest, root, seat, count, depth)
    elif method == COMPETE:
        compete(desk.contest, root, seat, count, luck, depth, fade)
    elif method == RANK:
        rank(desk.contest, count)
    elif method == WORK_OUT:
        return 1 if work_out(desk.line, count) else 0
    elif method == IMPRESSIONS:
        return impressions(desk.work, root)
    elif method == ONE_PLY:
        return one_ply(desk.work, root, seat, luck)
    return count


# Places at the desk where nobody works: all is of the types that others have, and of no length


@cache
def idle_work(kind: np.dtype[Any]) -> Work:
    """For methods that grow no tree."""
    ints, floats = np.zeros(0, np.int64), np.zeros(0)
    return Work(
        nodes=np.zeros(0, node_t),
        used=ints,
        settings=np.zeros(0, settings_t),
        weights=weights_of(kind),
        state=np.zeros(0, kind),
        path=ints,
        legal=np.zeros(0, np.int32),
        promise=floats,
        stamp=ints,
        out=floats,
    )


@cache
def idle_contest(kind: np.dtype[Any]) -> Contest:
    """For methods without a contest."""
    ints, floats, actions = np.zeros(0, np.int64), np.zeros(0), np.zeros(0, np.int32)
    return Contest(
        choices=ints,
        value=floats,
        worlds=ints,
        foreseen=floats,
        tally=ints,
        weights=weights_of(kind)[np.newaxis],
        state=np.zeros(0, kind),
        legal=actions,
        promise=floats,
        out=floats,
        ahead=_idle_ahead(kind),
    )


def _idle_ahead(kind: np.dtype[Any]) -> Ahead:
    ints, floats, actions = np.zeros(0, np.int64), np.zeros(0), np.zeros(0, np.int32)
    rows = np.zeros((0, 0), np.int32)
    return Ahead(np.zeros(0, kind), rows, rows, ints, ints, floats, actions, floats)


@cache
def idle_line(kind: np.dtype[Any]) -> Line:
    """For methods that work nothing out in full."""
    ints, rows = np.zeros(0, np.int64), np.zeros((0, 0), np.int32)
    return Line(
        states=np.zeros(0, kind),
        who=ints,
        legal=rows,
        odds=rows,
        moves=ints,
        tried=ints,
        values=np.zeros((0, 0)),
    )
