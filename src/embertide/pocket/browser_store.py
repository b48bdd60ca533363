"""The store of a host in a browser: one person's tables and results in a Database."""

import json
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from embertide.play.table.event_json import Data, StoredEvent
from embertide.pocket.database import LISTINGS, Database
from embertide.pocket.tab_bus import TabBus
from embertide.store.checks import in_order
from embertide.store.store import (
    DailyResult,
    GameResult,
    Listing,
    Person,
    PuzzleTry,
    Taken,
    Tally,
    analysis_of,
    lease_of,
)

ASLEEP = 8.0
"""Seconds without a change by a tab that is to move for a computer, after which another one does.

A system may put a tab to sleep that nobody sees, and it keeps its locks.
"""


class _TableRow(NamedTuple):
    """What is stored of a table beside its events."""

    listing: Listing
    sits: bool | None
    """Whether the table needs the person; None if it is in no list."""
    seq: int
    """The number of its newest event."""


class BrowserStore:
    """A HostStore for one person; every answer comes from the database, which other tabs change."""

    def __init__(self, database: Database, person: str) -> None:
        self.bus = TabBus()
        self._database, self._person = database, person
        self._refused: dict[str, float] = {}  # since when another tab has had a lease, by name

    async def add(
        self,
        table: str,
        events: Sequence[StoredEvent],
        listing: Listing,
        people: Sequence[str] = (),
        idle: Sequence[str] = (),
    ) -> None:
        """Store a new table with its first events; raise Taken if the id exists."""
        assert events[0].seq == 0
        await self.append(table, events, listing, people, dict.fromkeys(idle, True))

    async def append(
        self,
        table: str,
        events: Sequence[StoredEvent],
        listing: Listing,
        people: Sequence[str] = (),
        others: Mapping[str, bool] | None = None,
    ) -> None:
        """Store events, all or none; raise Taken unless they follow the newest."""
        assert in_order(events)
        sits = await self._sits(table, people, others or {})
        texts = [_written(event) for event in events]
        row = _written([*listing, sits, events[-1].seq])
        if not await self._database.append(table, events[0].seq, texts, row):
            raise Taken

    async def _sits(
        self, table: str, people: Sequence[str], others: Mapping[str, bool]
    ) -> bool | None:
        """Return whether a table needs the person after a change; None if it is in no list."""
        if self._person in people:
            return True
        if self._person in others:
            return False if others[self._person] else None
        text = await self._database.get(LISTINGS, table)
        return None if text is None else _row(text).sits

    async def events(self, table: str, after: int = -1) -> list[StoredEvent]:
        """Return the events of a table after that number, in order."""
        return [StoredEvent(*json.loads(text)) for text in await self._database.load(table, after)]

    async def newest(self, tables: Sequence[str]) -> dict[str, int]:
        """Return the number of the newest event of each of these tables that exists."""
        rows = await self._rows() if tables else {}
        return {table: rows[table].seq for table in tables if table in rows}

    async def tables_of(self, person: str, most: int = 100) -> list[tuple[str, Listing]]:
        """Return the tables at which the person sits or sat, the last changed first."""
        tables = [
            (t, row.listing) for t, row in (await self._rows()).items() if row.sits is not None
        ]
        return sorted(tables, key=lambda t: (-t[1].changed, t[0]))[:most]

    async def lobby(self, most: int = 100) -> list[tuple[str, Listing]]:
        """Return no table: there is nobody else to join one."""
        return []

    async def waiting(self, now: float) -> list[str]:
        """Return the tables where a computer is to move or a player's time has run out."""
        rows = [(t, row.listing) for t, row in (await self._rows()).items()]
        late = [
            (listing.changed, t)
            for t, listing in rows
            if listing.phase != "over"
            and (listing.thinks or (listing.due is not None and listing.due <= now))
        ]
        return [t for _, t in sorted(late)]

    async def by_phase(self) -> dict[str, bool]:
        """Return all tables that are in a list, and whether they are finished."""
        rows = (await self._rows()).items()
        return {t: row.listing.phase == "over" for t, row in rows if row.sits is not None}

    async def remove(self, table: str) -> None:
        """Remove a table; the results of its game stay."""
        texts = [(LISTINGS, table), ("hint", table), ("kept", analysis_of(table))]
        await self._database.remove(table, texts)

    async def _rows(self) -> dict[str, _TableRow]:
        return {t: _row(text) for t, text in (await self._database.all(LISTINGS)).items()}

    async def lease(self, name: str, holder: str, seconds: float, now: float) -> bool:
        """Take a lease; false if another tab has it that is awake. It ends with the tab."""
        if await self._database.lock(name):
            self._refused.pop(name, None)
            return True
        return now - self._refused.setdefault(name, now) > ASLEEP

    def changed_elsewhere(self, table: str, seq: int) -> None:
        """Report that another tab, which so is awake, has stored events of a table."""
        self._refused.pop(lease_of(table), None)
        self.bus.changed(table, seq)

    async def release(self, name: str, holder: str) -> None:
        """Release a lease."""
        await self._database.unlock(name)

    async def add_person(self, person: Person) -> None:
        """Store the person; do nothing if that was done before."""
        await self._database.add("person", person.id, _written(person))

    async def person(self, person: str) -> Person | None:
        """Return the person with this id, if known."""
        text = await self._database.get("person", person)
        return None if text is None else Person(*json.loads(text))

    async def people(self, ids: Sequence[str]) -> dict[str, Person]:
        """Return the known ones of these people, by id."""
        found = {one: await self.person(one) for one in ids}
        return {one: person for one, person in found.items() if person is not None}

    async def change_person(self, person: Person) -> None:
        """Store the new fields of the person."""
        await self._database.put("person", person.id, _written(person))

    async def add_daily(self, result: DailyResult) -> bool:
        """Store the first result of a day; false if there is one already."""
        return await self._database.add("daily", result.day, _written(result))

    async def daily(self, day: str) -> list[DailyResult]:
        """Return the result of a day, if it counts."""
        return [one for one in await self.daily_of(self._person) if one.day == day and not one.late]

    async def daily_tallies(self, first: str, last: str) -> dict[str, Tally]:
        """Return which deals of these days were played and won; late games are left out."""
        own = await self.daily_of(self._person)
        counted = [one for one in own if first <= one.day <= last and not one.late]
        return {one.day: Tally(1, int(one.won)) for one in counted}

    async def daily_of(self, person: str) -> list[DailyResult]:
        """Return all results of the person, by day."""
        texts = (await self._database.all("daily")).values()
        return sorted(DailyResult(*json.loads(text)) for text in texts)

    async def add_results(self, results: Sequence[GameResult]) -> None:
        """Store results of games; one that is there already stays as it is."""
        for result in results:
            await self._database.add("result", result.table, _written(result))

    async def results_of(
        self, person: str, since: float = 0.0, most: int = 1000
    ) -> list[GameResult]:
        """Return the results of the person from that time on, the earliest first."""
        texts = (await self._database.all("result")).values()
        found = [GameResult(*json.loads(text)) for text in texts]
        own = [one for one in found if one.at >= since]
        return sorted(own, key=lambda result: (result.at, result.table))[:most]

    async def count_results(self, person: str) -> int:
        """Return how many results are stored."""
        return len(await self._database.all("result"))

    async def without_result(self, person: str, most: int) -> list[str]:
        """Return finished tables in the person's lists of which no result is stored."""
        known = await self._database.all("result")
        rows = (await self._rows()).items()
        missing = [
            (row.listing.changed, table)
            for table, row in rows
            if row.sits is not None and row.listing.phase == "over" and table not in known
        ]
        return [table for _, table in sorted(missing)[:most]]

    async def note_hint(self, table: str, person: str) -> None:
        """Store that the person has asked for a hint at a table."""
        await self._database.put("hint", table, _written(person))

    async def hinted(self, table: str) -> set[str]:
        """Return whether anyone has asked for a hint at a table: the person, or nobody."""
        text = await self._database.get("hint", table)
        return set() if text is None else {json.loads(text)}

    async def add_try(self, first: PuzzleTry) -> bool:
        """Store the first try at a puzzle; false if there was one already."""
        return await self._database.add("try", f"{first.game}/{first.puzzle}", _written(first))

    async def tries_of(self, person: str) -> list[PuzzleTry]:
        """Return the tries of the person, by time."""
        texts = (await self._database.all("try")).values()
        tries = [PuzzleTry(*json.loads(text)) for text in texts]
        return sorted(tries, key=lambda one: (one.at, one.game, one.puzzle))

    async def puzzle_tallies(self, game: str, puzzles: Sequence[str]) -> dict[str, Tally]:
        """Return how often these puzzles were tried and solved here; the others are left out."""
        own = [one for one in await self.tries_of(self._person) if one.game == game]
        return {one.puzzle: Tally(1, int(one.solved)) for one in own if one.puzzle in puzzles}

    async def keep(self, name: str, data: Data) -> None:
        """Store a computed value under a name; replace an older one."""
        await self._database.put("kept", name, _written(data))

    async def kept(self, name: str) -> Data | None:
        """Return the value stored under a name, if any."""
        text = await self._database.get("kept", name)
        return None if text is None else json.loads(text)


def _written(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _row(text: str) -> _TableRow:
    *fields, sits, seq = json.loads(text)
    return _TableRow(Listing(*fields), sits, seq)
