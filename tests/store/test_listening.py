"""Reports of changes by any node, and texts of other nodes, over every bus."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from itertools import count
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import Connection, make_url, text
from sqlalchemy.ext.asyncio import create_async_engine

from embertide.play.table.event_json import StoredEvent
from embertide.store import nats_bus, nats_client, nats_link, notify_bus
from embertide.store.bus import Change
from embertide.store.bus_message import LONGEST
from embertide.store.store import Store, Taken
from tests.store.conftest import LISTING, event, moves, opened
from tests.support.nats import NatsProcess
from tests.support.patience import PATIENCE

if TYPE_CHECKING:
    from nats.aio.client import Client

pytestmark = pytest.mark.anyio

LISTENING = """
SELECT pid FROM pg_stat_activity
WHERE datname = current_database() AND query = 'SELECT clock_timestamp()'
"""
"""The connections that listen for notifications, as soon as they have asked for the time."""

Nodes = tuple[Store, Store]


class Received:
    """The messages that a node has received; it has notes about a table named `t`."""

    def __init__(self, store: Store) -> None:
        self.changes: list[tuple[str, int]] = []
        self.events: list[Sequence[StoredEvent]] = []
        self.texts: list[str] = []
        self._news = asyncio.Event()
        store.bus.listen(self)

    def changed(self, change: Change) -> None:
        self.changes.append((change.table, change.seq))
        self.events.append(change.events)
        self._news.set()

    def heard(self, text: str) -> None:
        self.texts.append(text)
        self._news.set()

    def notes(self, table: str) -> Sequence[str]:
        return ["a note"] if table == "t" else []

    async def until(self, note: tuple[str, int] | str) -> None:
        async with asyncio.timeout(PATIENCE):
            while note not in self.changes and note not in self.texts:
                self._news.clear()
                await self._news.wait()


@pytest.fixture(params=["notify", "nats"])
async def nodes(request: pytest.FixtureRequest, postgres_url: str) -> AsyncIterator[Nodes]:
    nats = request.getfixturevalue("nats").url if request.param == "nats" else None
    async with opened(postgres_url, nats) as first, opened(postgres_url, nats) as second:
        yield first, second


@pytest.fixture
async def nats_nodes(nats: NatsProcess, postgres_url: str) -> AsyncIterator[Nodes]:
    async with opened(postgres_url, nats.url) as first, opened(postgres_url, nats.url) as second:
        yield first, second


async def send_until(received: Received, send: Callable[[], Awaitable[None]]) -> None:
    """Send a text until one arrives: it is lost with the connection that carries it."""
    async with asyncio.timeout(PATIENCE):
        while not received.texts:
            await send()
            await asyncio.sleep(1)


async def test_a_node_is_notified_of_its_own_changes(store: Store) -> None:
    received = Received(store)
    for table in "tu":
        await store.bus.follow(table)
    await store.add("t", moves(0, 2), LISTING)
    await store.append("t", moves(3, 3), LISTING)
    with pytest.raises(Taken):
        await store.append("t", moves(3, 4), LISTING)
    await store.add("u", moves(0, 0), LISTING)
    await received.until(("u", 0))
    assert received.changes == [("t", 2), ("t", 3), ("u", 0)]


async def test_a_node_is_notified_of_changes_by_another(nodes: Nodes) -> None:
    """The events come with the notice; one that was lost is made up for, without its events."""
    received = Received(nodes[1])
    for number in count():
        table = f"a-table-{number}"
        await nodes[1].bus.follow(table)
        await nodes[0].add(table, moves(0, 2), LISTING)
        await received.until((table, 2))
        assert await nodes[1].events(table) == moves(0, 2)
        if received.events[-1]:
            break
        assert number < 10
    assert received.events[-1] == moves(0, 2)


async def test_long_events_have_to_be_queried(nodes: Nodes) -> None:
    received = Received(nodes[1])
    await nodes[1].bus.follow("t")
    long = [event(0)._replace(data={"text": "é" * LONGEST})]
    await nodes[0].add("t", long, LISTING)
    await received.until(("t", 0))
    assert not any(received.events)
    assert await nodes[1].events("t") == long


async def test_broadcasts_reach_the_other_nodes_only(nodes: Nodes) -> None:
    received = [Received(node) for node in nodes]
    sent: list[str] = []
    # A text is lost with the connection that carries it, so another one follows until one arrives.
    async with asyncio.timeout(PATIENCE):
        while not all(one.texts for one in received):
            sent.append(f"é {len(sent)}")
            await nodes[0].bus.broadcast(f"from the first: {sent[-1]}")
            await nodes[1].bus.broadcast(f"from the second: {sent[-1]}")
            await asyncio.sleep(1)
    for one, other in zip(received, ("second", "first"), strict=True):
        # None from the node itself, and none twice or out of turn.
        expected = [f"from the {other}: {text}" for text in sent]
        assert one.texts == [text for text in expected if text in one.texts]


async def test_a_text_about_a_table_reaches_the_nodes_that_follow_it(nodes: Nodes) -> None:
    received = [Received(node) for node in nodes]
    await nodes[1].bus.follow("u")
    await send_until(received[1], lambda: nodes[0].bus.broadcast("who is there?", "u"))
    assert set(received[1].texts) == {"who is there?"}
    assert received[0].texts == []


async def test_a_node_does_not_receive_its_own_broadcasts(store: Store) -> None:
    received = Received(store)
    await store.bus.broadcast("is anybody there?")
    await store.add("t", moves(0, 0), LISTING)
    await received.until(("t", 0))
    assert received.texts == []


async def test_newest_events(store: Store) -> None:
    await store.add("t", moves(0, 2), LISTING)
    await store.add("u", moves(0, 0), LISTING)
    assert await store.newest(["t", "u", "unknown"]) == {"t": 2, "u": 0}
    assert await store.newest([]) == {}


def pids(connection: Connection) -> Sequence[int]:
    return connection.execute(text(LISTENING)).scalars().all()


async def disconnect(postgres_url: str, number: int) -> None:
    """Terminate the connections of this many nodes that listen."""
    engine = create_async_engine(make_url(postgres_url).set(drivername="postgresql+asyncpg"))
    async with engine.connect() as connection, asyncio.timeout(PATIENCE):
        while len(listening := await connection.run_sync(pids)) < number:
            await connection.rollback()
            await asyncio.sleep(0.05)
        assert len(listening) == number
        for pid in listening:
            await connection.execute(text("SELECT pg_terminate_backend(:pid)"), {"pid": pid})
    await engine.dispose()


async def test_missed_changes_are_reported_after_a_reconnect(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(postgres_url) as first, opened(postgres_url) as second:
        assert isinstance(second.bus, notify_bus.NotifyBus)
        received, go_on, receive = Received(second), asyncio.Event(), second.bus._receive
        await second.bus.follow("t")

        async def receive_later(ready: asyncio.Event) -> None:
            await go_on.wait()
            await receive(ready)

        monkeypatch.setattr(second.bus, "_receive", receive_later)
        await disconnect(postgres_url, 2)
        await first.add("t", moves(0, 2), LISTING)
        await asyncio.sleep(0.1)
        assert received.changes == []
        go_on.set()
        await received.until(("t", 2))
        await first.append("t", moves(3, 3), LISTING)
        await received.until(("t", 3))


async def test_with_nats_a_node_receives_only_the_tables_it_follows(nats_nodes: Nodes) -> None:
    received = Received(nats_nodes[1])
    await nats_nodes[1].bus.follow("followed")
    await nats_nodes[1].bus.follow("no-longer")
    await nats_nodes[1].bus.unfollow("no-longer")
    for table in ("other", "no-longer", "followed"):
        await nats_nodes[0].add(table, moves(0, 0), LISTING)
    await received.until(("followed", 0))
    assert set(received.changes) == {("followed", 0)}


async def test_with_nats_a_new_follower_receives_the_notes_of_others(nats_nodes: Nodes) -> None:
    received = [Received(node) for node in nats_nodes]
    await nats_nodes[0].bus.follow("t")

    async def begin_to_follow() -> None:
        await nats_nodes[1].bus.unfollow("t")
        await nats_nodes[1].bus.follow("t")

    await send_until(received[1], begin_to_follow)
    assert set(received[1].texts) == {"a note"}


async def test_with_nats_no_notification_is_sent(nats_nodes: Nodes, postgres_url: str) -> None:
    async with opened(postgres_url) as listening:
        received = Received(listening)
        await nats_nodes[0].add("t", moves(0, 0), LISTING)
        await listening.add("u", moves(0, 0), LISTING)
        await received.until(("u", 0))
    assert received.changes == [("u", 0)]


async def test_changes_without_nats_are_caught_up(
    nats_nodes: Nodes, nats: NatsProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A killed server delays reports, but loses none and delays no move."""
    monkeypatch.setattr(nats_bus, "AWAY", 0.2)
    received = Received(nats_nodes[1])
    await nats_nodes[1].bus.follow("t")
    nats.kill()
    await nats_nodes[0].add("t", moves(0, 2), LISTING)
    await received.until(("t", 2))
    await nats_nodes[1].bus.follow("u")
    nats.start()
    await nats_nodes[0].add("u", moves(0, 0), LISTING)
    await received.until(("u", 0))


