"""`embertide think`: search for the web nodes of a server, on this machine."""

import asyncio
import os
import signal
import sys
from collections.abc import Mapping

from embertide.catalog import ROOMS
from embertide.cli.console import Speech
from embertide.core.errors import Malformed
from embertide.server.ops import logs
from embertide.server.settings import Settings, nats_servers
from embertide.server.settings_sources import read_settings
from embertide.store.nats_client import NatsServers, check_installed


def think(flags: Mapping[str, object], speech: Speech) -> None:
    """Answer searches until a stop signal; a flag that is None was not given."""
    settings = read_settings(flags, os.environ)
    servers = nats_servers(settings)
    if servers is None:
        raise Malformed("think-nats")
    check_installed()
    logs.set_up(settings.log_level)
    asyncio.run(_run(settings, servers, speech))


async def _run(settings: Settings, servers: NatsServers, speech: Speech) -> None:
    # Imported on demand: it takes time, and settings are checked before that.
    from embertide.server.thinking.compiling import CompiledRooms  # noqa: PLC0415
    from embertide.server.thinking.remote_server import SearchServer  # noqa: PLC0415

    stop = asyncio.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(number, stop.set)
    await CompiledRooms(ROOMS.values()).load()
    threads = max(1, settings.thinkers)
    sys.stdout.write(speech("think-ready", threads=threads) + "\n")
    sys.stdout.flush()
    await SearchServer(servers, ROOMS, threads).run(stop)
