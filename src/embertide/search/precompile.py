"""Compilation of everything that computer players call, ahead of the first game."""

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterable, Iterator
from contextlib import nullcontext
from importlib import import_module

from embertide.compiled.cache import compiled_mark
from embertide.compiled.file_lock import file_lock
from embertide.compiled.records import Records, int32, zeros
from embertide.core.actor import NATURE, NOBODY
from embertide.core.dice import Dice
from embertide.core.kernel import AnyKernel
from embertide.core.level import Level
from embertide.core.room import AnyRoom
from embertide.search.budget import Budget
from embertide.search.exact import line_of, work_out
from embertide.search.halving_searcher import HalvingSearcher
from embertide.search.searcher import Searcher, place

# Little of what a compiler allocates is garbage, and collecting it takes a tenth of the time.
_COMPILE = """
import gc, sys
gc.disable()
from embertide.search.precompile import compile_as_child
compile_as_child(sys.argv[1])
"""

NICENESS = 10
"""By how much a compiling process is nicer than its parent, whose players need the processor."""

STEPS = {
    "records": 2,
    "impressions": 10,
    "search": 6,
    "greedy": 2,
    "uct": 1,
    "halving": 6,
    "solve": 1,
    "kernel": 1,
}
"""The parts of compiling in their order, with their usual shares of the time."""

Progress = Callable[[float], None]
"""Receives the share of the work that is done."""


def _unheard(share: float) -> None:
    pass


def is_warm(room: AnyRoom) -> bool:
    """Return whether everything of a room is compiled for the present sources."""
    return compiled_mark(room.package).exists()


def warm(rooms: Iterable[AnyRoom], report: Callable[[], None] = lambda: None) -> None:
    """Compile the rooms that need it, each in its own process; call `report` first if any does."""
    cold = [room for room in rooms if room.thinks and not is_warm(room)]
    if not cold:
        return
    report()
    for compiler in [RoomCompiler(room) for room in cold]:
        compiler.wait()


class RoomCompiler:
    """A process that compiles a room; it ends with this one, however that ends."""

    def __init__(self, room: AnyRoom) -> None:
        self._process = subprocess.Popen(  # noqa: S603 - our own
            [sys.executable, "-c", _COMPILE, room.package],
            stdin=subprocess.PIPE,  # its end tells the process that this one has ended
            stdout=subprocess.PIPE,
        )

    def wait(self, progress: Progress = _unheard) -> None:
        """Wait until the process has ended."""
        with self._process as process:
            assert process.stdout is not None
            for line in process.stdout:
                progress(float(line))

    def stop(self) -> None:
        """End the process now."""
        self._process.kill()


def compile_as_child(package: str) -> None:
    """Compile a room in a process of its own: print the progress, and end with the parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent decides
    threading.Thread(target=_end_with_parent, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    compile_room(package, lambda share: print(share, flush=True))  # noqa: T201 - for the parent


def _end_with_parent() -> None:
    # Without buffer objects, whose locks a daemon thread must not hold at the end.
    while os.read(0, 1):
        pass
    os._exit(1)


def compile_room(package: str, progress: Progress = _unheard) -> None:
    """Call every function that is compiled on first use, then put a mark into the cache.

    One process compiles at a time; others wait for the lock, then load the compiled code.
    """
    room: AnyRoom = import_module(package).ROOM
    mark = compiled_mark(package)
    with nullcontext() if mark.exists() else file_lock(mark.with_suffix(".lock")):
        done = 0
        for step in _call_everything(room):
            done += STEPS[step]
            progress(done / sum(STEPS.values()))
        mark.touch()


def _call_everything(room: AnyRoom) -> Iterator[str]:
    """Call everything, and yield the name of each step when it is done."""
    kernel, advice = room.kernel(), room.advice()
    root, seat = next(each for each in roots(room, kernel) if _choices(kernel, each[0]) > 1)
    yield "records"
    searcher = Searcher(kernel, advice, Level(0, turns=1))
    searcher.impression(root)
    yield "impressions"
    action = searcher.search(root, seat, Budget(4)).best.action
    yield "search"
    searcher.greedy(root, seat)
    yield "greedy"
    Searcher(kernel, advice, Level(0), plain=True).search(root, seat, Budget(4))
    yield "uct"
    HalvingSearcher(kernel, advice).search(root, seat, Budget(4))
    yield "halving"
    work_out(line_of(root, kernel.MAX_ACTIONS), 4)
    yield "solve"
    place(kernel, root, action)
    kernel.actor(root[0])
    kernel.apply(root[0], action)
    yield "kernel"


def roots(room: AnyRoom, kernel: AnyKernel) -> list[tuple[Records, int]]:
    """Return what the acting seat knows, and the seat, at each decision of a random game."""
    state, dice = room.game.start(room.menu.order()), Dice(0)
    roots = []
    while (seat := room.game.actor(state)) != NOBODY:
        if seat != NATURE:
            roots.append((kernel.from_view(room.game.view(state, seat)), seat))
        state = room.game.play(state, dice.choose(room.game.moves(state)))
    return roots


def _choices(kernel: AnyKernel, root: Records) -> int:
    return int(kernel.actions(root[0], zeros(kernel.MAX_ACTIONS, int32)))
