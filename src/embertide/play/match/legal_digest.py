"""The optional check that a record holds for each move: the acting seat and its legal moves."""

import hashlib
from collections.abc import Sequence
from typing import Any, NamedTuple

from embertide.core.actor import Seat
from embertide.core.game import Game


class Check(NamedTuple):
    """A check of the position before a move of a seat."""

    seat: Seat
    """The acting seat."""
    legal: int
    """The number of its legal moves."""
    digest: str
    """A digest of the texts of its legal moves."""


def check(game: Game[Any, Any, Any], state: Any) -> Check:
    """Return the check of a position."""
    texts = [game.write(move) for move in game.moves(state)]
    return Check(game.actor(state), len(texts), digest(texts))


def digest(texts: Sequence[str]) -> str:
    """Return the first 16 hex digits of the SHA-256 of the sorted moves."""
    joined = b"\n".join(sorted(text.encode() for text in texts))
    return hashlib.sha256(joined).hexdigest()[:16]
