"""Kernels compared with the rules, and with OpenSpiel's states: whole random games, step by step.

`python -m bench agree [--games N] [--only TEXT] [--spiel] [--processes P] [--minutes M]` compares
the actor, the list of moves in order, the odds, and at the end points and winners; with `--spiel`
also those of the registered OpenSpiel game. The first difference ends the run. All kinds of table
take turns, so that a run cut short by its time limit has played each of them about as often.
"""

import argparse
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import Any, NamedTuple

import numpy as np

from bench.agree_spiel import Twin
from bench.table import table
from embertide.catalog import ROOMS
from embertide.core.actor import NATURE, NOBODY
from embertide.core.dice import Dice
from embertide.core.options import Options
from embertide.core.room import AnyRoom

CHUNK = 50
"""Games of one task for a worker process."""


class Task(NamedTuple):
    """A number of games at one kind of table, for a worker process."""

    room: str
    options: Options
    name: str
    seed: str
    games: int
    spiel: bool
    end: float


def main(args: list[str]) -> None:
    """Play the games asked for at every kind of table, and print how many were compared."""
    parser = argparse.ArgumentParser("bench agree")
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--only", default="")
    parser.add_argument("--spiel", action="store_true")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=600.0)
    parser.add_argument("--seed", default="agree")
    given = parser.parse_args(args)
    games, steps = Counter[str](), Counter[str]()
    with ProcessPoolExecutor(given.processes, get_context("spawn")) as pool:
        for done in as_completed([pool.submit(_play, task) for task in _tasks(given)]):
            name, played, compared = done.result()
            games[name] += played
            steps[name] += compared
    rows = [(name, games[name], steps[name]) for name in sorted(games) if games[name]]
    rows.append(("all", games.total(), steps.total()))
    print(table(_title(given), ("table", "games", "positions"), rows))  # noqa: T201


def _title(given: argparse.Namespace) -> str:
    others = "rules and OpenSpiel states" if given.spiel else "rules"
    return f"Kernels compared with {others}"


def _tasks(given: argparse.Namespace) -> list[Task]:
    """Return the tasks, all kinds of table in turn."""
    end = time.time() + 60 * given.minutes
    tables = [(room.name, options) for room in ROOMS.values() for options in room.menu.every()]
    named = [("-".join([n, str(o.players), o.mode, *o.variants]), n, o) for n, o in tables]
    return [
        Task(
            room, o, name, f"{given.seed} {name} {i}", min(CHUNK, given.games - i), given.spiel, end
        )
        for i in range(0, given.games, CHUNK)
        for name, room, o in named
        if given.only in name
    ]


def _play(task: Task) -> tuple[str, int, int]:
    """Play the games of a task; return its name, the games and the positions compared."""
    room, dice = ROOMS[task.room], Dice(task.seed)
    played, steps = 0, 0
    while played < task.games and time.time() < task.end:
        twin = Twin(room, task.options) if task.spiel else None
        steps += _compare(room, task.options, dice, twin)
        played += 1
    return task.name, played, steps


def _compare(room: AnyRoom, options: Options, dice: Dice, twin: Twin | None) -> int:
    """Play one game on all sides; return the number of positions compared."""
    game, kernel = room.game, room.kernel()
    state = game.start(options)
    record = kernel.from_state(state)
    found, odds = np.zeros(kernel.MAX_ACTIONS, np.int32), np.zeros(kernel.MAX_ACTIONS, np.int32)
    steps = 0
    while (actor := game.actor(state)) != NOBODY:
        s, moves = record[0], game.moves(state)
        assert kernel.actor(s) == actor
        if actor == NATURE:
            weights = list(game.weights(state))
            at, n = dice.weigh(weights), kernel.chances(s, found, odds)
            assert odds[:n].tolist() == weights
        else:
            at, n = dice.below(len(moves)), kernel.actions(s, found)
        actions = found[:n].tolist()
        assert [kernel.move_of(state, action) for action in actions] == list(moves)
        if twin is not None:
            twin.compare(actor, actions, odds[:n].tolist())
            twin.play(actions[at])
        (kernel.happen if actor == NATURE else kernel.apply)(s, actions[at])
        state = game.play(state, moves[at])
        steps += 1
    _compare_end(room, state, record, twin)
    return steps


def _compare_end(room: AnyRoom, state: Any, record: Any, twin: Twin | None) -> None:
    kernel, score = room.kernel(), room.game.scores(state)
    shares, points = np.zeros(4), np.zeros(4, np.int64)
    assert kernel.actor(record[0]) == NOBODY
    kernel.winners(record[0], shares)
    kernel.returns(record[0], points)
    if twin is not None:
        twin.compare_end(score)
    if score.won is not None:
        assert shares[0] == float(score.won)
        return
    assert points[: len(score.points)].tolist() == list(score.points)
    assert tuple(np.flatnonzero(shares[: len(score.points)]).tolist()) == score.winners
