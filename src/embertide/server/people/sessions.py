"""Sessions: the devices on which people are logged in, and the sockets that depend on them."""

import asyncio
import secrets
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import NamedTuple

from embertide.server.people.access import Access, AccessCache
from embertide.server.people.devices import describe
from embertide.server.people.identity import (
    YEAR,
    Clock,
    Credential,
    Identity,
    new_person,
    new_token,
    token_hash,
)
from embertide.store.store import DeviceSession, StorageUnavailable, Store

DAY = 24 * 3600
"""Precision in seconds of the time at which a session was last used."""

MOST = 50
"""Sessions of one person; the least recently used one ends when another begins."""

RECHECK = 300.0
"""Seconds between two checks of the sessions behind open sockets."""


class Identified(NamedTuple):
    """A caller, and the Set-Cookie header for the response, if it needs one."""

    person: str
    set_cookie: str | None = None
    session: str | None = None  # the hash of its token; None for a guest
    blocked: bool = False
    revoked: bool = False  # whether the cookie was signed, but is no longer valid


class Sessions:
    """Identifies callers, begins sessions, and closes the sockets of those that have ended."""

    def __init__(self, store: Store, identity: Identity, clock: Clock = time.time) -> None:
        self._store, self._identity, self._clock = store, identity, clock
        self.cache = AccessCache(store)
        self._sockets: dict[str, list[tuple[str | None, Callable[[], None]]]] = {}
        self._checks: set[asyncio.Task[None]] = set()

    async def identify(self, cookies: str | None, https: bool, agent: str | None) -> Identified:
        """Return the sender of a Cookie header, a new guest if it holds no valid cookie."""
        found = self._identity.read_cookie(cookies, https)
        if found is None:
            return self.new_guest(https)
        access = await self.cache.of(found.person)
        if found.token is None:
            return await self._by_plain(found, access, https, agent)
        return await self._by_session(found, found.token, access, https)

    def new_guest(self, https: bool) -> Identified:
        """Return a new guest, who is not stored."""
        person = new_person()
        return Identified(person, self._identity.set_cookie(person, https))

    async def _by_plain(
        self, found: Credential, access: Access, https: bool, agent: str | None
    ) -> Identified:
        """Return the sender of a cookie without a session: a guest, or an account of old."""
        if not access.plain:
            return self.new_guest(https)._replace(revoked=True)
        if access.account and not access.blocked:
            token = self._identity.token_for(found)
            if token_hash(token) not in access.sessions:
                await self._add(found.person, token, agent)
            return self._with_token(found.person, token, https)
        renewed = self._identity.set_cookie(found.person, https) if found.due else None
        return Identified(found.person, renewed, None, access.blocked)

    async def _by_session(
        self, found: Credential, token: str, access: Access, https: bool
    ) -> Identified:
        session = token_hash(token)
        if session not in access.sessions:
            # It may have begun on another node a moment ago.
            access = await self.cache.read(found.person)
        if session not in access.sessions:
            return self.new_guest(https)._replace(revoked=True)
        await self._touch(session, access)
        renewed = self._identity.set_cookie(found.person, https, token) if found.due else None
        return Identified(found.person, renewed, session, access.blocked)

    async def _touch(self, session: str, access: Access) -> None:
        """Store once a day that a session is in use."""
        today = self._clock() // DAY * DAY
        if access.sessions[session] < today:
            access.sessions[session] = today
            with suppress(StorageUnavailable):
                await self._store.touch_session(session, today)

    async def begin(self, person: str, https: bool, agent: str | None) -> Identified:
        """Begin a session of an account on the caller's device."""
        token = new_token()
        await self._add(person, token, agent)
        return self._with_token(person, token, https)

    def _with_token(self, person: str, token: str, https: bool) -> Identified:
        cookie = self._identity.set_cookie(person, https, token)
        return Identified(person, cookie, token_hash(token))

    async def _add(self, person: str, token: str, agent: str | None) -> None:
        now = self._clock()
        for old in await self._store.sessions(person):
            if old.seen < now - YEAR:
                await self._store.remove_session(old.token_hash)
        for old in (await self._store.sessions(person))[MOST - 1 :]:
            await self._store.remove_session(old.token_hash)
        session = DeviceSession(
            token_hash(token),
            secrets.token_urlsafe(9),
            person,
            now,
            now // DAY * DAY,
            describe(agent),
        )
        await self._store.add_session(session)
        self.cache.forget(person)

    @contextmanager
    def socket(self, by: Identified, close: Callable[[], None]) -> Iterator[None]:
        """Call `close` if the caller's session ends while the context lasts."""
        entry = by.session, close
        self._sockets.setdefault(by.person, []).append(entry)
        try:
            yield
        finally:
            self._sockets[by.person].remove(entry)
            if not self._sockets[by.person]:
                del self._sockets[by.person]

    async def holds(self, by: Identified) -> bool:
        """Return whether a caller's session, or plain cookie, is still valid."""
        return (await self.cache.of(by.person)).admits(by.session)

    def changed(self, person: str) -> None:
        """Read a person's access again after a change on any node, and close sockets without it."""
        self.cache.forget(person)
        if person in self._sockets:
            task = asyncio.get_running_loop().create_task(self._check(person))
            self._checks.add(task)
            task.add_done_callback(self._checks.discard)

    async def _check(self, person: str) -> None:
        with suppress(StorageUnavailable):
            access = await self.cache.of(person)
            for session, close in tuple(self._sockets.get(person, ())):
                if access.blocked or not access.admits(session):
                    close()

    async def recheck(self) -> None:
        """Check the sessions behind all open sockets now and then, in case a broadcast was lost."""
        while True:
            await asyncio.sleep(RECHECK)
            for person in tuple(self._sockets):
                await self._check(person)
