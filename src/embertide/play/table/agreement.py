"""What the people at a table have agreed on before the game, and who sits at its seats."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Any, NamedTuple

from embertide.core.actor import Seat
from embertide.core.errors import Malformed
from embertide.core.options import Options
from embertide.play.match.record import RULES
from embertide.play.table.clock import Clock, read_clock

Seats = frozenset[Seat]
"""The seats of one person at a table; none for a spectator."""


class Agreement(NamedTuple):
    """The game and how it is played."""

    game: str  # the name of the room
    options: Options
    aids: tuple[str, ...] = ()  # what is shown beyond the table (core.room.AIDS)
    clock: Clock | None = None  # None: no limit
    patience: int = 120  # seconds of waiting after which the computer may be called to stand in
    daily: str | None = None  # the day whose deal this is
    rules: str = RULES  # the version of the rules that the game is played by

    def write(self) -> dict[str, Any]:
        """Return the agreement as JSON."""
        clock = None if self.clock is None else self.clock.write()
        return self._asdict() | {"options": self.options._asdict(), "clock": clock}


def read_agreement(data: Mapping[str, Any]) -> Agreement:
    """Return the agreement that JSON holds; refuse rules that this program does not play."""
    if data["rules"] != RULES:
        raise Malformed("record-rules", rules=RULES).at("rules")
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


class ChairKind(StrEnum):
    """Who may sit at a seat."""

    PERSON = "person"
    COMPUTER = "computer"
    OPEN = "open"  # free, for the holder of its key
    PUBLIC = "public"  # free, for anyone


class Chair(NamedTuple):
    """One seat of a table and who plays it."""

    kind: ChairKind
    person: str | None = None  # the person's id
    level: str | None = None  # of a computer
    name: str | None = None  # what a person who shares a device is called there
    key: str = ""  # lets a friend sit down
    away: bool = False  # the computer plays for the person
    hash: str = ""  # the seat's commitment to what it will add to the seal
    entropy: str = ""  # what the seat added to the seal
    left: float | None = None  # seconds on its clock
    resigned: bool = False  # the computer plays for the person to the end
    replaced: int = -1  # the seq at which the computer stood in; -1 while the person plays

    @property
    def thinks(self) -> bool:
        """Whether the computer moves here."""
        return self.kind is ChairKind.COMPUTER or self.away

    @property
    def free(self) -> bool:
        """Whether a person may still sit down here."""
        return self.kind in (ChairKind.OPEN, ChairKind.PUBLIC)

    @property
    def ready(self) -> bool:
        """Whether the game can begin as far as this seat is concerned."""
        return self.kind is ChairKind.COMPUTER or (
            self.kind is ChairKind.PERSON and bool(self.entropy)
        )


def read_chair(data: Mapping[str, Any]) -> Chair:
    """Return the chair that an opening event describes."""
    return Chair(
        ChairKind(data["kind"]),
        data.get("person"),
        data.get("level"),
        data.get("name"),
        data.get("key", ""),
    )


def write_chair(chair: Chair) -> dict[str, Any]:
    """Return a chair for an opening event: only what differs from the default."""
    fields = {"person": chair.person, "level": chair.level, "name": chair.name, "key": chair.key}
    return {"kind": chair.kind.value} | {name: value for name, value in fields.items() if value}
