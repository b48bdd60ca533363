"""Which compiled functions Python calls, found by running them as Python."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from embertide.compiled.linker import CompiledFunction
from embertide.compiled.records import overflowing


@contextmanager
def recorded_calls() -> Iterator[dict[Any, tuple[Any, ...]]]:
    """Record the functions that Python calls, with their first arguments; compile nothing."""
    calls: dict[Any, tuple[Any, ...]] = {}
    inside = False

    def call(function: Any, *args: Any) -> Any:
        nonlocal inside
        if inside:
            return function.py_func(*args)
        calls.setdefault(function, args)
        inside = True
        try:
            return function.py_func(*args)
        finally:
            inside = False

    CompiledFunction.__call__ = call
    try:
        with overflowing():
            yield calls
    finally:
        del CompiledFunction.__call__
