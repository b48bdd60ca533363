"""Processor time to compile each room with an empty cache, and to load it with a full one.

`python -m bench compiling [--plain] [--json]`: every room is compiled in a process of its own, one
after the other, as `embertide.search.precompile` does it. Processor time counts, since it depends
least on what else the machine does; each number is the best of two. `--plain` also measures Numba's
own `njit(cache=True)` in place of the linker, once.
"""

import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from typing import NamedTuple

from bench.table import table
from embertide.catalog import ROOMS

ROUNDS = 2

LINKED = """
import gc, sys
gc.disable()
from embertide.search.precompile import compile_room
compile_room(sys.argv[1])
"""

PLAIN = """
import gc, sys
import numba
gc.disable()
from embertide.compiled import jit
jit.jit = numba.njit(cache=True, nogil=True, error_model="numpy")
from embertide.search.precompile import compile_room
compile_room(sys.argv[1])
"""


class Spent(NamedTuple):
    """What one process took, in seconds."""

    processor: float
    wall: float


def main(args: list[str]) -> None:
    """Print the measurements as a table, or with --json as an object."""
    rows = [row for name in ROOMS for row in _rows(name, plain="--plain" in args)]
    if "--json" in args:
        print(json.dumps({f"{name} {how}": cold for name, how, cold, *_ in rows}))  # noqa: T201
        return
    heads = ("room", "compiler", "cold, processor s", "cold, wall s", "loaded, processor s")
    print(table("Compiling a room for all computer players", heads, rows))  # noqa: T201


def _rows(name: str, *, plain: bool) -> list[tuple[str, str, float, float, float]]:
    rows = [(name, "linker", *_measure(name, LINKED, ROUNDS))]
    if plain:
        rows.append((name, "plain Numba", *_measure(name, PLAIN, 1)))
    return rows


def _measure(name: str, script: str, rounds: int) -> tuple[float, float, float]:
    runs = [_cold_and_warm(ROOMS[name].package, script) for _ in range(rounds)]
    cold = min(cold for cold, _ in runs)
    warm = min(warm for _, warm in runs)
    return round(cold.processor, 1), round(cold.wall, 1), round(warm.processor, 1)


def _cold_and_warm(package: str, script: str) -> tuple[Spent, Spent]:
    with tempfile.TemporaryDirectory() as folder:
        env = os.environ | {"XDG_CACHE_HOME": folder, "NUMBA_CACHE_DIR": folder}
        return _run(package, script, env), _run(package, script, env)


def _run(package: str, script: str, env: dict[str, str]) -> Spent:
    before, begun = _used(), time.perf_counter()
    subprocess.run([sys.executable, "-c", script, package], env=env, check=True)  # noqa: S603 - the text above
    return Spent(_used() - before, time.perf_counter() - begun)


def _used() -> float:
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime
