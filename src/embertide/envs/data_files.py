"""Data for training in files: Parquet, written and read in parts, or NPZ."""

import json
import zipfile
from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from embertide.core.errors import Malformed
from embertide.envs.data import FIELDS, Row, about
from embertide.envs.extra import Missing
from embertide.envs.setting import Setting

SUFFIXES = (".parquet", ".npz")

Columns = dict[str, npt.NDArray[Any]]
"""Arrays by field; observations in the shape of the planes, legal with a column for each action."""

_PART = 1024
"""So many rows of Parquet are written at a time."""


def check_suffix(path: Path) -> None:
    """Refuses a name that does not tell the format."""
    if path.suffix not in SUFFIXES:
        raise Malformed("export-suffix", file=str(path))


def write(path: Path, table: Setting, rows: Iterable[Row], count: int) -> None:
    """Writes so many rows, in the format of the file's name; the file appears when it is whole."""
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
    kinds = {name: getattr(arrow, kind)() for name, kind in _ARROW.items()}
    kinds["observation"] = arrow.binary(int(np.prod(table.shape)))
    kinds["legal"] = arrow.binary(-(-table.actions // 8))
    schema = arrow.schema(list(kinds.items()), metadata=about(table))
    with parquet.ParquetWriter(path, schema, compression="zstd") as writer:
        while part := list(islice(rows, _PART)):
            plain = (row._replace(observation=_raw(row.observation)) for row in part)
            dicts = [row._replace(legal=_raw(row.legal))._asdict() for row in plain]
            writer.write_table(arrow.Table.from_pylist(dicts, schema))


_ARROW = {
    name: {"str": "string", "uint8": "binary"}.get(kind, kind) for name, kind in FIELDS.items()
}


def _raw(numbers: Any) -> Any:
    return numbers.tobytes()


def _arrow() -> tuple[Any, Any]:
    try:
        import pyarrow  # noqa: PLC0415 - NPZ does without it
        from pyarrow import parquet  # noqa: PLC0415
    except ImportError:
        raise Missing("pyarrow") from None
    return pyarrow, parquet


def _write_npz(path: Path, table: Setting, rows: Iterator[Row], count: int) -> None:
    """Observations go to the file one by one, since they may not fit into memory."""
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
    """All rows of a file."""
    check_suffix(path)
    if path.suffix == ".npz":
        with np.load(path) as file:
            columns: Columns = {name: file[name] for name in FIELDS}
            notes = json.loads(str(file["about"]))
        return _shaped(columns, notes)
    parts = list(load_parts(path))
    return {name: np.concatenate([part[name] for part in parts]) for name in FIELDS}


def load_parts(path: Path, size: int = _PART) -> Iterator[Columns]:
    """The rows of a Parquet file, so many at a time: for files that do not fit into memory."""
    _, parquet = _arrow()
    with parquet.ParquetFile(path) as file:
        notes = {k.decode(): v.decode() for k, v in file.schema_arrow.metadata.items()}
        for batch in file.iter_batches(size):
            yield _shaped({name: _column(batch[name], FIELDS[name]) for name in FIELDS}, notes)


def _column(column: Any, kind: str) -> npt.NDArray[Any]:
    if kind != "uint8":
        return np.array(column.to_pylist(), kind)
    width = column.type.byte_width
    values = np.frombuffer(column.buffers()[1], np.uint8)[column.offset * width :]
    return values[: len(column) * width].reshape(-1, width)


def _shaped(columns: Columns, notes: dict[str, str]) -> Columns:
    shape = tuple(map(int, notes["shape"].split(",")))
    legal = np.unpackbits(columns["legal"], axis=1, count=int(notes["actions"]))
    observation = columns["observation"].reshape(-1, *shape)
    return {**columns, "observation": observation, "legal": legal}
