"""The library of a room run by wasmtime, beside a Python without Numba and NumPy.

It is what a browser runs, except for the program that loads the library: records lie in the memory
of the machine, whose first megabyte is its stack.
"""

import ctypes
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from wasmtime import (
    Func,
    FuncType,
    Global,
    GlobalType,
    Instance,
    Limits,
    Module,
    Store,
    Table,
    TableType,
    Val,
    ValType,
)
from wasmtime import Memory as WasmMemory
from wasmtime import MemoryType as WasmMemoryType

from embertide.compiled.targets.ctypes_records import Memory

_PAGE: Final = 1 << 16
_STACK: Final = 1 << 20


class Machine(Memory):
    """A memory of WebAssembly, and libraries in it; nothing in it is ever freed."""

    def __init__(self, megabytes: int = 256) -> None:
        self._store = Store()
        pages = Limits(megabytes * _STACK // _PAGE, megabytes * _STACK // _PAGE)
        self._memory = WasmMemory(self._store, WasmMemoryType(pages))
        self.base = ctypes.addressof(self._memory.data_ptr(self._store).contents)
        self._size = megabytes * _STACK
        self._top = _STACK

    def make(self, kind: type[Any]) -> Any:
        """Return a new object filled with zeros, in the memory of the machine."""
        return kind.from_address(self.base + self._reserve(ctypes.sizeof(kind)))

    def _reserve(self, size: int) -> int:
        at = self._top
        self._top += (size + 15) & ~15
        assert self._top <= self._size, "the memory of the machine is full"
        return at

    def load(self, file: Path) -> Callable[[str], Callable[[int], Any]]:
        """Load a library, and return what finds its doors."""
        module = Module.from_file(self._store.engine, str(file))
        parts = [self._part(each.name, each.type, file) for each in module.imports]
        exports: Any = Instance(self._store, module, parts).exports(self._store)
        for name in ("__wasm_apply_data_relocs", "__wasm_call_ctors"):
            if name in exports:
                exports[name](self._store)

        def door(name: str) -> Callable[[int], Any]:
            found: Any = exports[name]
            return lambda address: found(self._store, address)

        return door

    def _part(self, name: str | None, kind: Any, file: Path) -> Any:
        """Return what a library imports; of the program it needs nothing but malloc."""
        match name:
            case "memory":
                return self._memory
            case "__stack_pointer":
                return self._number(_STACK, mutable=True)
            case "__memory_base":
                return self._number(self._reserve(file.stat().st_size))
            case "__table_base":
                return self._number(0)
            case "__indirect_function_table":
                return Table(self._store, TableType(ValType.funcref(), Limits(64, None)), None)
            case "malloc":
                assert isinstance(kind, FuncType)
                return Func(self._store, kind, self._reserve)
        raise AssertionError(f"a library wants {name}")

    def _number(self, value: int, *, mutable: bool = False) -> Global:
        return Global(self._store, GlobalType(ValType.i32(), mutable), Val.i32(value))
