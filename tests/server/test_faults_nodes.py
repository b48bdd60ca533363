"""Two nodes on one database: shared tables, one node that searches, and the loss of a node."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterator

import httpx
import pytest
from websockets.asyncio.client import ClientConnection

from embertide.server.people.identity import new_person
from tests.support.patience import PATIENCE
from tests.support.players import FRIENDS, Json, Notes, Player, open_table
from tests.support.processes import Running, ServerLauncher

MOVES = 20


@pytest.fixture(params=["notify", "nats"])
def nodes(
    request: pytest.FixtureRequest, servers: ServerLauncher, postgres_url: str
) -> Iterator[tuple[Running, Running]]:
    """Two nodes, which inform each other through the database or through NATS."""
    environ: dict[str, str] = {}
    if request.param == "nats":
        environ["EMBERTIDE_NATS"] = request.getfixturevalue("nats").url
    first, second = (servers.start(postgres_url, **environ) for _ in range(2))
    yield first, second
    first.kill()
    second.kill()


async def heard(socket: ClientConnection, wanted: Callable[[Json], bool]) -> Json:
    """Return the first message for which `wanted` holds."""
    async with asyncio.timeout(PATIENCE):
        while not wanted(message := json.loads(await socket.recv())):
            pass
    return dict(message)


def on_table(wanted: Callable[[Json], bool]) -> Callable[[Json], bool]:
    return lambda message: message["type"] == "table" and wanted(message)


def at(node: Running) -> Player:
    return Player(new_person(), node.address, Notes())


async def until(true: Callable[[], Awaitable[bool]]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not await true():
            await asyncio.sleep(0.05)


async def say_hello(here: ClientConnection, there: ClientConnection) -> list[Json]:
    """Say hello until it has reached both, since one may be lost; return what they heard."""
    hearing = [
        asyncio.ensure_future(heard(socket, lambda message: message["type"] == "said"))
        for socket in (here, there)
    ]
    left = set(hearing)
    while left:
        await here.send(json.dumps({"type": "say", "id": "s", "phrase": "hello"}))
        _, left = await asyncio.wait(left, timeout=1)
    return [await one for one in hearing]


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
            async with asyncio.timeout(PATIENCE):
                # The last event that began the game was stored by Bob's node.
                while not seen["moves"]:
                    seen = await ann.ask("GET", f"/tables/{table}")
            move = {"type": "move", "id": "m", "ply": seen["ply"], "move": seen["moves"][0]}
            await mover.send(json.dumps(move))
            done = await heard(mover, lambda message: message["type"] == "done")
            reply = await heard(other, on_table(lambda seen: seen["seq"] >= done["seq"]))
            assert reply["log"][0]["told"]["key"]
            for said in await say_hello(here, there):
                assert said == {"type": "said", "seat": 0, "phrase": "hello"}
        async with ann.socket(table) as here:
            await heard(here, on_table(lambda seen: not seen["seats"][1]["present"]))

    asyncio.run(play())


async def thoughts(node: Running) -> int:
    async with httpx.AsyncClient(timeout=PATIENCE) as client:
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
        # Both nodes are notified of every move, since each has a spectator.
        async with ann.socket(table, key), bob.socket(table, key):

            async def far() -> bool:
                return await moved(bob, table, key) >= MOVES

            await until(far)
        counts = [await thoughts(node) for node in nodes]
        plies = await moved(bob, table, key)
        # Were both nodes to search for each move, it would be twice as many. A few more than the
        # moves are right: a node that a busy machine holds up for long loses its lease.
        assert sum(counts) < 1.5 * plies
        await asyncio.to_thread(nodes[counts.index(max(counts))].kill)
        left = (bob, ann)[counts.index(max(counts))]
        before = await moved(left, table, key)

        async def on() -> bool:
            seen = await left.ask("GET", f"/tables/{table}?key={key}")
            return bool(seen["ply"] > before or seen["phase"] == "over")

        await until(on)

    asyncio.run(watch())
