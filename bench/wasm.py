"""Kernels as WebAssembly: building them, their size, and their speed compared with native ones.

`python -m bench wasm`: Pyodide under Node searches in one run with native code; processor time
counts. Both rooms are built at once, each in its own process, with an empty cache.
"""

import gzip
import json
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from bench import wasm_speed
from bench.table import table
from embertide.catalog import ROOMS
from embertide.core.room import AnyRoom
from embertide.search import libraries
from tools.pyodide.run import run_in_pyodide
from tools.web_build import node

SCRIPT = """
import json
from importlib import import_module
from pathlib import Path
import js, pyodide_js
from embertide.compiled.targets import side
from wasm_speed import decisions, rate

def clock():
    used = js.process.cpuUsage()
    return (used.user + used.system) / 1e6

found = {}
for name in NAMES:
    room = import_module(f"embertide.games.{name}").ROOM
    side.load(room.kernel(), Path(f"{name}.so").absolute())
    found[name] = rate(room, clock)
    for mode in room.menu.modes:
        for level in ("ember", "inferno"):
            found[f"{name} {mode} {level}"] = decisions(room, mode, level, clock)
found["memory"] = pyodide_js._module.HEAP8.length
print(json.dumps(found))
"""


def main(args: list[str]) -> None:
    """Print the measurements as tables."""
    rooms = [room for room in ROOMS.values() if room.package.startswith("embertide.")]
    built, seconds = _build(rooms)
    there = _there(rooms, built)
    sizes = [_sizes(file) for file in built.values()]
    print(table("Libraries of kernels", ("library", "bytes", "gzip", "brotli"), sizes))  # noqa: T201
    print(f"\nBuilt at once with an empty cache in {seconds:.0f} s.\n")  # noqa: T201
    rates = list(_rates(rooms, there))
    print(table("Iterations a second", ("room", "native", "WebAssembly", "relative"), rates))  # noqa: T201
    print(f"\nPyodide's memory with both rooms: {there['memory'] / 1e6:.0f} MB.\n")  # noqa: T201
    slowest = list(_decisions(rooms, there))
    print(table("The slowest of ten decisions", ("level", "native, s", "WebAssembly, s"), slowest))  # noqa: T201


def _build(rooms: list[AnyRoom]) -> tuple[dict[str, Path], float]:
    begun, folder = time.perf_counter(), Path(tempfile.mkdtemp())
    built = {room.name: folder / f"{room.name}.so" for room in rooms}
    for process in [libraries.builder(room, built[room.name]) for room in rooms]:
        process.wait()
    return built, time.perf_counter() - begun


def _there(rooms: list[AnyRoom], built: dict[str, Path]) -> dict[str, float]:
    script = f"NAMES = {[room.name for room in rooms]}\n" + SCRIPT
    with tempfile.TemporaryDirectory() as folder:
        speed = Path(wasm_speed.__file__)
        found: dict[str, float] = json.loads(run_in_pyodide(script, built, Path(folder), [speed]))
        return found


def _sizes(file: Path) -> tuple[str, int, int, int]:
    data = file.read_bytes()
    brotli = "process.stdout.write(zlib.brotliCompressSync(fs.readFileSync(0)))"
    packed = subprocess.run(  # noqa: S603 - the line above
        [node(), "-e", brotli], input=data, capture_output=True, check=True
    )
    return file.name, len(data), len(gzip.compress(data, 9)), len(packed.stdout)


def _rates(rooms: list[AnyRoom], there: dict[str, float]) -> Iterator[tuple[str, int, int, float]]:
    for room in rooms:
        here = wasm_speed.rate(room)
        yield room.name, round(here), round(there[room.name]), round(there[room.name] / here, 2)


def _decisions(rooms: list[AnyRoom], there: dict[str, float]) -> Iterator[tuple[str, float, float]]:
    for room in rooms:
        for mode in room.menu.modes:
            for level in ("ember", "inferno"):
                name = f"{room.name} {mode} {level}"
                here = wasm_speed.decisions(room, mode, level)
                yield name, round(here, 2), round(there[name], 2)