async def test_a_reconnect_to_nats_catches_up(
    nats_nodes: Nodes, nats: NatsProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(nats_bus, "AWAY", 3600.0)
    monkeypatch.setattr(nats_bus, "CATCH_UP", 3600.0)
    received = Received(nats_nodes[1])
    await nats_nodes[1].bus.follow("t")
    nats.kill()
    await nats_nodes[0].add("t", moves(0, 2), LISTING)
    nats.start()
    await received.until(("t", 2))
    await nats_nodes[0].append("t", moves(3, 3), LISTING)
    await received.until(("t", 3))


async def test_a_node_starts_without_nats(nats: NatsProcess, postgres_url: str) -> None:
    nats.kill()
    async with opened(postgres_url, nats.url) as store:
        received = Received(store)
        await store.bus.follow("t")
        await store.add("t", moves(0, 0), LISTING)
        await received.until(("t", 0))


async def test_a_stalled_nats_server_delays_no_move(
    nats: NatsProcess, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nor before that is noticed, which is here never: who waited for it would wait for ever."""
    for module in (nats_bus, nats_client, nats_link):
        monkeypatch.setattr(module, "HEARTBEAT", 3600.0)
    async with opened(postgres_url, nats.url) as first, opened(postgres_url, nats.url) as second:
        received = Received(second)
        await second.bus.follow("t")
        nats.pause()
        try:
            async with asyncio.timeout(PATIENCE):
                await first.add("t", moves(0, 0), LISTING)
                for seq in range(1, 50):
                    await first.append("t", moves(seq, seq), LISTING)
        finally:
            nats.go_on()
        await received.until(("t", 49))


def connect_in_order(
    monkeypatch: pytest.MonkeyPatch, first: nats_bus.NatsBus, second: nats_bus.NatsBus
) -> None:
    """Let the second node connect after the first: NATS keeps nothing for a node that is away."""
    connected = asyncio.Event()
    begin, go_on = first._link._on_connect, second._link._on_connect

    async def connect_first(client: "Client") -> None:
        await begin(client)
        connected.set()

    async def connect_second(client: "Client") -> None:
        await connected.wait()
        await go_on(client)

    monkeypatch.setattr(first._link, "_on_connect", connect_first)
    monkeypatch.setattr(second._link, "_on_connect", connect_second)


async def test_a_full_outbox_drops_messages_but_no_change(
    nats_nodes: Nodes, nats: NatsProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    bus, other = (node.bus for node in nats_nodes)
    assert isinstance(bus, nats_bus.NatsBus)
    assert isinstance(other, nats_bus.NatsBus)
    received = Received(nats_nodes[1])
    await other.follow("t")
    nats.kill()
    await nats_nodes[0].add("t", moves(0, 0), LISTING)
    connect_in_order(monkeypatch, other, bus)
    for number in range(nats_bus.OUTBOX + 1):
        await bus.broadcast(f"text {number}")
    nats.start()
    await received.until(("t", 0))
    await received.until(f"text {nats_bus.OUTBOX}")
    assert "text 0" not in received.texts
