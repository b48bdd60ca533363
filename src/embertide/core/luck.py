"""How Nature's moves are written into a record and read back."""

from collections.abc import Mapping, Sequence
from typing import Protocol, TypeVar

from embertide.core.actor import Seat
from embertide.core.options import Options

S_contra = TypeVar("S_contra", contravariant=True)
M_co = TypeVar("M_co", covariant=True)
M = TypeVar("M")

Fields = Mapping[str, object]
"""Part of a record, as parsed from JSON."""


class Script(Protocol[S_contra, M_co]):
    """Nature's moves of a record, one by one."""

    def next(self, state: S_contra) -> M_co:
        """Return Nature's move in this state; raise Malformed if the record has none."""
        ...

    def finish(self) -> None:
        """Raise Malformed if the record has moves of Nature that were not needed."""
        ...


class Luck(Protocol[S_contra, M]):
    """The form of Nature's moves in the records of a room."""

    fields: tuple[str, ...]

    def write(self, options: Options, draws: Sequence[M]) -> dict[str, object]:
        """Return the fields that hold these moves of Nature."""
        ...

    def hide(
        self, options: Options, fields: Fields, moves: Sequence[str], seat: Seat | None
    ) -> dict[str, object]:
        """Return the fields as a seat (None: a spectator) of a running game may see them."""
        ...

    def read(self, options: Options, fields: Fields, moves: Sequence[str]) -> Script[S_contra, M]:
        """Return Nature's moves from these fields; raise Malformed if no box could give them."""
        ...
