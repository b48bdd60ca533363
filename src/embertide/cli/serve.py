"""`embertide serve`: run the server."""

import asyncio
import gc
import logging
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

import uvicorn
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from embertide.catalog import ROOMS
from embertide.cli.binding import binding
from embertide.cli.console import Speech
from embertide.cli.workers import Supervisor, check, shared_sockets
from embertide.core.errors import Malformed, Refusal
from embertide.server.ops import logs
from embertide.server.ops.open_files import raise_open_files
from embertide.server.ops.worker import Worker
from embertide.server.people.signing_key import signing_key
from embertide.server.settings import Settings
from embertide.server.settings_sources import read_settings

if TYPE_CHECKING:
    from embertide.server.ops.connections import Connections

KEEP_ALIVE = 75
"""Seconds that an idle connection stays open: longer than nginx and most clients keep theirs, since
a request that meets the close of its connection is lost."""

SHUTDOWN_TIMEOUT = 10
"""Seconds that pending requests have to finish after a stop signal."""


def serve(flags: Mapping[str, object], speech: Speech) -> None:
    """Run the server until a stop signal; a flag that is None was not given."""
    settings = read_settings(flags, os.environ)
    signing_key(settings)
    if settings.workers > 1:
        check(settings)
    with bind(settings.host, settings.port) as listener:
        address = address_of(listener)
        if settings.workers > 1:
            _serve_workers(settings, listener, lambda: _welcome(address, settings, speech), speech)
        else:
            logs.set_up(settings.log_level)
            _serve_one(settings, listener, lambda: _welcome(address, settings, speech))


def _serve_one(
    settings: Settings,
    listener: socket.socket,
    opened: Callable[[], None],
    worker: Worker | None = None,
) -> None:
    # Imported on demand: the server takes time to load, and settings are checked before that.
    from embertide.server.app import make_app  # noqa: PLC0415
    from embertide.server.ops.connections import Connections  # noqa: PLC0415

    leaving = asyncio.Event()
    connections = Connections(settings, raise_open_files())
    app = Opening(make_app(settings, ROOMS, connections, leaving, worker), opened)
    _run(app, StoppingServer(configure(app, settings, connections), leaving), listener)


def _serve_workers(
    settings: Settings, listener: socket.socket, opened: Callable[[], None], speech: Speech
) -> None:
    """Run several workers, each a copy of this process with everything loaded."""

    def serve_worker(worker: Worker, own: socket.socket, opened: Callable[[], None]) -> str:
        logs.set_up(settings.log_level, worker=worker.number)
        try:
            _serve_one(worker.share(settings), own, opened, worker)
        except Refusal as no:
            return no.say(speech.say)
        return ""

    # Bound before everything is loaded, so that a wrong address is reported at once.
    sockets = shared_sockets(listener, settings.workers)
    _load(computers=settings.thinkers > 0)
    supervisor = Supervisor(sockets, serve_worker)
    reason = supervisor.run(opened)
    if reason:
        sys.stderr.write(reason + "\n")
        sys.exit(2)
    supervisor.end()


def _load(computers: bool) -> None:
    """Load the server and its compiled code, whose memory the workers then share."""
    import embertide.server.app  # noqa: F401, PLC0415
    from embertide.server.thinking.compiling import load_computers  # noqa: PLC0415

    if computers:
        load_computers(tuple(ROOMS.values()))
    gc.collect()
    gc.freeze()


class StoppingServer(uvicorn.Server):
    """A server that announces its stop, so that it need not wait for requests that wait."""

    def __init__(self, config: uvicorn.Config, leaving: asyncio.Event) -> None:
        super().__init__(config)
        self._leaving = leaving

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Announce the stop, then wait for requests and close the application."""
        self._leaving.set()
        await super().shutdown(sockets)


def _run(app: "Opening", server: uvicorn.Server, listener: socket.socket) -> None:
    try:
        server.run(sockets=[listener])
    except SystemExit:
        # Uvicorn exits like this when the application failed to start, whatever the reason.
        if app.refusal is None:
            raise
        raise app.refusal from None


def bind(host: str, port: int) -> socket.socket:
    """Return the listening socket; raise Malformed if the address cannot be used.

    It is bound first, so that a wrong address is reported before anything is loaded.
    """
    try:
        family, kind, _, _, place = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
    except (socket.gaierror, UnicodeError):
        raise Malformed("serve-host-unknown", host=host) from None
    listener = socket.socket(family, kind)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        with binding(host, port):
            listener.bind(place)
            # With SO_REUSEADDR two sockets may bind the same port; the second to listen fails.
            listener.listen(2048)
    except BaseException:
        listener.close()
        raise
    return listener


def address_of(listener: socket.socket) -> str:
    """Return the address of the server for a browser on this machine."""
    host, port = listener.getsockname()[:2]
    if host in {"0.0.0.0", "::"}:  # noqa: S104 - compared, not bound
        host = "localhost"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def configure(app: ASGIApp, settings: Settings, connections: "Connections") -> uvicorn.Config:
    """Return the settings of uvicorn for an application."""
    from embertide.server.ops.protocols import limited_protocols  # noqa: PLC0415

    http, sockets = limited_protocols(connections)
    return uvicorn.Config(
        app,
        http=http,
        ws=sockets,
        ws_max_size=settings.limits.message_bytes,
        # Compression would cost tens of kilobytes for each socket, and time for each message.
        ws_per_message_deflate=False,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        timeout_keep_alive=KEEP_ALIVE,
        timeout_graceful_shutdown=SHUTDOWN_TIMEOUT,
    )


class Opening:
    """An ASGI application that reports when it has started, or keeps the reason why it did not."""

    def __init__(self, app: ASGIApp, opened: Callable[[], None]) -> None:
        self._app, self._opened = app, opened
        self._is_open = False
        self.refusal: Refusal | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Forward every call; keep a refusal raised during startup."""
        if scope["type"] != "lifespan":
            await self._app(scope, receive, send)
            return

        async def listening(message: Message) -> None:
            # The message would be a traceback; the refusal is reported once, below.
            if message["type"] != "lifespan.startup.failed":
                await send(message)
            if message["type"] == "lifespan.startup.complete":
                self._is_open = True
                self._opened()

        try:
            await self._app(scope, receive, listening)
        except Refusal as no:
            if self._is_open:
                raise
            self.refusal = no
            # Uvicorn would add a line that the start has failed.
            logging.getLogger("uvicorn.error").setLevel(logging.CRITICAL)
            await send({"type": "lifespan.startup.failed", "message": ""})


def _welcome(address: str, settings: Settings, speech: Speech) -> None:
    sys.stdout.write(speech("serve-ready", address=address) + "\n")
    sys.stdout.flush()
    if settings.browser and _has_screen():
        # Some browsers block the caller until they are closed.
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def _has_screen() -> bool:
    """Return whether a browser would open in a window rather than inside this terminal."""
    windows = sys.platform in {"darwin", "win32"}
    return windows or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
