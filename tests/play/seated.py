"""A table to play at without a network: every event goes through JSON, as a store would keep it."""

from collections.abc import Sequence
from typing import Any

import orjson

from embertide.catalog import ROOMS
from embertide.core.options import Options
from embertide.core.room import Room
from embertide.play.agreement import Agreement, Chair
from embertide.play.clock import Clock
from embertide.play.event import Event
from embertide.play.history import after, folded, opened, story
from embertide.play.line import Line
from embertide.play.match import Match
from embertide.play.moving import computer_move, move
from embertide.play.record import Record, record
from embertide.play.request import By
from embertide.play.seating import add_entropy, begin
from embertide.play.table import Table
from embertide.server.opening import opening

SECRET = "5e" * 32
PEOPLE = ("ann", "bob", "cid", "dot")


def entropy(number: int) -> str:
    """What somebody adds to the seal."""
    return f"{number + 1:064x}"


def person(name: str) -> Chair:
    return Chair("person", name, key=f"key-{name}")


def computer(level: str = "spark") -> Chair:
    return Chair("computer", level=level)


class Seated:
    """A table with all that happened at it; `now` is its clock."""

    def __init__(
        self,
        room: Room,
        options: Options,
        chairs: Sequence[Chair],
        clock: Clock | None = None,
        **more: Any,
    ) -> None:
        agreement = Agreement(room.name, options, clock=clock, patience=60)
        first = opening(agreement, chairs, "ann", 1000.0, {"secret": SECRET} | more)
        self.now = 1000.0
        self.events = [_stored(first)]
        self.table, self.lines = opened("table", self.events[0], ROOMS)
        self.do(begin(self.table, self.now))

    def do(self, events: Sequence[Event]) -> tuple[Line, ...]:
        """Goes on to after these events; gives what is told of them."""
        told: tuple[Line, ...] = ()
        for event in events:
            self.events.append(_stored(event))
            self.table, lines = after(self.table, self.events[-1])
            told += lines
        self.lines += told
        return told

    def by(self, name: str, request: str = "", ply: int | None = None) -> By:
        return By(name, self.now, self.table.ply if ply is None else ply, request)

    def give_entropy(self) -> None:
        """Everybody's number is in: the game begins."""
        missing = {chair.person for chair in self.table.chairs if not chair.entropy}
        people = sorted(name for name in missing if name)
        for number, name in enumerate(people):
            self.do(add_entropy(self.table, self.by(name), entropy(number)))

    def move(self, text: str | None = None) -> None:
        """Whoever's turn it is makes that move, or the first he may."""
        chair, text = self.table.chairs[self.table.actor], text or self.legal()[0]
        if chair.thinks:
            self.do(computer_move(self.table, self.table.ply, text, self.now))
        else:
            self.do(move(self.table, self.by(chair.person or ""), text))

    def legal(self) -> list[str]:
        game, state = self.table.room.game, self.table.match.state
        return [game.write(move) for move in game.moves(state)]

    def again(self) -> tuple[Table, tuple[Line, ...]]:
        """The table made anew from everything that happened."""
        return folded("table", self.events, ROOMS)

    def story(self) -> Match:
        return story(self.table, self.events)

    def record(self) -> Record:
        """The record of the game, with its seal."""
        seal = self.table.seal
        header: dict[str, Any] = {"commitment": seal.commitment, "entropy": list(seal.entropy)}
        if seal.secret:
            header["secret"] = seal.secret
        return record(self.story(), headers={"rules": "1", "seal": header})


def _stored(event: Event) -> Event:
    return event._replace(data=orjson.loads(orjson.dumps(event.data)))


def seated(game: str, chairs: Sequence[Chair], clock: Clock | None = None, **more: Any) -> Seated:
    """A table of that game where everybody is ready."""
    room = ROOMS[game]
    table = Seated(room, room.menu.order(len(chairs)), chairs, clock, **more)
    table.give_entropy()
    return table


def same(one: Table, other: Table) -> bool:
    """Whether two tables are equal, the moves that can be taken back included."""
    fields = [name for name in Table._fields if name != "match"]
    alike = all(getattr(one, name) == getattr(other, name) for name in fields)
    return alike and _path(one.match) == _path(other.match)


def _path(match: Match) -> list[tuple[Any, Any]]:
    return [(at.state, at.move) for at in (*match.past(), match)]
