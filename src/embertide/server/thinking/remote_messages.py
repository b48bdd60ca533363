"""The messages between web nodes and the machines that search for them."""

import hashlib
from functools import cache
from pathlib import Path
from typing import Any, Literal, NamedTuple

import orjson

PREFIX = "embertide.search"

Progress = Literal["working", "done", "busy", "failed"]
"""What a machine answers; `working` is repeated until the end of the search."""


class SearchAnswer(NamedTuple):
    """An answer about one search."""

    state: Progress
    result: Any = None

    def encoded(self) -> bytes:
        """Return the answer as JSON."""
        return orjson.dumps(list(self))


@cache
def version() -> str:
    """Return a digest of the program: machines with another one do not receive its searches."""
    root = Path(__file__).parents[2]
    digest = hashlib.sha256()
    for file in sorted(root.rglob("*.py")):
        digest.update(str(file.relative_to(root)).encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()[:12]


def tasks_subject() -> str:
    """Return the subject of searches; machines share it as a queue group."""
    return f"{PREFIX}.tasks.{version()}"


def machines_subject() -> str:
    """Return the subject on which machines say that they are there, and their threads."""
    return f"{PREFIX}.machines.{version()}"


CANCELLED = f"{PREFIX}.cancelled"
"""Subject of the ids of searches whose result is no longer wanted."""
