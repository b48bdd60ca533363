"""`embertide serve` and `embertide backup`: the house opens its door, and saves its memory."""

import errno
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Mapping
from pathlib import Path

import uvicorn
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from embertide.catalog import ROOMS
from embertide.cli.console import Speech
from embertide.core.errors import Malformed, Refusal
from embertide.server import logs
from embertide.server.secret import signing_key
from embertide.server.settings import Settings
from embertide.server.sources import read_settings

FAREWELL = 10
"""Seconds that requests under way have to end when the server is told to stop."""

BIND_TROUBLES = {
    errno.EADDRINUSE: "serve-port-used",
    errno.EACCES: "serve-port-forbidden",
    errno.EADDRNOTAVAIL: "serve-host-elsewhere",
}


def serve(flags: Mapping[str, object], speech: Speech) -> None:
    """Runs the server until it is told to stop; flags that are None were not given."""
    settings = read_settings(flags, os.environ)
    signing_key(settings)
    with bind(settings.host, settings.port) as door:
        # The server takes a moment to load; what is wrong with the settings is said before.
        from embertide.server.app import make_app  # noqa: PLC0415

        logs.set_up(settings.log_level)
        address = address_of(door)
        app = Opening(
            make_app(settings, ROOMS), lambda: _welcome(address, settings.browser, speech)
        )
        _run(app, settings, door)


def _run(app: "Opening", settings: Settings, door: socket.socket) -> None:
    try:
        uvicorn.Server(configure(app, settings)).run(sockets=[door])
    except SystemExit:
        # Uvicorn leaves like this when the application could not open, whatever the reason.
        if app.refusal is None:
            raise
        raise app.refusal from None


def bind(host: str, port: int) -> socket.socket:
    """The socket to listen on, bound before anything else is begun."""
    try:
        family, kind, _, _, place = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
    except (socket.gaierror, UnicodeError):
        raise Malformed("serve-host-unknown", host=host) from None
    door = socket.socket(family, kind)
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        door.bind(place)
        # Two may bind the same port; the second to listen is refused.
        door.listen(2048)
    except OSError as bad:
        door.close()
        key = BIND_TROUBLES.get(bad.errno or 0)
        if key is None:
            raise
        raise Malformed(key, host=host, port=str(port)) from None
    return door


def address_of(door: socket.socket) -> str:
    """Where a browser on this machine finds the server."""
    host, port = door.getsockname()[:2]
    if host in {"0.0.0.0", "::"}:  # noqa: S104 - compared, not bound
        host = "localhost"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def configure(app: ASGIApp, settings: Settings) -> uvicorn.Config:
    """How uvicorn serves an application."""
    return uvicorn.Config(
        app,
        ws="websockets-sansio",
        ws_max_size=settings.limits.message_bytes,
        # Every socket would keep tens of kilobytes for it, and every message take longer.
        ws_per_message_deflate=False,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        timeout_graceful_shutdown=FAREWELL,
    )


class Opening:
    """An ASGI application that tells when it has opened, or keeps the reason why it could not."""

    def __init__(self, app: ASGIApp, opened: Callable[[], None]) -> None:
        self._app, self._opened = app, opened
        self._is_open = False
        self.refusal: Refusal | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Passes everything on; a refusal while opening is kept for the operator."""
        if scope["type"] != "lifespan":
            await self._app(scope, receive, send)
            return

        async def listening(message: Message) -> None:
            # Its message would be a traceback; what went wrong is said once, below.
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
            await send({"type": "lifespan.startup.failed", "message": ""})


def _welcome(address: str, browser: bool, speech: Speech) -> None:
    sys.stdout.write(speech("serve-ready", address=address) + "\n")
    sys.stdout.flush()
    if browser and _has_screen():
        # Some browsers keep their caller waiting until they are closed.
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def _has_screen() -> bool:
    """Whether a browser would open in a window: one inside this terminal would be in the way."""
    windows = sys.platform in {"darwin", "win32"}
    return windows or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def backup_command(file: Path, flags: Mapping[str, object], speech: Speech) -> None:
    """Copies the embedded database, even while it is in use, to a fresh file."""
    from embertide.store.backup import backup  # noqa: PLC0415

    backup(read_settings(flags, os.environ).database, file)
    sys.stdout.write(speech("backup-done", file=str(file)) + "\n")
