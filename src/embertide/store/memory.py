"""A store that forgets when the process ends: for tests, and to say plainly what a store does."""

import asyncio
from collections.abc import Sequence

import orjson

from embertide.play.event import Data, Event
from embertide.store.check import folded, in_order
from embertide.store.store import (
    DailyResult,
    Heard,
    NameTaken,
    Overheard,
    Person,
    Rating,
    Shelf,
    Taken,
)


def _copied(data: Data) -> Data:
    copy: Data = orjson.loads(orjson.dumps(data))
    return copy


class MemoryStore:
    """Everything in dictionaries."""

    def __init__(self) -> None:
        self._events: dict[str, list[Event]] = {}
        self._shelves: dict[str, Shelf] = {}
        self._sat: dict[str, set[str]] = {}
        self._leases: dict[str, tuple[str, float]] = {}
        self._listeners: list[Heard] = []
        self._people: dict[str, Person] = {}
        self._ratings: dict[tuple[str, str], Rating] = {}
        self._rated: set[str] = set()
        self._daily: dict[tuple[str, str], DailyResult] = {}
        self._kept: dict[str, Data] = {}

    async def open(self) -> None:
        """Nothing to connect to."""

    async def close(self) -> None:
        """Nothing is waiting."""

    async def add(
        self, table: str, events: Sequence[Event], shelf: Shelf, people: Sequence[str] = ()
    ) -> None:
        """A new table with its first events; raises Taken if there is one of that name."""
        if table in self._events:
            raise Taken
        self._events[table] = []
        await self.append(table, events, shelf, people)

    async def append(
        self, table: str, events: Sequence[Event], shelf: Shelf, people: Sequence[str] = ()
    ) -> None:
        """All these events or none; raises Taken unless they follow the newest."""
        assert in_order(events)
        copies = [e._replace(data=_copied(e.data)) for e in events]
        if table not in self._events or events[0].seq != len(self._events[table]):
            raise Taken
        self._events[table] += copies
        self._shelves[table] = shelf._replace(summary=_copied(shelf.summary))
        for person in people:
            self._sat.setdefault(person, set()).add(table)
        for heard in self._listeners:
            asyncio.get_running_loop().call_soon(heard, table, events[-1].seq)

    async def events(self, table: str, after: int = -1) -> list[Event]:
        """What happened at a table after that event, in order."""
        return self._events.get(table, [])[after + 1 :]

    async def tables_of(self, person: str, most: int = 100) -> list[tuple[str, Shelf]]:
        """The tables somebody sits or sat at, those last changed first."""
        tables = [(t, self._shelves[t]) for t in self._sat.get(person, ())]
        return sorted(tables, key=lambda t: (-t[1].changed, t[0]))[:most]

    async def lobby(self, most: int = 100) -> list[tuple[str, Shelf]]:
        """The tables that wait for anybody, the newest first."""
        tables = [(t, shelf) for t, shelf in self._shelves.items() if shelf.lobby]
        return sorted(tables, key=lambda t: (-self._events[t[0]][0].at, t[0]))[:most]

    async def waiting(self, now: float) -> list[str]:
        """The tables where a computer has to move, or somebody's time is up."""
        going = [(s, t) for t, s in self._shelves.items() if s.phase != "over"]
        late = [(s, t) for s, t in going if s.thinks or (s.due is not None and s.due <= now)]
        return [t for _, t in sorted(late, key=lambda late: (late[0].changed, late[1]))]

    async def count_open(self, person: str) -> int:
        """At how many tables that are not over somebody sits."""
        return sum(self._shelves[t].phase != "over" for t in self._sat.get(person, ()))

    async def lease(self, name: str, holder: str, seconds: float, now: float) -> bool:
        """Takes or renews a lease, unless another holds it still."""
        other, until = self._leases.get(name, (holder, now))
        if other != holder and until > now:
            return False
        self._leases[name] = (holder, now + seconds)
        return True

    async def release(self, name: str, holder: str) -> None:
        """Gives a lease back, if it is still held."""
        if name in self._leases and self._leases[name][0] == holder:
            del self._leases[name]

    def listen(self, heard: Heard, overheard: Overheard) -> None:
        """Calls for every change; there are no other nodes to whisper."""
        self._listeners.append(heard)

    async def whisper(self, text: str) -> None:
        """Nobody else is here."""

    async def add_person(self, person: Person) -> None:
        """Somebody new, unless he is known already; raises NameTaken."""
        if person.id in self._people:
            return
        await self._need_free(person)
        self._people[person.id] = person

    async def person(self, person: str) -> Person | None:
        """Somebody by id."""
        return self._people.get(person)

    async def people(self, ids: Sequence[str]) -> dict[str, Person]:
        """Those of these who are known."""
        return {i: self._people[i] for i in ids if i in self._people}

    async def account(self, name: str) -> Person | None:
        """Somebody by account name, upper and lower case alike."""
        named = (p for p in self._people.values() if p.account is not None)
        return next((p for p in named if folded(p.account or "") == folded(name)), None)

    async def change_person(self, person: Person) -> None:
        """New name, account or password for somebody known; raises NameTaken."""
        await self._need_free(person)
        if person.id in self._people:
            self._people[person.id] = person

    async def _need_free(self, person: Person) -> None:
        owner = None if person.account is None else await self.account(person.account)
        if owner is not None and owner.id != person.id:
            raise NameTaken

    async def forget_person(self, person: str) -> None:
        """Deletes somebody with ratings and daily results; his seats belong to nobody known."""
        self._people.pop(person, None)
        self._sat.pop(person, None)
        self._ratings = {k: r for k, r in self._ratings.items() if r.person != person}
        self._daily = {k: d for k, d in self._daily.items() if d.person != person}

    async def ratings(self, game: str, people: Sequence[str]) -> dict[str, Rating]:
        """The ratings of those who have one."""
        return {p: self._ratings[p, game] for p in people if (p, game) in self._ratings}

    async def rate(self, table: str, ratings: Sequence[Rating]) -> bool:
        """Keeps new ratings after a game, once for each table."""
        if table in self._rated:
            return False
        self._rated.add(table)
        self._ratings.update({(r.person, r.game): r for r in ratings})
        return True

    async def add_daily(self, result: DailyResult) -> bool:
        """Keeps somebody's first result of a day."""
        return self._daily.setdefault((result.day, result.person), result) is result

    async def daily(self, day: str) -> list[DailyResult]:
        """All results of a day, winners first, then by turns, then by time."""
        results = [d for d in self._daily.values() if d.day == day]
        return sorted(results, key=lambda d: (not d.won, d.turns, d.at, d.person))

    async def keep(self, name: str, data: Data) -> None:
        """Keeps something that took long to work out, or replaces it."""
        self._kept[name] = _copied(data)

    async def kept(self, name: str) -> Data | None:
        """What was kept under that name."""
        return self._kept.get(name)
