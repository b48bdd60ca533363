"""Training data in files: Parquet, written and read in parts, or NPZ.

Parquet has columns that other programs read without this one (docs/data-card.md): lists of numbers
for observations and legal actions. Files of version 0.1, which had bytes instead, are read as well.
"""

import json
import zipfile
from collections.abc import Iterable, Iterator, Mapping
from itertools import islice
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from embertide.core.errors import Malformed
from embertide.core.extras import MissingExtra
from embertide.envs.data import FIELDS, MEANINGS, Row, about
from embertide.envs.setting import Setting

SUFFIXES = (".parquet", ".npz")

Notes = Mapping[str, str]
"""The metadata of a file (`data.about`)."""

Columns = dict[str, npt.NDArray[Any]]
"""Arrays by field; observations have the shape of the planes, `legal` a column for each action."""

_PART = 256
"""Rows of Parquet that are written at a time: a part of observations fits into memory."""


def check_suffix(path: Path) -> None:
    """Raise Malformed unless the file's suffix names a format."""
    if path.suffix not in SUFFIXES:
        raise Malformed("export-suffix", file=str(path))


def write(path: Path, table: Setting, rows: Iterable[Row], count: int) -> None:
    """Write the rows in the format of the suffix; the file appears once it is complete."""
    check_suffix(path)
    part = path.with_name(path.name + ".part")
    try:
        if path.suffix == ".parquet":
            _write_parquet(part, table, iter(rows))
        else:
            _write_npz(part, table, iter(rows), count)
        part.replace(path)
    except OSError as bad:
        raise Malformed("file-unwritable", file=str(path), reason=bad.strerror or "") from None
    finally:
        part.unlink(missing_ok=True)


def _write_parquet(path: Path, table: Setting, rows: Iterator[Row]) -> None:
    arrow, parquet = _arrow()
    schema = _schema(arrow, table)
    with parquet.ParquetWriter(path, schema, compression="zstd") as writer:
        while part := list(islice(rows, _PART)):
            columns = [_written(arrow, field, part) for field in schema]
            writer.write_table(arrow.Table.from_arrays(columns, schema=schema))


def _schema(arrow: Any, table: Setting) -> Any:
    kinds = {
        name: getattr(arrow, "string" if kind == "str" else kind)() for name, kind in FIELDS.items()
    }
    kinds["observation"] = arrow.list_(arrow.uint8(), int(np.prod(table.shape)))
    kinds["legal"] = arrow.list_(arrow.int32())
    fields = [
        arrow.field(name, kind, nullable=False, metadata={"description": MEANINGS[name]})
        for name, kind in kinds.items()
    ]
    return arrow.schema(fields, metadata=about(table))


def _written(arrow: Any, field: Any, rows: list[Row]) -> Any:
    """Return a column of these rows in the type of its field."""
    values = [getattr(row, field.name) for row in rows]
    if field.name == "observation":
        flat = arrow.array(np.concatenate([planes.reshape(-1) for planes in values]))
        return arrow.FixedSizeListArray.from_arrays(flat, type=field.type)
    if field.name == "legal":
        actions = [np.flatnonzero(np.unpackbits(bits)).astype(np.int32) for bits in values]
        ends = np.cumsum([0, *map(len, actions)], dtype=np.int32)
        return arrow.ListArray.from_arrays(ends, np.concatenate(actions), type=field.type)
    return arrow.array(values, field.type)


def _arrow() -> tuple[Any, Any]:
    try:
        import pyarrow  # noqa: PLC0415 - not needed for NPZ
        from pyarrow import parquet  # noqa: PLC0415
    except ImportError:
        raise MissingExtra("pyarrow") from None
    return pyarrow, parquet


def _write_npz(path: Path, table: Setting, rows: Iterator[Row], count: int) -> None:
    """Write observations one by one, because all of them may not fit into memory."""
    rest: list[Row] = []
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as file:
        with file.open("observation.npy", "w", force_zip64=True) as member:
            head = {"descr": "|u1", "fortran_order": False, "shape": (count, *table.shape)}
            np.lib.format.write_array_header_1_0(member, head)
            for row in rows:
                member.write(row.observation.tobytes())
                rest.append(row._replace(observation=row.legal))
        assert len(rest) == count
        for name, kind in FIELDS.items():
            if name != "observation":
                _add(file, name, np.array([getattr(row, name) for row in rest], kind))
        _add(file, "about", np.array(json.dumps(about(table))))


def _add(file: zipfile.ZipFile, name: str, array: npt.NDArray[Any]) -> None:
    with file.open(f"{name}.npy", "w", force_zip64=True) as member:
        np.lib.format.write_array(member, array, allow_pickle=False)


# Reading


def load(path: Path) -> Columns:
    """Return all rows of a file."""
    check_suffix(path)
    if path.suffix == ".npz":
        with np.load(path) as file:
            columns: Columns = {name: file[name] for name in FIELDS}
            notes = json.loads(str(file["about"]))
        return _shaped({**columns, "legal": _mask_of_bits(columns["legal"], notes)}, notes)
    parts = list(load_parts(path))
    return {name: np.concatenate([part[name] for part in parts]) for name in FIELDS}


def load_parts(path: Path, size: int = _PART) -> Iterator[Columns]:
    """Yield the rows of a Parquet file in parts, for files that do not fit into memory."""
    _, parquet = _arrow()
    with parquet.ParquetFile(path) as file:
        notes = {k.decode(): v.decode() for k, v in file.schema_arrow.metadata.items()}
        for batch in file.iter_batches(size):
            yield _shaped({name: _read(batch[name], name, notes) for name in FIELDS}, notes)


def _read(column: Any, name: str, notes: Notes) -> npt.NDArray[Any]:
    if FIELDS[name] != "uint8":
        return np.array(column.to_pylist(), FIELDS[name])
    if hasattr(column, "flatten"):
        values = column.flatten().to_numpy()
        return _mask_of_lists(column, values, notes) if name == "legal" else values
    # Version 0.1 wrote bytes.
    width = column.type.byte_width
    values = np.frombuffer(column.buffers()[1], np.uint8)[column.offset * width :]
    found = values[: len(column) * width].reshape(-1, width)
    return _mask_of_bits(found, notes) if name == "legal" else found


def _mask_of_lists(column: Any, actions: npt.NDArray[Any], notes: Notes) -> npt.NDArray[Any]:
    mask = np.zeros((len(column), int(notes["actions"])), np.uint8)
    mask[np.repeat(np.arange(len(column)), column.value_lengths().to_numpy()), actions] = 1
    return mask


def _mask_of_bits(bits: npt.NDArray[Any], notes: Notes) -> npt.NDArray[Any]:
    return np.unpackbits(bits, axis=1, count=int(notes["actions"]))


def _shaped(columns: Columns, notes: Notes) -> Columns:
    shape = tuple(map(int, notes["shape"].split(",")))
    return {**columns, "observation": columns["observation"].reshape(-1, *shape)}
