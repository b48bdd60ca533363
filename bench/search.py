"""Iterations a second of the searches, on one thread and two, with OpenSpiel's for scale.

`python -m bench search [--json]`: our search with advice, and plain UCT with random play to the
end, both in the middle of a game for two; OpenSpiel's compiled MCTSBot on its own hex, where it is
installed. All are measured in turns; each number is the best of its rounds, `median` their middle.
"""

import itertools
import json
from collections.abc import Iterator
from importlib import import_module

from bench.batch import Steps, race
from bench.table import table
from embertide.catalog import ROOMS
from embertide.core.dice import Dice
from embertide.core.room import Room
from embertide.play.playthrough import random_match
from embertide.search.budget import Budget
from embertide.search.mcts import Records
from embertide.search.thinker import Thinker

ITERATIONS = 4096
PLY = 25
"""So many moves, of seats and Nature, were made before."""


def main(args: list[str]) -> None:
    """Prints the measurements as a table, or with --json as an object."""
    rates = race(dict((*_ours(), *_peers())))
    if "--json" in args:
        print(json.dumps(rates))  # noqa: T201
        return
    rows = [(name, best, median) for name, (best, median) in rates.items()]
    heads = ("search @ threads", "iterations a second", "median")
    print(table(f"Searches of {ITERATIONS} iterations", heads, rows))  # noqa: T201


def _ours() -> Iterator[tuple[str, Steps]]:
    for room in ROOMS.values():
        for kind, plain in (("advice", False), ("uct", True)):
            for threads in (1, 2):
                yield f"{room.name} {kind} @ {threads}", _searcher(room, plain, threads)


def _searcher(room: Room, plain: bool, threads: int) -> Steps:
    level = room.advice().levels(room.menu.order(2))[-1]
    mind = Thinker(room.kernel(), room.advice(), level, plain=plain, threads=threads)
    root, seat = _middle(room)
    numbers = itertools.count()

    def steps() -> int:
        mind.begin(next(numbers))
        return mind.think(root, seat, Budget(ITERATIONS)).iterations

    return steps


def _middle(room: Room) -> tuple[Records, int]:
    """What the seat on turn knows at a decision in the middle of a random game."""
    past = random_match(room, room.menu.order(2), Dice(1)).past()
    at = next(m for m in past[PLY:] if m.actor >= 0 and len(room.game.moves(m.state)) > 1)
    return room.kernel().from_view(room.game.view(at.state, at.actor)), at.actor


def _peers() -> Iterator[tuple[str, Steps]]:
    """One simulation of OpenSpiel's is one random game from a leaf, as for UCT."""
    try:
        spiel = import_module("pyspiel")
    except ImportError:
        return
    game = spiel.load_game("hex")
    bot = spiel.MCTSBot(
        game,
        spiel.RandomRolloutEvaluator(1, 1),
        uct_c=1.4,
        max_simulations=ITERATIONS,
        max_memory_mb=1000,
        solve=False,
        seed=1,
        verbose=False,
    )

    def steps() -> int:
        bot.step(game.new_initial_state())
        return ITERATIONS

    yield "OpenSpiel hex @ 1", steps
