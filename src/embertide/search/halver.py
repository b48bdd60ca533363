"""A mind that lets its choices compete: sequential halving, with the interface of a Thinker."""

import math
import time
from dataclasses import dataclass
from types import ModuleType
from typing import Final

import numpy as np

from embertide.search.budget import Budget
from embertide.search.contest import Contest
from embertide.search.dispatch import Floats, register
from embertide.search.door import COMPETE, ENTER, RANK, Desk, idle_line, idle_work, think
from embertide.search.foresight import make_ahead
from embertide.search.mcts import MAX_SEATS, Records
from embertide.search.thinker import Choice, Report, Thought

_WORLDS: Final = 1 << 36
"""Luck has so many worlds: beyond them they come again."""

_SURE: Final = 200
"""A choice that wins so many worlds, each at once, needs no more proof."""


@dataclass(frozen=True)
class Halving:
    """How a contest goes."""

    wide: int = 12
    """So many of the actions that look best at once are looked at"""
    turns: int = 2
    """for so many turns ahead;"""
    most: int = 6
    """so many of them enter."""
    lives: int = 6
    """Each has so many in a world,"""
    fade: float = 0.85
    """and one that is lost leaves so much of the next win."""


class Halver:
    """Searches for one seat of one game.

    The same seed and a budget of iterations (games played to the end) give the same thought.
    """

    def __init__(
        self,
        kernel: ModuleType,
        advice: ModuleType,
        method: Halving | None = None,
        *,
        weights: Floats | None = None,
        seed: int = 0,
    ) -> None:
        register(kernel, advice)
        self._method = method or Halving()
        given = advice.WEIGHTS if weights is None else weights
        rows = getattr(advice, "lives", _alike)(given, self._method.lives)
        self._work = _contest(kernel, self._method, rows)
        self._cancelled = False
        self.begin(seed)

    def begin(self, seed: int) -> None:
        """Starts afresh: luck from that seed."""
        self._world = seed << 16

    def think(
        self, root: Records, seat: int, budget: Budget, report: Report | None = None
    ) -> Thought:
        """The best choices from a record of what the seat knows; it must be the seat's turn."""
        self._cancelled = False
        work, method = self._work, self._method
        desk, remain = _desk(work), self._enter(root, seat)
        rounds = math.ceil(math.log2(remain)) if budget.iterations != 0 else 0
        begun = time.monotonic()
        for number in range(1, rounds + 1):
            while True:
                self._world = (self._world + 1) % _WORLDS
                world, lives, fade = self._world, method.lives, method.fade
                think(COMPETE, desk, root, seat, remain, world, lives, fade)
                spent = _spent(budget, int(work.tally[1]), time.monotonic() - begun)
                if self._cancelled or spent * rounds >= number or self._is_sure():
                    break
            think(RANK, desk, root, seat, remain, 0, 0, 0.0)
            if self._is_sure():
                break
            remain = (remain + 1) // 2
            if report is not None:
                report(self.thought())
        return self.thought()

    def _enter(self, root: Records, seat: int) -> int:
        """Begins a contest: how many choices it has, the best of them first."""
        method, work = self._method, self._work
        think(ENTER, _desk(work), root, seat, method.wide, 0, method.turns, 0.0)
        return int(work.tally[0])

    def _is_sure(self) -> bool:
        """Whether the first choice has won in every world so far, and in enough of them."""
        worlds = int(self._work.worlds[0])
        return worlds >= _SURE and float(self._work.value[0]) == worlds

    def cancel(self) -> None:
        """Ends the search under way soon, with what it has found; from any thread."""
        self._cancelled = True

    def follow(self, action: int) -> None:
        """A decision was made at the table: nothing is kept between decisions."""

    def forget(self) -> None:
        """Nothing is kept."""

    def thought(self) -> Thought:
        """What the contest says now; before the first world, what was foreseen."""
        work = self._work
        choices = tuple(self._choice(i) for i in range(int(work.tally[0])))
        lines = tuple((choice.action,) for choice in choices[:3])
        return Thought(choices, int(work.tally[1]), lines)

    def _choice(self, i: int) -> Choice:
        work = self._work
        worlds = int(work.worlds[i])
        expected = float(work.value[i]) / worlds if worlds else float(work.foreseen[i])
        return Choice(int(work.choices[i]), worlds, expected)


def _desk(work: Contest) -> Desk:
    return Desk(idle_work(work.state.dtype), work, idle_line(work.state.dtype))


def _alike(weights: Floats, count: int) -> Floats:
    """The weights of all lives where advice knows no better."""
    return np.tile(weights, (count, 1))


def _spent(budget: Budget, games: int, seconds: float) -> float:
    """The share of a budget that is spent."""
    spent = 0.0
    if budget.iterations is not None:
        spent = games / max(1, budget.iterations)
    if budget.seconds is not None:
        spent = max(spent, seconds / max(1e-6, budget.seconds))
    return spent


def _contest(kernel: ModuleType, method: Halving, weights: Floats) -> Contest:
    return Contest(
        choices=np.zeros(method.most, np.int64),
        value=np.zeros(method.most),
        worlds=np.zeros(method.most, np.int64),
        foreseen=np.zeros(method.most),
        tally=np.zeros(2, np.int64),
        weights=weights,
        state=np.zeros(1, kernel.state_t),
        legal=np.zeros(kernel.MAX_ACTIONS, np.int32),
        promise=np.zeros(kernel.MAX_ACTIONS),
        out=np.zeros(MAX_SEATS),
        ahead=make_ahead(kernel),
    )
