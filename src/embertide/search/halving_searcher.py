"""A searcher by sequential halving, with the interface of Searcher."""

import math
import time
from dataclasses import dataclass
from typing import Final

from embertide.compiled.dispatch import register
from embertide.compiled.records import Floats, Records, int32, int64, zeros
from embertide.core.advice import Advice
from embertide.core.kernel import AnyKernel
from embertide.search.budget import Budget
from embertide.search.halving import Contest, compete, enter, rank
from embertide.search.lookahead import make_lookahead
from embertide.search.mcts import MAX_SEATS
from embertide.search.searcher import Choice, SearchResult
from embertide.search.steps import Steps, finished

_WORLDS: Final = 1 << 36
"""The number of different worlds; their seeds fit 63 bits, and after the last the first follows."""

_SURE: Final = 200
"""The search ends early if a choice won this many worlds, all at the first attempt."""


@dataclass(frozen=True)
class Halving:
    """The settings of a halving search."""

    candidates: int = 12
    """Actions, best by one-turn value, that are looked at further ahead."""
    turns: int = 2
    """Turns of lookahead (1: only this turn; 2: also the next player's)."""
    entrants: int = 6
    """Candidates that enter the first round of the halving."""
    attempts: int = 6
    """Games that a choice may play in one world until it wins."""
    discount: float = 0.85
    """The factor on a win for each attempt lost before it."""


class HalvingSearcher:
    """Searches for one seat of a game with a common goal.

    The same seed and a budget of iterations (games played to the end) give the same result.
    """

    def __init__(
        self,
        kernel: AnyKernel,
        advice: Advice,
        method: Halving | None = None,
        *,
        weights: Floats | None = None,
        seed: int = 0,
    ) -> None:
        register(kernel, advice)
        self._method = method or Halving()
        given = advice.WEIGHTS if weights is None else weights
        rows = advice.attempt_weights(given, self._method.attempts)
        self._work = make_contest(kernel, self._method, rows)
        self._cancelled = False
        self.begin(seed)

    def begin(self, seed: int) -> None:
        """Start anew with worlds from that seed."""
        self._world = seed << 16

    def search(self, root: Records, seat: int, budget: Budget) -> SearchResult:
        """Return the best choices, searched from a record of what the seat to move knows."""
        return finished(self.searching(root, seat, budget))

    def searching(self, root: Records, seat: int, budget: Budget) -> Steps[SearchResult]:
        """Search for the same choices in steps."""
        work, method = self._work, self._method
        remain = yield from self._entering(root, seat)
        rounds = math.ceil(math.log2(remain)) if budget.iterations != 0 else 0
        begun = time.monotonic()
        for number in range(1, rounds + 1):
            while True:
                self._world = (self._world + 1) % _WORLDS
                compete(work, root, seat, remain, self._world, method.attempts, method.discount)
                spent = _spent(budget, int(work.tally[1]), time.monotonic() - begun)
                if self._cancelled or spent * rounds >= number or self._is_sure():
                    break
                yield
            rank(work, remain)
            if self._is_sure():
                break
            remain = (remain + 1) // 2
        self._cancelled = False
        return self.result()

    def _entering(self, root: Records, seat: int) -> Steps[int]:
        """Begin a contest; return the number of its choices."""
        method, work, step = self._method, self._work, 0
        while enter(work, root, seat, method.candidates, method.turns, step):
            step += 1
            yield
        return int(work.tally[0])

    def _is_sure(self) -> bool:
        """Return whether the first choice has won every world so far, and enough of them."""
        worlds = int(self._work.worlds[0])
        return worlds >= _SURE and float(self._work.value[0]) == worlds

    def cancel(self) -> None:
        """End the search under way early with its result so far; may be called from any thread.

        If none is under way, the next one ends at once.
        """
        self._cancelled = True

    def result(self) -> SearchResult:
        """Return the state of the contest; before the first world, the lookahead values."""
        work = self._work
        choices = tuple(self._choice(i) for i in range(int(work.tally[0])))
        lines = tuple((choice.action,) for choice in choices[:3])
        return SearchResult(choices, int(work.tally[1]), lines)

    def _choice(self, i: int) -> Choice:
        work = self._work
        worlds = int(work.worlds[i])
        expected = float(work.value[i]) / worlds if worlds else float(work.foreseen[i])
        return Choice(int(work.choices[i]), worlds, expected)


def _spent(budget: Budget, games: int, seconds: float) -> float:
    """Return the share of a budget that is spent."""
    spent = 0.0
    if budget.iterations is not None:
        spent = games / max(1, budget.iterations)
    if budget.seconds is not None:
        spent = max(spent, seconds / max(1e-6, budget.seconds))
    return spent


def make_contest(kernel: AnyKernel, method: Halving, weights: Floats) -> Contest:
    """Allocate the buffers of a contest; `weights` has a row for each attempt."""
    return Contest(
        choices=zeros(method.entrants, int64),
        value=zeros(method.entrants),
        worlds=zeros(method.entrants, int64),
        foreseen=zeros(method.entrants),
        tally=zeros(3, int64),
        weights=weights,
        state=zeros(1, kernel.state_t),
        legal=zeros(kernel.MAX_ACTIONS, int32),
        promise=zeros(kernel.MAX_ACTIONS),
        out=zeros(MAX_SEATS),
        lookahead=make_lookahead(kernel),
    )
