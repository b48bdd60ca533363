"""A multiset to draw from, as counts, never an order."""

from collections.abc import Iterable, Iterator
from typing import Generic, NamedTuple, TypeVar

from embertide.core.dice import Dice

T = TypeVar("T")


class Bag(NamedTuple, Generic[T]):
    """What may still be drawn: kinds in a fixed order, and how many of each are left."""

    kinds: tuple[T, ...]
    counts: tuple[int, ...]

    @classmethod
    def of(cls, kinds: Iterable[T], each: int = 1) -> "Bag[T]":
        """A fresh bag with the same number of every kind."""
        kinds = tuple(kinds)
        return cls(kinds, (each,) * len(kinds))

    def size(self) -> int:
        """How many pieces are left."""
        return sum(self.counts)

    def left(self) -> Iterator[tuple[T, int]]:
        """Each kind still to be had, with its count."""
        return ((kind, n) for kind, n in zip(self.kinds, self.counts, strict=True) if n)

    def odds(self) -> tuple[int, ...]:
        """The counts alone, beside `left`."""
        return tuple(n for n in self.counts if n)

    def count(self, kind: T) -> int:
        """How many of one kind are left; none of a kind that was never in the bag."""
        return self.counts[self.kinds.index(kind)] if kind in self.kinds else 0

    def without(self, kind: T) -> "Bag[T]":
        """The bag after one piece of that kind was taken."""
        return self._change(kind, -1)

    def with_(self, kind: T) -> "Bag[T]":
        """The bag after one piece of that kind was put back."""
        return self._change(kind, +1)

    def draw(self, dice: Dice) -> tuple[T, "Bag[T]"]:
        """One piece at random, every piece equally likely, and the rest."""
        kind = self.kinds[dice.weigh(self.counts)]
        return kind, self.without(kind)

    def _change(self, kind: T, by: int) -> "Bag[T]":
        at = self.kinds.index(kind)
        counts = self.counts
        assert counts[at] + by >= 0
        return Bag(self.kinds, (*counts[:at], counts[at] + by, *counts[at + 1 :]))
