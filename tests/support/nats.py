"""A NATS server for tests, which can be killed, paused and started again."""

import os
import shutil
import signal
import socket
import subprocess
import time
from collections.abc import Iterator

import pytest

from tests.support.patience import PATIENCE
from tests.support.ports import free_port

PROGRAM = shutil.which("nats-server")
"""The Debian package `nats-server` installs it; `./test` does so where it may."""


class NatsProcess:
    """A server on a port of its own; it keeps nothing on disk."""

    def __init__(self) -> None:
        self.port = free_port()
        self.url = f"nats://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start the server, and wait until it listens."""
        assert PROGRAM is not None
        command = [PROGRAM, "--addr", "127.0.0.1", "--port", str(self.port), "--log", os.devnull]
        self._process = subprocess.Popen(command)  # noqa: S603 - the tests' own server
        until = time.monotonic() + PATIENCE
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.port), PATIENCE).close()
            except OSError:
                assert time.monotonic() < until, "nats-server does not listen"
                time.sleep(0.02)
            else:
                return

    def kill(self) -> None:
        """Kill the server (SIGKILL)."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None

    def restart(self) -> None:
        """Kill the server if it runs, and start it again."""
        self.kill()
        self.start()

    def pause(self) -> None:
        """Stop the server without closing its connections: it accepts bytes, but answers none."""
        self._signal(signal.SIGSTOP)

    def go_on(self) -> None:
        """Continue after a pause."""
        self._signal(signal.SIGCONT)

    def _signal(self, number: signal.Signals) -> None:
        assert self._process is not None
        self._process.send_signal(number)


@pytest.fixture
def nats() -> Iterator[NatsProcess]:
    """A server that a test may kill."""
    if PROGRAM is None:
        pytest.skip("nats-server is not installed")
    server = NatsProcess()
    server.start()
    yield server
    server.kill()
