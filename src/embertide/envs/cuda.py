"""Batches on a GPU: device twins of kernel functions, made from their own source.

A twin is the same function with everything it calls replaced by twins, so that the rules exist only
once. Only bit sets are counted by instructions of the GPU. Without a GPU, Numba's simulator runs
all of it (NUMBA_ENABLE_CUDASIM=1).
"""

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from types import FunctionType, ModuleType
from typing import Any

import numpy as np

from embertide.compiled import arithmetic, bitset
from embertide.compiled.copies import Copies
from embertide.compiled.dispatch import (
    ADVICE_FUNCTIONS,
    KERNEL_FUNCTIONS,
    SKETCH_FUNCTIONS,
    Function,
)
from embertide.core.advice import Advice
from embertide.core.features import Sketches
from embertide.core.kernel import AnyKernel
from embertide.core.options import Options
from embertide.core.room import AnyRoom
from embertide.envs import loop, observing
from embertide.envs.observing import Canvas

if not hasattr(np, "row_stack"):  # numba-cuda 0.30 looks for it, and NumPy 2.5 has none
    np.row_stack = np.vstack

cuda: Any = import_module("numba.cuda")

BLOCK = 32
"""Threads of a block: one warp, so that a long game delays at most 31 others."""

LARGE = 1 << 24
"""From this size on an array is zeroed on the GPU, and not copied there."""


# Twins


@cuda.jit(device=True)
def _bits(members):  # type: ignore[no-untyped-def]
    return np.int64(cuda.popc(members))


@cuda.jit(device=True)
def _lowest(members):  # type: ignore[no-untyped-def]
    return np.int64(cuda.popc(~members & (members - np.uint64(1))))


@cuda.jit(device=True)
def _times(a, b):  # type: ignore[no-untyped-def]
    return cuda.libdevice.dmul_rn(a, b)  # never fused with an addition


BY_INSTRUCTION: Mapping[Function, Function] = {bitset.bits: _bits, bitset.lowest: _lowest} | (
    {arithmetic.times: _times} if hasattr(cuda, "libdevice") else {}  # the simulator has none
)
"""Functions with a counterpart in one instruction of the GPU."""


if hasattr(cuda, "libdevice"):
    # A buffer inside a function is an array of the thread: the GPU has no heap for `empty`.
    _declared: Any = import_module("numba.cuda.cudadecl")
    _kind: Any = import_module("numba.core.types").Function(_declared.Cuda_local_array)
    _declared.registry.register_global(cuda.local.array, _kind)
    BUFFERS: Mapping[Function, Function] = {np.empty: cuda.local.array}
else:
    BUFFERS = {}
"""Functions that allocate, and what takes their place; the simulator allocates as it is."""


class Twins(Copies):
    """Device functions made from the source of compiled ones, each once.

    `instead` maps functions to the device functions that replace them.
    """

    def __init__(self, instead: Mapping[Function, Function], **how: Any) -> None:
        super().__init__(instead)
        self._how = how

    def of(self, function: Any) -> Any:
        """Return the twin of a function, or a module with the twins of one, made on first use."""
        if isinstance(function, ModuleType):
            return self._made.setdefault(function, _TwinModule(function, self))
        return super().of(function)

    def is_copied(self, value: Any) -> bool:
        """Return whether a value is to be replaced by its twin."""
        if isinstance(value, ModuleType):
            return any(hasattr(item, "py_func") for item in vars(value).values())
        return super().is_copied(value)

    def _finished(self, copy: FunctionType) -> Any:
        return cuda.jit(device=True, **self._how)(copy)


class _TwinModule(ModuleType):
    """A module with twins of its compiled functions, through which other twins call them."""

    def __init__(self, origin: ModuleType, twins: Twins) -> None:
        super().__init__(origin.__name__)
        self._origin, self._twins = origin, twins

    def __getattr__(self, name: str) -> Any:
        """Return the attribute, or its twin if it is a compiled function."""
        value = getattr(self._origin, name)
        return self._twins.of(value) if self._twins.is_copied(value) else value


def twins_for(
    kernel: AnyKernel, sketches: Sketches | None = None, advice: Advice | None = None, **how: Any
) -> Twins:
    """Return twins in which the names of compiled/dispatch.py are functions of that room."""
    twins = Twins({**BY_INSTRUCTION, **BUFFERS}, **how)
    for name, stands in KERNEL_FUNCTIONS.items():
        twins.put(stands, getattr(kernel, name))
    if advice is not None:
        for name, advised in ADVICE_FUNCTIONS.items():
            twins.put(advised, getattr(advice, name))
    if sketches is not None:
        for name, seen in SKETCH_FUNCTIONS.items():
            twins.put(seen, getattr(sketches, name))
    return twins


# Batches


