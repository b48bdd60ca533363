"""What the people at a table have agreed on before the game."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from embertide.core.actor import Seat
from embertide.core.options import Options
from embertide.play.clock import Clock, read_clock
from embertide.play.record import RULES


class Agreement(NamedTuple):
    """The game and how it is played; `aids` are what is shown beyond the table (core.room.AIDS).

    `patience` is how many seconds a seat may let the others wait before they may call the computer
    to stand in. `daily` is the day whose deal this is, if it is one.
    """

    game: str
    options: Options
    aids: tuple[str, ...] = ()
    clock: Clock | None = None
    patience: int = 120
    daily: str | None = None
    rules: str = RULES

    def write(self) -> dict[str, Any]:
        """As JSON."""
        clock = None if self.clock is None else self.clock.write()
        return self._asdict() | {"options": self.options._asdict(), "clock": clock}


def read_agreement(data: Mapping[str, Any]) -> Agreement:
    """The agreement that JSON holds."""
    options = data["options"]
    return Agreement(
        data["game"],
        Options(
            options["players"],
            options["mode"],
            tuple(options["variants"]),
            tuple(options["board"]),
        ),
        tuple(data["aids"]),
        read_clock(data["clock"]),
        data["patience"],
        data["daily"],
        data["rules"],
    )


class Chair(NamedTuple):
    """Who sits at a seat: `person`, `computer`, or nobody yet (`open`: by link, `public`: anybody).

    `name` is what somebody who shares a device is called there. `key` lets a friend sit down.
    `away` says that the computer plays for the person, `entropy` is what the seat gave to the seal,
    `left` are the seconds on its clock.
    """

    kind: str
    person: str | None = None
    level: str | None = None
    name: str | None = None
    key: str = ""
    away: bool = False
    entropy: str = ""
    left: float | None = None

    @property
    def thinks(self) -> bool:
        """Whether the computer moves here."""
        return self.kind == "computer" or self.away

    @property
    def ready(self) -> bool:
        """Whether the game can begin as far as this seat is concerned."""
        return self.kind == "computer" or (self.kind == "person" and bool(self.entropy))


def chair_of(data: Mapping[str, Any], clock: Clock | None) -> Chair:
    """A chair as an opening event describes it."""
    left = None if clock is None else clock.start()
    return Chair(
        data["kind"],
        data.get("person"),
        data.get("level"),
        data.get("name"),
        data.get("key", ""),
        left=left,
    )


def write_chair(chair: Chair) -> dict[str, Any]:
    """A chair for an opening event: what is not usual about it."""
    fields = {"person": chair.person, "level": chair.level, "name": chair.name, "key": chair.key}
    return {"kind": chair.kind} | {name: value for name, value in fields.items() if value}


Seats = frozenset[Seat]
"""The seats of one person at a table; none for a spectator."""
