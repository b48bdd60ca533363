"""Ratings on two nodes of one store: a rated game changes what both of them show."""

import asyncio
from contextlib import AsyncExitStack
from typing import Any

import pytest

from embertide.server.people.profiles import Profiles
from embertide.store.bus import Change
from embertide.store.local_bus import LocalBus
from embertide.store.memory import MemoryStore
from embertide.store.open import open_store
from embertide.store.store import Person, Rating
from tests.support.local_server import FRIEND, ME, Call, Guest, Json, entropy, local_server, run


class SharedBus(LocalBus):
    """The bus of several nodes in one process, which can broadcast to each other."""

    async def broadcast(self, text: str, table: str | None = None) -> None:
        self._hear(text)


class SharedStore(MemoryStore):
    """A store of several nodes in one process."""

    def __init__(self) -> None:
        super().__init__()
        self.bus: LocalBus = SharedBus()


def ratings(table: Json) -> list[Any]:
    return [seat["rating"] for seat in table["seats"]]


async def play_to_the_end(name: str, *guests: Guest) -> None:
    while True:
        for guest in guests:
            seen = await guest.table(name)
            if seen["phase"] == "over":
                return
            if seen["moves"]:
                await guest.request(name, "move", ply=seen["ply"], move=seen["moves"][0])


async def last_ratings(call: Call) -> list[Any]:
    """Wait for a table in which both seats have a rating."""
    return ratings(await call.table(lambda table: None not in ratings(table)))


@pytest.mark.parametrize("kind", ["memory", "postgres"])
def test_both_nodes_show_the_new_ratings(kind: str, request: pytest.FixtureRequest) -> None:
    async def story() -> None:
        async with AsyncExitStack() as stack:
            shared, url = SharedStore(), ""
            if kind == "postgres":
                url = request.getfixturevalue("postgres_url")
            stores = [open_store(url) if url else shared for _ in range(2)]
            first = await stack.enter_async_context(local_server(stores[0]))
            second = await stack.enter_async_context(local_server(stores[1]))
            ann, bob = first.guest(), second.guest()
            table = await ann.open("firewater", ME, FRIEND)
            name = table["id"]
            await bob.join(name, table["seats"][1]["key"])
            await ann.request(name, "entropy", value=entropy())
            here = await stack.enter_async_context(ann.call(name))
            there = await stack.enter_async_context(bob.call(name))
            assert [ratings(await call.table()) for call in (here, there)] == [[None, None]] * 2
            await play_to_the_end(name, ann, bob)
            shown = [await last_ratings(call) for call in (here, there)]
            own = [(await guest.get("/me"))["ratings"][0]["rating"] for guest in (ann, bob)]
            assert own[0] != own[1]
            assert shown == [own, own]
            assert [ratings(await guest.table(name)) for guest in (ann, bob)] == [own, own]

    run(story())


class RatedMeanwhile(MemoryStore):
    """A store in which a game is rated right after its ratings were read."""

    def __init__(self) -> None:
        super().__init__()
        self.asked, self.go_on = asyncio.Event(), asyncio.Event()

    async def ratings(self, game: str, people: Any) -> dict[str, Rating]:
        found = await super().ratings(game, people)
        self.asked.set()
        await self.go_on.wait()
        return found


def test_a_rating_read_before_it_changed_is_not_kept() -> None:
    async def story() -> None:
        store = RatedMeanwhile()
        await store.add_person(Person("ann", "Ann", 0.0))
        profiles = Profiles(store)
        reading = asyncio.create_task(profiles.of(["ann"], "g"))
        await store.asked.wait()
        await store.rate("table", [Rating("ann", "g", 30.0, 5.0, 1)])
        profiles.forget("ann")
        store.go_on.set()
        assert (await reading)["ann"].rating == 1150
        assert (await profiles.of(["ann"], "g"))["ann"].rating == 1150

    run(story())


def test_a_profile_dropped_while_another_is_looked_up_is_found_again() -> None:
    async def story() -> None:
        store = RatedMeanwhile()
        for name in ("ann", "bob"):
            await store.add_person(Person(name, name.title(), 0.0))
        profiles = Profiles(store)
        store.go_on.set()
        await profiles.of(["ann"], "g")
        store.go_on.clear()
        store.asked.clear()
        reading = asyncio.create_task(profiles.of(["ann", "bob"], "g"))
        await store.asked.wait()
        profiles.forget("ann")
        store.go_on.set()
        assert set(await reading) == {"ann", "bob"}

    run(story())


def test_a_node_follows_another_without_a_query() -> None:
    """The events travel with the message; a gap before them is filled from the store."""

    async def story() -> None:
        async with AsyncExitStack() as stack:
            store = SharedStore()
            first = await stack.enter_async_context(local_server(store))
            second = await stack.enter_async_context(local_server(store))
            ann, bob = first.guest(), second.guest()
            table = await ann.open("firewater", ME, FRIEND)
            name = table["id"]
            await bob.join(name, table["seats"][1]["key"])
            await ann.request(name, "entropy", value=entropy())
            there = await stack.enter_async_context(bob.call(name))
            seen = await ann.table(name)
            await there.table(lambda table: table["seq"] == seen["seq"])
            queries = []
            registry, events = second.registry, second.registry.events

            async def counted(table: str, after: int = -1) -> Any:
                queries.append(after)
                return await events(table, after)

            registry.events = counted
            move = {"ply": seen["ply"], "move": seen["moves"][0]}
            done = await ann.request(name, "move", **move)
            await there.table(lambda table: table["seq"] >= done["seq"])
            assert queries == []
            registry.stored_elsewhere(Change(name, seen["seq"] + 9))
            while not queries:
                await asyncio.sleep(0)

    run(story())
