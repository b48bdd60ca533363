"""The cache of valid cookies: bounded, refreshed in time, and used while the store is away."""

import asyncio

import pytest

from embertide.server.people import access
from embertide.server.people.access import FRESH, AccessCache
from embertide.store.memory import MemoryStore
from embertide.store.store import DeviceSession, Person, StorageUnavailable
from tests.support.local_server import run

ANN = Person("ann", "Ann", 1.0, "Ann", "hash", sessions_only=True)
PHONE = DeviceSession("phone", "a", "ann", 1.0, 1.0, "")


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


class Gate(MemoryStore):
    """A store that counts reads, and can be away or slow."""

    def __init__(self) -> None:
        super().__init__()
        self.reads, self.away = 0, False
        self.go_on = asyncio.Event()
        self.go_on.set()

    async def sessions(self, person: str) -> list[DeviceSession]:
        self.reads += 1
        if self.away:
            raise StorageUnavailable("storage-away")
        found = await super().sessions(person)
        await self.go_on.wait()
        return found


async def with_phone() -> Gate:
    store = Gate()
    await store.add_person(ANN)
    await store.add_session(PHONE)
    return store


def test_a_lost_broadcast_is_made_up_for_in_a_minute() -> None:
    async def story() -> None:
        store, clock = await with_phone(), Clock()
        cache = AccessCache(store, clock)
        assert (await cache.of("ann")).admits("phone")
        await store.remove_sessions("ann")
        clock.now += FRESH - 1
        assert (await cache.of("ann")).admits("phone")
        assert store.reads == 1
        clock.now += 1
        assert not (await cache.of("ann")).admits("phone")

    run(story())


def test_known_people_stay_known_while_the_store_is_away() -> None:
    async def story() -> None:
        store, clock = await with_phone(), Clock()
        cache = AccessCache(store, clock)
        await cache.of("ann")
        store.away = True
        clock.now += 10 * FRESH
        assert (await cache.of("ann")).admits("phone")
        with pytest.raises(StorageUnavailable):
            await AccessCache(store, clock).of("ann")

    run(story())


def test_a_session_that_ends_while_it_is_read_is_not_cached() -> None:
    async def story() -> None:
        store = await with_phone()
        cache = AccessCache(store)
        store.go_on.clear()
        reading = asyncio.create_task(cache.of("ann"))
        while not store.reads:
            await asyncio.sleep(0)
        await store.remove_sessions("ann")
        cache.forget("ann")
        store.go_on.set()
        assert not (await reading).admits("phone")
        assert not (await cache.of("ann")).admits("phone")

    run(story())


def test_the_least_recently_used_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        monkeypatch.setattr(access, "_MOST", 3)
        store = await with_phone()
        cache = AccessCache(store)
        await cache.of("ann")
        for guest in "abcdef":
            assert (await cache.of(guest)).admits(None)
            await cache.of("ann")
        assert (len(cache), store.reads) == (3, 1)

    run(story())
