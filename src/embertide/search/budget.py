"""Limits of a search: seconds, iterations, or both, whichever is reached first."""

import time
from dataclasses import dataclass


@dataclass(frozen=True)
class Budget:
    """The limits for one decision; at least one of the two is set."""

    iterations: int | None = None
    seconds: float | None = None

    def __post_init__(self) -> None:
        assert self.iterations is not None or self.seconds is not None


class Timer:
    """The remaining part of a budget; the caller adds its iterations to `done`."""

    def __init__(self, budget: Budget) -> None:
        self._budget = budget
        self._begun = time.monotonic()
        self.done = 0

    def left(self) -> int:
        """Return how many more iterations fit; seconds are converted at the pace so far."""
        lefts = []
        if self._budget.iterations is not None:
            lefts.append(self._budget.iterations - self.done)
        if self._budget.seconds is not None:
            spent = time.monotonic() - self._begun
            pace = self.done / spent if self.done and spent > 0 else 1000.0
            lefts.append(int((self._budget.seconds - spent) * pace))
        return max(0, min(lefts))
