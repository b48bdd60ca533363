"""Who is asking: unforgeable cookies, guests who leave no trace, names fit to be shown."""

import asyncio

import pytest
from hypothesis import given
from hypothesis import strategies as st

from embertide.core.errors import Malformed
from embertide.server.identity import (
    MONTH,
    YEAR,
    Identity,
    keep_person,
    new_person,
    person_of,
    rename,
)
from embertide.server.names import FIRST, SECOND, clean_account, clean_name, guest_name
from embertide.store.memory import MemoryStore
from embertide.store.store import Person

KEY = b"k" * 32


class Clock:
    now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now


def test_a_cookie_comes_back() -> None:
    door, person = Identity(KEY), new_person()
    assert door.read_cookie(door.write_cookie(person)) == person
    assert Identity(KEY).read_cookie(door.write_cookie(person)) == person


@given(st.text())
def test_anything_else_is_nobody(text: str) -> None:
    assert Identity(KEY).read_cookie(text) is None


@given(st.integers(0, 200), st.characters(max_codepoint=255))
def test_tampered_is_nobody(at: int, letter: str) -> None:
    door, person = Identity(KEY), new_person()
    text = door.write_cookie(person)
    at %= len(text)
    forged = text[:at] + letter + text[at + 1 :]
    # The last letter of base64 holds unused bits, so another text may mean the same signature.
    assert door.read_cookie(forged) in {None, person}
    assert forged == text or at == len(text) - 1 or door.read_cookie(forged) is None


def test_foreign_and_missing_cookies_give_a_fresh_guest() -> None:
    door = Identity(KEY)
    foreign = Identity(b"x" * 32).introduce(new_person(), https=False).set_cookie
    seen = set()
    for header in (None, "", "a=b", "embertide", "embertide=", foreign, "embertide=\xff.a.b"):
        visitor = door.visitor(header, https=False)
        assert visitor.set_cookie is not None
        seen.add(visitor.person)
    assert len(seen) == 7


def test_the_cookie_is_found_among_others() -> None:
    door, person = Identity(KEY), new_person()
    cookie = f'odd="; x=[1,2]; embertide={door.write_cookie(person)}; z=1'
    assert door.visitor(cookie, https=True) == (person, None)


def test_attributes() -> None:
    door = Identity(KEY)
    plain = door.introduce(new_person(), https=False).set_cookie or ""
    parts = plain.split("; ")[1:]
    assert parts == ["Path=/", f"Max-Age={YEAR}", "HttpOnly", "SameSite=Lax"]
    assert (door.introduce(new_person(), https=True).set_cookie or "").endswith("; Secure")


def test_age() -> None:
    clock, person = Clock(), new_person()
    door = Identity(KEY, clock)
    cookie = f"embertide={door.write_cookie(person)}"
    clock.now += MONTH
    assert door.visitor(cookie, https=False) == (person, None)
    clock.now += 10
    renewed = door.visitor(cookie, https=False)
    assert renewed.person == person
    assert renewed.set_cookie is not None
    clock.now += YEAR
    assert door.visitor(cookie, https=False).person != person
    assert door.visitor(renewed.set_cookie.split(";")[0], https=False).person == person


def test_a_node_whose_clock_is_behind_knows_people_too() -> None:
    clock, person = Clock(), new_person()
    door = Identity(KEY, clock)
    text = door.write_cookie(person)
    clock.now -= 60
    assert door.read_cookie(text) == person
    clock.now -= 600
    assert door.read_cookie(text) is None


def test_guests_have_names_without_being_stored() -> None:
    async def visit() -> None:
        store, person = MemoryStore(), new_person()
        assert (await person_of(store, person, 5)).name == guest_name(person)
        assert await store.person(person) is None
        kept = await keep_person(store, person, 7)
        assert await store.person(person) == kept == Person(person, guest_name(person), 7)
        assert await keep_person(store, person, 9) == kept
        assert (await rename(store, person, " Ann ", 9)).name == "Ann"
        assert (await person_of(store, person, 11)).name == "Ann"

    asyncio.run(visit())


def test_nobody_takes_the_name_of_an_account() -> None:
    async def visit() -> None:
        store, person = MemoryStore(), new_person()
        await store.add_person(Person("a", "Ann", 1, account="Ann"))
        with pytest.raises(Malformed, match="taken"):
            await rename(store, person, "aNN", 2)
        assert await store.person(person) is None
        assert (await rename(store, "a", "ANN", 2)).name == "ANN"

    asyncio.run(visit())


def test_guest_names_are_fit() -> None:
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
def test_names_that_do_not_show(name: str) -> None:
    with pytest.raises(Malformed):
        clean_name(name)


@pytest.mark.parametrize("letter", ["\u2028", "\u00a0", "\ud800", "\ue000", "\x00", "\x1b"])
def test_letters_that_no_name_holds(letter: str) -> None:
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
