"""Files of a run: each appears whole or not at all, so that a run may be killed at any point."""

import json
import os
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, BinaryIO

import numpy as np

UNFINISHED = ".part"
"""The end of the name of a file that is being written."""


def save_arrays(file: Path, arrays: Mapping[str, Any]) -> None:
    """Write arrays, compressed."""
    _write(file, lambda out: np.savez_compressed(out, **arrays))


def save_array(file: Path, array: Any) -> None:
    """Write one array."""
    _write(file, lambda out: np.save(out, array))


def save_json(file: Path, value: Any) -> None:
    """Write a value as JSON."""
    _write(file, lambda out: out.write((json.dumps(value, indent=1) + "\n").encode()))


def load_json(file: Path) -> Any:
    """Return the value of a JSON file."""
    return json.loads(file.read_text("utf-8"))


def _write(file: Path, fill: Callable[[BinaryIO], object]) -> None:
    """Fill a file under another name, then give it its own."""
    file.parent.mkdir(parents=True, exist_ok=True)
    unfinished = file.with_name(file.name + UNFINISHED)
    with unfinished.open("wb") as out:
        fill(out)
        out.flush()
        os.fsync(out.fileno())
    unfinished.replace(file)


def forget_unfinished(folder: Path) -> None:
    """Remove files that were being written when a run was killed."""
    for file in folder.rglob(f"*{UNFINISHED}"):
        file.unlink()
