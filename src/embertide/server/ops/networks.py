"""Addresses as keys of limits: a household in IPv4 is one address, in IPv6 a whole network."""

import ipaddress
from functools import lru_cache

HOUSEHOLD, SITE = 64, 48
"""Prefix lengths of IPv6: what one household has at least, and what a customer can have."""


@lru_cache(10_000)
def network_of(address: str | None) -> str:
    """Return the key for limits per address: the IPv4 address, or the /64 network in IPv6."""
    found = parsed(address)
    if isinstance(found, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((found, HOUSEHOLD), strict=False))
    return address or "" if found is None else str(found)


@lru_cache(10_000)
def site_of(address: str | None) -> str | None:
    """Return the /48 network of an IPv6 address, in which one customer can change addresses."""
    found = parsed(address)
    if isinstance(found, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((found, SITE), strict=False))
    return None


def within(address: str | None, networks: tuple[str, ...]) -> bool:
    """Return whether an address is in one of these networks."""
    found = parsed(address)
    return found is not None and any(found in ipaddress.ip_network(one) for one in networks)


def parsed(address: str | None) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    """Return an IP address; one of IPv4 if it is only written in IPv6; None for another text."""
    try:
        found = ipaddress.ip_address((address or "").partition("%")[0])
    except ValueError:
        return None
    mapped = found.ipv4_mapped if isinstance(found, ipaddress.IPv6Address) else None
    return mapped or found
