"""What happens to one game of a batch: written once, compiled for processors and for GPUs.

The functions of a room's kernel stand here by name alone. Compiled for a processor, the type of a
record tells which room's is meant, as in search/dispatch.py; for a GPU, cuda.py puts them in.
"""

from collections.abc import Callable
from types import ModuleType
from typing import Any, NamedTuple

import numba
import numpy as np
import numpy.typing as npt
from numba.extending import overload

from embertide.core.actor import NATURE, NOBODY
from embertide.jit import jit

Function = Callable[..., Any]
Array = npt.NDArray[Any]
Span = tuple[int, int]
"""The games from one number up to another."""


class Report(NamedTuple):
    """What is told of n games; arrays of the processor or of the GPU."""

    actor: Any  # int8[n]: the seat to act
    legal: Any  # int16[n, MAX_ACTIONS]: its legal actions, in the order of the law, then anything
    counts: Any  # int16[n]: how many they are
    rewards: Any  # float32[n, seats]: each seat's share of the win of a game that just ended, or 0
    scores: Any  # int32[n, seats]: each seat's points in the game that ended last
    done: Any  # bool[n]: whether a game just ended; its successor is already on the table
    seeds: Any  # int64[n]: the number each game's luck began with


def make_report(empty: Function, n: int, seats: int, most: int) -> Report:
    """Room for what is told of n games; `empty` makes an array."""
    return Report(
        actor=empty((n,), np.int8),
        legal=empty((n, most), np.int16),
        counts=empty((n,), np.int16),
        rewards=empty((n, seats), np.float32),
        scores=empty((n, seats), np.int32),
        done=empty((n,), np.bool_),
        seeds=empty((n,), np.int64),
    )


# A room's kernel, by name

_FUNCTIONS: dict[Any, dict[str, Function]] = {}


def register(kernel: ModuleType) -> None:
    """Makes a room's functions known by the type of its record; a second time does no harm."""
    functions = {name: getattr(kernel, name) for name in NAMES}
    _FUNCTIONS[numba.from_dtype(kernel.state_t)] = functions


def _named(name: str) -> Function:
    """A function that stands for every room's function of that name."""

    def function(*args: Any) -> Any:
        raise AssertionError(f"{name} is for compiled code")

    def choose_function(*args: Any) -> Function:
        chosen = _FUNCTIONS[args[0]][name]
        return lambda *args: chosen(*args)  # noqa: PLW0108 — Numba wants one of its own

    overload(function, strict=False)(choose_function)
    return function


actor = _named("actor")
actions = _named("actions")
apply = _named("apply")
draw = _named("draw")
seed = _named("seed")
choose = _named("choose")
returns = _named("returns")
winners = _named("winners")

NAMES = {
    "actor": actor,
    "actions": actions,
    "apply": apply,
    "draw": draw,
    "seed": seed,
    "choose": choose,
    "returns": returns,
    "winners": winners,
}


# One game


@jit
def begin(games: Array, root: Array, report: Report, i: int) -> None:
    """A new game from its seed, up to the first decision of a seat."""
    games[i] = root[0]
    seed(games[i], report.seeds[i])
    tell(games, report, i)


@jit
def tell(games: Array, report: Report, i: int) -> None:
    """Nature plays until a seat acts; then who it is, and what it may do."""
    s = games[i]
    who = actor(s)
    while who == NATURE:
        draw(s)
        who = actor(s)
    report.actor[i] = who
    report.counts[i] = 0 if who == NOBODY else actions(s, report.legal[i])


@jit
def play(games: Array, root: Array, report: Report, i: int, action: int) -> None:
    """One legal action; after the last of a game, its result and the next game."""
    apply(games[i], action)
    tell(games, report, i)
    over = report.actor[i] == NOBODY
    report.done[i] = over
    for seat in range(report.rewards.shape[1]):
        report.rewards[i, seat] = 0
    if over:
        winners(games[i], report.rewards[i])
        returns(games[i], report.scores[i])
        report.seeds[i] += games.shape[0]
        begin(games, root, report, i)


@jit
def is_legal(report: Report, i: int, action: int) -> bool:
    """Whether the acting seat may do that."""
    found = False
    for at in range(report.counts[i]):
        found |= report.legal[i, at] == action
    return found


@jit
def pick(games: Array, report: Report, i: int) -> int:
    """A legal action by the record's own luck, all equally likely."""
    return int(report.legal[i, choose(games[i], report.counts[i])])


@jit
def mark(report: Report, mask: Array, i: int) -> None:
    """The legal actions as truth values."""
    for action in range(mask.shape[1]):
        mask[i, action] = False
    for at in range(report.counts[i]):
        mask[i, report.legal[i, at]] = True


# Many games


@jit
def begin_all(games: Array, root: Array, report: Report, span: Span) -> None:
    """Begins games."""
    for i in range(span[0], span[1]):
        begin(games, root, report, i)


@jit
def play_all(games: Array, root: Array, report: Report, chosen: Array, span: Span) -> None:
    """Plays an action in each game."""
    for i in range(span[0], span[1]):
        play(games, root, report, i, chosen[i])


@jit
def refused(report: Report, chosen: Array, span: Span) -> int:
    """The first game whose action is not legal, or -1."""
    for i in range(span[0], span[1]):
        if not is_legal(report, i, chosen[i]):
            return i
    return -1


@jit
def pick_all(games: Array, report: Report, out: Array, span: Span) -> None:
    """Picks an action in each game."""
    for i in range(span[0], span[1]):
        out[i] = pick(games, report, i)


@jit
def mark_all(report: Report, mask: Array, span: Span) -> None:
    """Marks the legal actions of games."""
    for i in range(span[0], span[1]):
        mark(report, mask, i)
