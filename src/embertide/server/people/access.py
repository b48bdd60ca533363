"""Which cookies of a person are valid, cached so that a request needs no look-up."""

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import NamedTuple

from embertide.core.errors import Refusal
from embertide.store.store import Person, StorageUnavailable, Store

PREFIX = "access "
"""The first word of the broadcast that names a person whose access has changed."""

FRESH = 60.0
"""Seconds after which an entry is read again, in case a broadcast was lost."""

_MOST = 20_000
"""Entries of the cache; the least recently used is dropped."""


class Blocked(Refusal):
    """A request of a person who may no longer change anything."""

    kind = "forbidden"


class Access(NamedTuple):
    """The valid credentials of a person."""

    account: bool
    plain: bool  # whether a cookie without a session is valid
    blocked: bool
    sessions: dict[str, float]  # when each was last used, by the hash of its token

    def admits(self, session: str | None) -> bool:
        """Return whether a session, or a plain cookie (None), is valid."""
        return self.plain if session is None else session in self.sessions


class AccessCache:
    """The access of people who were here lately."""

    def __init__(self, store: Store, clock: Callable[[], float] = time.monotonic) -> None:
        self._store, self._clock = store, clock
        self._cached: OrderedDict[str, tuple[Access, float]] = OrderedDict()
        self._changes = 0  # number of calls of `forget`

    async def of(self, person: str) -> Access:
        """Return a person's access, at most a minute old."""
        known = self._cached.get(person)
        if known is None:
            return await self.read(person)
        self._cached.move_to_end(person)
        if self._clock() - known[1] < FRESH:
            return known[0]
        try:
            return await self.read(person)
        except StorageUnavailable:
            return known[0]

    async def read(self, person: str) -> Access:
        """Return a person's access as it is stored now."""
        changes = -1
        while changes != self._changes:  # else an older value could be cached after a change
            changes, now = self._changes, self._clock()
            found = await read_access(self._store, person)
        self._cached[person] = found, now
        self._cached.move_to_end(person)
        while len(self._cached) > _MOST:
            self._cached.popitem(last=False)
        return found

    def forget(self, person: str) -> None:
        """Drop a person whose access has changed."""
        self._changes += 1
        self._cached.pop(person, None)

    def __len__(self) -> int:
        return len(self._cached)


async def read_access(store: Store, person: str) -> Access:
    """Return a person's access from the store; a guest may not be stored yet."""
    known = await store.person(person)
    if known is None:
        return Access(False, not await store.forgotten(person), False, {})
    account = known.account is not None
    sessions = await store.sessions(person) if account else []
    seen = {session.token_hash: session.seen for session in sessions}
    return Access(account, not known.sessions_only, known.blocked, seen)


async def revoke(store: Store, person: Person, session: str | None = None) -> None:
    """End one session of a person, or all (None); then let all nodes know with `announce`.

    Cookies without a session become invalid in any case: one of them could bring its session back.
    """
    if not person.sessions_only:
        await store.change_person(person._replace(sessions_only=True))
    if session is None:
        await store.remove_sessions(person.id)
    else:
        await store.remove_session(session)


async def set_blocked(store: Store, person: Person, blocked: bool) -> None:
    """Block a person or end the block; then let all nodes know with `announce`.

    An account is also logged out everywhere. A guest keeps the cookie, and is refused by it.
    """
    changed = person._replace(blocked=blocked)
    await store.change_person(changed)
    if blocked and person.account is not None:
        await revoke(store, changed)


async def announce(store: Store, person: str) -> None:
    """Let all other nodes read a person's access again."""
    await store.bus.broadcast(PREFIX + person)
