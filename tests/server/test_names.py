"""Names: what looks like the account of another person is refused, wherever a name is chosen."""

from pathlib import Path

import pytest

from embertide.core.errors import Malformed
from embertide.host.names import FIRST, SECOND, clean_account, clean_name
from embertide.server.people.names import Names, forbidden_words
from embertide.store.confusables import alike, look, skeleton
from embertide.store.memory import MemoryStore
from tests.support.local_server import ANYONE, FRIEND, ME, local_server, run

# Letters of other alphabets are here on purpose.
# ruff: noqa: RUF001
KEYS = {"name": "Quoll Tester", "password": "correct horse"}
ALIKE = [
    "quoll tester",
    "Quoll  Tester",
    "Quoll Tester.",
    "Quoll-Tester",
    "QuollTester",
    "Quo11 Tester",
    "QuoII Tester",
    "Ｑuoll Tester",
    "𝐐𝐮𝐨𝐥𝐥 Tester",
    "Quoll Tester!",
]


@pytest.mark.parametrize("name", ALIKE)
def test_names_that_look_alike(name: str) -> None:
    assert alike(name, KEYS["name"])


@pytest.mark.parametrize("name", ["Kari", "Zoë", "Quoll Testor", "Ann", "李小龍", "🦊", "Ёлка"])
def test_names_that_do_not(name: str) -> None:
    others = ["Karl", "Zoe", KEYS["name"], "Anna", "李小凤", "🐺", "Елка"]
    assert not any(alike(name, other) for other in others)


def test_whole_words_in_another_alphabet() -> None:
    assert alike("Сора", "Copa")
    assert alike("ΑΝΝΑ", "ANNA")
    assert alike("modern", "rnodem")


def test_capitals_look_like_other_letters_only_as_they_are_written() -> None:
    assert alike("Iris", "lris")
    assert alike("Iris", "iris.")
    assert alike("IRIS", "lRlS")
    assert not alike("Iris", "lRlS")
    assert alike("Wombat", "wombat!")


def test_generated_names_look_different() -> None:
    names = [f"{first} {second}" for first in FIRST for second in SECOND]
    for compared in (skeleton, look):
        assert len(set(map(compared, names))) == len(names)


@pytest.mark.parametrize("name", ["Аnna", "Quoll Тester", "Αnna", "Annaא", "Աnna"])
def test_mixed_scripts_are_refused(name: str) -> None:
    for clean in (clean_name, clean_account):
        with pytest.raises(Malformed) as no:
            clean(name)
        assert no.value.message.key == "name-scripts"


@pytest.mark.parametrize(
    "name",
    ["Анна", "Άννα", "Tanaka 田中", "たなか タナカー", "민수 Kim", "ʻOlina", "Łódź", "Ann 🦊"],
)
def test_scripts_that_are_written_together(name: str) -> None:
    assert clean_name(name) == name


@pytest.mark.parametrize("name", ALIKE)
def test_nobody_else_gets_the_name_of_an_account(name: str) -> None:
    async def story() -> None:
        async with local_server() as server:
            ann, eve = server.guest(), server.guest()
            await ann.post("/account", KEYS, 201)
            taken = await eve.ask("PATCH", "/me", 422, json={"name": name})
            assert taken["why"]["key"] == "name-taken"
            here = {"kind": "here", "name": name}
            order = {"game": "firewater", "seats": [ME, here]}
            taken = await eve.post("/tables", order, 422)
            assert taken["why"]["key"] == "name-taken"
            await eve.post("/account", KEYS | {"name": name}, 422)
            # The owner may use it at the own device.
            await ann.post("/tables", order, 201)
            assert (await ann.ask("PATCH", "/me", json={"name": name}))["account"]

    run(story())


def test_an_accounts_name_is_marked_and_a_guests_is_not() -> None:
    async def story() -> None:
        async with local_server() as server:
            ann, eve = server.guest(), server.guest()
            await eve.ask("PATCH", "/me", json={"name": KEYS["name"]})
            table = await eve.open("firewater", ME, ANYONE)
            await ann.post("/account", KEYS, 201)
            seen = await ann.join(table["id"])
            assert [seat["name"] for seat in seen["seats"]] == [KEYS["name"]] * 2
            assert [seat["registered"] for seat in seen["seats"]] == [False, True]
            mine = (await ann.get("/tables"))["running"][0]
            assert [seat["registered"] for seat in mine["seats"]] == [False, True]
            # Under another name the owner of an account is shown like a guest.
            await ann.ask("PATCH", "/me", json={"name": "Wombat"})
            seen = await ann.table(table["id"])
            assert [seat["registered"] for seat in seen["seats"]] == [False, False]

    run(story())


def test_the_name_of_a_second_person_at_a_device_is_not_marked() -> None:
    async def story() -> None:
        async with local_server() as server:
            ann = server.guest()
            await ann.post("/account", KEYS, 201)
            table = await ann.open("firewater", ME, {"kind": "here", "name": "Wombat"})
            assert [seat["registered"] for seat in table["seats"]] == [True, False]
            table = await ann.open("firewater", ME, FRIEND)
            assert [seat["registered"] for seat in table["seats"]] == [True, False]

    run(story())


def test_forbidden_words(tmp_path: Path) -> None:
    file = tmp_path / "words.txt"
    file.write_text("# words\n\nWombat\n", "utf-8")

    async def story() -> None:
        async with local_server(forbidden_names=file) as server:
            ann = server.guest()
            for name in ("wombat", "Big W.o.m.b.a.t 7", "W0MBAT"):
                no = await ann.ask("PATCH", "/me", 422, json={"name": name})
                assert no["why"]["key"] == "name-forbidden"
            await ann.post("/account", KEYS | {"name": "My Wombat"}, 422)
            await ann.ask("PATCH", "/me", json={"name": "Quoll"})

    run(story())


def test_a_file_of_words_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(Malformed) as no:
        forbidden_words(tmp_path / "missing")
    assert no.value.message.key == "file-unreadable"
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\xff")
    with pytest.raises(Malformed) as no:
        forbidden_words(tmp_path / "bytes")
    assert no.value.message.key == "file-not-text"
    assert forbidden_words(None) == []


def test_without_words_all_names_are_allowed() -> None:
    async def story() -> None:
        assert await Names(MemoryStore()).check(" Wombat ", "1") == "Wombat"

    run(story())
