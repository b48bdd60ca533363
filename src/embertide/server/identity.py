"""Who is asking: a signed cookie carries a person's id, and nothing else is needed for a guest.

Guests are stored only when they do something worth keeping, so that whoever merely looks in (a
crawler, say) leaves no trace: until then the cookie carries the id, and the name follows from it.
"""

import re
import secrets
import time
from collections.abc import Callable
from typing import NamedTuple

from itsdangerous import BadSignature, TimestampSigner

from embertide.core.errors import Malformed
from embertide.server.names import clean_name, guest_name
from embertide.store.store import Person, Store

COOKIE = "embertide"
YEAR = 365 * 24 * 3600
MONTH = 30 * 24 * 3600
SKEW = 300
"""Seconds by which another node's clock may be ahead of ours."""

ID = re.compile("[0-9a-f]{32}")

Clock = Callable[[], float]


class Visitor(NamedTuple):
    """Somebody at the door, and the Set-Cookie header his answer should carry (None: none)."""

    person: str
    set_cookie: str | None


def new_person() -> str:
    """An id that nobody can guess."""
    return secrets.token_hex(16)


class Identity:
    """Reads and writes the cookie, with a key that all nodes share."""

    def __init__(self, key: bytes, clock: Clock = time.time) -> None:
        self._clock = clock
        self._signer = _Signer(key, clock)

    def read_cookie(self, text: str | None) -> str | None:
        """The id in a cookie's value; None if there is none that we signed within a year."""
        signed = self._read(text)
        return signed[0] if signed else None

    def write_cookie(self, person: str) -> str:
        """The value of a cookie for this person."""
        assert ID.fullmatch(person)
        return self._signer.sign(person).decode("ascii")

    def visitor(self, cookies: str | None, https: bool) -> Visitor:
        """Who sent this Cookie header: somebody known by it, or a fresh guest."""
        signed = self._read(_value(cookies))
        if signed is None:
            return self.introduce(new_person(), https)
        person, age = signed
        return self.introduce(person, https) if age > MONTH else Visitor(person, None)

    def introduce(self, person: str, https: bool) -> Visitor:
        """Somebody with a cookie of his own: a guest, or who has just logged in."""
        # Lax: a link in a letter finds its reader known, while a foreign page's POST has no cookie.
        cookie = f"{COOKIE}={self.write_cookie(person)}; Path=/; Max-Age={YEAR}; HttpOnly"
        return Visitor(person, f"{cookie}; SameSite=Lax" + ("; Secure" if https else ""))

    def _read(self, text: str | None) -> tuple[str, float] | None:
        """The id in a cookie and its age in seconds."""
        if not text or not text.isascii():
            return None
        try:
            # The library's own check of age refuses what a node whose clock is ahead has signed.
            value, made = self._signer.unsign(text, return_timestamp=True)
        except BadSignature:
            return None
        person, age = value.decode("ascii"), self._clock() - made.timestamp()
        return (person, age) if ID.fullmatch(person) and -SKEW <= age <= YEAR else None


class _Signer(TimestampSigner):
    def __init__(self, key: bytes, clock: Clock) -> None:
        super().__init__(key, salt="embertide.cookie")
        self._clock = clock

    def get_timestamp(self) -> int:
        return int(self._clock())


def _value(cookies: str | None) -> str | None:
    """Our cookie in a Cookie header; other people's cookies may be as odd as they like."""
    for part in (cookies or "").split(";"):
        name, _, value = part.strip().partition("=")
        if name == COOKIE:
            return value
    return None


async def person_of(store: Store, person: str, now: float) -> Person:
    """Somebody as stored, or a guest who is not worth storing yet."""
    return await store.person(person) or Person(person, guest_name(person), now)


async def keep_person(store: Store, person: str, now: float) -> Person:
    """Somebody who does something worth keeping: stored from now on."""
    known = await store.person(person)
    if known is None:
        known = Person(person, guest_name(person), now)
        await store.add_person(known)
    return known


async def rename(store: Store, person: str, text: str, now: float) -> Person:
    """Somebody under a new name; refuses one that is another's account."""
    name = clean_name(text)
    holder = await store.account(name)
    if holder is not None and holder.id != person:
        raise Malformed("name-taken", name=name)
    renamed = (await keep_person(store, person, now))._replace(name=name)
    await store.change_person(renamed)
    return renamed
