"""The contract of a solver: proves that a deal with a common goal can be won."""

from collections.abc import Sequence
from typing import Protocol

from embertide.core.luck import Fields
from embertide.core.options import Options


class Solver(Protocol):
    """Finds a won game when all of Nature's moves are known; a module with these names is one."""

    def read_deal(self, text: str, /) -> Fields:
        """Return all of Nature's moves, given as people write them, as the fields of a record."""
        ...

    def solve(
        self, options: Options, luck: Fields, seed: int, seconds: float, /
    ) -> Sequence[str] | None:
        """Return the moves of a won game as text; None if none was found in time."""
        ...
