"""Storage of sessions, password resets and the ids of deleted people."""

import asyncio

import pytest

from embertide.store.store import DailyResult, DeviceSession, Person, Reset, Store

pytestmark = pytest.mark.anyio

ANN = Person("1", "Ann", 100.5, "Ann", "hash")
PHONE = DeviceSession("hash 1", "a", "1", 10.0, 30.0, "Firefox, Android")
LAPTOP = DeviceSession("hash 2", "b", "1", 20.0, 20.0, "")
OTHER = DeviceSession("hash 3", "c", "2", 30.0, 40.0, "")


async def test_sessions_of_a_person(store: Store) -> None:
    for session in (LAPTOP, PHONE, OTHER, PHONE._replace(person="2")):
        await store.add_session(session)
    assert await store.sessions("1") == [PHONE, LAPTOP]
    await store.touch_session("hash 2", 50.0)
    await store.touch_session("unknown", 50.0)
    assert await store.sessions("1") == [LAPTOP._replace(seen=50.0), PHONE]
    await store.remove_session("hash 2")
    assert await store.sessions("1") == [PHONE]
    await store.remove_sessions("1")
    assert await store.sessions("1") == []
    assert await store.sessions("2") == [OTHER]


async def test_a_reset_is_taken_once_in_time(store: Store) -> None:
    await store.add_reset(Reset("old", "1", 100.0))
    await store.add_reset(Reset("new", "1", 100.0))
    await store.add_reset(Reset("late", "2", 100.0))
    assert await store.take_reset("old", 50.0) is None
    assert await store.take_reset("new", 99.0) == "1"
    assert await store.take_reset("new", 99.0) is None
    assert await store.take_reset("late", 100.0) is None


async def test_nodes_race_for_a_reset_and_one_gets_it(two: tuple[Store, Store]) -> None:
    await two[0].add_reset(Reset("token", "1", 100.0))
    taken = await asyncio.gather(*(two[i % 2].take_reset("token", 1.0) for i in range(10)))
    assert sorted(map(str, taken)) == ["1"] + ["None"] * 9


async def test_a_deleted_person_has_no_sessions_and_never_comes_back(store: Store) -> None:
    await store.add_person(ANN)
    await store.add_session(PHONE)
    await store.add_session(OTHER)
    await store.add_reset(Reset("token", "1", 100.0))
    assert not await store.forgotten("1")
    await store.forget_person("1")
    assert await store.forgotten("1")
    assert not await store.forgotten("2")
    assert await store.sessions("1") == []
    assert await store.sessions("2") == [OTHER]
    assert await store.take_reset("token", 1.0) is None


async def test_people_are_blocked_and_bound_to_sessions(store: Store) -> None:
    await store.add_person(ANN)
    changed = ANN._replace(sessions_only=True, blocked=True)
    await store.change_person(changed)
    assert await store.person("1") == changed
    assert await store.account("ann") == changed


async def test_daily_results_of_a_person(store: Store) -> None:
    results = [DailyResult(day, "1", f"t {day}", True, 9, 1.0) for day in ("d1", "d2")]
    for result in (*reversed(results), results[0]._replace(person="2")):
        await store.add_daily(result)
    assert await store.daily_of("1") == results
    assert await store.daily_of("3") == []
