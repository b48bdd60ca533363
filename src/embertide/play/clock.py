"""Time to think: none, so much for each turn, or a bank that each turn adds to."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from embertide.core.errors import Malformed

SHORTEST = 5
LONGEST = 30 * 24 * 3600
"""Seconds a clock can be set to."""


class Clock(NamedTuple):
    """`kind` is `turn` or `bank`; `added` is what a bank gains with each turn, in seconds."""

    kind: str
    seconds: int
    added: int = 0

    def start(self) -> float:
        """What a seat begins with."""
        return float(self.seconds)

    def after(self, left: float, spent: float) -> float:
        """What a seat has left for its next turn, having spent that much on this one."""
        if self.kind == "turn":
            return float(self.seconds)
        return max(0.0, left - spent) + self.added

    def write(self) -> dict[str, object]:
        """As JSON."""
        bank = {"added": self.added} if self.kind == "bank" else {}
        return {"kind": self.kind, "seconds": self.seconds, **bank}


def read_clock(data: Mapping[str, Any] | None) -> Clock | None:
    """The clock a table asks for; refuses one that nobody could play by."""
    if data is None:
        return None
    clock = Clock(data["kind"], data["seconds"], data.get("added", 0))
    if clock.kind not in ("turn", "bank"):
        raise Malformed("table-clock-kind")
    if not SHORTEST <= clock.seconds <= LONGEST or not 0 <= clock.added <= LONGEST:
        raise Malformed("table-clock-seconds", least=SHORTEST, most=LONGEST)
    return clock
