"""A server in its own process, which can be killed and started again."""

import json
import os
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Any, NamedTuple, Protocol, Self

from tests.support.patience import PATIENCE
from tests.support.ports import free_port
from tests.support.processes import FREE, ServerLauncher

ONE_PERSON = {"EMBERTIDE_LIMITS_SOCKETS": "40"}
"""The usual limit of one person's sockets, which a test of the browser reaches on purpose."""


NO_EDITION = {"EMBERTIDE_POCKET": "none"}
"""Offline play is not offered, whether the edition is built or not."""


class Process(Protocol):
    """A process that can be killed."""

    @property
    def alive(self) -> bool:
        """Return whether it still runs."""
        ...

    def kill(self) -> None:
        """Kill the process (SIGKILL)."""
        ...


class _Child(NamedTuple):
    """A process of our own, as users start it."""

    process: subprocess.Popen[bytes]

    @property
    def alive(self) -> bool:
        return self.process.poll() is None

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()


class ServerProcess:
    """A server with a database in a folder, which outlives the process.

    With a launcher it starts in a moment; without, as users start it.
    """

    def __init__(
        self, folder: Path, launcher: ServerLauncher | None = None, /, **environ: str
    ) -> None:
        self._launcher, self._environ = launcher, ONE_PERSON | NO_EDITION | environ
        self._port = free_port()
        self._process: Process | None = None
        self.database = folder / "games.db"
        self.url = f"http://127.0.0.1:{self._port}"

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()

    def start(self) -> None:
        """Start the server unless it runs, and wait until it answers."""
        if self._process is not None and self._process.alive:
            return
        self._process = self._begin()
        until = time.monotonic() + PATIENCE
        while not self._answers():
            assert self._process.alive, "the server has stopped"
            assert time.monotonic() < until, "the server does not answer"
            time.sleep(0.1)

    def kill(self) -> None:
        """Kill the process (SIGKILL)."""
        assert self._process is not None
        self._process.kill()

    def _begin(self) -> Process:
        database, args = f"sqlite:///{self.database}", ("--port", str(self._port), "--pace", "25")
        if self._launcher is not None:
            return self._launcher.start(database, *args, **self._environ)
        command = [sys.executable, "-m", "embertide", "serve", "--no-browser", *args]
        environ = os.environ | FREE | self._environ
        command += ["--database", database]
        return _Child(subprocess.Popen(command, env=environ))  # noqa: S603 - our own program

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.url}/api/games", timeout=PATIENCE) as answer:  # noqa: S310
                return bool(json.load(answer))
        except OSError:
            return False


def order(game: str, *seats: dict[str, Any], **more: Any) -> dict[str, Any]:
    """Return an order for a table with all aids."""
    aids = ["spots", "counts", "scores", "hints"]
    return {"game": game, "players": len(seats), "seats": list(seats), "aids": aids, **more}


ME = {"kind": "me"}
FRIEND = {"kind": "friend"}
ANYONE = {"kind": "anyone"}
SPARK = {"kind": "computer", "level": "spark"}
