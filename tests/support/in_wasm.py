"""A Python as in a browser: without Numba and NumPy, with the kernels of a room by wasmtime.

Run it as a program: `python tests/support/in_wasm.py TASK ROOM FILE`; the result is JSON.
"""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]

GAMES = 8
"""Random games at every kind of table."""


def run_in_wasm(task: str, room: str, library: Path) -> Any:
    """Run a task in a process of that kind and return its result."""
    command = [sys.executable, "-W", "error", "-m", __name__, task, room, str(library)]
    done = subprocess.run(  # noqa: S603 - our own
        command, cwd=ROOT, check=False, capture_output=True, text=True, timeout=600
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def _main(task: str, name: str, library: str) -> Any:
    for absent in ("numba", "numpy", "llvmlite"):
        sys.modules[absent] = None  # type: ignore[assignment]  # this lets its import fail
    from embertide.catalog import ROOMS  # noqa: PLC0415
    from embertide.compiled.targets import ctypes_records, side  # noqa: PLC0415
    from tests.support.thoughts import thoughts  # noqa: PLC0415
    from tests.support.wasm_machine import Machine  # noqa: PLC0415

    machine, room = Machine(), ROOMS[name]
    ctypes_records.use_memory(machine)
    if task == "layouts":
        return layouts(room)
    side.add_library(room.kernel(), machine.load(Path(library)))
    return {"walk": walk, "think": thoughts}[task](room)


def walk(room: Any) -> int:
    """Play random games at every kind of table beside the rules; return the number of steps."""
    from tests.support.kernel_walk import Twins  # noqa: PLC0415

    pair: Any = type("Pair", (Twins,), {"room": room, "kernel": room.kernel()})
    steps = 0
    for options in room.menu.every():
        for seed in range(GAMES):
            game = list(pair.walk(options, seed))
            steps += len(game)
            game[-1].compare_states()
            pair(room.game.start(options)).roll_out(seed)
    return steps


def layouts(room: Any) -> dict[str, list[Any]]:
    """Return the size of each record of a room and of the searches, and where its fields begin."""
    room.kernel(), room.advice()
    import embertide.search.searcher  # noqa: F401, PLC0415

    found = {}
    for module in sorted(name for name in sys.modules if name.startswith("embertide.")):
        for name, kind in vars(sys.modules[module]).items():
            if name.endswith("_t"):
                found[f"{module}.{name}"] = _layout(kind)
    return found


def _layout(kind: Any) -> list[Any]:
    if hasattr(kind, "fields"):
        return [kind.itemsize, {name: kind.fields[name][1] for name in kind.names}]
    import ctypes  # noqa: PLC0415

    fields = {name: getattr(kind, name).offset for name, _ in kind._fields_}
    return [ctypes.sizeof(kind), fields]


if __name__ == "__main__":
    json.dump(_main(*sys.argv[1:]), sys.stdout)
