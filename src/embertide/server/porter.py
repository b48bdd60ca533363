"""Who may look at a table, and what they are shown."""

from dataclasses import dataclass

import orjson

from embertide.core.errors import Refusal
from embertide.play.glimpse import Reader
from embertide.play.line import Line
from embertide.play.request import Forbidden
from embertide.play.said import Json
from embertide.play.sketch import Sketch
from embertide.play.table import Table
from embertide.server.faces import Faces
from embertide.server.hall import Hall, Missing
from embertide.server.live import Live
from embertide.server.moment import Moment
from embertide.server.presence import Presence


def check_reader(table: Table, person: str, key: str) -> None:
    """Lets those in who sit here, hold a key, or may sit down; others learn nothing."""
    if table.seats_of(person) or person == table.owner or table.lobby:
        return
    if key and key == table.watch:
        return
    if not key:
        raise Missing("table-missing")
    if any(key == chair.key and chair.kind == "open" for chair in table.chairs):
        return
    if any(key == chair.key for chair in table.chairs):
        raise Forbidden("table-taken")
    raise Missing("table-missing")


def check_over(table: Table) -> None:
    """Refuses what only a finished game can be asked for."""
    if table.phase != "over":
        raise Forbidden("table-running")


@dataclass(frozen=True)
class Porter:
    """Shows tables to readers."""

    hall: Hall
    faces: Faces
    presence: Presence

    async def admit(self, name: str, person: str, key: str) -> Live:
        """The table, for somebody who may look at it."""
        live = await self.hall.live(name)
        try:
            check_reader(live.table, person, key)
        except Refusal:
            # He may have sat down a moment ago, on another node.
            await self.hall.catch_up(live)
            check_reader(live.table, person, key)
        return live

    async def show(self, live: Live, person: str, after: int) -> Json:
        """The table as it is now, with what was told after that event."""
        lines, moment = await self._now(live, after)
        return moment.show(Reader(person, self.hall.clock()), lines)

    async def write(self, live: Live, person: str, after: int) -> tuple[int, bytes]:
        """The same as text, and the number of its newest event."""
        lines, moment = await self._now(live, after)
        return live.table.seq, moment.write(Reader(person, self.hall.clock()), lines)

    async def _now(self, live: Live, after: int) -> tuple[list[Line], Moment]:
        """What was told after that event, and the table just then."""
        if after > live.table.seq:
            # Another node has told him more than we know.
            await self.hall.catch_up(live)
        lines = await self._lines(live, after)
        while live.moment is None or live.moment.changes != self._changes():
            await self._look(live)
            lines = await self._lines(live, after)
        # Nothing was awaited since: table and log are of one moment.
        return lines, live.moment

    async def _look(self, live: Live) -> None:
        """Finds out how a table looks, unless it changes meanwhile."""
        table, changes = live.table, self._changes()
        known = [chair.person for chair in table.chairs if chair.person]
        people = await self.faces.of(known, table.agreement.game)
        if live.table is table:
            live.moment = Moment(Sketch(table, people, self.presence.at(table.id)), changes)

    def _changes(self) -> tuple[int, int]:
        return self.faces.changes, self.presence.changes

    async def _lines(self, live: Live, after: int) -> list[Line]:
        """What was told after that event, up to the table as it is when this returns."""
        lines: list[Line] = []
        while (newer := live.lines_after(after)) is None:
            lines += await self.hall.lines_after(live, after)
            lines = [line for line in lines if line.seq <= live.table.seq]
            after = lines[-1].seq
        return lines + newer


def packed(answer: Json) -> bytes:
    """An answer as bytes of JSON."""
    return orjson.dumps(answer)


def kind_status(refusal: Refusal) -> int:
    """The HTTP status that says the same as a refusal's kind."""
    return _STATUS[refusal.kind]


_STATUS = {
    "malformed": 422,
    "illegal": 409,
    "stale": 409,
    "forbidden": 403,
    "missing": 404,
    "busy": 429,
    "storage": 503,
}
