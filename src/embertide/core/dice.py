"""The only source of luck: seeded and splittable, the same everywhere for the same seed."""

import hashlib
import random
import secrets
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")


class Dice:
    """Random choices from a seed.

    Only `getrandbits` of the Mersenne Twister is used, whose stream Python keeps stable: what a
    seed gives today it gives after every update.
    """

    def __init__(self, seed: int | str) -> None:
        self.seed = seed
        self._bits = random.Random(_digest(str(seed))).getrandbits

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely."""
        assert n > 0
        width = (n - 1).bit_length()
        value = self._bits(width) if width else 0
        while value >= n:
            value = self._bits(width)
        return value

    def choose(self, items: Sequence[T]) -> T:
        """One of the items, each equally likely."""
        return items[self.below(len(items))]

    def weigh(self, weights: Sequence[int]) -> int:
        """The index of a weight, in exact proportion to the weights."""
        at = self.below(sum(weights))
        for index, weight in enumerate(weights):
            if at < weight:
                return index
            at -= weight
        raise AssertionError("weights are positive integers")

    def split(self, label: int | str) -> "Dice":
        """Fresh dice for a part of the work, the same whatever was rolled before."""
        return Dice(f"{self.seed}/{label}")


def fresh_seed() -> int:
    """A seed that nobody can guess."""
    return secrets.randbits(64)


def _digest(text: str) -> int:
    return int.from_bytes(hashlib.sha256(text.encode()).digest(), "big")
