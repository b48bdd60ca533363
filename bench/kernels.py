"""Whole random games a second by the compiled kernels, on one core.

`--json` prints one object of games a second by table; `lab` is the prototype that kernels have to
match, if `../shared/lab` exists. All are measured in turn, so that noise of the machine affects all
of them; each number is the best of its rounds.
"""

import importlib.util
import json
import sys
import time
from collections.abc import Callable
from pathlib import Path

import numba
import numpy as np

from bench.table import table
from embertide.core.kernel import AnyKernel
from embertide.core.room import AnyRoom
from embertide.games import feurio, firewater
from embertide.games.feurio.kernel import kernel as feurio_kernel
from embertide.games.firewater.kernel import kernel as firewater_kernel

KERNELS: tuple[tuple[AnyRoom, AnyKernel], ...] = (
    (feurio.ROOM, feurio_kernel),
    (firewater.ROOM, firewater_kernel),
)
"""The rooms that have a kernel."""

LAB = Path(__file__).parents[2] / "shared" / "lab" / "feurio_numba.py"
LAB_PLAYS = "feurio-4-competitive"

ROUNDS = 12
SECONDS = 0.1
"""Approximate length of a round of one table."""

Games = Callable[[int, int], object]
"""Plays a number of games, from a seed on."""


def main(args: list[str]) -> None:
    """Print the measurements as a table, or with --json as an object."""
    players = {name: games for room, kernel in KERNELS for name, games in _tables(room, kernel)}
    if LAB.exists():
        players["lab"] = _lab()
    rates = _race(players)
    print(json.dumps(rates) if "--json" in args else _table(rates))  # noqa: T201


def _table(rates: dict[str, int]) -> str:
    rows = list(rates.items())
    notes = ""
    if "lab" in rates:
        ratio = rates[LAB_PLAYS] / rates["lab"]
        notes = f"{LAB_PLAYS} is {ratio:.2f} times as fast as the prototype (lab)."
    return table("Kernels: random games", ("table", "games a second"), rows, notes)


def _race(players: dict[str, Games]) -> dict[str, int]:
    """Return the best rate of each, in turn over some rounds."""
    sizes = {}
    for name, games in players.items():
        games(10, 1)  # compiles
        sizes[name] = max(10, int(SECONDS * _rate(games, 1000, 1)))
    best = dict.fromkeys(players, 0.0)
    for seed in range(ROUNDS):
        for name, games in players.items():
            best[name] = max(best[name], _rate(games, sizes[name], 1 + seed * 10**6))
    return {name: round(rate) for name, rate in best.items()}


def _rate(games: Games, count: int, seed: int) -> float:
    begun = time.perf_counter()
    games(count, seed)
    return count / (time.perf_counter() - begun)


def _tables(room: AnyRoom, kernel: AnyKernel) -> list[tuple[str, Games]]:
    """Return every way to play a room, with its function."""
    play = _player(kernel)
    tables = []
    for options in room.menu.every():
        name = "-".join([room.name, str(options.players), options.mode, *options.variants])
        tables.append((name, _from(play, kernel.from_state(room.game.start(options)))))
    return tables


def _from(play: Callable[[object, int, int], object], root: object) -> Games:
    return lambda count, seed: play(root, count, seed)


def _player(kernel: AnyKernel) -> Callable[[object, int, int], object]:
    """Return a function that plays random games from one record, from first draw to score."""
    seed, rollout, returns, most = kernel.seed, kernel.rollout, kernel.returns, kernel.MAX_ACTIONS

    def play(root, count, number):  # type: ignore[no-untyped-def]
        states = np.empty_like(root)
        buffer = np.empty(most, np.int32)
        points = np.zeros(4, np.int64)
        total = 0
        for i in range(count):
            states[0] = root[0]
            seed(states[0], number + i)
            rollout(states[0], buffer)
            returns(states[0], points)
            total += points[0]
        return total

    compiled: Callable[[object, int, int], object] = numba.njit(nogil=True)(play)
    return compiled


def _lab() -> Games:
    """Return the prototype of four-player games."""
    written, sys.dont_write_bytecode = sys.dont_write_bytecode, True
    spec = importlib.util.spec_from_file_location("feurio_numba", LAB)
    assert spec is not None
    assert spec.loader is not None
    lab = sys.modules["feurio_numba"] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(lab)
    sys.dont_write_bytecode = written
    totals = np.zeros(4, np.int64)
    return lambda count, seed: lab.playouts(count, seed, totals)
