"""Numbers, records and arrays: of NumPy where kernels are compiled, of ctypes in a browser.

Kernels, advice and searches describe each record once, with these names, and its bytes are the same
on both. Compiled code has NumPy's types in any case. What plain Python may do with them is what
both have: take and set items and fields, slice one dimension, assign an array item or a whole
slice, ask for the length, and call the functions below.
"""

from typing import TYPE_CHECKING

from embertide.compiled.target import COMPILES

if TYPE_CHECKING or COMPILES:
    from embertide.compiled.targets.numpy_records import (
        Floats,
        Ints,
        Kind,
        Record,
        Records,
        Singles,
        Words,
        array,
        copied,
        empty,
        extended,
        float32,
        float64,
        int8,
        int16,
        int32,
        int64,
        joined,
        kind_of,
        load_floats,
        numbers,
        overflowing,
        record,
        repeated,
        uint8,
        uint64,
        zeros,
    )
else:
    from embertide.compiled.targets.ctypes_records import (
        Floats,
        Ints,
        Kind,
        Record,
        Records,
        Singles,
        Words,
        array,
        copied,
        empty,
        extended,
        float32,
        float64,
        int8,
        int16,
        int32,
        int64,
        joined,
        kind_of,
        load_floats,
        numbers,
        overflowing,
        record,
        repeated,
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
