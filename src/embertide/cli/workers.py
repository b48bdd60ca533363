"""Several server processes on one port: forked, watched, replaced and stopped together."""

import os
import signal
import socket
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import FrameType

from embertide.core.errors import Malformed
from embertide.server.ops.worker import Worker
from embertide.server.settings import Settings

Serve = Callable[[Worker, socket.socket, Callable[[], None]], str]
"""Runs a worker on its socket until a stop signal, and calls the function when it is open.

Returns the sentence that says why it could not open, or nothing.
"""

POLL = 0.05
"""Seconds between two checks of the workers."""

STOP_TIMEOUT = 20.0
"""Seconds after a stop signal after which a worker is killed."""

RESTART_PAUSE = 1.0
"""Least number of seconds between two starts of the same worker."""

SIGNALS = (signal.SIGTERM, signal.SIGINT, *([signal.SIGHUP] if hasattr(signal, "SIGHUP") else []))

OPEN = b"\n"
"""What a worker writes when it is open."""


def check(settings: Settings) -> None:
    """Raise Malformed if several workers cannot run with these settings, or on this system."""
    if not settings.database.startswith("postgres"):
        raise Malformed("workers-database")
    if not hasattr(os, "fork"):
        raise Malformed("workers-system")


def shared_sockets(listener: socket.socket, count: int) -> list[socket.socket]:
    """Return listening sockets in place of one, so that the system distributes connections."""
    if sys.platform != "linux":
        return [listener] * count  # elsewhere it would give all connections to one of them
    family, place = listener.family, listener.getsockname()
    listener.close()
    return [_shared_socket(family, place) for _ in range(count)]


def _shared_socket(family: int, place: tuple[object, ...]) -> socket.socket:
    one = socket.socket(family, socket.SOCK_STREAM)
    one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    one.bind(place)
    one.listen(2048)
    return one


@dataclass
class _Process:
    worker: Worker
    pid: int
    started: float
    output: int
    """The pipe in which the worker says that it is open, or why it is not."""


class Supervisor:
    """Keeps workers running until a stop signal. The process must have no other threads."""

    def __init__(self, sockets: Sequence[socket.socket], serve: Serve) -> None:
        self._sockets, self._serve = sockets, serve
        self._processes: dict[int, _Process] = {}
        self._stop: int | None = None
        self._replace = False
        # It ends when this process does, even if it is killed: the workers then stop by themselves.
        self._lifeline, self._lifeline_end = os.pipe()

    def run(self, opened: Callable[[], None]) -> str:
        """Start the workers, call `opened`, and watch them until a stop signal.

        Returns:
            Why a worker could not open, or nothing after a stop signal.
        """
        for number in SIGNALS:
            signal.signal(number, self._on_signal)
        with tempfile.TemporaryDirectory(prefix="embertide-") as folder:
            count = len(self._sockets)
            workers = [Worker(number + 1, count, Path(folder)) for number in range(count)]
            try:
                reason = self._open_all(workers)
                if not reason and self._stop is None:
                    opened()
                    self._watch()
            finally:
                self._stop_all()
        return reason

    def end(self) -> None:
        """End this process by the signal that stopped it, as a single server does."""
        if self._stop is not None:
            signal.signal(self._stop, signal.SIG_DFL)
            os.kill(os.getpid(), self._stop)

    def _on_signal(self, number: int, _: FrameType | None) -> None:
        if number in {signal.SIGTERM, signal.SIGINT}:
            self._stop = number
        else:
            self._replace = True

    def _open_all(self, workers: Sequence[Worker]) -> str:
        """Open one worker after another; the first migrates the database."""
        for worker in workers:
            self._start(worker)
            said = self._wait_open(self._processes[worker.number])
            if said != OPEN:
                return said.decode().strip()
        return ""

    def _wait_open(self, process: _Process) -> bytes:
        said = b""
        while self._stop is None and not said.endswith(OPEN):
            chunk = os.read(process.output, 4096)
            if not chunk:
                break
            said += chunk
        return said

    def _start(self, worker: Worker) -> None:
        output, output_end = os.pipe()
        pid = os.fork()
        if not pid:
            os.close(output)
            self._become(worker, output_end)
        os.close(output_end)
        self._processes[worker.number] = _Process(worker, pid, time.monotonic(), output)

    def _become(self, worker: Worker, output: int) -> None:
        """Turn this process into a worker; it never returns."""
        status = 1
        try:
            for number in SIGNALS:
                signal.signal(number, signal.SIG_DFL)
            os.close(self._lifeline_end)
            threading.Thread(target=self._follow_parent, daemon=True).start()
            own = self._sockets[worker.number - 1]
            reason = self._serve(worker, own, lambda: _say(output, ""))
            if reason:
                _say(output, reason)
            status = 2 if reason else 0
        finally:
            sys.stdout.flush()
            sys.stderr.flush()
            # Without the cleanup of the parent, of which this process is a copy.
            os._exit(status)

    def _follow_parent(self) -> None:
        """Stop this worker when its parent has ended."""
        os.read(self._lifeline, 1)
        os.kill(os.getpid(), signal.SIGTERM)

    def _watch(self) -> None:
        while self._stop is None:
            for process in tuple(self._processes.values()):
                if _ended(process):
                    self._restart(process)
            if self._replace:
                self._replace = False
                self._replace_all()
            time.sleep(POLL)

    def _restart(self, process: _Process) -> None:
        os.close(process.output)
        time.sleep(max(0.0, process.started + RESTART_PAUSE - time.monotonic()))
        self._start(process.worker)

    def _replace_all(self) -> None:
        """Replace one worker after another, so that the others serve meanwhile."""
        for process in tuple(self._processes.values()):
            os.kill(process.pid, signal.SIGTERM)
            self._wait_ended([process])
            self._restart(process)
            self._wait_open(self._processes[process.worker.number])

    def _stop_all(self) -> None:
        running = [process for process in self._processes.values() if not _ended(process)]
        for process in running:
            os.kill(process.pid, signal.SIGTERM)
        self._wait_ended(running)

    def _wait_ended(self, processes: Sequence[_Process]) -> None:
        until = time.monotonic() + STOP_TIMEOUT
        left = list(processes)
        while left:
            left = [process for process in left if not _ended(process)]
            if time.monotonic() > until:
                for process in left:
                    os.kill(process.pid, signal.SIGKILL)
            time.sleep(POLL)


def _say(output: int, text: str) -> None:
    os.write(output, text.encode() + OPEN)


def _ended(process: _Process) -> bool:
    """Return whether a worker has ended, and let the system forget it."""
    if not process.pid:
        return True
    found, _ = os.waitpid(process.pid, os.WNOHANG)
    if found:
        process.pid = 0
    return bool(found)
