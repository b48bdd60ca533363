"""Migrations of databases with data."""

from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text

from embertide.store.migrate import MIGRATIONS
from embertide.store.store import NameTaken, Person
from tests.store.conftest import opened
from tests.store.test_open import with_database

pytestmark = pytest.mark.anyio

ADD = text("INSERT INTO people (id, name, created, account, folded) VALUES (:i, :n, :c, :a, :f)")
# The second looks like the first, which is younger; the last is a guest.
PEOPLE: list[dict[str, Any]] = [
    {"i": "1", "n": "QuoIl", "c": 9.0, "a": "QuoIl", "f": "quoil"},
    {"i": "2", "n": "Quoll", "c": 5.0, "a": "Quoll", "f": "quoll"},
    {"i": "3", "n": "Quoll", "c": 1.0, "a": None, "f": None},
]


def first_version(connection: Connection) -> None:
    """Make a database of the first schema, with people whose names look alike."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "0001")
    connection.execute(ADD, PEOPLE)


async def test_accounts_that_look_alike_keep_their_names(url: str) -> None:
    if url.startswith("sqlite"):
        Path(url.removeprefix("sqlite:///")).parent.mkdir()
    await with_database(url, first_version)
    async with opened(url) as store:
        younger, older = await store.account("quoil"), await store.account("QUOLL")
        assert younger == Person("1", "QuoIl", 9.0, "QuoIl")
        assert older == Person("2", "Quoll", 5.0, "Quoll")
        assert {p.id for p in await store.accounts_like("QuoIl")} == {"1", "2"}
        assert {p.id for p in await store.accounts_like("Quo1l")} == {"2"}
        for person in (younger, older):
            await store.change_person(person._replace(blocked=True))
        assert await store.account("quoil") == younger._replace(blocked=True)
        with pytest.raises(NameTaken):
            await store.add_person(Person("4", "x", 1.0, "Quo1l", "hash"))
