"""Time to think: none, a number of seconds for each turn, or a bank that each turn adds to."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Any, NamedTuple

from embertide.core.errors import Malformed

SHORTEST = 5
LONGEST = 30 * 24 * 3600
"""Seconds a clock can be set to."""


class ClockKind(StrEnum):
    """What the seconds of a clock are for."""

    TURN = "turn"
    BANK = "bank"


class Clock(NamedTuple):
    """The time limit of a table."""

    kind: ClockKind
    seconds: int
    added: int = 0  # what a bank gains with each turn, in seconds

    def start(self) -> float:
        """Return what a seat begins with."""
        return float(self.seconds)

    def after(self, left: float, spent: float) -> float:
        """Return what a seat has left for its next turn, having spent that much on this one."""
        if self.kind is ClockKind.TURN:
            return float(self.seconds)
        return max(0.0, left - spent) + self.added

    def write(self) -> dict[str, object]:
        """Return the clock as JSON."""
        bank = {"added": self.added} if self.kind is ClockKind.BANK else {}
        return {"kind": self.kind.value, "seconds": self.seconds, **bank}


def read_clock(data: Mapping[str, Any] | None) -> Clock | None:
    """Return the clock of an order; refuse one out of bounds."""
    if data is None:
        return None
    if data["kind"] not in list(ClockKind):
        raise Malformed("table-clock-kind")
    clock = Clock(ClockKind(data["kind"]), data["seconds"], data.get("added", 0))
    if not SHORTEST <= clock.seconds <= LONGEST or not 0 <= clock.added <= LONGEST:
        raise Malformed("table-clock-seconds", least=SHORTEST, most=LONGEST)
    return clock
