"""A table without a server, whose events are encoded and decoded as in a store."""

from collections.abc import Sequence
from typing import Any

import orjson

from embertide.catalog import ROOMS
from embertide.core.options import Options
from embertide.core.room import AnyRoom
from embertide.core.seal import seat_hash
from embertide.host.opening import Start, opening
from embertide.play.match.match import AnyMatch
from embertide.play.match.record import Record, record
from embertide.play.table.agreement import Agreement, Chair, ChairKind
from embertide.play.table.clock import Clock
from embertide.play.table.command import Decision, Issuer
from embertide.play.table.event_json import StoredEvent, decode, encode
from embertide.play.table.events import Event
from embertide.play.table.fold import after, fold, opened, story
from embertide.play.table.log import LogEntry
from embertide.play.table.moving import computer_move, move
from embertide.play.table.seating import add_entropy, begin, commit_seat
from embertide.play.table.table import Table

SECRET = bytes.fromhex("5e" * 32)
PEOPLE = ("ann", "bob", "cid", "dot")


def entropy(number: int) -> str:
    """Return the entropy that a seat adds to the seal."""
    return f"{number + 1:064x}"


def person(name: str) -> Chair:
    return Chair(ChairKind.PERSON, name, key=f"key-{name}")


def computer(level: str = "spark") -> Chair:
    return Chair(ChairKind.COMPUTER, level=level)


class Seated:
    """A table with all its events; `now` is its clock."""

    def __init__(
        self,
        room: AnyRoom,
        options: Options,
        chairs: Sequence[Chair],
        clock: Clock | None = None,
        start: Start | None = None,
    ) -> None:
        agreement = Agreement(room.name, options, clock=clock, patience=60)
        start = start or Start()
        start = start._replace(secret=start.secret or SECRET)
        first = opening(agreement, chairs, "ann", 1000.0, start)
        self.now = 1000.0
        self.events = [_stored(first)]
        self.table, self.lines = opened("table", self.events[0], ROOMS)
        self.do(begin(self.table, self.now))

    def do(self, decision: Decision) -> tuple[LogEntry, ...]:
        """Go on to the table of a decision; assert that folding its events leads there, too."""
        table, log = self.table, list[LogEntry]()
        for event in decision.events:
            self.events.append(_stored(event))
            table, entries = after(table, self.events[-1])
            log += entries
        assert same(table, decision.table)
        assert tuple(log) == decision.log
        self.table = decision.table
        self.lines += decision.log
        return decision.log

    def by(self, name: str, request: str = "", ply: int | None = None) -> Issuer:
        return Issuer(name, self.now, self.table.ply if ply is None else ply, request)

    def give_entropy(self) -> None:
        """Commit all people to their entropy and add it: the game begins."""
        missing = {chair.person for chair in self.table.chairs if not chair.entropy}
        numbers = {name: entropy(at) for at, name in enumerate(sorted(filter(None, missing)))}
        for name, number in numbers.items():
            self.commit(name, number)
        for name, number in numbers.items():
            while any(not self.table.chairs[at].entropy for at in self.table.seats_of(name)):
                self.do(add_entropy(self.table, self.by(name), number))

    def commit(self, name: str, number: str) -> None:
        """Commit all seats of a person to a number, where the table asks for it."""
        if self.table.commits:
            for seat in sorted(self.table.seats_of(name)):
                hashed = seat_hash(self.table.id, self.table.seal.commitment, seat, number)
                self.do(commit_seat(self.table, self.by(name), seat, hashed))

    def move(self, text: str | None = None) -> None:
        """Make a move for the acting seat, by default its first legal one."""
        chair, text = self.table.chairs[self.table.actor], text or self.legal()[0]
        if chair.thinks:
            self.do(computer_move(self.table, self.table.ply, text, self.now))
        else:
            self.do(move(self.table, self.by(chair.person or ""), text))

    def legal(self) -> list[str]:
        game, state = self.table.room.game, self.table.match.state
        return [game.write(move) for move in game.moves(state)]

    def again(self) -> tuple[Table, tuple[LogEntry, ...]]:
        """Return the table folded from all its events, and its log."""
        return fold("table", self.events, ROOMS)

    def story(self) -> AnyMatch:
        return story(self.table, self.events)

    def record(self) -> Record:
        """Return the record of the game, with its seal."""
        seal = self.table.seal
        header: dict[str, Any] = {"commitment": seal.commitment, "entropy": list(seal.entropy)}
        if seal.secret:
            header["secret"] = seal.secret
        return record(self.story(), headers={"rules": "1", "seal": header})


def _stored(event: Event) -> Event:
    """Return the event as it comes back from a store."""
    seq, at, kind, data = encode(event)
    again = decode(StoredEvent(seq, at, kind, orjson.loads(orjson.dumps(data))))
    assert again == event
    return again


def seated(game: str, chairs: Sequence[Chair], clock: Clock | None = None) -> Seated:
    """Return a table of that game on which all people are ready."""
    room = ROOMS[game]
    table = Seated(room, room.menu.order(len(chairs)), chairs, clock)
    table.give_entropy()
    return table


def same(one: Table, other: Table) -> bool:
    """Return whether two tables are equal, including the moves that can be taken back."""
    fields = [name for name in Table._fields if name != "match"]
    alike = all(getattr(one, name) == getattr(other, name) for name in fields)
    return alike and _path(one.match) == _path(other.match)


def _path(match: AnyMatch) -> list[tuple[Any, Any]]:
    return [(at.state, at.move) for at in (*match.past(), match)]
