"""Times without a running server are not charged to the players' clocks."""

import asyncio
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from functools import partial

import pytest

from embertide.catalog import ROOMS
from embertide.core.seal import seat_hash
from embertide.host.heartbeat import ALIVE, Heartbeat
from embertide.host.opening import opening
from embertide.host.registry import TableRegistry
from embertide.play.table.absence import time_up
from embertide.play.table.agreement import Agreement
from embertide.play.table.clock import Clock, ClockKind
from embertide.play.table.command import Decision, Issuer
from embertide.play.table.events import Paused
from embertide.play.table.seating import add_entropy, begin, commit_seat
from embertide.play.table.table import Table
from embertide.server.people.identity import new_person
from embertide.store.memory import MemoryStore
from embertide.store.open import open_store
from embertide.store.store import StorageUnavailable, Store
from tests.support.players import Notes, Player, sealing
from tests.support.processes import ServerLauncher
from tests.support.seated import entropy as number
from tests.support.seated import person

BANK = Clock(ClockKind.BANK, 60)
MINUTES = {"kind": "bank", "seconds": 600, "added": 0}


@dataclass
class Time:
    """The time of all nodes: by the wall, and steady."""

    wall: float = 1000.0
    steady: float = 50.0

    def pass_by(self, seconds: float) -> None:
        self.wall += seconds
        self.steady += seconds


async def started(store: Store, now: Time, node: str = "one") -> tuple[TableRegistry, Heartbeat]:
    """Start the part of a node that concerns clocks."""
    registry = TableRegistry(store, ROOMS, lambda: now.wall)
    heartbeat = Heartbeat(registry, node, lambda: now.steady)
    await heartbeat.open()
    return registry, heartbeat


async def clocked(registry: TableRegistry) -> None:
    """Begin a game with clocks at the table `t`."""
    room = ROOMS["firewater"]
    agreement = Agreement(room.name, room.menu.order(2), clock=BANK)
    first = opening(agreement, [person("ann"), person("bob")], "ann", registry.clock())
    await registry.add("t", first, lambda table: begin(table, registry.clock()))
    people = [Issuer(who, registry.clock()) for who in ("ann", "bob")]

    def give(table: Table, at: int) -> Decision:
        return add_entropy(table, people[at], number(at))

    def commit(table: Table, at: int) -> Decision:
        hashed = seat_hash("t", table.seal.commitment, at, number(at))
        return commit_seat(table, people[at], at, hashed)

    for command in (commit, give):
        for at in range(2):
            await registry.act("t", partial(command, at=at))


async def due(registry: TableRegistry) -> float:
    found = (await registry.loaded("t")).table.due
    assert found is not None
    return found


def test_a_clock_stands_still_between_the_last_sign_of_life_and_the_start() -> None:
    async def story() -> None:
        store, now = MemoryStore(), Time()
        await clocked((await started(store, now))[0])
        now.pass_by(500.0)
        registry, _ = await started(store, now)
        assert await due(registry) == 1560.0
        await registry.act("t", lambda table: time_up(table, now.wall))
        assert not (await registry.loaded("t")).table.thinks
        # A later start credits nothing again: the event says what was credited.
        now.pass_by(2.0)
        again, _ = await started(store, now)
        assert await due(again) == 1560.0
        changes = [event.change for event in await again.events("t")]
        assert changes[-1] == Paused(1000.0, 1500.0)

    asyncio.run(story())


def test_a_short_gap_is_no_outage() -> None:
    async def story() -> None:
        store, now = MemoryStore(), Time()
        await clocked((await started(store, now))[0])
        now.pass_by(6.0)
        registry, _ = await started(store, now)
        assert await due(registry) == 1060.0

    asyncio.run(story())


def test_no_outage_while_another_node_is_alive() -> None:
    async def story() -> None:
        store, now = MemoryStore(), Time()
        _, other = await started(store, now, "other")
        await clocked((await started(store, now))[0])
        for _ in range(10):
            now.pass_by(5.0)
            await other._beat()
        registry, _ = await started(store, now)
        assert await due(registry) == 1060.0

    asyncio.run(story())


