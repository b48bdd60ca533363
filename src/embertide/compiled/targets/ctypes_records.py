"""Numbers, records and arrays of ctypes, for a browser; compiled/records.py says what they are for.

They lie in the memory that compiled kernels use, which in a browser is Python's own.
"""

import ctypes
import sys
from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Any, Final

Kind = type[ctypes.Structure]
Record = Any
Records = Any
Ints = Any
Words = Any
Floats = Any
Singles = Any


class Number:
    """A kind of number of a fixed size."""

    def __init__(self, kind: type[Any]) -> None:
        self.kind = kind

    def __call__(self, value: Any = 0) -> Any:
        """Convert a number as C does; the result is Python's own."""
        return self.kind(value).value


int8: Final = Number(ctypes.c_int8)
int16: Final = Number(ctypes.c_int16)
int32: Final = Number(ctypes.c_int32)
int64: Final = Number(ctypes.c_int64)
uint8: Final = Number(ctypes.c_uint8)
uint64: Final = Number(ctypes.c_uint64)
float32: Final = Number(ctypes.c_float)
float64: Final = Number(ctypes.c_double)


class Memory:
    """The memory that arrays lie in."""

    base = 0
    """The address at which the memory of compiled kernels begins."""

    def make(self, kind: type[Any]) -> Any:
        """Return a new object filled with zeros."""
        return kind()


_memory = Memory()


def memory() -> Memory:
    """Return the memory in use."""
    return _memory


def use_memory(other: Memory) -> None:
    """Let all arrays that are made from now on lie in another memory."""
    global _memory  # noqa: PLW0603 - there is one memory in a process
    _memory = other


def record(fields: Sequence[tuple[Any, ...]]) -> Kind:
    """Describe a record by the name, kind and (for an array) shape of each field, in C's layout."""
    kinds = [(name, _shaped(kind, *shape)) for name, kind, *shape in fields]
    return type("Record", (ctypes.Structure,), {"_fields_": kinds})


def _shaped(kind: Any, shape: int | tuple[int, ...] = ()) -> Any:
    """Return the type of an array of that shape; of a single one without a shape."""
    found = kind.kind if isinstance(kind, Number) else kind
    for length in reversed(shape if isinstance(shape, tuple) else (shape,)):
        found = found * length
    return found


def zeros(shape: int | tuple[int, ...], kind: Any = float64) -> Any:
    """Return an array of zeros, or of records full of zeros."""
    return _memory.make(_shaped(kind, shape))


empty = zeros


def array(values: Any, kind: Any = float64) -> Any:
    """Return an array of these numbers, or of the numbers in these lists."""
    shape, row = [], values
    while isinstance(row, Sequence):
        shape.append(len(row))
        row = row[0]
    made = zeros(tuple(shape), kind)
    _fill(made, values)
    return made


def _fill(made: Any, values: Any) -> None:
    if isinstance(values[0], Sequence):
        for row, numbers_of_row in zip(made, values, strict=True):
            _fill(row, numbers_of_row)
    else:
        made[:] = values


def copied(records: Any) -> Any:
    """Return a copy of an array."""
    made = _memory.make(type(records))
    ctypes.memmove(made, records, ctypes.sizeof(records))
    return made


def extended(records: Any, length: int) -> Any:
    """Return a longer array that begins with the items of another one."""
    made = zeros(length, records._type_)
    ctypes.memmove(made, records, ctypes.sizeof(records))
    return made


def kind_of(records: Any) -> Any:
    """Return what an array is made of."""
    return records._type_


def numbers(values: Any) -> list[Any]:
    """Return the numbers of an array as Python's own, in lists."""
    return [numbers(each) if isinstance(each, ctypes.Array) else each for each in values]


def joined(parts: Sequence[Any]) -> Any:
    """Return the numbers of several arrays in one."""
    return array([number for part in parts for number in part])


def repeated(values: Any, count: int) -> Any:
    """Return an array whose rows are copies of another one."""
    made = zeros((count, len(values)))
    for row in made:
        ctypes.memmove(row, values, ctypes.sizeof(values))
    return made


def load_floats(file: Path) -> Any:
    """Return the single precision numbers in a file of NumPy's, in double precision."""
    data = file.read_bytes()
    begin = 10 + int.from_bytes(data[8:10], "little")
    assert data[:7] == b"\x93NUMPY\x01", "written by a later version of NumPy"
    assert b"'<f4'" in data[10:begin], "not in single precision"
    assert sys.byteorder == "little"
    return array(memoryview(data)[begin:].cast("f").tolist())


def overflowing() -> AbstractContextManager[None]:
    """Do nothing: here kernels never run as Python."""
    return nullcontext()
