"""A store that fails for a while: requests are refused, and no event is lost or doubled."""

import asyncio
import threading
from collections.abc import Mapping, Sequence
from typing import Any

from embertide.core.dice import Dice
from embertide.core.player import RandomPlayer
from embertide.host import background
from embertide.play.table.event_json import StoredEvent
from embertide.store.memory import MemoryStore
from embertide.store.store import Listing, Rating, StorageUnavailable
from tests.support.local_server import FRIEND, ME, SPARK, Guest, Json, entropy, local_server, run
from tests.support.patience import PATIENCE


class Troubled(MemoryStore):
    """A store that refuses writes while it is `full`, or stores and then raises while `mute`."""

    full = mute = unrated = False

    async def append(
        self,
        table: str,
        events: Sequence[StoredEvent],
        listing: Listing,
        people: Sequence[str] = (),
        others: Mapping[str, bool] | None = None,
    ) -> None:
        if self.full:
            raise StorageUnavailable("storage-full")
        await super().append(table, events, listing, people, others)
        if self.mute:
            raise StorageUnavailable("storage-away")

    async def events(self, table: str, after: int = -1) -> list[StoredEvent]:
        if self.mute:
            raise StorageUnavailable("storage-away")
        return await super().events(table, after)

    async def rate(self, table: str, ratings: Sequence[Rating]) -> bool:
        if self.unrated:
            raise StorageUnavailable("storage-locked")
        return await super().rate(table, ratings)


async def begun(server: object, *seats: Json) -> tuple[Guest, Json]:
    ann: Guest = server.guest()  # type: ignore[attr-defined]
    return ann, await ann.begin("firewater", *seats)


def test_a_full_disk_is_refused_and_survived() -> None:
    async def story() -> None:
        store = Troubled()
        async with local_server(store) as server:
            ann, table = await begun(server, ME, {"kind": "here"})
            name, move = table["id"], {"ply": table["ply"], "move": table["moves"][0]}
            async with ann.call(name) as call:
                await call.table()
                store.full = True
                refused = await call.ask("move", "m", **move)
                assert (refused["kind"], refused["why"]["key"]) == ("storage", "storage-full")
                answer = await ann.request(name, "move", 503, request="m", **move)
                assert answer["kind"] == "storage"
                assert (await ann.table(name))["seq"] == table["seq"]
                store.full = False
                done = await call.ask("move", "m", **move)
                assert (done["type"], done["seq"]) == ("done", table["seq"] + 1)
                seen = await call.table(lambda t: t["ply"] == table["ply"] + 1)
            assert seen["seq"] == table["seq"] + 1

    run(story())


def test_a_move_stored_despite_an_error_is_not_made_twice() -> None:
    """Both players receive the move as soon as it is known."""

    async def story() -> None:
        store = Troubled()
        async with local_server(store) as server:
            ann, bob = server.guest(), server.guest()
            opened = await ann.open("firewater", ME, FRIEND)
            await bob.join(opened["id"], opened["seats"][1]["key"])
            await ann.request(opened["id"], "entropy", value=entropy())
            table = await ann.table(opened["id"])
            move = {"ply": table["ply"], "move": table["moves"][0]}
            async with ann.call(table["id"]) as call, bob.call(table["id"]) as other:
                await call.table()
                await other.table()
                store.bus._listeners.clear()
                store.mute = True
                assert (await call.ask("move", "m", **move))["kind"] == "storage"
                assert (await call.ask("move", "m", **move))["kind"] == "storage"
                store.mute = False
                done = await call.ask("move", "m", **move)
                assert (done["type"], done["seq"]) == ("done", table["seq"] + 1)
                seen = await other.table(lambda t: t["seq"] == done["seq"])
                assert seen["log"][0]["move"] == move["move"]
            after = await ann.table(table["id"])
            assert (after["seq"], after["ply"]) == (table["seq"] + 1, table["ply"] + 1)

    run(story())


class Gated(RandomPlayer):
    """A player that waits for a gate before it chooses."""

    def __init__(self) -> None:
        self.gate = threading.Event()

    def choose(self, view: Any, moves: Sequence[Any], dice: Dice) -> Any:
        self.gate.wait(PATIENCE)
        return super().choose(view, moves, dice)


def test_computers_try_again_when_the_store_is_back() -> None:
    async def story() -> None:
        store, gated = Troubled(), Gated()
        async with local_server(store, player=gated) as server:
            ann, table = await begun(server, SPARK, ME)
            store.full = True
            gated.gate.set()
            while server.background._thinking:
                await asyncio.sleep(0.01)
            assert (await ann.table(table["id"]))["ply"] == table["ply"]
            store.full = False
            while not (await ann.table(table["id"]))["moves"]:
                await server.background._round()
                await asyncio.sleep(0.01)

    run(story())


def test_ratings_are_entered_when_the_store_is_back() -> None:
    async def story() -> None:
        store = Troubled()
        store.unrated = True
        async with local_server(store) as server:
            ann, bob = server.guest(), server.guest()
            table = await ann.open("firewater", ME, FRIEND)
            await bob.join(table["id"], table["seats"][1]["key"])
            await ann.request(table["id"], "entropy", value=entropy())
            while (await ann.table(table["id"]))["phase"] == "playing":
                for who in (ann, bob):
                    if (seen := await who.table(table["id"]))["moves"]:
                        body = {"ply": seen["ply"], "move": seen["moves"][0]}
                        await who.request(table["id"], "move", **body)
            await asyncio.sleep(0)
            assert (await ann.get("/me"))["ratings"] == []
            store.unrated = False
            while not (await ann.get("/me"))["ratings"]:
                await asyncio.sleep(0.02)

    usual_round, background.ROUND = background.ROUND, 0.05
    try:
        run(story())
    finally:
        background.ROUND = usual_round


def test_a_table_that_cannot_be_read_is_refused() -> None:
    async def story() -> None:
        store = Troubled()
        async with local_server(store) as server:
            ann, table = await begun(server, ME, {"kind": "here"})
            server.registry.in_memory.clear()
            store.mute = True
            assert (await ann.table(table["id"], status=503))["kind"] == "storage"
            async with ann.call(table["id"]) as call:
                assert (await call.receive())["kind"] == "storage"
                assert await call.receive() == {}
            store.mute = False
            assert (await ann.table(table["id"]))["seq"] == table["seq"]
            assert not server.registry._loading

    run(story())


def test_requests_for_unknown_tables_leave_no_trace() -> None:
    async def story() -> None:
        async with local_server() as server:
            eve = server.guest()
            for number in range(5):
                await eve.table(f"nothing{number}", status=404)
            assert not server.registry._loading
            assert not server.registry.in_memory

    run(story())


def test_tables_without_readers_leave_memory_and_are_loaded_again() -> None:
    async def story() -> None:
        async with local_server() as server:
            ann, table = await begun(server, ME, {"kind": "here"})
            server.registry.clock = lambda: 4e9
            await server.registry.tidy()
            assert table["id"] not in server.registry.in_memory
            again = await ann.table(table["id"])
            assert (again["seq"], again["view"]) == (table["seq"], table["view"])
            assert again["log"] == table["log"]

    run(story())