def test_nodes_that_start_together_credit_an_outage_once(postgres_url: str) -> None:
    async def story() -> None:
        stores, now = [open_store(postgres_url) for _ in range(4)], Time()
        for store in stores:
            await store.open()
        await clocked((await started(stores[0], now))[0])
        now.pass_by(500.0)
        starts = [started(store, now, f"node {i}") for i, store in enumerate(stores)]
        nodes = await asyncio.gather(*starts)
        assert await asyncio.gather(*(due(registry) for registry, _ in nodes)) == [1560.0] * 4
        events = await nodes[0][0].events("t")
        assert sum(isinstance(event.change, Paused) for event in events) == 1
        for store in stores:
            await store.close()

    asyncio.run(story())


def test_a_store_that_was_away_is_an_outage() -> None:
    """No player could move meanwhile."""

    async def story() -> None:
        store, now = MemoryStore(), Time()
        registry, _ = await started(store, now)
        other, listener = await started(store, now, "other")
        await clocked(registry)
        assert await due(other) == 1060.0
        now.pass_by(100.0)
        # The first command after it notices the outage before it is decided.
        await registry.act("t", lambda table: time_up(table, now.wall))
        assert await due(registry) == 1160.0
        await other.catch_up(await other.loaded("t"))
        await listener.check()
        assert await due(other) == 1160.0

    asyncio.run(story())


def test_a_wall_clock_that_jumps_forward_while_down_takes_no_time() -> None:
    async def story() -> None:
        store, now = MemoryStore(), Time()
        await clocked((await started(store, now))[0])
        now.wall += 365 * 86400
        registry, _ = await started(store, now)
        assert await due(registry) == now.wall + 60.0

    asyncio.run(story())


def test_a_wall_clock_that_was_set_back_while_down_gives_no_time() -> None:
    async def story() -> None:
        store, now = MemoryStore(), Time(wall=900_000.0)
        await clocked((await started(store, now))[0])
        now.wall -= 86400
        registry, _ = await started(store, now)
        assert await due(registry) == now.wall + 60.0

    asyncio.run(story())


def test_reading_a_table_works_while_nothing_can_be_stored(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        store, now = MemoryStore(), Time()
        await clocked((await started(store, now))[0])
        now.pass_by(500.0)
        registry, _ = await started(store, now)

        async def full(*_: object) -> None:
            raise StorageUnavailable("storage-full")

        with monkeypatch.context() as patched:
            patched.setattr(store, "append", full)
            assert await due(registry) == 1060.0
        await registry.act("t", lambda table: time_up(table, now.wall))
        assert await due(registry) == 1560.0

    asyncio.run(story())


def move_past(database: str, seconds: float) -> None:
    """Let everything in a database be older than it is, as if nothing had run for that time."""
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("UPDATE events SET at = at - ?", (seconds,))
        connection.execute("UPDATE tables SET due = due - ?", (seconds,))
        changed = connection.execute(
            "UPDATE keeps SET data = json_object('at', data ->> 'at' - ?) WHERE name = ?",
            (seconds, ALIVE),
        )
        assert changed.rowcount == 1


def test_a_killed_server_charges_no_clock(servers: ServerLauncher, sqlite_url: str) -> None:
    """A bank of ten minutes survives a server that is down for longer than that."""
    server = servers.start(sqlite_url)
    address = server.address()
    people = [new_person(), new_person()]

    async def opened() -> str:
        ann, bob = (Player(who, lambda: address, Notes()) for who in people)
        seats = [{"kind": "me"}, {"kind": "friend"}]
        order = {"game": "firewater", "seats": seats, "clock": MINUTES}
        table = await ann.ask("POST", "/tables", json=order)
        name, key = str(table["id"]), table["seats"][1]["key"]
        await bob.ask("POST", f"/tables/{name}/join", json={"key": key})
        for at, request in sealing(table, 2):
            await (ann, bob)[at].ask("POST", f"/tables/{name}/requests", json=request)
        return name

    name = asyncio.run(opened())
    server.kill()
    move_past(sqlite_url.partition("///")[2], 1000.0)
    address = servers.start(sqlite_url).address()

    async def goes_on() -> None:
        ann = Player(people[0], lambda: address, Notes())
        seen = await ann.ask("GET", f"/tables/{name}")
        assert seen["seats"][0]["left"] > 0.0
        assert not seen["seats"][0]["away"]
        body = {"type": "move", "id": "m", "ply": seen["ply"], "move": seen["moves"][0]}
        assert (await ann.ask("POST", f"/tables/{name}/requests", json=body))["type"] == "done"
        again = {"type": "return", "id": "r"}
        assert (await ann.ask("POST", f"/tables/{name}/requests", json=again))["type"] == "done"

    asyncio.run(goes_on())
