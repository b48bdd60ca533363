"""Searches over all tables and people."""

from collections.abc import AsyncIterator

import pytest

from embertide.core.errors import Malformed
from embertide.store.open import open_existing
from embertide.store.search import SearchableStore, TableSearch
from embertide.store.store import Person
from tests.store.conftest import LISTING, moves, opened

pytestmark = pytest.mark.anyio

ANN = Person("a" * 32, "Ann", 1.0, "Ann", "hash")
OERJAN = Person("b" * 32, "Ørjan 100%", 2.0)


@pytest.fixture
async def searched(url: str) -> AsyncIterator[SearchableStore]:
    async with opened(url) as store:
        for person in (ANN, OERJAN):
            await store.add_person(person)
        fire = LISTING._replace(game="fire", phase="over", changed=10.0)
        water = LISTING._replace(game="water", phase="playing", changed=20.0)
        await store.add("abc_1", moves(0, 2), fire, [ANN.id])
        await store.add("abcd2", moves(0, 0), water, [ANN.id, OERJAN.id])
        await store.add("xyz", moves(0, 0), water._replace(changed=5.0))
    again = open_existing(url)
    await again.open()
    yield again
    await again.close()


@pytest.mark.parametrize(
    ("search", "ids"),
    [
        (TableSearch(), ["abcd2", "abc_1", "xyz"]),
        (TableSearch(start="abc"), ["abcd2", "abc_1"]),
        (TableSearch(start="abc_"), ["abc_1"]),
        (TableSearch(person=ANN.id), ["abcd2", "abc_1"]),
        (TableSearch(person=OERJAN.id, game="fire"), []),
        (TableSearch(game="water", phase="playing"), ["abcd2", "xyz"]),
        (TableSearch(before=11.0), ["abc_1", "xyz"]),
    ],
)
async def test_tables(searched: SearchableStore, search: TableSearch, ids: list[str]) -> None:
    assert [table for table, _ in await searched.find_tables(search, 10)] == ids
    assert [table for table, _ in await searched.find_tables(search, 1)] == ids[:1]


@pytest.mark.parametrize(
    ("text", "people"),
    [
        ("", [ANN, OERJAN]),
        ("aNN", [ANN]),
        ("Ørj", [OERJAN]),
        ("0%", [OERJAN]),
        ("%", [OERJAN]),
        ("bbbb", [OERJAN]),
        ("_", []),
    ],
)
async def test_people(searched: SearchableStore, text: str, people: list[Person]) -> None:
    assert await searched.find_people(text, 10) == people


async def test_totals(searched: SearchableStore) -> None:
    totals = await searched.totals()
    assert totals.tables == {("fire", "over"): 1, ("water", "playing"): 2}
    assert (totals.events, totals.people, totals.accounts) == (5, 2, 1)


async def test_only_a_database_that_exists_is_searched(sqlite_url: str) -> None:
    for address, key in (("memory:", "database-private"), (sqlite_url, "database-missing")):
        with pytest.raises(Malformed) as refusal:
            open_existing(address)
        assert refusal.value.message.key == key
