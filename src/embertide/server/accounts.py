"""Accounts: a name and a password keep somebody's tables, games and ratings across devices."""

import asyncio
import time
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError

from embertide.core.errors import Malformed, Refusal
from embertide.server.identity import keep_person
from embertide.server.limits import TooMuch
from embertide.server.names import clean_account
from embertide.store.store import NameTaken, Person, Store

T = TypeVar("T")

SHORTEST, LONGEST = 8, 200
"""Characters of a password."""
COST = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
"""About 40 ms on one core and 19 MiB: the least OWASP advises, and what the event loop bears. With
the library's usual 64 MiB on four threads, on a busy machine of two cores, it lagged by 75 ms."""
AT_ONCE = 1
WAITING = 50
"""How many may queue for that; the last of them waits for about two seconds."""


class Denied(Refusal):
    """Somebody who could not show that he is whom he says."""

    kind = "forbidden"


class Accounts:
    """Makes accounts and opens them; hashes in threads, so that nobody else has to wait."""

    def __init__(
        self,
        store: Store,
        hasher: PasswordHasher = COST,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self._store, self._clock = store, clock
        self._hasher = hasher
        self._nobody = self._hasher.hash("nobody's password")
        self._pool = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="password")
        self._waiting = 0

    def close(self) -> None:
        """Lets the threads go."""
        self._pool.shutdown(cancel_futures=True)

    async def create(self, person: str, name: str, password: str) -> Person:
        """A guest becomes the holder of an account, and keeps his id and so his tables."""
        name, password = clean_account(name), _checked(password)
        if await self._store.account(name) is not None:
            raise Malformed("name-taken", name=name)
        guest = await keep_person(self._store, person, self._clock())
        if guest.account is not None:
            raise Malformed("account-already")
        hashed = await self._hash(password)
        holder = guest._replace(name=name, account=name, password=hashed)
        try:
            await self._store.change_person(holder)
        except NameTaken:
            raise Malformed("name-taken", name=name) from None
        return holder

    async def log_in(self, name: str, password: str) -> Person:
        """The holder of an account; an unknown name takes as long as a wrong password."""
        found = await self._store.account(" ".join(unicodedata.normalize("NFC", name).split()))
        if not await self._fits(found, password) or found is None:
            raise Denied("login-wrong")
        if found.password is not None and self._hasher.check_needs_rehash(found.password):
            found = found._replace(password=await self._hash(_normal(password)))
            await self._store.change_person(found)
        return found

    async def change_password(self, person: str, old: str, new: str) -> None:
        """Another password for who knows the present one."""
        holder = await self._proven(person, old)
        hashed = await self._hash(_checked(new))
        await self._store.change_person(holder._replace(password=hashed))

    async def delete(self, person: str, password: str) -> None:
        """Forgets who knows the password, and what is personal with him."""
        await self._proven(person, password)
        await self._store.forget_person(person)

    async def _proven(self, person: str, password: str) -> Person:
        holder = await self._store.person(person)
        if holder is None or holder.account is None:
            raise Malformed("account-none")
        if not await self._fits(holder, password):
            raise Denied("password-wrong")
        return holder

    async def _fits(self, holder: Person | None, password: str) -> bool:
        known = holder.password if holder is not None else None
        word = _normal(password)
        fits = await self._run(self._verify, known or self._nobody, word[:LONGEST])
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
            raise TooMuch("busy-passwords", wait=5)
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, work, *args)
        finally:
            self._waiting -= 1


def _normal(password: str) -> str:
    """The same password whichever keyboard composed its accents."""
    return unicodedata.normalize("NFC", password)


def _checked(password: str) -> str:
    if not SHORTEST <= len(_normal(password)) <= LONGEST:
        raise Malformed("password-length", least=SHORTEST, most=LONGEST)
    return _normal(password)
