"""What all readers of a table are shown alike, worked out once however many look on."""

from collections.abc import Mapping
from typing import NamedTuple

from embertide.play.agreement import Chair, Seats
from embertide.play.said import Json, outcome
from embertide.play.table import Table


class Known(NamedTuple):
    """What the house knows of a person: the name he goes by, and his rating if he has one."""

    name: str
    rating: int | None = None


STAND_IN = "flame"
"""How well the computer plays for somebody who is away."""


class Sketch:
    """A table at one moment, but for what hangs on who reads it, and when."""

    def __init__(self, table: Table, people: Mapping[str, Known], present: frozenset[str]) -> None:
        self.table = table
        self.alike: Json = {
            "type": "table",
            "id": table.id,
            **_agreement(table),
            "phase": table.phase,
            "watch": table.watch,
            "seal": _seal(table),
            "seq": table.seq,
            "ply": table.ply,
            "since": table.since,
            "rematch": table.rematch,
            "actor": table.actor if table.phase == "playing" else None,
            "asked": _asked(table),
            **outcome(table.match),
        }
        self._places = [_place(chair, people, present) for chair in table.chairs]

    def places(self, seats: Seats, owner: bool, now: float) -> list[Json]:
        """The seats as somebody sees them who sits at some of them, or has opened the table."""
        table, places = self.table, list(self._places)
        for seat in seats:
            places[seat] = places[seat] | {"mine": True}
        if owner:
            for seat, chair in enumerate(table.chairs):
                if chair.kind == "open":
                    places[seat] = places[seat] | {"key": chair.key}
        if table.due is not None:
            place = places[table.actor]
            places[table.actor] = place | {"left": max(0.0, place["left"] - (now - table.since))}
        return places


def _place(chair: Chair, people: Mapping[str, Known], present: frozenset[str]) -> Json:
    known = people.get(chair.person or "")
    return {
        "kind": chair.kind,
        "name": None if known is None else chair.name or known.name,
        "level": chair.level or (STAND_IN if chair.away else None),
        "away": chair.away,
        "present": chair.person in present,
        "mine": False,
        "key": None,
        "left": chair.left,
        "rating": None if known is None or chair.name else known.rating,
    }


def _agreement(table: Table) -> Json:
    agreement = table.agreement
    options = agreement.options
    return {
        "game": agreement.game,
        "options": {
            "players": options.players,
            "mode": options.mode,
            "variants": list(options.variants),
            "board": list(options.board),
        },
        "aids": list(agreement.aids),
        "clock": None if agreement.clock is None else agreement.clock.write(),
        "patience": agreement.patience,
        "public": table.lobby,
        "rated": table.rated,
        "daily": agreement.daily,
    }


def _seal(table: Table) -> Json:
    seal = table.seal
    secret = seal.secret if table.agreement.daily is None else ""
    return {
        "commitment": seal.commitment,
        "entropy": list(seal.entropy),
        "secret": secret or None,
    }


def _asked(table: Table) -> Json | None:
    if table.asked is None:
        return None
    seat, _, waiting = table.asked
    return {"seat": seat, "waiting": sorted(waiting)}
