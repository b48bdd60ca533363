"""The contract of advice: what computer players know about a game beyond its rules."""

from typing import TYPE_CHECKING, Protocol

from embertide.core.level import Level
from embertide.core.options import Options

if TYPE_CHECKING:
    import numpy as np

    from embertide.core.kernel import Floats, Ints


class Advice(Protocol):
    """Evaluation, priors and a rollout policy on kernel records; a module with these names."""

    @property
    def WEIGHTS(self) -> "Floats":  # noqa: N802 - a constant of a module
        """The fitted weights that the functions below receive."""
        ...

    def levels(self, options: Options, /) -> tuple[Level, ...]:
        """Return the search settings for each name of `level.NAMES`, with these options."""
        ...

    def attempt_weights(self, weights: "Floats", count: int, /) -> "Floats":
        """Return a row of weights for each attempt at an imagined game with a common goal."""
        ...

    def evaluate(self, s: "np.record", weights: "Floats", out: "Floats", /) -> None:
        """Fill in each seat's expected share of the win."""
        ...

    def priors(
        self, s: "np.record", weights: "Floats", legal: "Ints", n: int, out: "Floats", /
    ) -> None:
        """Fill in how promising each of the n legal actions is: numbers above 0."""
        ...

    def playout(
        self, s: "np.record", weights: "Floats", turns: int, buffer: "Ints", scratch: "Floats", /
    ) -> None:
        """Play a number of turns by the rollout policy."""
        ...
