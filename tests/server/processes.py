"""Real servers: started in processes of their own, killed at any moment, started again."""

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

SECRET = "5e" * 32
"""The key that signs the cookies of all servers in tests."""

FREE = {
    "EMBERTIDE_SECRET": SECRET,
    "EMBERTIDE_LIMITS_TABLES_HOURLY": "100000",
    "EMBERTIDE_LIMITS_TABLES_HOURLY_ADDRESS": "100000",
    "EMBERTIDE_LIMITS_TABLES_OPEN": "100000",
    "EMBERTIDE_LIMITS_JOINS_MINUTELY": "100000",
    "EMBERTIDE_LIMITS_MOVES_SECONDLY": "100000",
    "EMBERTIDE_LIMITS_SOCKETS": "10000",
    "EMBERTIDE_LIMITS_SOCKETS_ADDRESS": "100000",
    "EMBERTIDE_LOG_LEVEL": "warning",
}
"""Limits that no test reaches."""

PATIENCE = 60.0
"""Seconds to wait for a server at most."""


class Silent(Exception):
    """A server ended, or did not open in time; with what it wrote."""


class Running(NamedTuple):
    """One server process; `out` is where it writes."""

    pid: int
    out: Path

    @property
    def alive(self) -> bool:
        """Whether the process is still there."""
        with suppress(ProcessLookupError):
            os.kill(self.pid, 0)
            return True
        return False

    def address(self) -> str:
        """Where it listens, without a slash; waits until it does."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            living, text = self.alive, self._text()
            if "http://" in text:
                return "http://" + text.partition("http://")[2].split("/")[0]
            if not living:
                break
            time.sleep(0.005)
        raise Silent(self._text())

    def _text(self) -> str:
        return self.out.read_text("utf-8") if self.out.exists() else ""

    def kill(self) -> None:
        """Ends it without a warning, whatever it does."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Asks it to end, and waits."""
        self._end(signal.SIGTERM)

    def _end(self, sign: signal.Signals) -> None:
        with suppress(ProcessLookupError):
            os.kill(self.pid, sign)
        until = time.monotonic() + PATIENCE
        while self.alive and time.monotonic() < until:
            time.sleep(0.005)
        assert not self.alive


class Nursery:
    """Starts servers quickly: they are forked from a process that has loaded everything."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._born: list[Running] = []
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.nursery"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self._line() == "ready"

    def start(self, database: str, *args: str, **environ: str) -> Running:
        """A new server; it may not listen yet."""
        out = self._folder / f"server-{len(self._born)}.txt"
        flags = ["--port", "0", "--pace", "0", "--no-browser", "--database", database, *args]
        order = {"args": flags, "environ": FREE | environ, "out": str(out)}
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(order) + "\n")
        self._process.stdin.flush()
        self._born.append(Running(int(self._line()), out))
        return self._born[-1]

    def _line(self) -> str:
        assert self._process.stdout is not None
        return self._process.stdout.readline().strip()

    def close(self) -> None:
        """Ends everything that was started."""
        for one in self._born:
            if one.alive:
                one.kill()
        self._process.communicate(timeout=PATIENCE)


@contextmanager
def nursery(folder: Path) -> Iterator[Nursery]:
    """A nursery that is closed afterwards."""
    servers = Nursery(folder)
    try:
        yield servers
    finally:
        servers.close()


@contextmanager
def served(database: str) -> Iterator[tuple[Running, str]]:
    """`embertide serve` as users start it, and its address, for as long as this lasts."""
    flags = ["--port", "0", "--no-browser", "--database", database]
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "out"
        with out.open("wb") as file:
            process = subprocess.Popen(  # noqa: S603 - our own
                [sys.executable, "-m", "embertide", "serve", *flags],
                env=os.environ | FREE,
                stdout=file,
                stderr=file,
            )
        running = Running(process.pid, out)
        try:
            yield running, running.address()
        finally:
            process.terminate()
            process.wait(PATIENCE)
