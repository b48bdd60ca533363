"""Cookies that cannot be forged, guests that are not stored, and valid names."""

import asyncio

import pytest
from hypothesis import given
from hypothesis import strategies as st

from embertide.core.errors import Malformed
from embertide.host.names import FIRST, SECOND, clean_account, clean_name, guest_name
from embertide.host.people import keep_person, person_of
from embertide.server.people.identity import (
    COOKIE,
    HOST_COOKIE,
    MONTH,
    YEAR,
    Identity,
    new_person,
    new_token,
)
from embertide.server.people.names import Names
from embertide.store.memory import MemoryStore
from embertide.store.store import Person

KEY = b"k" * 32


class Clock:
    now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now


def knows(identity: Identity, value: str, person: str) -> bool:
    """Return whether a cookie of that value identifies its sender as that person."""
    found = identity.read_cookie(f"{COOKIE}={value}", https=False)
    return found is not None and found.person == person


def test_a_cookie_comes_back() -> None:
    identity, person = Identity(KEY), new_person()
    assert knows(identity, identity.write_cookie(person), person)
    assert knows(Identity(KEY), identity.write_cookie(person), person)


@given(st.text())
def test_an_invalid_cookie_names_nobody(text: str) -> None:
    assert Identity(KEY).read_cookie(f"{COOKIE}={text}", https=False) is None


@given(st.integers(0, 200), st.characters(max_codepoint=255))
def test_a_tampered_cookie_names_nobody(at: int, letter: str) -> None:
    identity, person = Identity(KEY), new_person()
    text = identity.write_cookie(person)
    at %= len(text)
    forged = text[:at] + letter + text[at + 1 :]
    assert knows(identity, forged, person) == (forged == text)


def test_another_spelling_of_a_signature_names_nobody() -> None:
    identity = Identity(KEY)
    cookies = ((identity.write_cookie(one), one) for one in iter(new_person, ""))
    text, person = next((text, one) for text, one in cookies if "_" in text.rpartition(".")[2])
    unused_bits = text[:-1] + chr(ord(text[-1]) + 1)
    for forged in (text.replace("_", "/"), unused_bits):
        assert not knows(identity, forged, person)


def test_foreign_and_missing_cookies_name_nobody() -> None:
    identity = Identity(KEY)
    foreign = Identity(b"x" * 32).set_cookie(new_person(), https=False)
    for header in (None, "", "a=b", "embertide", "embertide=", foreign, "embertide=\xff.a.b"):
        for https in (False, True):
            assert identity.read_cookie(header, https) is None


def test_a_session_is_part_of_the_signed_text() -> None:
    identity, person, token = Identity(KEY), new_person(), new_token()
    value = identity.write_cookie(person, token)
    found = identity.read_cookie(f"{COOKIE}={value}", https=False)
    assert found == (person, token, value, False)
    other = value.replace(token, new_token())
    assert identity.read_cookie(f"{COOKIE}={other}", https=False) is None


def test_the_cookie_is_found_among_others() -> None:
    identity, person = Identity(KEY), new_person()
    value = identity.write_cookie(person)
    cookie = f'odd="; x=[1,2]; embertide={value}; z=1'
    assert identity.read_cookie(cookie, https=False) == (person, None, value, False)


def test_over_https_the_cookie_is_bound_to_the_host() -> None:
    identity, person, planted = Identity(KEY), new_person(), new_person()
    value, other = identity.write_cookie(person), identity.write_cookie(planted)
    both = f"{COOKIE}={other}; {HOST_COOKIE}={value}"
    assert identity.read_cookie(both, https=True) == (person, None, value, False)
    assert identity.read_cookie(f"{COOKIE}={other}; {HOST_COOKIE}=bad", https=True) is None
    # A cookie of a server that got HTTPS later is read, and replaced by one with the new name.
    assert identity.read_cookie(f"{COOKIE}={value}", https=True) == (person, None, value, True)
    assert identity.read_cookie(f"{HOST_COOKIE}={value}", https=False) is None


def test_attributes() -> None:
    identity = Identity(KEY)
    plain = identity.set_cookie(new_person(), https=False)
    parts = plain.split("; ")[1:]
    assert parts == ["Path=/", f"Max-Age={YEAR}", "HttpOnly", "SameSite=Lax"]
    assert plain.startswith("embertide=")
    secure = identity.set_cookie(new_person(), https=True)
    assert secure.startswith("__Host-embertide=")
    assert secure.split("; ")[1:] == [*parts, "Secure"]


