"""Which addresses push messages may be sent to: endpoints come from clients, so none is trusted."""

import asyncio
import ipaddress
import socket
from collections.abc import Sequence
from typing import NamedTuple
from urllib.parse import urlsplit

from embertide.core.errors import Malformed

LONGEST = 1000
"""Characters of an endpoint; those of today's push services have about 200."""

HTTPS = 443

_EMBEDDING = [
    ipaddress.IPv6Network(text)
    for text in ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32", "::/96")
]
"""IPv6 networks whose addresses stand for IPv4 addresses, perhaps private ones."""


class Target(NamedTuple):
    """The server of an endpoint."""

    host: str
    port: int
    private: bool
    """Whether the settings name it with its port, so that it may be at a private address."""


class UnsafeAddress(Exception):
    """The name of a push service leads to an address that is not public."""


def target_of(endpoint: str, hosts: Sequence[str]) -> Target:
    """Return the server of an endpoint; raise Malformed unless it is one of these push services.

    Args:
        endpoint: An https address.
        hosts: `push.example.org`, `*.example.org` for all names below it, `*` for any, or with a
            port `push.local:8443`.
    """
    try:
        parts = urlsplit(endpoint)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        raise Malformed("push-endpoint") from None
    plain = endpoint.isascii() and endpoint.isprintable() and len(endpoint) <= LONGEST
    clean = parts.scheme == "https" and not (parts.fragment or "@" in parts.netloc)
    if not (plain and clean and " " not in endpoint):
        raise Malformed("push-endpoint")
    if f"{host}:{port}" in hosts:
        return Target(host, port or HTTPS, private=True)
    if port not in (None, HTTPS) or not any(_matches(host, one) for one in hosts):
        raise Malformed("push-service", host=host[:100])
    return Target(host, HTTPS, private=False)


def _matches(host: str, allowed: str) -> bool:
    if allowed == "*":
        return "." in host and not host.replace(".", "").isdecimal()
    return host.endswith(allowed[1:]) if allowed.startswith("*.") else host == allowed


async def address_of(target: Target) -> str:
    """Return an address to connect to; raise UnsafeAddress if any of the name's is not public.

    The caller must connect to this address: a second look-up of the name may have another result.
    """
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(target.host, target.port, type=socket.SOCK_STREAM)
    addresses = [str(entry[4][0]) for entry in found]
    if not target.private and not all(map(is_public, addresses)):
        raise UnsafeAddress
    return addresses[0]


def is_public(text: str) -> bool:
    """Return whether an address is one of the open internet."""
    if "%" in text:
        return False
    address = ipaddress.ip_address(text)
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return is_public(str(address.ipv4_mapped))
        if any(address in network for network in _EMBEDDING):
            return False
    return address.is_global and not address.is_multicast
