"""A multiset to draw from: counts without an order."""

from collections.abc import Iterable, Iterator
from typing import Generic, NamedTuple, TypeVar

from embertide.core.dice import Dice

T = TypeVar("T")


class Bag(NamedTuple, Generic[T]):
    """The pieces left: kinds in a fixed order, and the count of each."""

    kinds: tuple[T, ...]
    counts: tuple[int, ...]

    @classmethod
    def of(cls, kinds: Iterable[T], each: int = 1) -> "Bag[T]":
        """Return a full bag with the same number of every kind."""
        kinds = tuple(kinds)
        return cls(kinds, (each,) * len(kinds))

    def size(self) -> int:
        """Return the number of pieces left."""
        return sum(self.counts)

    def left(self) -> Iterator[tuple[T, int]]:
        """Yield each kind of which pieces are left, with its count."""
        return ((kind, n) for kind, n in zip(self.kinds, self.counts, strict=True) if n)

    def odds(self) -> tuple[int, ...]:
        """Return the counts of `left`, in the same order."""
        return tuple(n for n in self.counts if n)

    def count(self, kind: T) -> int:
        """Return the number of pieces of a kind; 0 for a kind that was never in the bag."""
        return self.counts[self.kinds.index(kind)] if kind in self.kinds else 0

    def without(self, kind: T) -> "Bag[T]":
        """Return the bag without one piece of that kind."""
        return self._change(kind, -1)

    def with_(self, kind: T) -> "Bag[T]":
        """Return the bag with one more piece of that kind."""
        return self._change(kind, +1)

    def draw(self, dice: Dice) -> tuple[T, "Bag[T]"]:
        """Return one piece, every piece equally likely, and the bag without it."""
        kind = self.kinds[dice.weigh(self.counts)]
        return kind, self.without(kind)

    def _change(self, kind: T, by: int) -> "Bag[T]":
        at = self.kinds.index(kind)
        counts = self.counts
        assert counts[at] + by >= 0
        return Bag(self.kinds, (*counts[:at], counts[at] + by, *counts[at + 1 :]))
