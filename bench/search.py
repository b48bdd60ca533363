"""Iterations a second of the searches, on one and two threads, with OpenSpiel's for comparison.

`python -m bench search [--json]`: our search with advice, and plain UCT with random playouts, both
in the middle of a game for two; OpenSpiel's compiled MCTSBot on its own Hex, if it is installed.
All are measured in turn; each number is the best of its rounds, `median` their median.
"""

import itertools
import json
from collections.abc import Iterator
from importlib import import_module

from bench.batch import Steps, race
from bench.table import table
from embertide.catalog import ROOMS
from embertide.compiled.records import Records
from embertide.core.dice import Dice
from embertide.core.room import AnyRoom
from embertide.play.match.automatic import random_match
from embertide.search.budget import Budget
from embertide.search.searcher import Searcher

ITERATIONS = 4096
PLY = 25
"""Moves, of seats and Nature, made before the search: the middle of a game."""


def main(args: list[str]) -> None:
    """Print the measurements as a table, or with --json as an object."""
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


def _searcher(room: AnyRoom, plain: bool, threads: int) -> Steps:
    level = room.advice().levels(room.menu.order(2))[-1]
    searcher = Searcher(room.kernel(), room.advice(), level, plain=plain, threads=threads)
    root, seat = _middle(room)
    numbers = itertools.count()

    def steps() -> int:
        searcher.begin(next(numbers))
        return searcher.search(root, seat, Budget(ITERATIONS)).iterations

    return steps


def _middle(room: AnyRoom) -> tuple[Records, int]:
    """Return what the seat to move knows at a decision in the middle of a random game."""
    past = random_match(room, room.menu.order(2), Dice(1)).past()
    at = next(m for m in past[PLY:] if m.actor >= 0 and len(room.game.moves(m.state)) > 1)
    return room.kernel().from_view(room.game.view(at.state, at.actor)), at.actor


def _peers() -> Iterator[tuple[str, Steps]]:
    """Yield OpenSpiel's search; a simulation is one random game from a leaf, as for UCT."""
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
