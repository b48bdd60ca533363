"""A database of version 0.1 can be opened and played on, with the same answers to every reader.

`tests/data/database_0_1` was written by the server of version 0.1: `embertide.db` is its SQLite
file, `rows.json` the same rows with the PostgreSQL schema of that time, `records.jsonl` the records
of its finished games, and `expected.json` what that server answered to each reader. The files are
never regenerated: later versions must read them.

Only the top-level fields in `expected.json` (all fields of version 0.1) are compared, each as
canonical JSON, so that an answer may have new fields and another order of keys. Short values are
stored as they are, longer ones as 32 digits of their SHA-256. To change a field on purpose, name it
in CHANGED_ON_PURPOSE with the reason.
"""

import asyncio
import hashlib
import json
import shutil
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import asyncpg
import pytest

from embertide.core.dice import Dice
from embertide.core.errors import Refusal
from embertide.core.player import RandomPlayer

# The only imports from the product; everything else goes through HTTP.
from embertide.host.clock import SharedClock
from embertide.server.people.identity import COOKIE
from embertide.store.open import open_store
from tests.support.local_server import Guest, LocalServer, entropy, local_server, run

Json = dict[str, Any]

FOLDER = Path(__file__).parent.parent / "data" / "database_0_1"
EXPECTED: Json = json.loads((FOLDER / "expected.json").read_text("utf-8"))
RECORDS = (FOLDER / "records.jsonl").read_text("utf-8").splitlines()

CHANGED_ON_PURPOSE: Mapping[str, str] = {
    "back": "asked for the staged move only, by its preview",
    "watch": "only for players and the person who opened the table",
    "preview": "the remark in it calls tiles by their values",
    "ready": "an analysis now has reasons, so those of before are made anew",
    "done": "likewise",
    "judgements": "likewise",
}
"""Fields of answers that differ from version 0.1, with the reason."""


class Computer(RandomPlayer):
    """A computer that moves at random, or refuses to, so that compared tables do not change."""

    def __init__(self, moves: bool) -> None:
        self.moves = moves

    def choose(self, view: Any, moves: Sequence[Any], dice: Dice) -> Any:
        if not self.moves:
            raise Refusal("table-thinkers-busy")
        return super().choose(view, moves, dice)


class Clock:
    """The clock of the server."""

    def __init__(self, now: float) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now


@asynccontextmanager
async def running_server(
    address: str, clock: Clock, computer: Computer
) -> AsyncIterator[LocalServer]:
    """Open a server on a database, without a network."""
    stopped = patch.object(SharedClock, "__call__", lambda _: clock())
    with patch("time.time", clock), stopped:
        # Then the lobby showed a table however long its people were away.
        store = open_store(address)
        async with local_server(store, player=computer, lobby_away=1_000_000) as server:
            yield server


def guest(server: LocalServer, person: str) -> Guest:
    """Return a client with the cookie of a person of the database."""
    known = server.guest()
    known.http.cookies.set(COOKIE, server.identity.write_cookie(person))
    return known


ADDED_TO_REPLAY = {"mine", "result"}
"""Fields of a replay that version 0.1 did not have."""

ADDED = {"registered"}
"""Fields within a field of an answer that version 0.1 did not have."""


def without_added(value: Any) -> Any:
    """Return a value as version 0.1 would have given it."""
    if isinstance(value, list):
        return [without_added(item) for item in value]
    if isinstance(value, dict):
        return {name: without_added(item) for name, item in value.items() if name not in ADDED}
    return value


def canonical(value: object) -> str:
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def mark(value: object) -> object:
    """Return a short value itself, and the digest of a longer one."""
    text = canonical(without_added(value))
    if len(text) <= 24:
        return value
    return f"sha256:{hashlib.sha256(text.encode()).hexdigest()[:32]}"


async def read(reader: Guest, path: str) -> Json:
    """Return the answer to a GET by field, with the HTTP status as a field."""
    answer = await reader.http.get(f"/api{path}")
    return {"status": answer.status_code} | marked(answer.json())


def marked(answer: Json) -> Json:
    return {name: mark(value) for name, value in answer.items()}


def unlike(expected: Json, answer: Json) -> list[str]:
    """Return the names of the fields that differ from the expected ones."""
    return [
        f"{field} is {answer.get(field, 'missing')}, was {then}"
        for field, then in expected.items()
        if field not in CHANGED_ON_PURPOSE
        and (field not in answer or canonical(answer[field]) != canonical(then))
    ]


async def differences(server: LocalServer, readings: Sequence[Json]) -> list[str]:
    """Return all fields that differ, each with the table, the reader and the path."""
    people = {name: guest(server, person) for name, person in EXPECTED["people"].items()}
    found = []
    for reading in readings:
        person, path = reading["person"], reading["path"]
        expected = EXPECTED["shared"].get(reading.get("shared"), {}) | reading["answer"]
        where = f"{reading['about']}, {person}, {path}"
        answer = await read(people[person], path)
        found += [f"{where}: {field}" for field in unlike(expected, answer)]
    return found