class Gpu:
    """A GPU with a thread for each game."""

    def __init__(self, room: AnyRoom, options: Options, n: int) -> None:
        if not cuda.is_available():
            raise RuntimeError("CUDA finds no GPU here; play with device='cpu'.")
        kernel = room.kernel()
        self._root = cuda.to_device(kernel.from_state(room.game.start(options)))
        self._grid = (n + BLOCK - 1) // BLOCK, BLOCK
        self._kernels = _kernels(kernel)
        self._found = self.empty((1,), np.int64)
        self.games = self.empty((n,), kernel.state_t)
        self.report = loop.make_report(self.empty, n, options.players, kernel.MAX_ACTIONS)
        self._room = room
        self._canvas: Canvas | None = None
        self._inputs: Any = None

    def empty(self, shape: tuple[int, ...], dtype: Any) -> Any:
        """Return a new array of zeros on the GPU."""
        if np.prod(shape) < LARGE:
            return cuda.to_device(np.zeros(shape, dtype))
        array = cuda.device_array(shape, dtype)
        _zero[132 * 8, 256](array.reshape(int(np.prod(shape))))
        return array

    def put(self, actions: Any) -> Any:
        """Return the actions on the GPU; those there already are shared, not copied."""
        if hasattr(actions, "__cuda_array_interface__"):
            return cuda.as_cuda_array(actions)
        return cuda.to_device(np.ascontiguousarray(actions))

    def begin(self) -> None:
        """Begin all games."""
        self._run("begin", self.games, self._root, self.report)

    def refused(self, chosen: Any) -> int:
        """Return the first game whose action is not legal, or -1."""
        self._found.copy_to_device(np.full(1, len(chosen), np.int64))
        self._run("refused", self.report, chosen, self._found)
        first = int(self._found.copy_to_host()[0])
        return first if first < len(chosen) else -1

    def play(self, chosen: Any) -> None:
        """Play a legal action in every game."""
        self._run("play", self.games, self._root, self.report, chosen)

    def pick(self, out: Any) -> None:
        """Pick a legal action in every game."""
        self._run("pick", self.games, self.report, out)

    def mark(self, mask: Any) -> None:
        """Mark the legal actions of every game."""
        self._run("mark", self.report, mask)

    def planes(self, seats: Any) -> Any:
        """Draw what a seat sees of every game, with a block of threads for each."""
        sketches, kernels = self._observers()
        if self._canvas is None:
            n, features = self.games.shape[0], self._room.features()
            self._canvas = observing.make_canvas(self.empty, n, n, features, sketches)
        kernels["look"][self._grid](self.games, seats, self._canvas)
        kernels["draw"][self.games.shape[0], BLOCK](self._canvas)
        return self._canvas.planes

    def inputs(self, seats: Any) -> Any:
        """Fill in the compact form of what a seat sees of every game."""
        sketches, kernels = self._observers()
        if self._inputs is None:
            shape = self.games.shape[0], len(sketches.INPUTS)
            self._inputs = self.empty(shape, np.uint8)
        kernels["fill"][self._grid](self.games, seats, self._inputs)
        return self._inputs

    def _observers(self) -> tuple[Sketches, dict[str, Any]]:
        sketches = self._room.sketches()
        return sketches, _observers(self._room.kernel(), sketches)

    def _run(self, name: str, *args: Any) -> None:
        self._kernels[name][self._grid](*args)


# Entry points of the GPU: each runs a function of loop.py for the game of its thread.


@cache
def _kernels(kernel: AnyKernel) -> dict[str, Any]:
    """Return the compiled entry points for a room, by name."""
    twins = twins_for(kernel)
    functions = (*_that_play(twins), *_that_report(twins))
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


def _that_report(twins: Twins) -> Iterator[Function]:
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


@cache
def _observers(kernel: AnyKernel, sketches: Sketches) -> dict[str, Any]:
    """Return the compiled entry points that observe games of a room, by name."""
    functions = _that_observe(twins_for(kernel, sketches))
    return {function.__name__: cuda.jit(function) for function in functions}


def _that_observe(twins: Twins) -> Iterator[Function]:
    look_at, fill_one = map(twins.of, (observing.look, observing.fill_one))
    erase, paint, fill_planes, keep = map(
        twins.of, (observing.erase, observing.paint, observing.fill, observing.keep)
    )

    def look(games, seats, canvas):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        if i < games.shape[0]:
            look_at(games, seats, canvas, i, i)

    def draw(canvas):  # type: ignore[no-untyped-def]
        i, lane, lanes = cuda.blockIdx.x, cuda.threadIdx.x, cuda.blockDim.x
        erase(canvas, i, i, lane, lanes)
        fill_planes(canvas, i, i, lane, lanes)
        cuda.syncthreads()
        paint(canvas, i, i, lane, lanes)
        keep(canvas, i, i, lane, lanes)

    def fill(games, seats, inputs):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        if i < games.shape[0]:
            fill_one(games, seats, inputs, i)

    yield from (look, draw, fill)


@cuda.jit
def _zero(array):  # type: ignore[no-untyped-def]
    for i in range(cuda.grid(1), array.shape[0], cuda.gridsize(1)):
        array[i] = 0
