"""What a record says of the position before each move: who acts, and a digest of what he may do."""

import hashlib
from collections.abc import Sequence
from typing import Any, NamedTuple

from embertide.core.actor import Seat
from embertide.core.game import Game


class Check(NamedTuple):
    """The acting seat, the number of legal moves, and a digest of them all."""

    seat: Seat
    legal: int
    digest: str


def check(game: Game[Any, Any, Any], state: Any) -> Check:
    """The check of a position."""
    texts = [game.write(move) for move in game.moves(state)]
    return Check(game.actor(state), len(texts), digest(texts))


def digest(texts: Sequence[str]) -> str:
    """Sixteen hex digits that stand for a set of legal moves."""
    joined = b"\n".join(sorted(text.encode() for text in texts))
    return hashlib.sha256(joined).hexdigest()[:16]
