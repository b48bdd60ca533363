"""Connections to NATS servers, for the bus and for searches on other machines."""

import asyncio
import logging
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from embertide.core.errors import Malformed

# Imported in functions because the package is optional.
if TYPE_CHECKING:
    from nats.aio.client import Client

HEARTBEAT = 5.0
"""Seconds between two checks that the server still answers, and the timeout of a check."""


log = logging.getLogger("embertide.nats")


class NatsAway(Exception):
    """No NATS server can be reached, or the connection is lost; the argument says why."""


class NatsServers(NamedTuple):
    """The servers of one NATS cluster, and how to log in."""

    urls: Sequence[str]
    """`nats://HOST:PORT` or `tls://…`, each with a user and a password if needed."""
    credentials: Path | None = None
    """A credentials file, as `nsc` makes it."""


def check_installed() -> None:
    """Raise Malformed unless the optional package is installed."""
    try:
        import nats  # noqa: F401, PLC0415
    except ModuleNotFoundError:
        raise Malformed("nats-missing") from None


@contextmanager
def nats_errors() -> Iterator[None]:
    """Raise NatsAway instead of the errors of the client."""
    from nats.errors import Error  # noqa: PLC0415

    try:
        yield
    except (Error, OSError, TimeoutError, ValueError) as error:
        raise NatsAway(type(error).__name__) from error


async def connect(servers: NatsServers, lost: asyncio.Event) -> "Client":
    """Return a connection, which sets `lost` when it ends; raise NatsAway.

    It does not reconnect by itself, since more than subscriptions has to be restored then.
    """
    import nats  # noqa: PLC0415

    async def on_closed() -> None:
        lost.set()

    async def on_error(error: Exception) -> None:
        log.warning("nats", extra={"kind": type(error).__name__})

    with nats_errors():
        async with asyncio.timeout(2 * HEARTBEAT):
            return await nats.connect(
                list(servers.urls),
                user_credentials=servers.credentials,
                allow_reconnect=False,
                # More attempts at each server would be made before the first error.
                max_reconnect_attempts=1,
                reconnect_time_wait=0,
                connect_timeout=int(HEARTBEAT),
                ping_interval=int(HEARTBEAT),
                max_outstanding_pings=1,
                no_echo=True,
                closed_cb=on_closed,
                error_cb=on_error,
            )


async def publish(client: "Client", subject: str, payload: bytes, reply: str = "") -> None:
    """Publish a message; raise NatsAway.

    The client ignores a cancellation while it writes, which would be lost without the shield.
    """
    with nats_errors():
        await asyncio.shield(client.publish(subject, payload, reply))


async def end(tasks: Iterable[asyncio.Task[None]]) -> None:
    """Cancel tasks that use a client until they have ended, since it may ignore that once."""
    left = {task for task in tasks if not task.done()}
    while left:
        for task in left:
            task.cancel()
        _, left = await asyncio.wait(left, timeout=0.1)
