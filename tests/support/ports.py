"""Ports for programs of tests that cannot choose one themselves, or need it again."""

import fcntl
import itertools
import os
import socket
import tempfile
from pathlib import Path

PORTS = range(20_000, 30_000)
"""Below the ports that Linux gives to connections and to servers that ask for any."""

_FOLDER = Path(tempfile.gettempdir()) / f"embertide-test-ports-{os.getuid()}"

_held: list[int] = []
"""Descriptors of locked files: a port is ours until this process ends."""


def free_port() -> int:
    """Return a port that no other test process gets as long as this one runs."""
    _FOLDER.mkdir(exist_ok=True)
    # Processes begin at different places, so that none has to pass by all the others' ports.
    begin = os.getpid() * 50 % len(PORTS)
    for port in itertools.chain(PORTS[begin:], PORTS[:begin]):
        if _lock(port) and _is_free(port):
            return port
    raise AssertionError("no port is free")


def _lock(port: int) -> bool:
    file = os.open(_FOLDER / str(port), os.O_RDWR | os.O_CREAT, 0o600)
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(file)
        return False
    _held.append(file)
    return True


def _is_free(port: int) -> bool:
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", port))
        except OSError:
            return False
        return True
