"""Compiles what computer players need, once after every change, before somebody waits for it."""

import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from types import ModuleType

from embertide.core.actor import NATURE
from embertide.core.dice import Dice
from embertide.core.level import Level
from embertide.core.room import Room
from embertide.jit import compiled_mark
from embertide.search.budget import Budget
from embertide.search.exact import line_of, work_out
from embertide.search.thinker import Thinker

fcntl: ModuleType | None
try:
    import fcntl
except ImportError:  # Windows: there each compiles for itself
    fcntl = None


def is_warm(room: Room) -> bool:
    """Whether everything was compiled for these very sources."""
    return compiled_mark(room.package).exists()


def warm(rooms: Iterable[Room], tell: Callable[[], None] = lambda: None) -> None:
    """Compiles for those rooms that need it, each in a process of its own; first calls `tell`."""
    cold = [room for room in rooms if not is_warm(room)]
    if not cold:
        return
    tell()
    code = "import sys; from embertide.search.warm import compile_room; compile_room(sys.argv[1])"
    jobs = [subprocess.Popen([sys.executable, "-c", code, room.package]) for room in cold]  # noqa: S603 - our own
    for job in jobs:
        job.wait()


def compile_room(package: str) -> None:
    """Goes through everything once that is compiled on first use, and leaves a mark.

    One process does so at a time, since several that start together would all do the same work;
    the others then find it done, and load it.
    """
    room: Room = import_module(package).ROOM
    with _alone(compiled_mark(package)):
        _go_through(room)
        compiled_mark(package).touch()


@contextmanager
def _alone(mark: Path) -> Iterator[None]:
    """While this lasts, no other process is here for the same mark, unless it was set before."""
    if mark.exists() or fcntl is None:
        yield
        return
    with mark.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def _go_through(room: Room) -> None:
    kernel, options = room.kernel(), room.menu.order()
    state, dice = room.game.start(options), Dice(0)
    while room.game.actor(state) == NATURE or len(room.game.moves(state)) == 1:
        state = room.game.play(state, dice.choose(room.game.moves(state)))
    seat = room.game.actor(state)
    root = kernel.from_view(room.game.view(state, seat))
    for plain in (False, True):
        mind = Thinker(kernel, room.advice(), Level(0, turns=1), plain=plain)
        thought = mind.think(root, seat, Budget(4))
        mind.greedy(root, seat)
        mind.follow(thought.best.action)
    work_out(line_of(root, kernel.MAX_ACTIONS), 8)
