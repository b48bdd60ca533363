"""Kernels compiled ahead of time, for a Python without Numba: a browser loads them as libraries.

A library (`wasm/` builds it) exports a *door* for each function that Python calls. A door takes the
address of a row of 64-bit words that hold the arguments: a number is one word, a record its
address, an array its address and its shape, a tuple all that is in it. The result is in the word
before them.
"""

import ctypes
import struct
from collections.abc import Callable, Iterator
from functools import cache, update_wrapper
from pathlib import Path
from typing import Any, Final

from embertide.compiled.targets.ctypes_records import Memory, memory
from embertide.core.extras import MissingExtra
from embertide.core.kernel import AnyKernel

Library = Callable[[str], Callable[[int], Any]]
"""Returns the door of that name."""

_libraries: Final[dict[Any, Library]] = {}
"""The library of each kind of state."""

_shapes: Final[dict[Any, tuple[list[int], Any]]] = {}
"""What `_shape` found, by the type of the array."""

_MOST_WORDS: Final = 256
"""More than the arguments of any function take; a search has some thirty."""


def load(kernel: AnyKernel, file: Path) -> None:
    """Load the compiled functions of a room from its library."""
    library = ctypes.CDLL(str(file))

    def door(name: str) -> Callable[[int], Any]:
        found = library[name]
        found.argtypes, found.restype = (ctypes.c_void_p,), None
        return found

    add_library(kernel, door)


def add_library(kernel: AnyKernel, library: Library) -> None:
    """Use a library for the records of a kernel."""
    _libraries[kernel.state_t] = library


class Door:
    """A kernel function as Python calls it: its arguments decide which room's library has it."""

    def __init__(self, function: Callable[..., Any]) -> None:
        update_wrapper(self, function)
        self._name = f"{function.__module__}.{function.__qualname__}"
        self._result = _RESULTS.get(function.__annotations__.get("return"), int)
        self._doors: dict[Any, Callable[[int], Any]] = {}

    def __call__(self, *args: Any) -> Any:
        """Call the compiled function."""
        row, at, base = _row(memory())
        words: list[int] = [0]
        state = None
        for arg in _flat(args):
            if isinstance(arg, int):
                words.append(arg)
            elif isinstance(arg, float):
                words.append(_word_of(arg))
            else:
                shape, kind = _shape(type(arg))
                words.append(ctypes.addressof(arg) - base)
                words += shape
                if kind in _libraries:
                    state = kind
        row[: len(words)] = words
        self._door(state)(at)
        return self._result(row[0])

    def _door(self, state: Any) -> Callable[[int], Any]:
        """Return the door for that kind of state; without one, that of any library will do."""
        if state not in self._doors:
            if not _libraries:
                raise MissingExtra("numba")  # neither compiled here nor ahead of time
            library = _libraries[state] if state else next(iter(_libraries.values()))
            self._doors[state] = library(self._name)
        return self._doors[state]


def _flat(args: tuple[Any, ...]) -> Iterator[Any]:
    for arg in args:
        if isinstance(arg, tuple):
            yield from _flat(arg)
        else:
            yield arg


@cache
def _row(where: Memory) -> tuple[Any, int, int]:
    """Return a row of words, the address that doors are given, and where their memory begins."""
    row = where.make(ctypes.c_int64 * _MOST_WORDS)
    return row, ctypes.addressof(row) - where.base, where.base


def _shape(kind: Any) -> tuple[list[int], Any]:
    """Return the lengths of an array, none of a record, and what is in it."""
    if kind not in _shapes:
        shape, inner = [], kind
        while issubclass(inner, ctypes.Array):
            shape.append(inner._length_)
            inner = inner._type_
        _shapes[kind] = shape, inner
    return _shapes[kind]


def _word_of(number: float) -> int:
    word: int = struct.unpack("<q", struct.pack("<d", number))[0]
    return word


def _number_of(word: int) -> float:
    number: float = struct.unpack("<d", struct.pack("<q", word))[0]
    return number


def _nothing(word: int) -> None:
    pass


_RESULTS: Final[dict[Any, Callable[[int], Any]]] = {
    None: _nothing,
    bool: bool,
    float: _number_of,
    int: int,
}
"""What becomes of the word of the result, by the type that the function says it returns."""
