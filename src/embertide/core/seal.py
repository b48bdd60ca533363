"""Sealed draws: no single party can choose them, and anyone can check them afterwards.

The server commits to a secret, every person commits to a random number, and only then are the
numbers sent; each draw follows from all of them. After the game the secret is published, and all
draws can be repeated. docs/seal.md has the protocol and the argument.
"""

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from typing import NamedTuple

from embertide.core.dice import pick

SIZE = 32
"""Bytes of a secret: as many as the output of SHA-256."""

VERSION = 2
"""The version of the protocol: 1 had no commitments of the seats."""

_SPAN = 1 << 256
"""The number of values of a keyed hash."""


class Seal(NamedTuple):
    """The commitment, the numbers of the seats and, after the game, the secret."""

    commitment: str
    entropy: tuple[str, ...] = ()
    secret: str = ""

    def opened(self) -> bool:
        """Return whether the secret is published and matches the commitment."""
        return bool(self.secret) and commit(bytes.fromhex(self.secret)) == self.commitment


def fresh_secret() -> bytes:
    """Return an unpredictable secret."""
    return secrets.token_bytes(SIZE)


def commit(secret: bytes) -> str:
    """Return the commitment to a secret: it fixes the secret without revealing it."""
    return hashlib.sha256(secret).hexdigest()


def seat_hash(table: str, commitment: str, seat: int, number: str) -> str:
    """Return the commitment of a seat to its number, bound to the table, its seal and the seat."""
    text = f"embertide seal {VERSION} {table} {commitment} {seat} {number}"
    return hashlib.sha256(text.encode()).hexdigest()


def sealed_draw(secret: bytes, entropy: Sequence[str], number: int, odds: Sequence[int]) -> int:
    """Return the index of the outcome of a draw, in exact proportion to the odds."""
    return pick(odds, _below(secret, f"{number} {' '.join(entropy)}", sum(odds)))


def _below(secret: bytes, text: str, n: int) -> int:
    """Return a number below n, each equally likely; values that would bias it are rejected."""
    limit = _SPAN - _SPAN % n
    attempt = 0
    while True:
        digest = hmac.new(secret, f"{attempt} {text}".encode(), hashlib.sha256).digest()
        value = int.from_bytes(digest, "big")
        if value < limit:
            return value % n
        attempt += 1
