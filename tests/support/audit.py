"""Comparison of what players received with what is stored."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from embertide.catalog import ROOMS
from embertide.play.match.legal_digest import check
from embertide.play.table.event_json import StoredEvent, decode
from embertide.play.table.fold import after, opened
from embertide.store.open import open_store
from tests.support.players import Notes


class Found(NamedTuple):
    """The numbers of what was compared."""

    tables: int
    moves: int
    acknowledged: int
    digests: int
    again: int


async def audit(database: str, notes: Notes) -> Found:
    """Assert that nothing acknowledged is lost or doubled, and that all positions are the same."""
    store = open_store(database)
    await store.open()
    try:
        stored = {table: await store.events(table) for table in sorted(notes.tables)}
    finally:
        await store.close()
    _check_acknowledged(stored, notes)
    digests = sum(_check_positions(table, events, notes) for table, events in stored.items())
    moves = sum(event.kind == "moved" for events in stored.values() for event in events)
    return Found(len(stored), moves, len(notes.acknowledged), digests, notes.again)


def _check_acknowledged(stored: dict[str, list[StoredEvent]], notes: Notes) -> None:
    for events in stored.values():
        assert [event.seq for event in events] == list(range(len(events)))
        asked = Counter(
            event.data["id"] for event in events if event.kind == "moved" and "id" in event.data
        )
        assert all(times == 1 for times in asked.values()), "a move was played twice"
    for name, (table, seq) in notes.acknowledged.items():
        assert seq < len(stored[table]), f"move {name} was acknowledged and is lost"
        assert stored[table][seq].data["id"].endswith(f":{name}")


def _check_positions(table: str, events: Sequence[StoredEvent], notes: Notes) -> int:
    """Replay the game by the rules, and compare the legal moves of every position received."""
    now, _ = opened(table, decode(events[0]), ROOMS)
    compared = 0
    for event in events[1:]:
        if event.kind == "moved":
            offered = notes.offered.get((table, now.ply))
            if offered is not None:
                assert check(now.room.game, now.match.state).digest == offered
                compared += 1
        now, _ = after(now, decode(event))
    return compared
