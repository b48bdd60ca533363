"""Iterations a second of the search, measured by the same code natively and in Pyodide."""

import time
from collections.abc import Callable
from typing import Any

from embertide.core.dice import Dice
from embertide.core.room import AnyRoom
from embertide.search.bots import bot
from embertide.search.budget import Budget
from embertide.search.searcher import Searcher

ITERATIONS = 4096
ROUNDS = 6
PLY = 25
"""Moves, of seats and Nature, made before the search: the middle of a game."""

MOVES = 10
"""Decisions of a level that are timed."""

Clock = Callable[[], float]


def rate(room: AnyRoom, clock: Clock = time.process_time) -> float:
    """Return the iterations a second of processor time, in the best of several rounds."""
    level = room.advice().levels(room.menu.order(2))[-1]
    searcher = Searcher(room.kernel(), room.advice(), level)
    root, seat = _middle(room)
    best = 0.0
    for number in range(ROUNDS):
        searcher.begin(number)
        begun = clock()
        done = searcher.search(root, seat, Budget(ITERATIONS)).iterations
        best = max(best, done / (clock() - begun))
    return best


def _middle(room: AnyRoom) -> tuple[Any, int]:
    """Return what the seat to move knows at a decision in the middle of a random game."""
    game, dice = room.game, Dice(1)
    state, plies = game.start(room.menu.order(2)), 0
    while plies < PLY or game.actor(state) < 0 or len(game.moves(state)) < 3:
        state = game.play(state, dice.choose(game.moves(state)))
        plies += 1
    seat = game.actor(state)
    return room.kernel().from_view(game.view(state, seat)), seat


def decisions(room: AnyRoom, mode: str, level: str, clock: Clock = time.process_time) -> float:
    """Return the seconds of processor time that a level takes for its slowest decision of some.

    The first decision does not count: the search is loaded or even compiled in it.
    """
    game, dice, options = room.game, Dice(3), room.menu.order(room.menu.modes[mode][0], mode)
    player, state, times = bot(level, room, options), room.game.start(options), list[float]()
    while len(times) <= MOVES and (actor := game.actor(state)) != -2:
        moves = game.moves(state)
        if actor < 0 or len(moves) == 1:
            move = dice.choose(moves)
        else:
            begun = clock()
            move = player.choose(game.view(state, actor), moves, dice)
            times.append(clock() - begun)
        state = game.play(state, move)
    return max(times[1:])
