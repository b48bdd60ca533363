"""Whole random games a second on a GPU, with the same kernel functions, in several ways.

A state lies in `shared`, `local` or `global` memory; a `narrow` one has its scalar fields in a byte
each; `registers` is the limit for a thread. Each way first plays games that are compared with the
CPU's. `--json` prints one object; `--small` tries everything with few games, for Numba's simulator
(NUMBA_ENABLE_CUDASIM=1).
"""

import json
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import import_module
from typing import Any

import numba
import numpy as np

from bench.table import table
from embertide.catalog import ROOMS
from embertide.core.kernel import AnyKernel
from embertide.core.options import Options
from embertide.core.room import AnyRoom
from embertide.envs.batch import Batch
from embertide.envs.cuda import BY_INSTRUCTION, Twins, cuda

TABLES = {
    "feurio": ((4, "competitive"), (2, "competitive"), (1, "solitaire")),
    "firewater": ((2, "competitive"), (4, "competitive")),
}
CHECKED = 512
"""Games of each way that are compared with the CPU's: 16 blocks of 32 threads."""
SECONDS = 0.25

Games = Callable[[int, int, int, int], Any]
"""Plays games (blocks, threads of a block, games of a thread, seed); returns points by thread."""


@dataclass(frozen=True)
class Way:
    """Where a state lies, and how the code is compiled."""

    place: str
    registers: int | None = None
    narrow: bool = False

    def __str__(self) -> str:
        registers = f", {self.registers} registers" if self.registers else ""
        return self.place + (", narrow" if self.narrow else "") + registers


WAYS = (
    Way("shared"),
    Way("shared", narrow=True),
    Way("local"),
    Way("local", narrow=True),
    Way("local", 40),
    Way("global"),
)
GRIDS = {
    "shared": ((32, 4), (32, 6), (32, 7), (32, 8), (32, 12), (32, 48)),
    "local": ((32, 8), (32, 16), (64, 8), (128, 4), (128, 6), (128, 8), (128, 10), (256, 4)),
    "global": ((32, 8), (64, 8), (128, 4), (128, 8)),
}
"""Threads of a block, and blocks for each multiprocessor."""


def main(args: list[str]) -> None:
    """Print the measurements as a table, or with --json as an object."""
    if not cuda.is_available():
        sys.exit("CUDA finds no GPU here.")
    small = "--small" in args
    rows = [row for name in TABLES for row in _room(ROOMS[name], small)]
    rows += [row for name in TABLES for row in _batches(ROOMS[name], small)]
    if "--json" in args:
        print(json.dumps(rows))  # noqa: T201
        return
    heads = ("table", "way", "threads of a block", "blocks", "games or steps a second", "note")
    cells = [tuple(row.values()) for row in rows]
    print(table(f"GPU: random games on {_device()[0]}", heads, cells))  # noqa: T201


def _device() -> tuple[str, int]:
    """Return the name of the GPU and its number of multiprocessors."""
    config: Any = numba.config
    if config.ENABLE_CUDASIM:
        return "numba's simulator", 1
    device = cuda.get_current_device()
    name = device.name
    return name.decode() if isinstance(name, bytes) else name, device.MULTIPROCESSOR_COUNT


def _row(name: str, way: str, grid: tuple[int, int], rate: float, note: str) -> dict[str, Any]:
    row = dict(zip(("table", "way", "block", "blocks"), (name, way, *grid), strict=True))
    row |= {"rate": round(rate), "note": note}
    print(*row.values(), sep=" | ", file=sys.stderr, flush=True)  # noqa: T201
    return row


# Whole games


def _room(room: AnyRoom, small: bool) -> Iterator[dict[str, Any]]:
    """Yield a row for each way and grid; the first table tries all ways, the others the best."""
    best = None
    for players, mode in TABLES[room.name]:
        options = room.menu.order(players, mode)
        name = f"{room.name}-{players}-{mode}"
        yield _row(name, "processor, one core", (1, 1), _processor_rate(room, options, small), "")
        found = []
        for way in WAYS[:4] if small else WAYS if best is None else (best,):
            for row in _way(room, options, way, small):
                row["table"] = name
                found.append((row["rate"], way))
                yield row
        best = best or max(found, key=lambda item: item[0])[1]


def _way(room: AnyRoom, options: Options, way: Way, small: bool) -> Iterator[dict[str, Any]]:
    name = f"{room.name}-{options.players}-{options.mode}"
    try:
        begun = time.perf_counter()
        play = _player(room, options, way)
        note = _compare(room, options, play, small)
        note += f"; compiled in {time.perf_counter() - begun:.0f} s"
        for block, each in ((1, 1),) if small else GRIDS[way.place]:
            blocks = each * _device()[1]
            yield _row(name, str(way), (block, blocks), _rate(play, blocks, block, small), note)
    except Exception as trouble:  # a way that fails must not hide the results of the others
        yield _row(name, str(way), (0, 0), 0, f"failed: {type(trouble).__name__} {trouble}"[:300])


