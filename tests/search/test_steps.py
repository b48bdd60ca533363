"""Searches in steps: as short as promised, with the results of a search without a pause."""

from collections.abc import Callable
from itertools import pairwise

import pytest

from embertide.catalog import OURS
from embertide.core.actor import NATURE
from embertide.core.level import Level
from embertide.core.room import AnyRoom
from embertide.search.budget import Budget
from embertide.search.searcher import Searcher
from embertide.search.steps import Steps, T

ROOMS = [pytest.param(room, id=name) for name, room in OURS.items()]
MOST = 64
"""The most iterations between two pauses."""


def counted(steps: Steps[T], look: Callable[[], int]) -> tuple[T, list[int]]:
    """Return the result of a search, and by how much a count grew from pause to pause."""
    counts = [look()]
    while True:
        try:
            next(steps)
        except StopIteration as end:
            return end.value, [b - a for a, b in pairwise(counts)]
        counts.append(look())


@pytest.mark.parametrize("room", ROOMS)
def test_a_tree_search_pauses_often(room: AnyRoom) -> None:
    state = room.game.start(room.menu.order(2))
    while room.game.actor(state) == NATURE:
        state = room.game.play(state, room.game.moves(state)[0])
    seat = room.game.actor(state)
    root = room.kernel().from_view(room.game.view(state, seat))
    whole, paused = (Searcher(room.kernel(), room.advice(), Level(0), seed=3) for _ in range(2))

    def visits() -> int:
        return int(paused._works[0].nodes[0].visits)

    result, steps = counted(paused.searching(root, seat, Budget(600)), visits)
    assert result == whole.search(root, seat, Budget(600))
    assert len(steps) >= 3
    assert max(steps) <= MOST
