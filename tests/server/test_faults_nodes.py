"""Two nodes on one database: people see each other, one node thinks, and one may die."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterator

import httpx
import pytest
from websockets.asyncio.client import ClientConnection

from embertide.server.identity import new_person
from tests.server.players import FRIENDS, Json, Notes, Player, open_table
from tests.server.processes import Nursery, Running

WITHIN = 30.0
"""Seconds in which everything has to happen, however busy the machine."""

MOVES = 20


@pytest.fixture
def nodes(servers: Nursery, postgres_url: str) -> Iterator[tuple[Running, Running]]:
    first, second = servers.start(postgres_url), servers.start(postgres_url)
    yield first, second
    first.kill()
    second.kill()


async def heard(socket: ClientConnection, wanted: Callable[[Json], bool]) -> Json:
    """The first message of that kind."""
    async with asyncio.timeout(WITHIN):
        while not wanted(message := json.loads(await socket.recv())):
            pass
    return dict(message)


def on_table(wanted: Callable[[Json], bool]) -> Callable[[Json], bool]:
    return lambda message: message["type"] == "table" and wanted(message)


def at(node: Running) -> Player:
    return Player(new_person(), node.address, Notes())


async def until(true: Callable[[], Awaitable[bool]]) -> None:
    async with asyncio.timeout(WITHIN):
        while not await true():
            await asyncio.sleep(0.05)


def test_friends_on_two_nodes_see_each_other(nodes: tuple[Running, Running]) -> None:
    async def play() -> None:
        ann, bob = (at(node) for node in nodes)
        table = await open_table(ann, "feurio", FRIENDS, bob)
        async with ann.socket(table) as here, bob.socket(table) as there:
            await heard(here, on_table(lambda seen: all(s["present"] for s in seen["seats"])))
            seen = await heard(
                there, on_table(lambda seen: all(s["present"] for s in seen["seats"]))
            )
            mover, other = (there, here) if seen["moves"] else (here, there)
            if not seen["moves"]:
                seen = await ann.ask("GET", f"/tables/{table}")
            move = {"type": "move", "id": "m", "ply": seen["ply"], "move": seen["moves"][0]}
            await mover.send(json.dumps(move))
            done = await heard(mover, lambda message: message["type"] == "done")
            told = await heard(other, on_table(lambda seen: seen["seq"] >= done["seq"]))
            assert told["log"][0]["told"]["key"]
        async with ann.socket(table) as here:
            await heard(here, on_table(lambda seen: not seen["seats"][1]["present"]))

    asyncio.run(play())


async def thoughts(node: Running) -> int:
    async with httpx.AsyncClient() as client:
        text = (await client.get(f"{node.address()}/metrics")).text
    counts = [line for line in text.split("\n") if line.startswith("embertide_think_seconds_count")]
    return sum(int(float(line.rsplit(" ", 1)[1])) for line in counts)


COMPUTERS = [{"kind": "computer", "level": "spark"}] * 4


async def moved(somebody: Player, table: str, key: str) -> int:
    return int((await somebody.ask("GET", f"/tables/{table}?key={key}"))["ply"])


def test_one_node_thinks_and_another_takes_over(nodes: tuple[Running, Running]) -> None:
    async def watch() -> None:
        ann, bob = (at(node) for node in nodes)
        opened = await ann.ask("POST", "/tables", json={"game": "feurio", "seats": COMPUTERS})
        table, key = opened["id"], opened["watch"]
        # Both nodes hear of every move, as somebody looks on at each.
        async with ann.socket(table, key), bob.socket(table, key):

            async def far() -> bool:
                return await moved(bob, table, key) >= MOVES

            await until(far)
        counts = [await thoughts(node) for node in nodes]
        plies = await moved(bob, table, key)
        assert min(counts) == 0
        assert max(counts) <= plies + 1
        await asyncio.to_thread(nodes[counts.index(max(counts))].kill)
        left = (ann, bob)[counts.index(0)]
        before = await moved(left, table, key)

        async def on() -> bool:
            seen = await left.ask("GET", f"/tables/{table}?key={key}")
            return bool(seen["ply"] > before or seen["phase"] == "over")

        await until(on)

    asyncio.run(watch())
