"""Accounts: created, used, changed and deleted, without revealing which names exist."""

import asyncio
import threading
from collections.abc import Awaitable, Callable

import pytest
from argon2 import PasswordHasher

from embertide.core.errors import Malformed, Refusal
from embertide.server.ops.limits import LimitExceeded
from embertide.server.people import accounts as module
from embertide.server.people.accounts import Accounts, Denied
from embertide.server.people.identity import new_person
from embertide.store.memory import MemoryStore
from tests.support.patience import PATIENCE

CHEAP = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
WORD = "correct horse"


def run(story: Callable[[Accounts, MemoryStore], Awaitable[None]]) -> None:
    async def tell() -> None:
        store = MemoryStore()
        accounts = Accounts(store, hasher=CHEAP)
        try:
            await story(accounts, store)
        finally:
            accounts.close()

    asyncio.run(tell())


async def refused(kind: type[Refusal], key: str, doing: Awaitable[object]) -> None:
    with pytest.raises(kind) as no:
        await doing
    assert no.value.message.key == key


def test_a_guest_keeps_the_id() -> None:
    async def story(accounts: Accounts, store: MemoryStore) -> None:
        guest = new_person()
        made = await accounts.create(guest, " Ann  Lee ", WORD)
        assert (made.id, made.name, made.account) == (guest, "Ann Lee", "Ann Lee")
        assert WORD not in (made.password or "")
        assert await accounts.log_in("ann lee", WORD) == made == await store.person(guest)

    run(story)


def test_refused_accounts() -> None:
    async def story(accounts: Accounts, store: MemoryStore) -> None:
        ann, bob = new_person(), new_person()
        await refused(Malformed, "account-name-wrong", accounts.create(ann, "A", WORD))
        await refused(Malformed, "password-length", accounts.create(ann, "Ann", "x" * 7))
        await refused(Malformed, "password-length", accounts.create(ann, "Ann", "x" * 201))
        assert await store.person(ann) is None
        await accounts.create(ann, "Ann", WORD)
        await refused(Malformed, "account-already", accounts.create(ann, "Ann2", WORD))
        await refused(Malformed, "name-taken", accounts.create(bob, "aNN", WORD))

    run(story)


def test_a_race_for_a_name_has_one_winner() -> None:
    async def story(accounts: Accounts, store: MemoryStore) -> None:
        made = await asyncio.gather(
            *(accounts.create(new_person(), "Ann", WORD) for _ in range(5)), return_exceptions=True
        )
        assert sum(isinstance(one, Malformed) for one in made) == 4

    run(story)


def test_wrong_password_and_unknown_name_are_refused_alike() -> None:
    async def story(accounts: Accounts, store: MemoryStore) -> None:
        await accounts.create(new_person(), "Ann", "x" * 200)
        await refused(Denied, "login-wrong", accounts.log_in("Ann", WORD))
        await refused(Denied, "login-wrong", accounts.log_in("Bob", WORD))
        await refused(Denied, "login-wrong", accounts.log_in("Bob", "nobody's password"))
        await refused(Denied, "login-wrong", accounts.log_in("Ann", "x" * 201))
        await refused(Denied, "login-wrong", accounts.log_in("\n" * 10_000, "x" * 100_000))

    run(story)


def test_unknown_names_are_verified_too() -> None:
    async def story(accounts: Accounts, store: MemoryStore) -> None:
        verified: list[str] = []
        verify = accounts._verify
        accounts._verify = lambda *args: verified.append(args[0]) or verify(*args)  # type: ignore[func-returns-value, method-assign]
        await refused(Denied, "login-wrong", accounts.log_in("Bob", WORD))
        assert len(verified) == 1

    run(story)


def test_composed_and_decomposed_passwords_are_one() -> None:
    async def story(accounts: Accounts, store: MemoryStore) -> None:
        await accounts.create(new_person(), "Zoë", "pe\u0301tales!")
        await accounts.log_in("Zoe\u0308", "p\u00e9tales!")

    run(story)


def test_old_hashes_are_replaced() -> None:
    async def story(accounts: Accounts, store: MemoryStore) -> None:
        old = await accounts.create(new_person(), "Ann", WORD)
        later = Accounts(store, hasher=PasswordHasher(time_cost=2, memory_cost=8, parallelism=1))
        new = await later.log_in("Ann", WORD)
        assert new.password != old.password
        assert await later.log_in("Ann", WORD) == new
        later.close()

    run(story)


def test_change_and_delete_need_the_password() -> None:
    async def story(accounts: Accounts, store: MemoryStore) -> None:
        ann, guest = new_person(), new_person()
        await refused(Malformed, "account-none", accounts.delete(guest, WORD))
        await accounts.create(ann, "Ann", WORD)
        await refused(Denied, "password-wrong", accounts.change_password(ann, "wrong", "new " * 3))
        await refused(Malformed, "password-length", accounts.change_password(ann, WORD, "short"))
        await accounts.change_password(ann, WORD, "new " * 3)
        await refused(Denied, "login-wrong", accounts.log_in("Ann", WORD))
        await refused(Denied, "password-wrong", accounts.delete(ann, WORD))
        await accounts.delete(ann, "new " * 3)
        assert await store.person(ann) is None
        await refused(Denied, "login-wrong", accounts.log_in("Ann", "new " * 3))

    run(story)


def test_hashing_never_blocks_and_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    """The event loop runs while a thread hashes; beyond the limit of the queue it is refused."""

    async def story(accounts: Accounts, store: MemoryStore) -> None:
        gate, inside = threading.Event(), []

        def slow(hashed: str, password: str) -> bool:
            inside.append(threading.current_thread())
            gate.wait(PATIENCE)
            return False

        accounts._verify = slow  # type: ignore[method-assign]
        monkeypatch.setattr(module, "WAITING", 3)
        tries = [asyncio.create_task(accounts.log_in("Bob", WORD)) for _ in range(4)]
        # Were the event loop blocked, this would not go on before the gate is open.
        async with asyncio.timeout(PATIENCE):
            while len(inside) < module.AT_ONCE:
                await asyncio.sleep(0.01)
        await asyncio.sleep(0.05)
        assert len(inside) == module.AT_ONCE
        assert not any(one.done() for one in tries[:3])
        gate.set()
        ends = await asyncio.gather(*tries, return_exceptions=True)
        assert [type(end) for end in ends].count(LimitExceeded) == 1
        assert [type(end) for end in ends].count(Denied) == 3

    run(story)
