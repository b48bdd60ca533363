"""The Host header: names under which this server answers.

A page of another site can let its own name lead to a server in the visitor's home (DNS rebinding);
for the browser both are then the same site. Such a request carries the foreign name in its Host
header, so only known names are answered. An address of digits is always answered: a browser that
uses one has not asked the DNS. So is a name without a dot, which only the local network knows.
"""

import re
import socket
from collections.abc import Iterator
from urllib.parse import urlsplit

from embertide.server.ops.networks import parsed
from embertide.server.settings import Settings

LOCAL_NAME = re.compile(r"[a-z0-9_-]+|(?:[a-z0-9_-]+\.)+localhost")
"""Names that nobody outside can register."""

EVERY = "*"
"""The setting that allows every name."""


class Hosts:
    """The names of this server: of this machine, of its settings and of the origins."""

    def __init__(self, settings: Settings) -> None:
        self._names = frozenset(_names(settings))

    def foreign(self, header: str | None) -> bool:
        """Return whether a Host header names another server; browsers always send one."""
        if not header or EVERY in self._names:
            return False
        name = _without_port(header.lower()).removesuffix(".")
        known = name in self._names or LOCAL_NAME.fullmatch(name) is not None
        return not known and parsed(name) is None


def _names(settings: Settings) -> Iterator[str]:
    yield settings.host.lower()
    yield from settings.hosts
    yield from (urlsplit(origin).hostname or "" for origin in settings.origins)
    machine = socket.gethostname().lower()
    yield machine
    # The name by which others in the same network find this machine.
    yield f"{machine.partition('.')[0]}.local"


def _without_port(header: str) -> str:
    if header.startswith("["):
        return header[1:].partition("]")[0]
    return header.rpartition(":")[0] if ":" in header else header
