"""A real server in a process of its own, which can be killed and started again."""

import json
import os
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Any, Self

PATIENCE = 60.0


class House:
    """A server whose games survive it."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._port = free_port()
        self._process: subprocess.Popen[bytes] | None = None
        self.url = f"http://127.0.0.1:{self._port}"

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()

    def start(self) -> None:
        """Opens the door, unless it is open, and waits until somebody answers."""
        if self._process is not None and self._process.poll() is None:
            return
        command = [sys.executable, "-m", "embertide", "serve", "--no-browser", "--pace", "25"]
        command += ["--port", str(self._port), "--database", f"sqlite:///{self._folder}/games.db"]
        environ = os.environ | {"EMBERTIDE_LOG_LEVEL": "warning"}
        self._process = subprocess.Popen(command, env=environ)  # noqa: S603 - our own program
        until = time.monotonic() + PATIENCE
        while not self._answers():
            assert self._process.poll() is None, "the server has stopped"
            assert time.monotonic() < until, "the server does not answer"
            time.sleep(0.1)

    def kill(self) -> None:
        """Stops without a farewell, as a power cut would."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.url}/api/games", timeout=5) as answer:  # noqa: S310
                return bool(json.load(answer))
        except OSError:
            return False


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        port: int = door.getsockname()[1]
        return port


def order(game: str, *seats: dict[str, Any], **more: Any) -> dict[str, Any]:
    """An order for a table with every aid."""
    aids = ["spots", "counts", "scores", "hints"]
    return {"game": game, "players": len(seats), "seats": list(seats), "aids": aids, **more}


ME = {"kind": "me"}
FRIEND = {"kind": "friend"}
SPARK = {"kind": "computer", "level": "spark"}
