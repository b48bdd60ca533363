"""The compiled functions of rooms as libraries for browsers, built when they are first needed."""

import hashlib
import os
import subprocess
import sys
from collections.abc import Callable, Iterable
from importlib import import_module
from importlib.metadata import version
from pathlib import Path

from embertide.compiled.cache import cache_folder, cache_key, package_key
from embertide.compiled.file_lock import file_lock
from embertide.core.room import AnyRoom

_PACKAGE = Path(__file__).parent.parent

_BUILD = """
import gc, sys
gc.disable()
from embertide.search.libraries import build_as_child
build_as_child(*sys.argv[1:])
"""

_TOOLS = ("llvmlite", "ziglang")
"""What the bytes of a library depend on beside the sources; Numba is part of the key of these."""


def libraries(
    rooms: Iterable[AnyRoom], report: Callable[[], None] = lambda: None
) -> dict[str, Path]:
    """Return the file with the library of each room that computers can play, by its name.

    What is missing is built, each in its own process; `report` is called first if anything is.
    """
    found = [(room, _folder(room) / f"{room.name}.so") for room in rooms if room.thinks]
    missing = [(room, file) for room, file in found if not file.exists()]
    if missing:
        report()
    for process in [builder(room, file) for room, file in missing]:
        if process.wait() != 0:
            raise RuntimeError(f"The library of a room could not be built: {process.args!r}")
    return {room.name: file for room, file in found}


def _folder(room: AnyRoom) -> Path:
    """Return the folder for libraries from the present sources and tools."""
    package = room.package.partition(".")[0]
    parts = [cache_key(_PACKAGE), "" if package == _PACKAGE.name else package_key(package)]
    parts += [sys.version, *(f"{tool} {version(tool)}" for tool in _TOOLS)]
    builders = sorted((_PACKAGE / "compiled" / "targets" / "wasm").glob("*.py"))
    builders.append(Path(__file__).with_name("python_calls.py"))
    parts += [file.read_text("utf-8") for file in builders]
    key = hashlib.sha256("\n".join(parts).encode()).hexdigest()
    return cache_folder(key, "wasm")


def builder(room: AnyRoom, file: Path) -> "subprocess.Popen[bytes]":
    """Start a process that writes the library of a room unless the file exists."""
    # Numba goes through sets, and the order of their members must be the same every time.
    return subprocess.Popen(  # noqa: S603 - our own
        [sys.executable, "-c", _BUILD, room.package, str(file)],
        env={**os.environ, "PYTHONHASHSEED": "0", "NUMBA_DISABLE_JIT": "0"},
    )


def build_as_child(package: str, file: str) -> None:
    """Build a library in a process of its own, which can compile nothing else afterwards."""
    # A browser has none of this.
    from embertide.compiled.targets.wasm.build import build  # noqa: PLC0415
    from embertide.compiled.targets.wasm.recording import recorded_calls  # noqa: PLC0415
    from embertide.search.precompile import roots  # noqa: PLC0415
    from embertide.search.python_calls import search_calls  # noqa: PLC0415

    room: AnyRoom = import_module(package).ROOM
    place = Path(file)
    with file_lock(place.with_suffix(".lock")):
        if place.exists():
            return
        with recorded_calls() as calls:
            roots(room, room.kernel())
        part = place.with_suffix(".part")
        build(calls | search_calls(room), part)
        part.replace(place)