def test_age() -> None:
    clock, person = Clock(), new_person()
    identity = Identity(KEY, clock)
    cookie = identity.set_cookie(person, https=False)
    clock.now += MONTH
    assert not due(identity, cookie)
    clock.now += 10
    assert due(identity, cookie)
    renewed = identity.set_cookie(person, https=False)
    clock.now += YEAR
    assert identity.read_cookie(cookie, https=False) is None
    assert due(identity, renewed)


def due(identity: Identity, cookie: str) -> bool:
    """Return whether a valid cookie should be renewed."""
    found = identity.read_cookie(cookie, https=False)
    assert found is not None
    return found.due


@pytest.mark.parametrize("back", [60, 400, 7200, YEAR, 3 * YEAR])
def test_a_clock_that_was_set_back_accepts_cookies_and_does_not_replace_them(back: int) -> None:
    clock, person = Clock(), new_person()
    identity = Identity(KEY, clock)
    value = identity.write_cookie(person)
    clock.now -= back
    assert identity.read_cookie(f"{COOKIE}={value}", https=False) == (person, None, value, False)


def test_guests_have_names_without_being_stored() -> None:
    async def visit() -> None:
        store, person = MemoryStore(), new_person()
        assert (await person_of(store, person, 5)).name == guest_name(person)
        assert await store.person(person) is None
        kept = await keep_person(store, person, 7)
        assert await store.person(person) == kept == Person(person, guest_name(person), 7)
        assert await keep_person(store, person, 9) == kept
        assert (await Names(store).rename(person, " Ann ", 9)).name == "Ann"
        assert (await person_of(store, person, 11)).name == "Ann"

    asyncio.run(visit())


def test_nobody_takes_the_name_of_an_account() -> None:
    async def visit() -> None:
        store, person = MemoryStore(), new_person()
        await store.add_person(Person("a", "Ann", 1, account="Ann"))
        with pytest.raises(Malformed, match="taken"):
            await Names(store).rename(person, "aNN", 2)
        assert await store.person(person) is None
        assert (await Names(store).rename("a", "ANN", 2)).name == "ANN"

    asyncio.run(visit())


def test_guest_names_are_valid() -> None:
    assert len(set(FIRST)) == len(FIRST)
    assert len(set(SECOND)) == len(SECOND)
    for first in FIRST:
        for second in SECOND:
            assert clean_name(f"{first} {second}") == f"{first} {second}"
    assert len({guest_name(str(n)) for n in range(1000)}) > 800


@pytest.mark.parametrize("name", ["Ann", "é" * 24, "Zoë  van  Dam", "李小龍", "🦊", " x "])
def test_names_that_pass(name: str) -> None:
    assert clean_name(name) == " ".join(name.split())


@pytest.mark.parametrize(
    "name",
    [
        "",
        "   ",
        "x" * 25,
        "a\nb",
        "a\tb",
        "\u202eevil",
        "a\u200bb",
        "\u3164",
        "\u2800",
        "\u0301",
        "...",
    ],
)
def test_names_that_are_refused(name: str) -> None:
    with pytest.raises(Malformed):
        clean_name(name)


@pytest.mark.parametrize("letter", ["\u2028", "\u00a0", "\ud800", "\ue000", "\x00", "\x1b"])
def test_characters_that_no_name_may_have(letter: str) -> None:
    with pytest.raises(Malformed):
        clean_name(f"a{letter}b")


@given(st.text(max_size=30))
def test_a_clean_name_stays_so(text: str) -> None:
    try:
        name = clean_name(text)
    except Malformed:
        return
    assert clean_name(name) == name
    assert name.isprintable()


def test_accented_letters_are_composed() -> None:
    assert clean_name("Zoe\u0308") == "Zoë"


@pytest.mark.parametrize("name", ["Ann", "Zoë-2 van_Dam", "x" * 24])
def test_account_names_that_pass(name: str) -> None:
    assert clean_account(name) == name


@pytest.mark.parametrize("name", ["", "ab", "x" * 25, "a.b.c", "<b>", "🦊🦊🦊", "---", "a\nbc"])
def test_account_names_that_do_not(name: str) -> None:
    with pytest.raises(Malformed):
        clean_account(name)
