"""Sealed luck: draws that nobody could foresee or bend, and that anyone can check afterwards.

The house commits itself to a secret before the game; every seat adds a number of its own; each draw
follows from both. Once the game is over the secret is published, and all draws can be made again.
"""

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from typing import NamedTuple

SIZE = 32
"""Bytes of a secret."""

_SPAN = 1 << 256
"""How many numbers a keyed hash can give."""


class Seal(NamedTuple):
    """A commitment, what the seats added, and, once the game is over, the secret."""

    commitment: str
    entropy: tuple[str, ...] = ()
    secret: str = ""

    def opened(self) -> bool:
        """Whether the secret is there and is the one that was committed to."""
        return bool(self.secret) and commit(bytes.fromhex(self.secret)) == self.commitment


def fresh_secret() -> bytes:
    """A secret that nobody can guess."""
    return secrets.token_bytes(SIZE)


def commit(secret: bytes) -> str:
    """What is published of a secret before the game: it fixes it and gives nothing away."""
    return hashlib.sha256(secret).hexdigest()


def sealed_draw(secret: bytes, entropy: Sequence[str], number: int, odds: Sequence[int]) -> int:
    """Which of the outcomes the draw of that number gives, in exact proportion to the odds."""
    total = sum(odds)
    at = _below(secret, f"{number} {' '.join(entropy)}", total)
    for index, weight in enumerate(odds):
        if at < weight:
            return index
        at -= weight
    raise AssertionError("odds are positive integers")


def _below(secret: bytes, text: str, n: int) -> int:
    """A number below n, each equally likely: what would favour some is hashed again."""
    limit = _SPAN - _SPAN % n
    attempt = 0
    while True:
        digest = hmac.new(secret, f"{attempt} {text}".encode(), hashlib.sha256).digest()
        value = int.from_bytes(digest, "big")
        if value < limit:
            return value % n
        attempt += 1
