"""One thing that happened at a table: what is stored, and what a table is made of again."""

from collections.abc import Mapping
from typing import Any, NamedTuple

Data = Mapping[str, Any]
"""What JSON can hold."""


class Event(NamedTuple):
    """One thing that happened at a table, under the key (table, seq); `at` is seconds since 1970.

    The first has `seq` 0. An event never changes, and none is ever left out.
    """

    seq: int
    at: float
    kind: str
    data: Data
