"""Compiles what computer players need, once after every change, before somebody waits for it."""

import subprocess
import sys
from collections.abc import Callable, Iterable
from contextlib import nullcontext
from importlib import import_module
from types import ModuleType

import numpy as np

from embertide.alone import alone
from embertide.core.actor import NATURE, NOBODY
from embertide.core.dice import Dice
from embertide.core.level import Level
from embertide.core.room import Room
from embertide.jit import compiled_mark
from embertide.search.budget import Budget
from embertide.search.halver import Halver
from embertide.search.mcts import Records
from embertide.search.thinker import Thinker, place

# What a compiler makes is hardly ever garbage; looking for it takes a tenth of the time.
_ALONE = """
import gc, sys
gc.disable()
from embertide.search.warm import compile_room
compile_room(sys.argv[1])
"""


def is_warm(room: Room) -> bool:
    """Whether everything was compiled for these very sources."""
    return compiled_mark(room.package).exists()


def warm(rooms: Iterable[Room], tell: Callable[[], None] = lambda: None) -> None:
    """Compiles for those rooms that need it, each in a process of its own; first calls `tell`."""
    cold = [room for room in rooms if not is_warm(room)]
    if not cold:
        return
    tell()
    jobs = [subprocess.Popen([sys.executable, "-c", _ALONE, room.package]) for room in cold]  # noqa: S603 - our own
    for job in jobs:
        job.wait()


def compile_room(package: str) -> None:
    """Goes through everything once that is compiled on first use, and leaves a mark.

    One process does so at a time, since several that start together would all do the same work;
    the others then find it done, and load it.
    """
    room: Room = import_module(package).ROOM
    mark = compiled_mark(package)
    with nullcontext() if mark.exists() else alone(mark.with_suffix(".lock")):
        _go_through(room)
        mark.touch()


def _go_through(room: Room) -> None:
    kernel, advice = room.kernel(), room.advice()
    state, dice = room.game.start(room.menu.order()), Dice(0)
    roots = []
    while (seat := room.game.actor(state)) != NOBODY:
        if seat != NATURE:
            roots.append((kernel.from_view(room.game.view(state, seat)), seat))
        state = room.game.play(state, dice.choose(room.game.moves(state)))
    root, seat = next(each for each in roots if _choices(kernel, each[0]) > 1)
    mind = Thinker(kernel, advice, Level(0, turns=1))
    action = mind.think(root, seat, Budget(4)).best.action
    mind.follow(action)
    place(kernel, root, action)
    Halver(kernel, advice).think(root, seat, Budget(4))
    kernel.actor(root[0])
    kernel.apply(root[0], action)


def _choices(kernel: ModuleType, root: Records) -> int:
    return int(kernel.actions(root[0], np.zeros(kernel.MAX_ACTIONS, np.int32)))
