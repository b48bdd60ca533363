"""The step of one game on its kernel record, compiled: what a single environment calls."""

from typing import Any

import numpy.typing as npt

from embertide.compiled.dispatch import (
    actions,
    actor,
    apply,
    chances,
    choose,
    fill_inputs,
    happen,
    seed,
    sketch,
)
from embertide.compiled.jit import jit, whole
from embertide.core.actor import NATURE, NOBODY

Array = npt.NDArray[Any]
Stop = tuple[int, int, int]
"""Who acts, the number of legal actions, and the length of the path."""

REFUSED = -9
"""In place of who acts: the action was not legal, and nothing was played."""


@jit
def begin(  # noqa: PLR0913, PLR0917 - arrays that are made once
    game: Array, root: Array, number: int, legal: Array, path: Array, odds: Array
) -> Stop:
    """Begin a game with this seed, and let Nature move until a seat acts."""
    game[0] = root[0]
    seed(game[0], number)
    return follow(game, legal, path, odds, whole(0))


@jit
def follow(game: Array, legal: Array, path: Array, odds: Array, n: int) -> Stop:
    """Let Nature move until a seat acts or the game ends; the path gets its outcomes."""
    s = game[0]
    who = actor(s)
    while who == NATURE:
        path[n] = outcome(game, legal, odds)
        happen(s, path[n])
        n += 1
        who = actor(s)
    count = 0 if who == NOBODY else actions(s, legal)
    return who, count, n


@jit
def outcome(game: Array, found: Array, odds: Array) -> int:
    """Return one of Nature's outcomes, by its odds."""
    s = game[0]
    n = chances(s, found, odds)
    total = 0
    for i in range(n):
        total += odds[i]
    at = choose(s, total)
    i = 0
    while at >= odds[i]:
        at -= odds[i]
        i += 1
    return whole(found[i])


@jit
def play(  # noqa: PLR0913, PLR0917 - arrays that are made once
    game: Array,
    legal: Array,
    count: int,
    action: int,
    replace: int,
    path: Array,
    odds: Array,
) -> tuple[int, int, int, int]:
    """Play an action, then Nature's moves; return where that stops, and whether it was legal.

    With `replace`, the legal action with the lowest number takes the place of an illegal one.
    """
    lowest = whole(legal[0])
    found = 0
    for at in range(count):
        lowest = min(lowest, whole(legal[at]))
        if legal[at] == action:
            found = 1
    if found == 0 and replace == 0:
        return REFUSED, count, 0, 0
    path[0] = action if found else lowest
    apply(game[0], whole(path[0]))
    who, count, n = follow(game, legal, path, odds, whole(1))
    return who, count, n, found


@jit
def observe(  # noqa: PLR0913, PLR0917 - arrays that are made once
    game: Array, seat: int, flat: Array, first: int, numbers: Array, marks: Array
) -> None:
    """Draw what a seat sees into planes that are all 0; `first` is where the uniform ones begin."""
    sketch(game[0], seat, numbers, marks)
    for at in range(marks.shape[0]):
        if marks[at]:
            flat[marks[at] >> 8] = marks[at] & 255
    size = (flat.shape[0] - first) // numbers.shape[0]
    for number in range(numbers.shape[0]):
        if numbers[number]:
            start = first + number * size
            for at in range(start, start + size):
                flat[at] = numbers[number]


@jit
def observe_inputs(game: Array, seat: int, out: Array) -> None:
    """Fill in the compact form of what a seat sees."""
    fill_inputs(game[0], seat, out)


@jit
def mark(legal: Array, count: int, mask: Array) -> None:
    """Mark the legal actions in a mask that is all 0."""
    for at in range(count):
        mask[legal[at]] = 1
