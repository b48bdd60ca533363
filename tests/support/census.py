"""Counts the positions of a game by depth and kind: a fingerprint of its rules."""

from collections import Counter
from typing import Any, NamedTuple

from embertide.core.actor import NATURE, NOBODY, Actor
from embertide.core.options import Options
from embertide.core.room import AnyRoom


class Level(NamedTuple):
    """The number of positions at one depth: by kind, and weighted by Nature's odds."""

    seats: int
    nature: int
    over: int
    weighted: int


def census(room: AnyRoom, options: Options, depth: int) -> list[Level]:
    """Count the positions at each depth from the start; one reached in two ways counts twice."""
    kinds: list[Counter[Actor]] = [Counter() for _ in range(depth + 1)]
    weighted = [0] * (depth + 1)

    def visit(state: Any, level: int, weight: int) -> None:
        actor = room.game.actor(state)
        kinds[level][actor] += 1
        weighted[level] += weight
        if level == depth or actor == NOBODY:
            return
        moves = room.game.moves(state)
        odds = room.game.weights(state) if actor == NATURE else [1] * len(moves)
        for move, odd in zip(moves, odds, strict=True):
            visit(room.game.play(state, move), level + 1, weight * odd)

    visit(room.game.start(options), 0, 1)
    return [
        Level(kind.total() - kind[NATURE] - kind[NOBODY], kind[NATURE], kind[NOBODY], weight)
        for kind, weight in zip(kinds, weighted, strict=True)
    ]
