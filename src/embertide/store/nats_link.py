"""A connection to NATS that is made again whenever it is lost."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING

from embertide.store.nats_client import (
    HEARTBEAT,
    NatsAway,
    NatsServers,
    check_installed,
    connect,
    end,
    log,
    nats_errors,
)

if TYPE_CHECKING:
    from nats.aio.client import Client

PAUSES = (0.05, 0.1, 0.2, 0.5, 1.0, 2.0)
"""Seconds before each attempt to reconnect; the last value repeats."""

OnConnect = Callable[["Client"], Awaitable[None]]
"""Subscribes to what is needed, and may raise the client's errors."""


class NatsLink:
    """Keeps a connection; `on_connect` and `on_lost` are called each time it changes."""

    def __init__(
        self,
        servers: NatsServers,
        on_connect: OnConnect,
        on_lost: Callable[[], None] = lambda: None,
    ) -> None:
        check_installed()
        self._servers = servers
        self._on_connect, self._on_lost = on_connect, on_lost
        self._task: asyncio.Task[None] | None = None
        self.client: Client | None = None
        """The connection; None while there is none."""

    async def open(self) -> None:
        """Start to connect; return when that has succeeded or failed once."""
        tried = asyncio.Event()
        self._task = asyncio.create_task(self._stay_connected(tried))
        await tried.wait()

    async def close(self) -> None:
        """Disconnect."""
        if self._task is not None:
            await end([self._task])

    async def _stay_connected(self, tried: asyncio.Event) -> None:
        failures = 0
        while True:
            try:
                await self._use_connection(tried)
                failures = 0
            except NatsAway as away:
                log.warning("nats", extra={"kind": str(away)})
            tried.set()
            await asyncio.sleep(PAUSES[min(failures, len(PAUSES) - 1)])
            failures += 1

    async def _use_connection(self, tried: asyncio.Event) -> None:
        """Connect, and return or raise when the connection is lost."""
        lost = asyncio.Event()
        client = await connect(self._servers, lost)
        try:
            self.client = client
            with nats_errors():
                await self._on_connect(client)
                tried.set()
                await self._check(client, lost)
        finally:
            self.client = None
            self._on_lost()
            with suppress(NatsAway), nats_errors():
                async with asyncio.timeout(HEARTBEAT):
                    await client.close()

    async def _check(self, client: "Client", lost: asyncio.Event) -> None:
        """Check that the server answers, until the connection is lost."""
        while not lost.is_set():
            await client.flush(int(HEARTBEAT))
            with suppress(TimeoutError):
                await asyncio.wait_for(lost.wait(), HEARTBEAT)
