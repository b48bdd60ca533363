"""A sequential test: is one player better than another? It ends as soon as the games decide.

The generalized sequential probability ratio test for a mean (GSPRT), as engine testers use it for
chess: observations are one result for each deal, with an expectation of 0 if both players are
equally strong. The hypotheses are

    H0: the mean is 0,    H1: the mean is GAIN.

After n deals with mean m and variance v, the logarithm of the likelihood ratio is

    L = n · GAIN · (2 m - GAIN) / (2 v),

the normal approximation in which v is estimated from the same deals. H1 is accepted, and the new
player with it, when L ≥ log((1 - BETA) / ALPHA); H0 when L ≤ log(BETA / (1 - ALPHA)). So an equal
player is promoted with a probability of at most about ALPHA, and one better by GAIN is missed with
at most about BETA. No decision falls before FEWEST deals, since v must be known.
"""

import math
from dataclasses import dataclass
from typing import Final

ALPHA: Final = 0.05
"""The probability to accept a player that is only as strong."""
BETA: Final = 0.05
"""The probability to miss one that is better by the gain that is asked for."""
GAIN: Final = 0.02
"""The gain asked for: a share of the win for each game."""
FEWEST: Final = 100
"""Deals before which nothing is decided."""

ACCEPT: Final = math.log((1 - BETA) / ALPHA)
REJECT: Final = math.log(BETA / (1 - ALPHA))


@dataclass
class SequentialTest:
    """Counts observations, and says when they are enough."""

    gain: float = GAIN
    deals: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, result: float) -> None:
        """Count the result of a deal."""
        self.deals += 1
        self.total += result
        self.squares += result * result

    @property
    def mean(self) -> float:
        """The mean result."""
        return self.total / max(1, self.deals)

    @property
    def variance(self) -> float:
        """The variance of a result; never 0, so that few equal results decide nothing."""
        seen = self.squares / max(1, self.deals) - self.mean**2
        return max(seen, 1 / (4 * (self.deals + 1)))

    @property
    def ratio(self) -> float:
        """The logarithm of the likelihood ratio."""
        return self.deals * self.gain * (2 * self.mean - self.gain) / (2 * self.variance)

    @property
    def better(self) -> bool | None:
        """Whether the new player is better; None while that is open."""
        if self.deals < FEWEST or REJECT < self.ratio < ACCEPT:
            return None
        return self.ratio >= ACCEPT

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the mean, as if the number of deals had been fixed."""
        off = 1.96 * math.sqrt(self.variance / max(1, self.deals))
        return self.mean - off, self.mean + off
