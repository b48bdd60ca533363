"""Signed cookies that identify a caller, and the people they name.

A plain cookie holds the id of a guest. A guest is stored only after doing something worth storing,
so that crawlers leave no rows; until then the name is derived from the id. The cookie of an account
also holds the token of a session, which can be revoked.
"""

import hashlib
import hmac
import re
import secrets
import time
from collections.abc import Callable
from typing import NamedTuple

from itsdangerous import BadSignature, TimestampSigner

COOKIE = "embertide"
HOST_COOKIE = f"__Host-{COOKIE}"
"""The name over HTTPS: browsers accept it only from this very host, and not over HTTP."""
YEAR = 365 * 24 * 3600
"""Lifetime of a cookie in seconds."""
MONTH = 30 * 24 * 3600
"""Age in seconds after which a cookie is renewed."""

ID = re.compile("[0-9a-f]{32}")
_VALUE = re.compile("([0-9a-f]{32})(?:-([0-9a-f]{32}))?")
"""The signed text of a cookie: a person, and the token of a session."""

Clock = Callable[[], float]


class Credential(NamedTuple):
    """What a valid cookie says."""

    person: str
    token: str | None  # of a session; None in a plain cookie
    text: str  # the whole cookie
    due: bool  # whether it should be renewed


def new_person() -> str:
    """Return a new random id."""
    return secrets.token_hex(16)


def new_token() -> str:
    """Return a new random token of a session."""
    return secrets.token_hex(16)


def token_hash(token: str) -> str:
    """Return what is stored of a random token; it needs no salt, since it cannot be guessed."""
    return hashlib.sha256(token.encode()).hexdigest()


class Identity:
    """Reads and writes cookies with a key that all nodes share."""

    def __init__(self, key: bytes, clock: Clock = time.time) -> None:
        self._key, self._clock = key, clock
        self._signer = _Signer(key, clock)

    def write_cookie(self, person: str, token: str | None = None) -> str:
        """Return the value of a person's cookie."""
        assert ID.fullmatch(person)
        value = person if token is None else f"{person}-{token}"
        return self._signer.sign(value).decode("ascii")

    def read_cookie(self, cookies: str | None, https: bool) -> Credential | None:
        """Return what our cookie in a Cookie header says; None unless we signed it this year."""
        host = cookie_value(cookies, HOST_COOKIE) if https else None
        text = host or cookie_value(cookies, COOKIE)
        found = self._read(text)
        # A cookie from before the server had HTTPS gets its new name.
        return found._replace(due=True) if found and https and not host else found

    def set_cookie(self, person: str, https: bool, token: str | None = None) -> str:
        """Return the Set-Cookie header for a person."""
        return cookie_header(COOKIE, self.write_cookie(person, token), https)

    def token_for(self, found: Credential) -> str:
        """Return the token of the session that replaces a plain cookie, always the same.

        Two requests that arrive at the same time with an old cookie then share one session.
        """
        text = f"session {found.text}".encode()
        return hmac.new(self._key, text, hashlib.sha256).hexdigest()[:32]

    def _read(self, text: str | None) -> Credential | None:
        if not text or not text.isascii():
            return None
        try:
            # The library's check of the age would refuse a cookie from the future.
            value, made = self._signer.unsign(text, return_timestamp=True)
        except BadSignature:
            return None
        # The signature counts: a clock that was set back must not log anyone out.
        parts, age = _VALUE.fullmatch(value.decode("ascii")), self._clock() - made.timestamp()
        if parts is None or age > YEAR or not self._canonical(text):
            return None
        person, token = parts.groups()
        return Credential(person, token, text, age > MONTH)

    def _canonical(self, text: str) -> bool:
        """Return whether a valid cookie is spelled as we spell it.

        Base64 has several spellings for the same bytes: "/" for "_", and unused bits at the end.
        """
        signed, _, signature = text.rpartition(".")
        return self._signer.get_signature(signed).decode("ascii") == signature


class _Signer(TimestampSigner):
    def __init__(self, key: bytes, clock: Clock) -> None:
        super().__init__(key, salt="embertide.cookie")
        self._clock = clock

    def get_timestamp(self) -> int:
        return int(self._clock())


def cookie_header(name: str, value: str, https: bool) -> str:
    """Return a Set-Cookie header for a year; over HTTPS the name gets the prefix `__Host-`."""
    # Lax: a link in an e-mail arrives with the cookie, a POST from another site without it.
    cookie = f"{name}={value}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax"
    return f"__Host-{cookie}; Secure" if https else cookie


def cookie_value(cookies: str | None, wanted: str) -> str | None:
    """Return a cookie in a Cookie header by its name; others may have any syntax."""
    for part in (cookies or "").split(";"):
        name, _, value = part.strip().partition("=")
        if name == wanted:
            return value
    return None