async def load_postgres(url: str) -> None:
    """Create the schema of version 0.1 in an empty database, and insert the rows."""
    dump = json.loads((FOLDER / "rows.json").read_text("utf-8"))
    connection = await asyncpg.connect(url)
    try:
        for statement in dump["postgres_schema"]:
            await connection.execute(statement)
        for table, content in dump["rows"].items():
            rows = [[as_stored(value) for value in row] for row in content["rows"]]
            await connection.copy_records_to_table(table, records=rows, columns=content["columns"])
    finally:
        await connection.close()


def as_stored(value: object) -> object:
    """Return a value for a column; objects are stored as compact JSON."""
    if not isinstance(value, dict):
        return value
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


def sqlite_copy(folder: Path) -> str:
    """Return the address of a writable copy."""
    shutil.copyfile(FOLDER / "embertide.db", folder / "embertide.db")
    return f"sqlite:///{folder / 'embertide.db'}"


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database of version 0.1."""
    if request.param == "sqlite":
        return sqlite_copy(tmp_path)
    url = str(request.getfixturevalue("postgres_url"))
    run(load_postgres(url))
    return url


def test_all_readers_get_the_answers_of_then(address: str) -> None:
    """Compare tables, logs, records, replays, lists and ratings for each person and spectator.

    Then send moves and other requests at running tables, whose draws are fixed by the seals, and
    compare the answers to all readers again.
    """

    async def story() -> None:
        clock = Clock(EXPECTED["now"])
        async with running_server(address, clock, Computer(moves=False)) as server:
            assert await differences(server, EXPECTED["before"]) == []
            clock.now = EXPECTED["later"]
            for request in EXPECTED["requests"]:
                caller = guest(server, EXPECTED["people"][request["person"]])
                answer = await caller.post(request["path"], request["body"])
                assert unlike(request["answer"], marked(answer)) == [], request
            assert await differences(server, EXPECTED["after"]) == []

    run(story())


def test_accounts_still_log_in(address: str) -> None:
    async def story() -> None:
        async with running_server(address, Clock(EXPECTED["now"]), Computer(moves=False)) as server:
            for account in EXPECTED["accounts"]:
                someone = server.guest()
                body = {"name": account["name"], "password": account["password"]}
                me = await someone.post("/session", body)
                assert unlike(account["me"], marked(me)) == []
                wrong = await server.guest().post("/session", body | {"password": "wrong"}, 403)
                assert wrong["why"]["key"] == "login-wrong"

    run(story())


def test_games_are_played_on_to_the_end(tmp_path: Path) -> None:
    """Play all running games to the end, and verify their records.

    In games without computers the record must be the one that version 0.1 would have given.
    """

    async def story() -> None:
        address, clock = sqlite_copy(tmp_path), Clock(EXPECTED["later"])
        async with running_server(address, clock, Computer(moves=True)) as server:
            ended = await asyncio.gather(*(play_on(server, game) for game in EXPECTED["games"]))
        for game, record in zip(EXPECTED["games"], ended, strict=True):
            assert record == game["record"], game["about"]

    run(story())


async def play_on(server: LocalServer, game: Json) -> object:
    """Play a table to its end; return the mark of its record, if one is expected."""
    name, people = game["table"], {}
    for person, join in game["people"].items():
        people[person] = guest(server, EXPECTED["people"][person])
        if join is not None:
            await people[person].join(name, join, entropy=entropy(5))
        if (await people[person].table(name))["entropy_due"]:
            await people[person].request(name, "entropy", value=entropy(len(people)))
    seen = await move_on(name, list(people.values()))
    assert seen["verdict"] is not None
    first = next(iter(people.values()))
    if not game["has_record"]:
        return None
    record = await first.get(f"/tables/{name}/record")
    checked = await first.post("/verify", {"record": record})
    assert checked == {"ok": True, "sealed": game["sealed"]}
    return mark(record) if game["record"] is not None else None


async def move_on(name: str, people: Sequence[Guest]) -> Json:
    """Let all people move by a fixed rule until the game is over."""
    seats: dict[int, Guest] = {}
    for person in people:
        seen = await person.table(name)
        seats |= {seat: person for seat, place in enumerate(seen["seats"]) if place["mine"]}
    while seen["phase"] == "playing":
        if computer_moves(seen):
            seen = await people[0].get(f"/tables/{name}/wait?after={seen['seq']}")
            continue
        person = seats[seen["actor"]]
        if not seen["moves"]:
            seen = await person.table(name, after=seen["seq"])
        move = seen["moves"][7 * seen["ply"] % len(seen["moves"])]
        await person.request(name, "move", ply=seen["ply"], move=move)
        seen = await person.table(name, after=seen["seq"])
    return seen


def computer_moves(seen: Json) -> bool:
    """Return whether a computer is to move, for its own seat or for an absent person."""
    turn = seen["seats"][seen["actor"]]
    return bool(turn["kind"] == "computer" or turn["away"])


def test_records_are_read_and_verified() -> None:
    async def story() -> None:
        async with local_server() as server:
            reader = server.guest()
            for text, expected in zip(RECORDS, EXPECTED["records"], strict=True):
                checked = await reader.post("/verify", {"record": text})
                replay = await reader.post("/replay", {"record": text})
                then = {name: replay[name] for name in replay.keys() - ADDED_TO_REPLAY}
                assert {"verify": mark(checked), "replay": mark(then)} == expected

    run(story())
