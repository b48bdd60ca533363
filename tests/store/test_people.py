"""Storage of people, accounts, ratings and results of the daily deal."""

import asyncio

import pytest

from embertide.store.store import DailyResult, NameTaken, Person, Rating, Store
from tests.store.conftest import LISTING, moves

pytestmark = pytest.mark.anyio

ANN = Person("1", "Ann", 100.5, "Ann", "hash")
BOB = Person("2", "Bob", 101.5)


async def test_people_are_found_by_id(store: Store) -> None:
    await store.add_person(ANN)
    await store.add_person(BOB)
    assert await store.person("1") == ANN
    assert await store.person("3") is None
    assert await store.people(["2", "3", "1"]) == {"1": ANN, "2": BOB}
    assert await store.people([]) == {}


async def test_accounts_are_found_in_upper_and_lower_case(store: Store) -> None:
    await store.add_person(ANN)
    await store.add_person(Person("4", "Ö", 1.0, "Jörg Weiß", "hash"))
    assert await store.account("aNN") == ANN
    assert await store.account("JÖRG WEISS") == Person("4", "Ö", 1.0, "Jörg Weiß", "hash")
    assert await store.account("an") is None


async def test_an_accounts_name_is_given_once(store: Store) -> None:
    await store.add_person(ANN)
    await store.add_person(BOB)
    await store.add_person(Person("3", "Ann", 1.0))
    with pytest.raises(NameTaken):
        await store.add_person(Person("4", "Ann", 1.0, "ANN", "other"))
    with pytest.raises(NameTaken):
        await store.change_person(BOB._replace(account="ann"))
    assert await store.people(["2", "3", "4"]) == {"2": BOB, "3": Person("3", "Ann", 1.0)}


async def test_names_that_look_like_an_account_are_taken(store: Store) -> None:
    await store.add_person(ANN._replace(account="Quoll Tester"))
    await store.add_person(BOB)
    for name in ("Quoll Тester", "quoll-tester", "Quo1l Tester", "QUOLL_TESTER"):  # noqa: RUF001 - Cyrillic on purpose
        assert [owner.id for owner in await store.accounts_like(name)] == ["1"]
        with pytest.raises(NameTaken):
            await store.change_person(BOB._replace(account=name))
        with pytest.raises(NameTaken):
            await store.add_person(Person("3", "Cid", 1.0, name, "hash"))
    assert await store.accounts_like("Quoll") == []
    assert await store.account("Quo1l Tester") is None
    assert await store.person("2") == BOB


async def test_people_change(store: Store) -> None:
    await store.add_person(ANN)
    await store.add_person(BOB)
    changed = Person("2", "Robert", 101.5, "Bob", "new")
    await store.change_person(changed)
    await store.change_person(ANN._replace(account="ANN"))
    assert await store.account("bob") == changed
    await store.add_person(Person("3", "Cid", 1.0))
    await store.add_person(Person("4", "Dot", 1.0))
    await store.change_person(Person("4", "Dorothy", 1.0))
    assert await store.person("4") == Person("4", "Dorothy", 1.0)
    assert await store.account("ann") == ANN._replace(account="ANN")


async def test_nodes_race_for_a_name_and_one_gets_it(two: tuple[Store, Store]) -> None:
    for i in range(10):
        await two[0].add_person(Person(str(i), "Guest", 1.0))
    named = [Person(str(i), "Guest", 1.0, "Ann", "hash") for i in range(10)]
    new = [Person(f"new {i}", "Guest", 1.0, "ann", "hash") for i in range(10)]
    changes = [two[i % 2].change_person(person) for i, person in enumerate(named)]
    adds = [two[i % 2].add_person(person) for i, person in enumerate(new)]
    results = await asyncio.gather(*changes, *adds, return_exceptions=True)
    assert [type(r) for r in results if r is not None] == [NameTaken] * 19


async def test_a_deleted_person_leaves_nothing_personal(store: Store) -> None:
    await store.add_person(ANN)
    await store.add("t", moves(0, 0), LISTING, ["1", "2"])
    await store.rate("t", [Rating("1", "fire", 25.0, 8.0, 1), Rating("2", "fire", 20.0, 8.0, 1)])
    await store.add_daily(DailyResult("2026-11-15", "1", "t", True, 9, 1.0))
    await store.forget_person("1")
    assert await store.person("1") is None
    assert await store.account("ann") is None
    assert await store.tables_of("1") == []
    assert list(await store.ratings("fire", ["1", "2"])) == ["2"]
    assert await store.daily("2026-11-15") == []
    assert await store.events("t") == moves(0, 0)
    await store.change_person(ANN)
    assert await store.person("1") is None


async def test_a_table_is_rated_once(store: Store) -> None:
    first = [Rating("1", "fire", 25.5, 8.25, 1), Rating("2", "fire", 20.0, 8.0, 1)]
    assert await store.rate("t", first)
    assert not await store.rate("t", [Rating("1", "fire", 99.0, 1.0, 2)])
    assert await store.ratings("fire", ["1", "2", "3"]) == {r.person: r for r in first}
    assert await store.rate("u", [Rating("1", "fire", 26.0, 7.0, 2)])
    assert await store.ratings("fire", ["1"]) == {"1": Rating("1", "fire", 26.0, 7.0, 2)}
    assert await store.ratings("water", ["1"]) == {}


async def test_nodes_rate_a_table_once(two: tuple[Store, Store]) -> None:
    rates = [two[i % 2].rate("t", [Rating("1", "fire", 20.0 + i, 8.0, 1)]) for i in range(10)]
    assert sum(await asyncio.gather(*rates)) == 1


async def test_the_first_result_of_a_day_counts(store: Store) -> None:
    first = DailyResult("2026-11-15", "1", "t", False, 9, 5.0)
    assert await store.add_daily(first)
    assert not await store.add_daily(first._replace(won=True, table="u"))
    assert await store.add_daily(first._replace(day="2026-11-16"))
    assert await store.daily("2026-11-15") == [first]


async def test_a_days_winners_come_first_then_turns_then_time(store: Store) -> None:
    order = [("c", True, 5, 9.0), ("a", True, 7, 1.0), ("b", True, 7, 2.0), ("d", False, 1, 1.0)]
    for person, won, turns, at in sorted(order):
        assert await store.add_daily(DailyResult("d", person, "t", won, turns, at))
    assert [r.person for r in await store.daily("d")] == ["c", "a", "b", "d"]
