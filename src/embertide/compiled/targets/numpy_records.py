"""Numbers, records and arrays of NumPy; compiled/records.py says what they are for."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

import numpy as np
import numpy.typing as npt
from numpy import (
    empty,
    float32,
    float64,
    int8,
    int16,
    int32,
    int64,
    uint8,
    uint64,
    zeros,
)

__all__ = [
    "Floats",
    "Ints",
    "Kind",
    "Record",
    "Records",
    "Singles",
    "Words",
    "array",
    "copied",
    "empty",
    "extended",
    "float32",
    "float64",
    "int8",
    "int16",
    "int32",
    "int64",
    "joined",
    "kind_of",
    "load_floats",
    "numbers",
    "overflowing",
    "record",
    "repeated",
    "uint8",
    "uint64",
    "zeros",
]

Kind: TypeAlias = np.dtype[Any]
"""The description of a record."""
Record: TypeAlias = np.record
"""One record."""
Records: TypeAlias = npt.NDArray[Any]
"""An array of records; of a single one, it is cheaper to pass to compiled code than the record."""
Ints: TypeAlias = npt.NDArray[np.signedinteger]
Words: TypeAlias = npt.NDArray[np.uint64]
Floats: TypeAlias = npt.NDArray[np.float64]
Singles: TypeAlias = npt.NDArray[np.float32]

Array = TypeVar("Array", bound=npt.NDArray[Any])


def record(fields: Sequence[tuple[Any, ...]]) -> Kind:
    """Describe a record by the name, kind and (for an array) shape of each field, in C's layout."""
    return np.dtype((np.record, np.dtype(list(fields), align=True)))


def array(values: Any, kind: type[Any] = float64) -> npt.NDArray[Any]:
    """Return an array of these numbers, or of the numbers in these lists."""
    return np.array(values, kind)


def copied(records: Array) -> Array:
    """Return a copy of an array."""
    return records.copy()


def extended(records: Array, length: int) -> Array:
    """Return a longer array that begins with the items of another one."""
    made = np.zeros(length, records.dtype)
    made[: len(records)] = records
    return made  # type: ignore[return-value]  # of the same kind


def kind_of(records: Records) -> Kind:
    """Return what an array is made of."""
    return records.dtype


def numbers(values: npt.NDArray[Any]) -> list[Any]:
    """Return the numbers of an array as Python's own, in lists."""
    found: list[Any] = values.tolist()
    return found


def joined(parts: Sequence[Floats]) -> Floats:
    """Return the numbers of several arrays in one."""
    return np.concatenate(parts)


def repeated(values: Floats, count: int) -> Floats:
    """Return an array whose rows are copies of another one."""
    return np.tile(values, (count, 1))


def load_floats(file: Path) -> Floats:
    """Return the single precision numbers in a file of NumPy's, in double precision."""
    packed: Singles = np.load(file)
    return packed.astype(np.float64)


def overflowing() -> np.errstate:
    """Let numbers overflow without a warning, as in compiled code, while kernels run as Python."""
    return np.errstate(over="ignore")
