"""What answers are made from, whichever way the question came."""

from collections.abc import Mapping
from dataclasses import dataclass

from embertide.core.room import AnyRoom
from embertide.host.background import OnOver
from embertide.host.payloads import Payloads, ProfileSource
from embertide.host.public_tables import PublicTables
from embertide.host.puzzles import PuzzleBook
from embertide.host.registry import TableRegistry
from embertide.store.store import HostStore


@dataclass(frozen=True)
class HostParts:
    """The parts of a host by name."""

    registry: TableRegistry
    payloads: Payloads
    profiles: ProfileSource
    public_tables: PublicTables
    puzzles: PuzzleBook
    enter: OnOver
    """Enters the results of a finished game, each once."""
    key: bytes
    """Decides the deals of the day, and the names of what belongs to a person."""
    prefix: str = ""
    """What the names of all its tables begin with."""

    @property
    def store(self) -> HostStore:
        """The store of the tables."""
        return self.registry.store

    @property
    def rooms(self) -> Mapping[str, AnyRoom]:
        """All rooms by name."""
        return self.registry.rooms

    @property
    def now(self) -> float:
        """The time in seconds since 1970."""
        return self.registry.clock()
