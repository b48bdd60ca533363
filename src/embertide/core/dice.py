"""The random generator of rules and players: seeded, splittable, the same on every machine."""

import hashlib
import random
import secrets
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")


class Dice:
    """Random choices from a seed.

    It uses only `getrandbits` of the Mersenne Twister, whose stream Python keeps stable, so that a
    seed gives the same numbers in every version.
    """

    def __init__(self, seed: int | str) -> None:
        self.seed = seed
        self._bits = random.Random(_digest(str(seed))).getrandbits

    def below(self, n: int) -> int:
        """Return a number from 0 to n - 1, each equally likely."""
        assert n > 0
        width = (n - 1).bit_length()
        value = self._bits(width) if width else 0
        while value >= n:
            value = self._bits(width)
        return value

    def choose(self, items: Sequence[T]) -> T:
        """Return one of the items, each equally likely."""
        return items[self.below(len(items))]

    def weigh(self, weights: Sequence[int]) -> int:
        """Return the index of a weight, with probability in exact proportion to it."""
        return pick(weights, self.below(sum(weights)))

    def split(self, label: int | str) -> "Dice":
        """Return new dice for a label; they do not depend on what was rolled before."""
        return Dice(f"{self.seed}/{label}")


def pick(weights: Sequence[int], at: int) -> int:
    """Return the index of the weight whose interval contains `at`, which is below their sum."""
    for index, weight in enumerate(weights):
        if at < weight:
            return index
        at -= weight
    raise AssertionError("the number is below the sum of the weights")


def fresh_seed() -> int:
    """Return an unpredictable seed."""
    return secrets.randbits(64)


def _digest(text: str) -> int:
    return int.from_bytes(hashlib.sha256(text.encode()).digest(), "big")
