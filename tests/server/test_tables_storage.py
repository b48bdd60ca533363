"""When the store fails for a while: a clear refusal, nothing lost or doubled, then it goes on."""

import asyncio
import threading
from collections.abc import Sequence
from typing import Any

from embertide.core.dice import Dice
from embertide.core.player import RandomPlayer
from embertide.play.event import Event
from embertide.server import keeper
from embertide.store.memory import MemoryStore
from embertide.store.store import Rating, Shelf, StorageTrouble
from tests.server.household import FRIEND, ME, SPARK, Guest, Json, entropy, household, run


class Troubled(MemoryStore):
    """A store that cannot keep anything while it is `full`; `mute`: keeps it, but cannot say so."""

    full = mute = unrated = False

    async def append(
        self, table: str, events: Sequence[Event], shelf: Shelf, people: Sequence[str] = ()
    ) -> None:
        if self.full:
            raise StorageTrouble("storage-full")
        await super().append(table, events, shelf, people)
        if self.mute:
            raise StorageTrouble("storage-away")

    async def events(self, table: str, after: int = -1) -> list[Event]:
        if self.mute:
            raise StorageTrouble("storage-away")
        return await super().events(table, after)

    async def rate(self, table: str, ratings: Sequence[Rating]) -> bool:
        if self.unrated:
            raise StorageTrouble("storage-locked")
        return await super().rate(table, ratings)


async def begun(house: object, *seats: Json) -> tuple[Guest, Json]:
    ann: Guest = house.guest()  # type: ignore[attr-defined]
    return ann, await ann.begin("firewater", *seats)


def test_a_full_disk_is_said_and_survived() -> None:
    async def story() -> None:
        store = Troubled()
        async with household(store) as house:
            ann, table = await begun(house, ME, {"kind": "here"})
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


def test_a_move_that_was_kept_without_our_knowing_is_not_made_twice() -> None:
    """Both at the table are told of it as soon as it is known."""

    async def story() -> None:
        store = Troubled()
        async with household(store) as house:
            ann, bob = house.guest(), house.guest()
            opened = await ann.open("firewater", ME, FRIEND)
            await bob.join(opened["id"], opened["seats"][1]["key"])
            await ann.request(opened["id"], "entropy", value=entropy())
            table = await ann.table(opened["id"])
            move = {"ply": table["ply"], "move": table["moves"][0]}
            async with ann.call(table["id"]) as call, bob.call(table["id"]) as other:
                await call.table()
                await other.table()
                store._listeners.clear()
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
    """Chooses when it is let."""

    def __init__(self) -> None:
        self.gate = threading.Event()

    def choose(self, view: Any, moves: Sequence[Any], dice: Dice) -> Any:
        self.gate.wait(60)
        return super().choose(view, moves, dice)


def test_computers_try_again_when_the_store_is_back() -> None:
    async def story() -> None:
        store, gated = Troubled(), Gated()
        async with household(store, player=gated) as house:
            ann, table = await begun(house, SPARK, ME)
            store.full = True
            gated.gate.set()
            while house.keeper._thinking:
                await asyncio.sleep(0.01)
            assert (await ann.table(table["id"]))["ply"] == table["ply"]
            store.full = False
            while not (await ann.table(table["id"]))["moves"]:
                await house.keeper._round()
                await asyncio.sleep(0.01)

    run(story())


def test_ratings_are_entered_when_the_store_is_back() -> None:
    async def story() -> None:
        store = Troubled()
        store.unrated = True
        async with household(store) as house:
            ann, bob = house.guest(), house.guest()
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

    keeper_round, keeper.ROUND = keeper.ROUND, 0.05
    try:
        run(story())
    finally:
        keeper.ROUND = keeper_round


def test_a_table_that_cannot_be_read_is_said_to_be_so() -> None:
    async def story() -> None:
        store = Troubled()
        async with household(store) as house:
            ann, table = await begun(house, ME, {"kind": "here"})
            house.hall.lives.clear()
            store.mute = True
            assert (await ann.table(table["id"], status=503))["kind"] == "storage"
            async with ann.call(table["id"]) as call:
                assert (await call.receive())["kind"] == "storage"
                assert await call.receive() == {}
            store.mute = False
            assert (await ann.table(table["id"]))["seq"] == table["seq"]
            assert not house.hall._loading

    run(story())


def test_looking_for_tables_that_are_not_there_leaves_no_trace() -> None:
    async def story() -> None:
        async with household() as house:
            eve = house.guest()
            for number in range(5):
                await eve.table(f"nothing{number}", status=404)
            assert not house.hall._loading
            assert not house.hall.lives

    run(story())


def test_tables_nobody_looks_at_leave_memory_and_come_back() -> None:
    async def story() -> None:
        async with household() as house:
            ann, table = await begun(house, ME, {"kind": "here"})
            house.hall.clock = lambda: 4e9
            house.hall.tidy()
            assert table["id"] not in house.hall.lives
            again = await ann.table(table["id"])
            assert (again["seq"], again["view"]) == (table["seq"], table["view"])
            assert again["log"] == table["log"]

    run(story())