def _rate(play: Games, blocks: int, block: int, small: bool) -> float:
    """Return the best rate of three runs of about SECONDS."""
    if small:
        return _timed(play, blocks, block, 1)
    each = max(1, int(SECONDS * _timed(play, blocks, block, 4) / (blocks * block)))
    return max(_timed(play, blocks, block, each) for _ in range(3))


def _timed(play: Games, blocks: int, block: int, each: int) -> float:
    play(blocks, block, 1, 1)
    cuda.synchronize()
    begun = time.perf_counter()
    play(blocks, block, each, 7)
    cuda.synchronize()
    return blocks * block * each / (time.perf_counter() - begun)


def _compare(room: AnyRoom, options: Options, play: Games, small: bool) -> str:
    """Play the same games on both and compare the points."""
    count = 2 if small else CHECKED
    blocks = count // 32 or count
    here = _on_processor(room, options)(count, 99)
    there = play(blocks, count // blocks, 1, 99).copy_to_host()
    seats = options.players
    assert np.array_equal(here[:, :seats], there[:, :seats]), "other scores than the processor's"
    return f"{count} games as on the processor"


def narrow(plain: np.dtype[Any]) -> np.dtype[Any]:
    """Return the record type with its int16 scalars as int8."""
    assert plain.fields is not None
    fields = [(name, field[0]) for name, field in plain.fields.items()]
    small = [(name, np.dtype(np.int8) if kind == np.int16 else kind) for name, kind in fields]
    return np.dtype((np.record, np.dtype(small, align=True)))


def roomy(kernel: AnyKernel, way: Way) -> np.dtype[Any]:
    """Return the kernel's record type padded to an odd number of words, to avoid bank conflicts.

    The field `words` overlays the record, and is used to copy it.
    """
    plain = narrow(kernel.state_t) if way.narrow else kernel.state_t
    fields = plain.fields
    assert fields is not None
    width = (plain.itemsize + 7) // 8 | 1
    return np.dtype(
        (
            np.record,
            np.dtype(
                {
                    "names": [*fields, "words"],
                    "formats": [*(field[0] for field in fields.values()), (np.uint64, (width,))],
                    "offsets": [*(field[1] for field in fields.values()), 0],
                    "itemsize": width * 8,
                },
                align=True,
            ),
        )
    )


def _root(room: AnyRoom, options: Options, state_t: np.dtype[Any]) -> Any:
    plain = room.kernel().from_state(room.game.start(options))
    root = np.zeros(1, state_t)
    for name in plain.dtype.names or ():
        root[name] = plain[name]
    return root


def _player(room: AnyRoom, options: Options, way: Way) -> Games:
    kernel = room.kernel()
    state_t = roomy(kernel, way)
    root = cuda.to_device(_root(room, options, state_t).view(np.uint64))
    run = _compiled(kernel, way)
    # Only allocated: NumPy cannot transfer records with overlapping fields.
    none = cuda.device_array(1, state_t)

    def play(blocks: int, block: int, each: int, seed: int) -> Any:
        n = blocks * block
        games = cuda.device_array(n, state_t) if way.place == "global" else none
        points = cuda.to_device(np.zeros((n, 4), np.int32))
        run[blocks, block](games, root, each, seed, points)
        return points

    return play


_KERNELS: dict[tuple[AnyKernel, Way], Any] = {}


def _compiled(kernel: AnyKernel, way: Way) -> Any:
    key = kernel, way
    if key not in _KERNELS:
        how = {"max_registers": way.registers} if way.registers else {}
        _KERNELS[key] = cuda.jit(**how)(_source(kernel, way))
    return _KERNELS[key]


def _source(kernel: AnyKernel, way: Way) -> Callable[..., None]:
    twins = Twins(BY_INSTRUCTION)
    seed, rollout, returns = map(twins.of, (kernel.seed, kernel.rollout, kernel.returns))
    state_t = roomy(kernel, way)
    width = state_t.itemsize // 8

    def game(states, at, root, number, points):  # type: ignore[no-untyped-def]
        for word in range(width):
            states[at].words[word] = root[word]
        unused = cuda.local.array(1, numba.int16)
        seed(states[at], number)
        rollout(states[at], unused)
        returns(states[at], points)

    one = cuda.jit(device=True)(game)
    return {"shared": _shared, "local": _local, "global": _global}[way.place](one, state_t)


def _shared(one: Any, state_t: Any) -> Callable[..., None]:
    def play(games, root, each, seed, totals):  # type: ignore[no-untyped-def]
        states = cuda.shared.array(32, state_t)
        points = cuda.local.array(4, numba.int32)
        i, t = cuda.grid(1), cuda.threadIdx.x
        for k in range(each):
            one(states, t, root, seed + i * each + k, points)
            for seat in range(4):
                totals[i, seat] += points[seat]

    return play


def _local(one: Any, state_t: Any) -> Callable[..., None]:
    def play(games, root, each, seed, totals):  # type: ignore[no-untyped-def]
        states = cuda.local.array(1, state_t)
        points = cuda.local.array(4, numba.int32)
        i = cuda.grid(1)
        for k in range(each):
            one(states, 0, root, seed + i * each + k, points)
            for seat in range(4):
                totals[i, seat] += points[seat]

    return play


def _global(one: Any, state_t: Any) -> Callable[..., None]:
    def play(games, root, each, seed, totals):  # type: ignore[no-untyped-def]
        points = cuda.local.array(4, numba.int32)
        i = cuda.grid(1)
        for k in range(each):
            one(games, i, root, seed + i * each + k, points)
            for seat in range(4):
                totals[i, seat] += points[seat]

    return play


# The CPU, for comparison


def _on_processor(room: AnyRoom, options: Options) -> Callable[[int, int], Any]:
    kernel = room.kernel()
    root = kernel.from_state(room.game.start(options))
    run = _processor(kernel)
    return lambda count, seed: run(root, count, seed)


_PROCESSORS: dict[AnyKernel, Any] = {}


def _processor(kernel: AnyKernel) -> Any:
    seed, rollout, returns = kernel.seed, kernel.rollout, kernel.returns

    def play(root, count, number):  # type: ignore[no-untyped-def]
        states = np.empty_like(root)
        unused = np.empty(1, np.int16)
        points = np.zeros((count, 4), np.int32)
        for i in range(count):
            states[0] = root[0]
            seed(states[0], number + i)
            rollout(states[0], unused)
            returns(states[0], points[i])
        return points

    if kernel not in _PROCESSORS:
        _PROCESSORS[kernel] = numba.njit(nogil=True)(play)
    return _PROCESSORS[kernel]


def _processor_rate(room: AnyRoom, options: Options, small: bool) -> float:
    play, count = _on_processor(room, options), 10 if small else 100_000
    play(2, 1)
    begun = time.perf_counter()
    play(count, 7)
    return count / (time.perf_counter() - begun)


# Batches


def _batches(room: AnyRoom, small: bool) -> Iterator[dict[str, Any]]:
    """Yield the steps a second of batches, compared with the CPU's; actions are sampled."""
    players, mode = TABLES[room.name][0]
    options = room.menu.order(players, mode)
    name = f"{room.name}-{players}-{mode}"
    for n in (2,) if small else (1 << 14, 1 << 16, 1 << 18):
        try:
            batch = Batch(room, options, n, device="cuda", seed=3)
            note = _same_batch(room, options, batch, 3 if small else 40)
            yield _row(name, f"batch of {n}", (32, n // 32), _steps(batch, small), note)
        except Exception as trouble:
            note = f"failed: {type(trouble).__name__} {trouble}"[:300]
            yield _row(name, f"batch of {n}", (0, 0), 0, note)


def _same_batch(room: AnyRoom, options: Options, batch: Batch, steps: int) -> str:
    other = Batch(room, options, batch.n, threads=1, seed=3)
    for _ in range(steps):
        batch.step(batch.sample(), check=False)
        other.step(other.sample(), check=False)
    for name in ("actor", "counts", "rewards", "scores", "done", "seeds"):
        here, there = getattr(other, name), getattr(batch, name).copy_to_host()
        assert np.array_equal(here, there), f"{name} differs from the processor's"
    mask = batch.mask.copy_to_host() if batch.n < 1 << 17 else None
    assert mask is None or np.array_equal(mask, other.mask), "another mask than the processor's"
    return f"{steps} steps as on the processor; {_shared_with_torch(batch)}"


def _shared_with_torch(batch: Batch) -> str:
    try:
        torch: Any = import_module("torch")
    except ImportError:
        return "no torch"
    if not torch.cuda.is_available():
        return "torch sees no GPU"
    pairs = [(a, torch.as_tensor(a, device="cuda")) for a in (batch.mask, batch.legal, batch.done)]
    same = all(t.data_ptr() == a.__cuda_array_interface__["data"][0] for a, t in pairs)
    return "memory shared with torch" if same else "memory NOT shared with torch"


def _steps(batch: Batch, small: bool) -> float:
    count = 2 if small else 200
    cuda.synchronize()
    begun = time.perf_counter()
    for _ in range(count):
        batch.step(batch.sample(), check=False)
    cuda.synchronize()
    return batch.n * count / (time.perf_counter() - begun)
