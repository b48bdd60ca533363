"""The bus over NATS: a subject for each table, so that a node receives only what it follows."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, NamedTuple

from embertide.store.bus import Change, Newest
from embertide.store.bus_message import read_change, write_change
from embertide.store.local_bus import LocalBus
from embertide.store.nats_client import HEARTBEAT, NatsAway, NatsServers, end, log, nats_errors
from embertide.store.nats_link import NatsLink
from embertide.store.store import StorageUnavailable

if TYPE_CHECKING:
    from nats.aio.client import Client
    from nats.aio.msg import Msg
    from nats.aio.subscription import Subscription

NODES = "embertide.nodes"
"""Subject of texts for all nodes."""

TABLES = "embertide.tables"
"""Prefix of the subjects of a table: `TABLES.ID.changed`, `.text` and `.followed`."""

CATCH_UP = 15.0
"""Seconds between two queries for changes whose message was lost on its way."""

AWAY = 2.0
"""Seconds between two such queries while there is no connection."""

FOLLOW_TIMEOUT = 1.0
"""Seconds to wait for the confirmation of a subscription; without it, changes are caught up."""

OUTBOX = 10_000
"""Messages that wait for a slow or unreachable server; the oldest are dropped beyond that."""


class _Outgoing(NamedTuple):
    subject: str
    payload: bytes


class NatsBus(LocalBus):
    """Sends changes after their commit; without a server, nodes query the store instead."""

    def __init__(self, servers: NatsServers) -> None:
        super().__init__()
        self._link = NatsLink(servers, self._on_connect, self._on_lost)
        self._subscriptions: dict[str, Subscription] = {}
        self._outbox: deque[_Outgoing] = deque(maxlen=OUTBOX)
        self._filled = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self, newest: Newest) -> None:
        """Start to connect; return when that has succeeded or failed once."""
        await super().open(newest)
        jobs = (self._send_all(), self._repeat_catch_up())
        self._tasks = [asyncio.create_task(job) for job in jobs]
        await self._link.open()

    async def close(self) -> None:
        """Send what waits, for a moment, and disconnect."""
        with suppress(TimeoutError):
            async with asyncio.timeout(FOLLOW_TIMEOUT):
                while self._outbox and self._link.client is not None:
                    await asyncio.sleep(0.01)
        await self._link.close()
        await end(self._tasks)

    async def follow(self, table: str) -> None:
        """Subscribe to a table; return when its changes are reported, or after a moment."""
        await super().follow(table)
        client = self._link.client
        if client is None or table in self._subscriptions:
            return
        with suppress(NatsAway), nats_errors():
            async with asyncio.timeout(FOLLOW_TIMEOUT):
                await self._subscribe(client, table)
                await client.flush()
        self._send(table, "followed")

    async def unfollow(self, table: str) -> None:
        """Cancel the subscription to a table."""
        await super().unfollow(table)
        subscription = self._subscriptions.pop(table, None)
        if subscription is not None:
            with suppress(NatsAway), nats_errors():
                await subscription.unsubscribe()

    def publish(self, changes: Sequence[Change]) -> None:
        """Queue changes for the nodes that follow the tables; report them here as well."""
        super().publish(changes)
        for change in changes:
            self._send(change.table, "changed", write_change(change))

    async def broadcast(self, text: str, table: str | None = None) -> None:
        """Queue a text for the other nodes, about a table for those that follow it."""
        if table is None:
            self._queue(_Outgoing(NODES, text.encode()))
        else:
            self._send(table, "text", text)

    def _send(self, table: str, kind: str, text: str = "") -> None:
        self._queue(_Outgoing(f"{_subject(table)}.{kind}", text.encode()))

    def _queue(self, message: _Outgoing) -> None:
        self._outbox.append(message)
        self._filled.set()

    async def _send_all(self) -> None:
        """Send queued messages while there is a connection.

        A task does it, since the client waits when a server is slow, and no move may wait for it.
        """
        while True:
            await self._filled.wait()
            self._filled.clear()
            client = self._link.client
            with suppress(NatsAway), nats_errors():
                while client is not None and self._outbox:
                    message = self._outbox.popleft()
                    await client.publish(message.subject, message.payload)

    async def _on_connect(self, client: "Client") -> None:
        await client.subscribe(NODES, cb=self._on_text)
        for table in tuple(self._followed):
            await self._subscribe(client, table)
        await client.flush(int(HEARTBEAT))
        for table in self._followed:
            self._send(table, "followed")
        self._filled.set()
        await self._try_catch_up()

    def _on_lost(self) -> None:
        self._subscriptions.clear()

    async def _subscribe(self, client: "Client", table: str) -> None:
        subscription = await client.subscribe(f"{_subject(table)}.*", cb=self._on_message(table))
        if table in self._followed and table not in self._subscriptions:
            self._subscriptions[table] = subscription
        else:
            await subscription.unsubscribe()

    def _on_message(self, table: str) -> "Callable[[Msg], Awaitable[None]]":
        async def receive(message: "Msg") -> None:
            match message.subject.rpartition(".")[2]:
                case "changed":
                    self._report(read_change(message.data.decode()))
                case "text":
                    self._hear(message.data.decode())
                case "followed":
                    self._answer(table)
                case _:
                    # A newer version of this program may run on another node.
                    log.warning("message ignored")

        return receive

    async def _on_text(self, message: "Msg") -> None:
        self._hear(message.data.decode())

    def _answer(self, table: str) -> None:
        """Send the notes about a table to a node that begins to follow it."""
        for listener in self._listeners:
            for text in listener.notes(table):
                self._send(table, "text", text)

    async def _repeat_catch_up(self) -> None:
        while True:
            await asyncio.sleep(CATCH_UP if self._link.client is not None else AWAY)
            await self._try_catch_up()

    async def _try_catch_up(self) -> None:
        # No report from here: whatever else uses the unreachable database raises by itself.
        with suppress(StorageUnavailable):
            await self._catch_up()


def _subject(table: str) -> str:
    """Return the prefix of a table's subjects; ids of tables hold no dots or spaces."""
    return f"{TABLES}.{table}"
