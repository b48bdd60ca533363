"""A player for the common goal of Feurio! that looks ahead and knows the next tiles."""

from typing import Any

import numpy as np
import numpy.typing as npt

from embertide.compiled.dispatch import actions, actor, apply, happen, register
from embertide.compiled.jit import jit
from embertide.compiled.records import Records
from embertide.core.actor import NATURE
from embertide.games.feurio.advice import advice
from embertide.games.feurio.kernel import kernel
from embertide.search.halving import next_best
from embertide.search.lookahead import Lookahead, follow, foresee, make_lookahead, weigh

CANDIDATES = 12
"""Actions, best by one-turn value, that are looked at further ahead; as in search/halving.py."""


class Told:
    """Plays the action with the highest value after the tiles that it knows.

    Seats follow as in the look-ahead of computer players: by the action that advice values highest.
    Without known tiles it is that look-ahead.
    """

    def __init__(self, deck: list[int], tiles: int, turns: int) -> None:
        register(kernel, advice)
        self._deck, self._tiles, self._turns = deck, tiles, turns
        self._work = make_lookahead(kernel)
        self._legal = np.zeros(kernel.MAX_ACTIONS, np.int32)
        self._promise = np.zeros(kernel.MAX_ACTIONS)

    def choose(self, root: Records, seat: int) -> int:
        """Return the action; the deck begins with the next tile, also when it changes later."""
        known = np.array(self._deck[: self._tiles], np.int64)
        buffers = self._work, self._legal, self._promise
        return int(choose_told(*buffers, advice.WEIGHTS, root, known, self._turns))


@jit
def choose_told(  # noqa: PLR0913, PLR0917 - buffers and settings
    work: Lookahead,
    legal: npt.NDArray[np.int32],
    promise: Any,
    weights: Any,
    root: Records,
    known: Any,
    turns: int,
) -> int:
    """Return the best of the actions with the highest one-turn values."""
    n = actions(root[0], legal)
    for i in range(n):
        promise[i] = foresee(work, weights, root, legal[i], 1)
    best, most = 0, -1.0
    for _ in range(min(n, CANDIDATES)):
        at = next_best(promise, n)
        worth = _value(work, weights, root, legal[at], known, turns)
        if worth > most:
            best, most = at, worth
    return int(legal[best])


@jit
def _value(  # noqa: PLR0913, PLR0917 - a position, and what is known
    work: Lookahead, weights: Any, root: Records, action: int, known: Any, turns: int
) -> float:
    """Return the value of an action after the known tiles, and the rest of the turns."""
    if len(known) == 0:
        return float(foresee(work, weights, root, action, turns))
    work.states[0] = root[0]
    apply(work.states[0], action)
    worth = follow(work, weights, 0, 2)
    for tile in known:
        if actor(work.states[0]) != NATURE:
            return float(worth)
        happen(work.states[0], tile)
        worth = follow(work, weights, 0, 2)
    left = turns - 1 - len(known)
    if left > 0 and actor(work.states[0]) == NATURE:
        return float(weigh(work, weights, left))
    return float(worth)
