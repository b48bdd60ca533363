"""Accounts: a name and a password, with which a person uses the same tables on several devices."""

import asyncio
import time
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError

from embertide.core.errors import Malformed, Refusal
from embertide.host.people import keep_person
from embertide.server.ops.limits import LimitExceeded
from embertide.server.people.access import Blocked, revoke
from embertide.server.people.identity import token_hash
from embertide.server.people.names import Names
from embertide.store.store import NameTaken, Person, Store

T = TypeVar("T")

SHORTEST, LONGEST = 8, 200
"""Bounds of a password's length in characters."""
COST = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
"""Cost of a hash: about 40 ms on one core and 19 MiB, the minimum that OWASP recommends.

With the library's default, 64 MiB and four threads, the event loop lagged by 75 ms on a busy
machine with two cores.
"""
AT_ONCE = 1
"""Threads that hash."""
WAITING = 50
"""Hashes that may be queued; the last of them waits about two seconds."""


class Denied(Refusal):
    """A wrong name or password."""

    kind = "forbidden"


class Accounts:
    """Creates, checks, changes and deletes accounts; hashes in a thread, not in the event loop."""

    def __init__(
        self,
        store: Store,
        names: Names | None = None,
        hasher: PasswordHasher = COST,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self._store, self._clock = store, clock
        self._names = names or Names(store)
        self._hasher = hasher
        self._dummy_hash = self._hasher.hash("nobody's password")
        self._pool = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="password")
        self._waiting = 0

    def close(self) -> None:
        """Stop the thread that hashes."""
        self._pool.shutdown(cancel_futures=True)

    async def create(self, person: str, name: str, password: str) -> Person:
        """Turn a guest into the holder of an account; the id, and so all tables, stay."""
        name, password = await self._names.check_account(name, person), _checked(password)
        guest = await keep_person(self._store, person, self._clock())
        if guest.account is not None:
            raise Malformed("account-already")
        hashed = await self._hash(password)
        # Cookies from before are invalid: another person may have planted or copied one.
        holder = guest._replace(name=name, account=name, password=hashed, sessions_only=True)
        try:
            await self._store.change_person(holder)
        except NameTaken:
            raise Malformed("name-taken", name=name) from None
        return holder

    async def log_in(self, name: str, password: str) -> Person:
        """Return the holder of an account; an unknown name takes as long as a wrong password."""
        found = await self._store.account(_account(name))
        if not await self._fits(found, password) or found is None:
            raise Denied("login-wrong")
        if found.blocked:
            raise Blocked("person-blocked")
        if found.password is not None and self._hasher.check_needs_rehash(found.password):
            found = found._replace(password=await self._hash(_normal(password)))
            await self._store.change_person(found)
        return found

    async def change_password(self, person: str, old: str, new: str) -> Person:
        """Replace a person's password after a check of the old one, and end all sessions."""
        holder = await self._checked_holder(person, old)
        return await self._set_password(holder, _checked(new))

    async def reset_password(self, token: str, new: str) -> Person:
        """Set the password of the owner of a reset link, and end all sessions."""
        password = _checked(new)
        person = await self._store.take_reset(token_hash(token), self._clock())
        holder = None if person is None else await self._store.person(person)
        if holder is None or holder.account is None:
            raise Denied("reset-wrong")
        if holder.blocked:
            raise Blocked("person-blocked")
        return await self._set_password(holder, password)

    async def _set_password(self, holder: Person, password: str) -> Person:
        changed = holder._replace(password=await self._hash(password), sessions_only=True)
        await self._store.change_person(changed)
        await revoke(self._store, changed)
        return changed

    async def unchanged(self, person: Person) -> bool:
        """Return whether a person still has the same password and is not blocked."""
        now = await self._store.person(person.id)
        return now is not None and now.password == person.password and not now.blocked

    async def delete(self, person: str, password: str) -> None:
        """Delete a person with all personal data after a check of the password."""
        await self._checked_holder(person, password)
        await self._store.forget_person(person)

    async def _checked_holder(self, person: str, password: str) -> Person:
        holder = await self._store.person(person)
        if holder is None or holder.account is None:
            raise Malformed("account-none")
        if not await self._fits(holder, password):
            raise Denied("password-wrong")
        return holder

    async def _fits(self, holder: Person | None, password: str) -> bool:
        known = holder.password if holder is not None else None
        word = _normal(password)
        fits = await self._run(self._verify, known or self._dummy_hash, word[:LONGEST])
        return fits and known is not None and len(word) <= LONGEST

    def _verify(self, hashed: str, password: str) -> bool:
        try:
            return self._hasher.verify(hashed, password)
        except VerifyMismatchError:
            return False

    async def _hash(self, password: str) -> str:
        return await self._run(self._hasher.hash, password)

    async def _run(self, work: Callable[..., T], *args: str) -> T:
        if self._waiting >= WAITING:
            raise LimitExceeded("busy-passwords", wait=5)
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, work, *args)
        finally:
            self._waiting -= 1


def _account(name: str) -> str:
    """Return a name as it is looked up; a text that no account can have becomes empty."""
    text = " ".join(unicodedata.normalize("NFC", name).split())
    return text if text.isprintable() else ""


def _normal(password: str) -> str:
    """Return a password in NFC, since keyboards compose accents differently."""
    return unicodedata.normalize("NFC", password)


def _checked(password: str) -> str:
    if not SHORTEST <= len(_normal(password)) <= LONGEST:
        raise Malformed("password-length", least=SHORTEST, most=LONGEST)
    return _normal(password)
