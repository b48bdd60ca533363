"""A process that forks servers, so that everything is loaded and compiled only once.

A line of JSON on standard input ({"args": [...], "environ": {...}, "out": FILE}) starts a server
with the code of `embertide serve`; its process id is printed as a line on standard output.
"""

import gc
import json
import os
import signal
import sys
from typing import Any

# Imported before the first fork, so that no server spends a second on it.
import uvicorn.lifespan.on
import uvicorn.protocols.http.auto
import uvicorn.protocols.websockets.websockets_sansio_impl  # noqa: F401
from fastapi import FastAPI

import embertide.cli.serve  # noqa: F401
from embertide.catalog import ROOMS
from embertide.cli import main
from embertide.search import precompile
from embertide.server import app
from embertide.server.ops.worker import Worker
from embertide.server.services import Services
from embertide.server.settings import Settings
from embertide.store.memory import MemoryStore
from tests.support.shared_routes import prepare_routes, share_routes


def _nothing(_: object) -> None:
    pass


def prepare() -> None:
    precompile.warm(ROOMS.values())
    for room in ROOMS.values():
        precompile.compile_room(room.package)
    # The code is in memory: no server compiles again, holding the lock when it is killed.
    precompile.warm = precompile.compile_room = _nothing  # type: ignore[assignment]
    share_prepared_routes()
    # The memory of everything loaded so far stays shared between the servers.
    gc.collect()
    gc.freeze()


def share_prepared_routes() -> None:
    """Let no server prepare the routes of the API by itself."""
    make_api = app.make_api

    def make_shared(services: Services, worker: Worker | None = None) -> FastAPI:
        api = make_api(services, worker)
        share_routes(api)
        return api

    app.make_api = make_shared
    services = Services(Settings(database="memory:"), MemoryStore(), ROOMS, bytes(32))
    prepare_routes(make_api(services))
    services.accounts.close()


def become_server(order: dict[str, Any]) -> None:
    """Turn this process into a server."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    out = os.open(order["out"], os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    null = os.open(os.devnull, os.O_RDONLY)
    for number, file in enumerate((null, out, out)):
        os.dup2(file, number)
    os.environ.update(order["environ"])
    sys.argv = ["embertide", "serve", *order["args"]]
    main()


def serve_orders() -> None:
    for line in sys.stdin:
        child = os.fork()
        if not child:
            become_server(json.loads(line))
            return
        sys.stdout.write(f"{child}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    # No wait for ended children: the system removes them at once.
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    prepare()
    sys.stdout.write("ready\n")
    sys.stdout.flush()
    serve_orders()
