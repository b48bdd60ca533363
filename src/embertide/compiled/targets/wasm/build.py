"""Builds the library of a room: its functions in one module, optimized, written by LLVM's linker.

A library is a side module of Emscripten: position-independent, in the memory of the program that
loads it, from which it takes malloc and nothing else.
"""

import subprocess
import sys
import tempfile
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from embertide.compiled.linker import CompiledFunction, all_of, core, general, module_of
from embertide.compiled.targets.wasm.codegen import turn_to_wasm
from embertide.compiled.targets.wasm.doors import add_door

_llvm: Final = core.codegen.ll
_typeof: Final[Any] = import_module("numba").typeof

Calls = Mapping[CompiledFunction, tuple[Any, ...]]
"""Functions that Python calls, each with arguments of the types that it is called with."""


def build(calls: Calls, file: Path) -> None:
    """Write the library with these functions; this process can compile nothing else afterwards."""
    context = turn_to_wasm()
    module = _gather(context, calls)
    _optimize(context.codegen(), module)
    _link(context.codegen()._tm.emit_object(module), [door_name(each) for each in calls], file)


def door_name(function: CompiledFunction) -> str:
    """Return the name under which a library exports a function."""
    plain = function.py_func
    return f"{plain.__module__}.{plain.__qualname__}"


def _gather(context: Any, calls: Calls) -> Any:
    """Return a module with a door for each function, and all that is called behind it."""
    doors = context.codegen()._create_empty_module("doors")
    libraries = []
    for function, args in calls.items():
        kinds = tuple(general(_typeof(arg)) for arg in args)
        function.inside.compile(kinds)
        code = function.inside.overloads[kinds]
        libraries.append(code.library)
        add_door(context, doors, door_name(function), code)
    names = {function.name for function in doors.functions if not function.is_declaration}
    module = _llvm.parse_assembly(str(doors))
    for library in all_of(libraries):
        module.link_in(module_of(library), preserve=True)
    for thing in (*module.functions, *module.global_variables):
        if not thing.is_declaration and thing.name not in names:
            thing.linkage = "internal"
    module.verify()
    return module


def _optimize(codegen: Any, module: Any) -> None:
    first = {"opt": 0, "cost": "cheap", "loop_vectorize": False, "slp_vectorize": False}
    for how in (first, {"opt": 3, "loop_vectorize": True, "slp_vectorize": False}):
        passes, builder = codegen._module_pass_manager(**how)
        passes.run(module, builder)


def _link(code: bytes, names: list[str], file: Path) -> None:
    options = ["-shared", "--experimental-pic", "--no-entry", "--gc-sections", "--strip-all"]
    options += ["--unresolved-symbols=import-dynamic", *(f"--export={name}" for name in names)]
    with tempfile.TemporaryDirectory() as folder:
        part, whole = Path(folder) / "room.o", Path(folder) / "room.so"
        part.write_bytes(code)
        linker = [sys.executable, "-m", "ziglang", "wasm-ld", *options, str(part), "-o", str(whole)]
        subprocess.run(linker, check=True)  # noqa: S603 - our own
        file.write_bytes(whole.read_bytes())
