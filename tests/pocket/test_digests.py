"""Whole games give the payloads that were recorded, and those that a server gives."""

import asyncio
import json
from pathlib import Path

import pytest

from embertide.catalog import OURS, ROOMS
from embertide.host.parts import HostParts
from embertide.play.table.event_json import StoredEvent
from embertide.store.store import Listing, Person
from tests.support.local_server import local_server, run
from tests.support.memory_database import MemoryDatabase
from tests.support.pocket import pocket_host
from tests.support.pocket_walk import NOW, PERSON, digests, walk, ways

FIXTURE = Path(__file__).parent / "digests.json"
"""`python -m tests.pocket.test_digests` writes it."""


def test_payloads_are_those_that_were_recorded() -> None:
    assert asyncio.run(digests(MemoryDatabase)) == json.loads(FIXTURE.read_text("utf-8"))


@pytest.mark.parametrize("game", ROOMS)
def test_a_server_shows_the_same_game(game: str) -> None:
    """The events of a game in a browser, in a server's store, give the same payload."""

    async def story() -> None:
        database = MemoryDatabase()
        played = await walk(game, ways(OURS[game])[0], database)
        texts = database.shared.events[played.table]
        fields = json.loads(database.shared.texts["listing"][played.table])[:7]
        async with local_server() as server:
            events = [StoredEvent(*json.loads(text)) for text in texts]
            await server.store.add(played.table, events, Listing(*fields), [PERSON])
            known = json.loads(database.shared.texts["person"][PERSON])
            await server.store.add_person(Person(*known))
            parts: HostParts = server.services.parts
            loaded = await parts.registry.loaded(played.table)
            _, sent = await server.services.payloads.encoded(loaded, PERSON, -1)
            there = json.loads(sent)
        here = await _payload(database, played.table)
        assert there | {"now": NOW} == here

    run(story())


async def _payload(database: MemoryDatabase, table: str) -> object:

    async with pocket_host(database) as page:
        return {**await page.table(table), "now": NOW}


if __name__ == "__main__":
    found = asyncio.run(digests(MemoryDatabase))
    FIXTURE.write_text(json.dumps(found, indent=1) + "\n", "utf-8")
