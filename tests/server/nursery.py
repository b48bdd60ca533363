"""Forks a server whenever it is asked to: everything is loaded and compiled once, in the parent.

A line of JSON on standard input ({"args": [...], "environ": {...}, "out": FILE}) starts one, with
the very code of `embertide serve`; a line on standard output tells its process id.
"""

import gc
import json
import os
import signal
import sys
from typing import Any

# Loaded before the first fork, so that no server spends a second on it.
import uvicorn.lifespan.on
import uvicorn.protocols.http.auto
import uvicorn.protocols.websockets.websockets_sansio_impl  # noqa: F401

import embertide.cli.serve
import embertide.server.app  # noqa: F401
from embertide.catalog import ROOMS
from embertide.cli import main
from embertide.search import warm as warming


def _nothing(_: object) -> None:
    pass


def get_ready() -> None:
    warming.warm(ROOMS.values())
    for room in ROOMS.values():
        warming.compile_room(room.package)
    # Servers have it all in memory: none compiles again, to be killed while others wait for it.
    warming.warm = warming.compile_room = _nothing  # type: ignore[assignment]
    # What is loaded by now stays shared between all of them.
    gc.collect()
    gc.freeze()


def be_born(order: dict[str, Any]) -> None:
    """From here on this process is a server."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    out = os.open(order["out"], os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    null = os.open(os.devnull, os.O_RDONLY)
    for number, file in enumerate((null, out, out)):
        os.dup2(file, number)
    os.environ.update(order["environ"])
    sys.argv = ["embertide", "serve", *order["args"]]
    main()


def wait_for_orders() -> None:
    for line in sys.stdin:
        born = os.fork()
        if not born:
            be_born(json.loads(line))
            return
        sys.stdout.write(f"{born}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    # Nobody waits for the dead: the system buries them at once.
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    get_ready()
    sys.stdout.write("ready\n")
    sys.stdout.flush()
    wait_for_orders()
