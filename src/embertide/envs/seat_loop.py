"""The step of one seat in each game of a batch, compiled: games stop where that seat is to act.

In contrast to loop.py a game that ends stays as it is until it is begun anew.
"""

from typing import Any, NamedTuple

import numpy as np

from embertide.compiled.dispatch import apply, choose, reached, returns, winners
from embertide.compiled.jit import jit, whole
from embertide.core.actor import NOBODY
from embertide.envs import loop
from embertide.envs.loop import Array, Report, Span, is_legal, settle

WIN, SCORE, GOALS = range(3)
"""What rewards count: the win, the lead in points, or the parts done of a common goal."""


class Conditions(NamedTuple):
    """What all games of a batch share."""

    root: Any  # the record of the start
    seat: int  # the seat that learns
    random: Any  # bool[seats]: which seats play at random
    replace: bool  # whether an illegal action is replaced, or ends the game
    counted: int  # WIN, SCORE or GOALS


class Course(NamedTuple):
    """How the learner's games go: arrays of n."""

    acting: Any  # bool: whether a move is to be made in the game
    chosen: Any  # int64: that move
    illegal: Any  # bool: whether the learner's last move was illegal
    worth: Any  # float64: what a shaped reward counts, before the step
    rewards: Any  # float64: what the step has brought
    points: Any  # int32[n, seats]: room to count points
    shares: Any  # float64[n, seats]: each seat's share of the win where a game has ended


def make_course(n: int, seats: int) -> Course:
    """Return the arrays for n games."""
    return Course(
        acting=np.zeros(n, np.bool_),
        chosen=np.zeros(n, np.int64),
        illegal=np.zeros(n, np.bool_),
        worth=np.zeros(n),
        rewards=np.zeros(n),
        points=np.zeros((n, seats), np.int32),
        shares=np.zeros((n, seats)),
    )


@jit
def begin_all(games: Array, report: Report, table: Conditions, course: Course, span: Span) -> None:
    """Begin the games of a range that are acting."""
    for i in range(span[0], span[1]):
        if course.acting[i]:
            loop.begin(games, table.root, report, i)
            wait(games, report, table, i)
            course.illegal[i] = False
            course.worth[i] = 0


@jit
def wait(games: Array, report: Report, table: Conditions, i: int) -> None:
    """Let seats that play at random act until another one is to act, or the game ends."""
    while _is_random(report, table, i):
        at = choose(games[i], report.counts[i])
        apply(games[i], whole(report.legal[i, at]))
        settle(games, report, i)


@jit
def _is_random(report: Report, table: Conditions, i: int) -> bool:
    who = whole(report.actor[i])
    return who >= 0 and who != table.seat and bool(table.random[who])


@jit
def act_all(games: Array, report: Report, table: Conditions, course: Course, span: Span) -> None:
    """Play the chosen action in the games of a range that are acting."""
    for i in range(span[0], span[1]):
        if course.acting[i]:
            act(games, report, table, course, i)


@jit
def act(games: Array, report: Report, table: Conditions, course: Course, i: int) -> None:
    """Play the chosen action of a game; an illegal one is replaced, or not played."""
    action = whole(course.chosen[i])
    if not is_legal(report, i, action):
        course.illegal[i] = True
        if not table.replace:
            return
        action = whole(report.legal[i, 0])
        for at in range(report.counts[i]):
            action = min(action, whole(report.legal[i, at]))
    apply(games[i], action)
    settle(games, report, i)
    wait(games, report, table, i)


@jit
def reward_all(games: Array, report: Report, table: Conditions, course: Course, span: Span) -> None:
    """Set what the step brought in each game of a range, but for illegal actions."""
    for i in range(span[0], span[1]):
        over = report.actor[i] == NOBODY
        if over:
            winners(games[i], course.shares[i])
            returns(games[i], course.points[i])
        if table.counted == WIN:
            course.rewards[i] = course.shares[i, table.seat] if over else 0.0
        else:
            now = count(games, report, table, course, i)
            course.rewards[i] = now - course.worth[i]
            course.worth[i] = now


@jit
def count(games: Array, report: Report, table: Conditions, course: Course, i: int) -> float:
    """Return what a shaped reward counts: the learner's lead in points, or the parts done."""
    if table.counted == GOALS:
        return float(reached(games[i]))
    if table.counted == WIN:
        return 0.0
    points = course.points[i]
    returns(games[i], points)
    most = -1000
    for seat in range(points.shape[0]):
        if seat != table.seat:
            most = max(most, whole(points[seat]))
    return float(points[table.seat] - most)
