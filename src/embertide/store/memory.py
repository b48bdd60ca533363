"""A store in memory, for tests and as the reference for what a store does."""

import time
from collections.abc import Mapping, Sequence

import orjson

from embertide.play.table.event_json import Data, StoredEvent
from embertide.store.bus import Change
from embertide.store.checks import folded, in_order
from embertide.store.confusables import alike
from embertide.store.local_bus import LocalBus
from embertide.store.memory_progress import MemoryProgress
from embertide.store.memory_sessions import MemorySessions
from embertide.store.memory_subscriptions import MemorySubscriptions
from embertide.store.store import (
    DailyResult,
    Listing,
    NameTaken,
    Person,
    Rating,
    Retention,
    Taken,
    Tally,
    analysis_of,
    lease_of,
)


def _copied(data: Data) -> Data:
    copy: Data = orjson.loads(orjson.dumps(data))
    return copy


def _alike(name: str, other: str) -> bool:
    return folded(name) == folded(other) or alike(name, other)


class MemoryStore(MemoryProgress, MemorySessions, MemorySubscriptions):
    """A store in dictionaries, which ends with the process."""

    def __init__(self) -> None:
        super().__init__()
        self.bus = LocalBus()
        self._events: dict[str, list[StoredEvent]] = {}
        self._listings: dict[str, Listing] = {}
        self._sittings: dict[str, dict[str, bool]] = {}  # by person and table: whether it counts
        self._leases: dict[str, tuple[str, float]] = {}
        self._people: dict[str, Person] = {}
        self._ratings: dict[tuple[str, str], Rating] = {}
        self._rated: set[str] = set()
        self._daily: dict[tuple[str, str], DailyResult] = {}
        self._kept: dict[str, Data] = {}

    async def open(self) -> None:
        """Open the bus; there is no connection."""
        await self.bus.open(self.newest)

    async def now(self) -> float:
        """Return the time of this process."""
        return time.time()

    async def close(self) -> None:
        """Close the bus."""
        await self.bus.close()

    async def add(
        self,
        table: str,
        events: Sequence[StoredEvent],
        listing: Listing,
        people: Sequence[str] = (),
        idle: Sequence[str] = (),
    ) -> None:
        """Store a new table with its first events; raise Taken if the id exists."""
        if table in self._events:
            raise Taken
        self._events[table] = []
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
        copies = [e._replace(data=_copied(e.data)) for e in events]
        if table not in self._events or events[0].seq != len(self._events[table]):
            raise Taken
        self._events[table] += copies
        self._listings[table] = listing._replace(summary=_copied(listing.summary))
        for person in people:
            self._sittings.setdefault(person, {})[table] = True
        for person, listed in (others or {}).items():
            tables = self._sittings.setdefault(person, {})
            tables.pop(table, None)
            if listed:
                tables[table] = False
        self.bus.publish([Change(table, events[-1].seq, copies)])

    async def events(self, table: str, after: int = -1) -> list[StoredEvent]:
        """Return the events of a table after that number, in order."""
        return self._events.get(table, [])[after + 1 :]

    async def newest(self, tables: Sequence[str]) -> dict[str, int]:
        """Return the number of the newest event of each of these tables that exists."""
        return {t: len(self._events[t]) - 1 for t in tables if t in self._events}

    async def tables_of(self, person: str, most: int = 100) -> list[tuple[str, Listing]]:
        """Return the tables at which a person sits or sat, the last changed first."""
        tables = [(t, self._listings[t]) for t in self._sittings.get(person, ())]
        return sorted(tables, key=lambda t: (-t[1].changed, t[0]))[:most]

    async def lobby(self, most: int = 100) -> list[tuple[str, Listing]]:
        """Return the tables that anyone may join, the newest first."""
        tables = [(t, listing) for t, listing in self._listings.items() if listing.lobby]
        return sorted(tables, key=lambda t: (-self._events[t[0]][0].at, t[0]))[:most]

    async def waiting(self, now: float) -> list[str]:
        """Return the tables where a computer is to move or a player's time has run out."""
        going = [(s, t) for t, s in self._listings.items() if s.phase != "over"]
        late = [(s, t) for s, t in going if s.thinks or (s.due is not None and s.due <= now)]
        return [t for _, t in sorted(late, key=lambda late: (late[0].changed, late[1]))]

    async def count_open(self, person: str, since: float = 0.0) -> int:
        """Return how many unfinished tables need a person and have changed since that time."""
        needing = [t for t, counts in self._sittings.get(person, {}).items() if counts]
        unfinished = [self._listings[t] for t in needing if self._listings[t].phase != "over"]
        return sum(listing.changed >= since for listing in unfinished)

    async def delete_table(self, table: str) -> bool:
        """Delete a table with all that belongs to it; false if it is unknown."""
        if self._events.pop(table, None) is None:
            return False
        del self._listings[table]
        for sittings in self._sittings.values():
            sittings.pop(table, None)
        self._leases.pop(lease_of(table), None)
        self._kept.pop(analysis_of(table), None)
        self._rated.discard(table)
        self._forget_hints(table)
        return True

    async def prune(self, old: Retention, most: int = 50) -> list[str]:
        """Delete old tables, at most that many, and return their ids."""
        found = sorted((s.changed, t) for t, s in self._listings.items() if self._old(t, s, old))
        names = [table for _, table in found[:most]]
        for name in names:
            await self.delete_table(name)
        return names

    def _old(self, table: str, listing: Listing, old: Retention) -> bool:
        at = {"over": old.finished, "playing": old.accounts}.get(listing.phase, old.waiting)
        if listing.phase == "playing" and not self._has_account(table):
            at = max((t for t in (old.guests, old.accounts) if t is not None), default=None)
        return at is not None and listing.changed < at

    def _has_account(self, table: str) -> bool:
        seated = [person for person, tables in self._sittings.items() if table in tables]
        return any(p in self._people and self._people[p].account is not None for p in seated)

    async def lease(self, name: str, holder: str, seconds: float, now: float) -> bool:
        """Take or renew a lease; false if another holder has it and it has not expired."""
        other, until = self._leases.get(name, (holder, now))
        if other != holder and until > now:
            return False
        self._leases[name] = (holder, now + seconds)
        return True

    async def release(self, name: str, holder: str) -> None:
        """Release a lease if this holder still has it."""
        if name in self._leases and self._leases[name][0] == holder:
            del self._leases[name]

    async def add_person(self, person: Person) -> None:
        """Store a new person; do nothing if the id is known, raise NameTaken if the name is."""
        if person.id in self._people:
            return
        await self._check_name(person)
        self._people[person.id] = person

    async def person(self, person: str) -> Person | None:
        """Return the person with this id, if known."""
        return self._people.get(person)

    async def people(self, ids: Sequence[str]) -> dict[str, Person]:
        """Return the known ones of these people, by id."""
        return {i: self._people[i] for i in ids if i in self._people}

    async def account(self, name: str) -> Person | None:
        """Return the owner of an account; upper and lower case are the same."""
        named = (p for p in self._people.values() if p.account is not None)
        return next((p for p in named if folded(p.account or "") == folded(name)), None)

    async def accounts_like(self, name: str) -> list[Person]:
        """Return the owners of accounts whose names look like this one, or are the same."""
        named = [p for p in self._people.values() if p.account is not None]
        return [p for p in named if _alike(p.account or "", name)]

    async def change_person(self, person: Person) -> None:
        """Store the new fields of a known person; raise NameTaken."""
        await self._check_name(person)
        if person.id in self._people:
            self._people[person.id] = person

    async def _check_name(self, person: Person) -> None:
        known = self._people.get(person.id)
        if person.account is None or (known is not None and known.account == person.account):
            return
        if any(other.id != person.id for other in await self.accounts_like(person.account)):
            raise NameTaken

    async def remove_session(self, token_hash: str) -> None:
        """Delete a session, and the subscriptions that were made in it."""
        await super().remove_session(token_hash)
        self._end_subscriptions(token_hash)

    async def remove_sessions(self, person: str) -> None:
        """Delete all sessions and subscriptions of a person."""
        await super().remove_sessions(person)
        await self.drop_subscriptions(person)

    async def forget_person(self, person: str) -> None:
        """Delete a person with all personal data; events keep the id, which is never used again."""
        await self.drop_subscriptions(person)
        await self.drop_address(person)
        self._people.pop(person, None)
        self._sittings.pop(person, None)
        self._ratings = {k: r for k, r in self._ratings.items() if r.person != person}
        self._daily = {k: d for k, d in self._daily.items() if d.person != person}
        self._forget_progress(person)
        await self._forget_sessions(person)

    async def ratings(self, game: str, people: Sequence[str]) -> dict[str, Rating]:
        """Return the ratings of those of these people who have one."""
        return {p: self._ratings[p, game] for p in people if (p, game) in self._ratings}

    async def rate(self, table: str, ratings: Sequence[Rating]) -> bool:
        """Store the ratings after a table's game; false if that was done before."""
        if table in self._rated:
            return False
        self._rated.add(table)
        self._ratings.update({(r.person, r.game): r for r in ratings})
        return True

    async def add_daily(self, result: DailyResult) -> bool:
        """Store a person's first result of a day; false if there is one already."""
        return self._daily.setdefault((result.day, result.person), result) is result

    async def daily(self, day: str) -> list[DailyResult]:
        """Return the results of a day that count: won first, then by turns, then by time."""
        results = [d for d in self._daily.values() if d.day == day and not d.late]
        return sorted(results, key=lambda d: (not d.won, d.turns, d.at, d.person))

    async def daily_tallies(self, first: str, last: str) -> dict[str, Tally]:
        """Return how many people played and won each deal of these days."""
        days = sorted(
            {d.day for d in self._daily.values() if first <= d.day <= last and not d.late}
        )
        found = {day: await self.daily(day) for day in days}
        return {day: Tally(len(all_), sum(d.won for d in all_)) for day, all_ in found.items()}

    async def without_result(self, person: str, most: int) -> list[str]:
        """Return finished tables in a person's lists of which no result is stored for them."""
        over = [t for t in self._sittings.get(person, ()) if self._listings[t].phase == "over"]
        missing = [t for t in over if not self._has_result(person, t)]
        return sorted(missing, key=lambda t: (self._listings[t].changed, t))[:most]

    async def daily_of(self, person: str) -> list[DailyResult]:
        """Return all results of a person, by day."""
        return sorted(d for d in self._daily.values() if d.person == person)

    async def keep(self, name: str, data: Data) -> None:
        """Store a computed value under a name; replace an older one."""
        self._kept[name] = _copied(data)

    async def kept(self, name: str) -> Data | None:
        """Return the value stored under a name, if any."""
        return self._kept.get(name)
