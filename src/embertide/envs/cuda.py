"""Batches on a GPU: device twins of kernel functions, made from their own source.

A twin is the function a kernel has, with all it calls replaced by twins: there is no second rule
book. Only sets in a word are counted by the GPU's own instructions. Without a GPU, Numba's
simulator runs all of it (NUMBA_ENABLE_CUDASIM=1).
"""

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from types import CodeType, FunctionType, ModuleType
from typing import Any

import numpy as np

from embertide import jit
from embertide.core.options import Options
from embertide.core.room import Room
from embertide.envs import loop
from embertide.envs.loop import Function

if not hasattr(np, "row_stack"):  # numba-cuda 0.30 looks for it, and NumPy 2.5 has none
    np.row_stack = np.vstack

cuda: Any = import_module("numba.cuda")

BLOCK = 32
"""Threads of a block: games that run long hold up no more than a warp of others."""


# Twins


@cuda.jit(device=True)
def _bits(members):  # type: ignore[no-untyped-def]
    return np.int64(cuda.popc(members))


@cuda.jit(device=True)
def _lowest(members):  # type: ignore[no-untyped-def]
    return np.int64(cuda.popc(~members & (members - np.uint64(1))))


BY_INSTRUCTION: Mapping[Function, Function] = {jit.bits: _bits, jit.lowest: _lowest}
"""What a GPU does in one instruction."""


class Twins:
    """Device functions from the source of compiled ones, each made once.

    `instead` has those that take the place of others.
    """

    def __init__(self, instead: Mapping[Function, Function], **how: Any) -> None:
        self._made = dict(instead)
        self._how = how

    def of(self, function: Any) -> Any:
        """The twin of a function; anything else stands for itself."""
        if function not in self._made:
            self._made[function] = cuda.jit(device=True, **self._how)(self._copy(function))
        return self._made[function]

    def put(self, stands: Function, function: Function) -> None:
        """Makes one function's twin stand for another function too."""
        self._made[stands] = self.of(function)

    def _copy(self, function: Any) -> FunctionType:
        """The same code among twins."""
        plain = function.py_func
        around = dict(plain.__globals__)
        for name in _names(plain.__code__):
            value = around.get(name)
            if self._has_twin(value):
                around[name] = self.of(value)
        return FunctionType(plain.__code__, around, plain.__name__, plain.__defaults__)

    def _has_twin(self, value: Any) -> bool:
        return callable(value) and (hasattr(value, "py_func") or value in self._made)


def _names(code: CodeType) -> Iterator[str]:
    yield from code.co_names
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield from _names(inner)


def twins_for(kernel: ModuleType, **how: Any) -> Twins:
    """Twins among which the names of loop.py mean that kernel's functions."""
    twins = Twins(BY_INSTRUCTION, **how)
    for name, stands in loop.NAMES.items():
        twins.put(stands, getattr(kernel, name))
    return twins


# Batches


class Gpu:
    """A GPU, a thread for each game."""

    def __init__(self, room: Room, options: Options, n: int) -> None:
        if not cuda.is_available():
            raise RuntimeError("CUDA finds no GPU here; play with device='cpu'.")
        kernel = room.kernel()
        self._root = cuda.to_device(kernel.from_state(room.game.start(options)))
        self._grid = (n + BLOCK - 1) // BLOCK, BLOCK
        self._kernels = _kernels(kernel)
        self._found = self.empty((1,), np.int64)
        self.games = self.empty((n,), kernel.state_t)
        self.report = loop.make_report(self.empty, n, options.players, kernel.MAX_ACTIONS)

    def empty(self, shape: tuple[int, ...], dtype: Any) -> Any:
        """An array of the GPU."""
        return cuda.to_device(np.zeros(shape, dtype))

    def put(self, actions: Any) -> Any:
        """The actions on the GPU; those there already are shared, not copied."""
        if hasattr(actions, "__cuda_array_interface__"):
            return cuda.as_cuda_array(actions)
        return cuda.to_device(np.ascontiguousarray(actions))

    def begin(self) -> None:
        """Begins all games."""
        self._run("begin", self.games, self._root, self.report)

    def refused(self, chosen: Any) -> int:
        """The first game whose action is not legal, or -1."""
        self._found.copy_to_device(np.full(1, len(chosen), np.int64))
        self._run("refused", self.report, chosen, self._found)
        first = int(self._found.copy_to_host()[0])
        return first if first < len(chosen) else -1

    def play(self, chosen: Any) -> None:
        """Plays a legal action in every game."""
        self._run("play", self.games, self._root, self.report, chosen)

    def pick(self, out: Any) -> None:
        """Picks a legal action in every game."""
        self._run("pick", self.games, self.report, out)

    def mark(self, mask: Any) -> None:
        """Marks the legal actions of every game."""
        self._run("mark", self.report, mask)

    def _run(self, name: str, *args: Any) -> None:
        self._kernels[name][self._grid](*args)


# What a GPU runs: each function does for its thread's game what loop.py says.


@cache
def _kernels(kernel: ModuleType) -> dict[str, Any]:
    """All of them for a room, by name."""
    twins = twins_for(kernel)
    functions = (*_that_play(twins), *_that_tell(twins))
    return {function.__name__: cuda.jit(function) for function in functions}


def _that_play(twins: Twins) -> Iterator[Function]:
    begin_one, play_one, pick_one = map(twins.of, (loop.begin, loop.play, loop.pick))

    def begin(games, root, report):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        if i < games.shape[0]:
            begin_one(games, root, report, i)

    def play(games, root, report, chosen):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        if i < games.shape[0]:
            play_one(games, root, report, i, chosen[i])

    def pick(games, report, out):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        if i < games.shape[0]:
            out[i] = pick_one(games, report, i)

    yield from (begin, play, pick)


def _that_tell(twins: Twins) -> Iterator[Function]:
    is_legal, mark_one = map(twins.of, (loop.is_legal, loop.mark))

    def refused(report, chosen, found):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        if i < chosen.shape[0] and not is_legal(report, i, chosen[i]):
            cuda.atomic.min(found, 0, i)

    def mark(report, mask):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        if i < mask.shape[0]:
            mark_one(report, mask, i)

    yield from (refused, mark)
