"""How long a search may take: seconds, iterations, or both; whichever ends first."""

import time
from dataclasses import dataclass


@dataclass(frozen=True)
class Budget:
    """The most that one decision may cost; at least one of the two is set."""

    iterations: int | None = None
    seconds: float | None = None

    def __post_init__(self) -> None:
        assert self.iterations is not None or self.seconds is not None


class Clock:
    """What is left of a budget while it is being spent."""

    def __init__(self, budget: Budget) -> None:
        self._budget = budget
        self._begun = time.monotonic()
        self.done = 0

    def left(self) -> int:
        """How many iterations more, as far as can be told."""
        lefts = []
        if self._budget.iterations is not None:
            lefts.append(self._budget.iterations - self.done)
        if self._budget.seconds is not None:
            spent = time.monotonic() - self._begun
            pace = self.done / spent if self.done and spent > 0 else 1000.0
            lefts.append(int((self._budget.seconds - spent) * pace))
        return max(0, min(lefts))
