"""Servers in their own processes, which can be killed at any moment."""

import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import NamedTuple

import pytest

from embertide.server.settings import Limits
from tests.support.patience import PATIENCE

SECRET = "5e" * 32
"""The key that signs the cookies of all servers in tests."""

FREE = {
    f"EMBERTIDE_LIMITS_{name.upper()}": "1000000"
    for name in Limits.model_fields
    if not name.startswith("uploads") and not name.endswith("bytes")
} | {"EMBERTIDE_SECRET": SECRET, "EMBERTIDE_LOG_LEVEL": "warning"}
"""Limits so high that no test reaches them."""

USUAL = {name: FREE[name] for name in ("EMBERTIDE_SECRET", "EMBERTIDE_LOG_LEVEL")}


def runs(pid: int) -> bool:
    """Return whether a process runs; one that its parent has not yet waited for has ended."""
    try:
        status = Path(f"/proc/{pid}/stat").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return False
    return status.rpartition(")")[2].split()[0] != "Z"


class ServerFailed(Exception):
    """A server ended or did not open in time; the message is its output."""


class Running(NamedTuple):
    """A server process and the file of its output."""

    pid: int
    out: Path

    @property
    def alive(self) -> bool:
        """Return whether the process still exists."""
        with suppress(ProcessLookupError):
            os.kill(self.pid, 0)
            return True
        return False

    def address(self) -> str:
        """Wait until the server listens; return its address without a slash."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            living, text = self.alive, self._text()
            if "http://" in text:
                return "http://" + text.partition("http://")[2].split("/")[0]
            if not living:
                break
            time.sleep(0.005)
        raise ServerFailed(self._text())

    def _text(self) -> str:
        return self.out.read_text("utf-8") if self.out.exists() else ""

    def kill(self) -> None:
        """Kill the process (SIGKILL)."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Ask the process to end, and wait until it has."""
        self._end(signal.SIGTERM)

    def _end(self, sign: signal.Signals) -> None:
        with suppress(ProcessLookupError):
            os.kill(self.pid, sign)
        until = time.monotonic() + PATIENCE
        while self.alive and time.monotonic() < until:
            time.sleep(0.005)
        assert not self.alive


class ServerLauncher:
    """Starts servers quickly, as forks of a process that has loaded everything."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._started: list[Running] = []
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.support.fork_server"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self._line() == "ready"

    def start(self, database: str, *args: str, **environ: str) -> Running:
        """Start a server, which may not listen yet."""
        out = self._folder / f"server-{len(self._started)}.txt"
        flags = ["--port", "0", "--pace", "0", "--no-browser", "--database", database, *args]
        order = {"args": flags, "environ": FREE | environ, "out": str(out)}
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(order) + "\n")
        self._process.stdin.flush()
        self._started.append(Running(int(self._line()), out))
        return self._started[-1]

    def _line(self) -> str:
        assert self._process.stdout is not None
        return self._process.stdout.readline().strip()

    def close(self) -> None:
        """Kill all servers, and end the process from which they are forked."""
        for one in self._started:
            if one.alive:
                one.kill()
        self._process.communicate(timeout=PATIENCE)


@contextmanager
def server_launcher(folder: Path) -> Iterator[ServerLauncher]:
    """Yield a launcher, and close it afterwards."""
    servers = ServerLauncher(folder)
    try:
        yield servers
    finally:
        servers.close()


@pytest.fixture(scope="session")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerLauncher]:
    """A launcher of server processes, which are stopped after the tests."""
    with server_launcher(tmp_path_factory.mktemp("servers")) as ready:
        yield ready


@contextmanager
def served(
    database: str, *args: str, free: bool = True, **environ: str
) -> Iterator[tuple[Running, str]]:
    """Run `embertide serve` as users start it; yield the process and its address.

    Without `free` it has its usual limits.
    """
    flags = ["--port", "0", "--no-browser", "--database", database, *args]
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "out"
        with out.open("wb") as file:
            process = subprocess.Popen(  # noqa: S603 - our own
                [sys.executable, "-m", "embertide", "serve", *flags],
                env=os.environ | (FREE if free else USUAL) | environ,
                stdout=file,
                stderr=file,
            )
        running = Running(process.pid, out)
        try:
            yield running, running.address()
        finally:
            process.terminate()
            process.wait(PATIENCE)
