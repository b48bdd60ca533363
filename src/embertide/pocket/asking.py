"""What answers to calls are made from: the parts of the host, and what was asked."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, NamedTuple

from embertide.host.analyses import AnalysisService
from embertide.host.handler import TableHandler
from embertide.host.parts import HostParts
from embertide.host.requests import Key
from embertide.pocket.device_games import DeviceGames
from embertide.pocket.reading import read
from embertide.pocket.thinkers import PocketThinkers


class Pocket(NamedTuple):
    """What answers are made from here."""

    parts: HostParts
    handler: TableHandler
    analyses: AnalysisService
    thinkers: PocketThinkers
    games: DeviceGames
    person: str


class Asked(NamedTuple):
    """What a call asks for."""

    names: Mapping[str, str]
    """The variable parts of its path."""
    query: Mapping[str, str]
    body: Any

    @property
    def table(self) -> str:
        """The table of the path."""
        return self.names["table"]

    @property
    def key(self) -> str:
        """The key of the query."""
        key: str = read(Key, self.query.get("key", ""), ("key",))
        return key

    @property
    def since(self) -> float:
        """The time of the query; 0 for none."""
        try:
            return float(self.query.get("since", "0"))
        except ValueError:
            return 0.0


Answering = Callable[[Pocket, Asked], Awaitable[object]]
"""Answers a call with JSON."""
