"""Devices: their description for their owner, and a cookie by which one is known at log-in."""

import hashlib
import hmac
import re
import secrets

from embertide.server.people.identity import cookie_header, cookie_value
from embertide.store.checks import folded

COOKIE = "embertide-device"

_BROWSERS = {
    "Edg": "Edge",
    "OPR": "Opera",
    "Firefox": "Firefox",
    "FxiOS": "Firefox",
    "CriOS": "Chrome",
    "Chrome": "Chrome",
    "Safari": "Safari",
}
"""Browsers by a part of their User-Agent; the first that occurs counts."""
_SYSTEMS = {
    "Android": "Android",
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Windows": "Windows",
    "Mac OS X": "macOS",
    "CrOS": "ChromeOS",
    "Linux": "Linux",
}
"""Systems likewise."""

_PROGRAM = re.compile("[A-Za-z][A-Za-z0-9-]{0,23}")
_VALUE = re.compile("([0-9a-f]{16})-([0-9a-f]{64})")


def describe(agent: str | None) -> str:
    """Return a short description of a User-Agent: `Firefox, Android`; empty if nothing is known."""
    text = agent or ""
    known = [_first(text, _BROWSERS), _first(text, _SYSTEMS)]
    if any(known):
        return ", ".join(filter(None, known))
    program = _PROGRAM.match(text)
    return program.group() if program else ""


def _first(text: str, names: dict[str, str]) -> str:
    return next((name for part, name in names.items() if part in text), "")


def device_cookie(key: bytes, account: str, https: bool) -> str:
    """Return the Set-Cookie header that makes a device known to an account, also after log-out."""
    device = secrets.token_hex(8)
    return cookie_header(COOKIE, f"{device}-{_signature(key, device, account)}", https)


def known_device(key: bytes, cookies: str | None, account: str) -> str | None:
    """Return the device that sent these cookies, if the account was used on it before."""
    text = cookie_value(cookies, f"__Host-{COOKIE}") or cookie_value(cookies, COOKIE)
    found = _VALUE.fullmatch(text or "")
    if found is None:
        return None
    device, signature = found.groups()
    fits = hmac.compare_digest(signature, _signature(key, device, account))
    return device if fits else None


def _signature(key: bytes, device: str, account: str) -> str:
    name = folded(" ".join(account.split()))
    return hmac.new(key, f"device {device} {name}".encode(), hashlib.sha256).hexdigest()
