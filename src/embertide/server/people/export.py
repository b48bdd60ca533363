"""All data of a person as JSON, for the person's download and for administrators."""

import asyncio
from collections.abc import Mapping
from urllib.parse import urlsplit

from embertide.core.room import AnyRoom
from embertide.host.answers import GameRecord, RatingJson
from embertide.host.registry import TableRegistry
from embertide.play.match.record import record, seen_by
from embertide.play.table.events import Event
from embertide.play.table.fold import fold, story
from embertide.play.table.payload import viewing_seat
from embertide.play.table.table import Phase, Table
from embertide.server.people.ratings import shown
from embertide.server.protocol.accounts import (
    DailyDataJson,
    NoticeDataJson,
    PersonDataJson,
    ResultDataJson,
    SessionDataJson,
    TableDataJson,
    TryDataJson,
)
from embertide.store.store import Person, Store

FORMAT = "embertide-person/1"
_ALL_TABLES = 1_000_000


async def export_person(
    store: Store, rooms: Mapping[str, AnyRoom], person: Person
) -> PersonDataJson:
    """Return everything that is stored about a person, except for secrets.

    Secrets are the hash of the password, the tokens of sessions, the addresses and keys by which
    browsers receive notices, and what the person may not know of a running game.
    """
    address = await store.address(person.id)
    return {
        "format": FORMAT,
        "name": person.name,
        "account": person.account,
        "created": person.created,
        "blocked": person.blocked,
        "ratings": await _ratings(store, rooms, person.id),
        "daily": await _daily(store, person.id),
        "results": await _results(store, person.id),
        "puzzles": await _tries(store, person.id),
        "sessions": await _sessions(store, person.id),
        "email": address.email if address else None,
        "notices": await _notices(store, person.id),
        "tables": await _tables(store, rooms, person.id),
    }


async def _ratings(store: Store, rooms: Mapping[str, AnyRoom], person: str) -> list[RatingJson]:
    found = [await store.ratings(game, [person]) for game in rooms]
    ratings = [ratings[person] for ratings in found if person in ratings]
    return [{"game": r.game, "rating": shown(r), "games": r.games} for r in ratings]


async def _daily(store: Store, person: str) -> list[DailyDataJson]:
    results = await store.daily_of(person)
    return [
        {
            "day": r.day,
            "table": r.table,
            "won": r.won,
            "turns": r.turns,
            "at": r.at,
            "late": r.late,
        }
        for r in results
    ]


async def _results(store: Store, person: str) -> list[ResultDataJson]:
    return [
        {
            "table": r.table,
            "game": r.game,
            "at": r.at,
            "outcome": r.data["outcome"],
            "points": r.data["points"],
            "seat": r.data["seat"],
            "hints": r.data["hints"],
            "feats": r.data["feats"],
        }
        for r in await store.results_of(person, most=_ALL_TABLES)
    ]


async def _tries(store: Store, person: str) -> list[TryDataJson]:
    tries = await store.tries_of(person)
    return [{"game": t.game, "puzzle": t.puzzle, "solved": t.solved, "at": t.at} for t in tries]


async def _sessions(store: Store, person: str) -> list[SessionDataJson]:
    sessions = await store.sessions(person)
    return [{"device": s.device, "created": s.created, "seen": s.seen} for s in sessions]


async def _notices(store: Store, person: str) -> list[NoticeDataJson]:
    found = await store.subscriptions(person)
    return [
        {"host": urlsplit(s.endpoint).hostname or "", "language": s.language, "created": s.created}
        for s in found
    ]


async def _tables(store: Store, rooms: Mapping[str, AnyRoom], person: str) -> list[TableDataJson]:
    registry = TableRegistry(store, rooms)
    tables: list[TableDataJson] = []
    for name, listing in await store.tables_of(person, _ALL_TABLES):
        if listing.game in rooms:
            events = await registry.events(name)
            hints = person in await store.hinted(name)
            tables.append(await asyncio.to_thread(_table, name, events, rooms, person, hints))
    return tables


def _table(
    name: str, events: list[Event], rooms: Mapping[str, AnyRoom], person: str, hints: bool
) -> TableDataJson:
    table, _ = fold(name, events, rooms)
    return {
        "id": name,
        "game": table.agreement.game,
        "phase": table.phase,
        "owner": table.owner == person,
        "seats": list(table.seats_of(person)),
        "names": [chair.name for chair in table.chairs if chair.person == person and chair.name],
        "opened": events[0].at,
        "changed": events[-1].at,
        "hints": hints,
        "record": _record(table, events, person),
    }


def _record(table: Table, events: list[Event], person: str) -> GameRecord | None:
    """Return the record as the person may see it; none of a game set up by hand or not begun."""
    seats = table.seats_of(person)
    if not table.dealt or table.position is not None:
        return None
    if table.phase is not Phase.OVER and not seats and table.owner != person:
        return None  # the person has left the table
    full = record(story(table, events), headers={"rules": table.agreement.rules})
    return seen_by(full, table.room, viewing_seat(table, seats)).fields()
