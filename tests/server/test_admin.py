"""`embertide admin` on the database of a running server, in SQLite and in PostgreSQL."""

import asyncio
import json
import re
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pexpect
import pytest
from typer.testing import CliRunner

from embertide.cli.admin import app
from embertide.core.errors import Refusal
from embertide.host.registry import NotFound
from tests.house.test_cli import COMMAND, QUIET, run
from tests.server.test_restoring import SOLO, Visitor, database, log_in
from tests.store.conftest import opened
from tests.support.patience import PATIENCE
from tests.support.processes import Running, ServerLauncher


class Host:
    """A running server, and the commands of its host."""

    def __init__(self, url: str, server: Running) -> None:
        self.url, self.server, self.address = url, server, server.address()

    def says(self, *args: str) -> str:
        """Run a command in this process; return what it prints."""
        done = CliRunner().invoke(app, [*args, "--database", self.url, "--language", "en"])
        if done.exception is not None and not isinstance(done.exception, SystemExit):
            raise done.exception
        assert done.exit_code == 0, done.output
        return done.stdout

    def json(self, *args: str) -> Any:
        return json.loads(self.says(*args, "--json"))


@pytest.fixture(params=["sqlite_url", "postgres_url"])
def host(request: pytest.FixtureRequest, servers: ServerLauncher) -> Iterator[Host]:
    url = str(request.getfixturevalue(request.param))
    server = servers.start(url)
    yield Host(url, server)
    server.stop()


def until(holds: Callable[[], bool]) -> None:
    """Wait for something that a change of another process leads to."""
    deadline = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def begin(visitor: Visitor) -> str:
    """Begin a game alone."""
    table = visitor.open_table()
    entropy = {"type": "entropy", "value": "ab" * 32, "id": "e"}
    visitor.ask("POST", f"/tables/{table}/requests", 200, entropy)
    return table


def seen(visitor: Visitor, table: str) -> Any:
    answer = visitor.http.get(f"/tables/{table}")
    return answer.json() if answer.status_code == 200 else answer.status_code


def test_tables(host: Host) -> None:
    """Ended and deleted tables reach the players; nothing hidden is shown to the host."""
    ann = Visitor(host.address)
    ann.sign_up("Anna")
    first, second = begin(ann), begin(ann)
    rows = host.json("tables", "--person", "anna", "--phase", "playing")
    assert {row["id"] for row in rows} == {first, second}
    assert rows[0]["seats"][0]["name"] == "Anna"
    assert host.json("tables", "--idle", "1") == []
    assert first in host.says("tables", "--game", "feurio")
    table = seen(ann, first)
    shown = host.says("table", "show", first[:8], "--json")
    assert json.loads(shown)["events"] > 1
    assert not re.search("key|secret|entropy", shown)
    assert table["watch"] not in shown
    host.says("table", "end", first, "--yes")
    until(lambda: seen(ann, first)["phase"] == "over")
    with pytest.raises(Refusal, match="already over"):
        host.says("table", "end", first, "--yes")
    host.says("table", "delete", second, "--yes")
    until(lambda: seen(ann, second) == 404)
    with pytest.raises(Refusal, match="No table"):
        host.says("table", "show", second)
    assert host.json("prune", "--yes") == {"deleted": 0}
    assert host.json("stats")["accounts"] == 1
    assert seen(ann, first)["phase"] == "over"


def test_people(host: Host) -> None:
    """A new name, a block and a new password reach a running server."""
    ann = Visitor(host.address)
    ann.sign_up("Anna")
    table = begin(ann)
    assert seen(ann, table)["seats"][0]["name"] == "Anna"
    assert host.says("person", "rename", "Anna", "Frieda") == "Anna is now called Frieda.\n"
    until(lambda: seen(ann, table)["seats"][0]["name"] == "Frieda")
    [row] = host.json("people", "fried")
    assert (row["name"], row["account"], row["blocked"]) == ("Frieda", "Anna", False)
    host.says("person", "block", row["id"])
    until(lambda: ann.http.post("/tables", json=SOLO).status_code != 201 or ann.is_guest())
    log_in(host.address, "Anna", 403)
    assert host.json("person", "show", "Anna")["sessions"] == 0
    host.says("person", "unblock", "Anna")
    link = host.json("person", "reset-password", "Anna")["link"]
    token = link.partition("#")[2]
    fresh = Visitor(host.address)
    fresh.ask("POST", "/account/reset", 200, {"token": token, "password": "battery staple"})
    log_in(host.address, "Anna", 403)
    assert seen(fresh, table)["seats"][0]["mine"]


def test_personal_data(host: Host, tmp_path: Path) -> None:
    """An export holds no secrets; an erased person is gone, games of others stay."""
    ann, bob = Visitor(host.address), Visitor(host.address)
    ann.sign_up("Annabella Unique")
    seats = [{"kind": "me"}, {"kind": "friend"}]
    order = {"game": "feurio", "mode": "competitive", "seats": seats}
    opened = bob.ask("POST", "/tables", 201, order)
    join = {"key": opened["seats"][1]["key"]}
    ann.ask("POST", f"/tables/{opened['id']}/join", 200, join)
    file = tmp_path / "data.json"
    host.says("person", "export", "annabella unique", "--out", str(file))
    data = json.loads(file.read_text("utf-8"))
    assert data["account"] == "Annabella Unique"
    assert data["tables"][0]["id"] == opened["id"]
    assert "argon2" not in file.read_text("utf-8")
    host.says("person", "erase", "annabella unique", "--yes")
    until(lambda: seen(bob, opened["id"])["seats"][1]["name"] is None)
    log_in(host.address, "Annabella Unique", 403)
    with pytest.raises(Refusal, match="No one here"):
        host.says("person", "show", "annabella unique")


@pytest.mark.parametrize("table", ["-4bcdefghijk", "--bcdefghijk", "-ybcdefghijk"])
@pytest.mark.parametrize("command", ["show", "end", "delete"])
def test_ids_may_begin_with_a_dash(table: str, command: str, sqlite_url: str) -> None:
    asyncio.run(_make(sqlite_url))
    args = ["table", command, table, "--database", sqlite_url, "--language", "en"]
    done = CliRunner().invoke(app, args)
    assert isinstance(done.exception, NotFound), done.output


async def _make(url: str) -> None:
    async with opened(url):
        pass


def test_questions_and_sentences(servers: ServerLauncher, sqlite_url: str) -> None:
    """Without a terminal nothing is destroyed unless --yes is given; in one, the host is asked."""
    server = servers.start(sqlite_url)
    table = begin(Visitor(server.address()))
    args = ("admin", "table", "delete", table, "--database", sqlite_url)
    done = run(*args)
    assert (done.returncode, done.stdout) == (2, "")
    assert "--yes" in done.stderr
    terminal = [*COMMAND[1:], *args, "--language", "de"]
    with closing(pexpect.spawn(COMMAND[0], terminal, env=QUIET, encoding="utf-8")) as asked:
        asked.expect("endgültig löschen")
        asked.sendline("n")
        asked.expect("Nichts wurde geändert")
        asked.expect(pexpect.EOF)
    assert asked.exitstatus == 1
    assert run(*args, "--yes").returncode == 0
    done = run(*args, "--yes")
    assert done.returncode == 2
    [sentence] = done.stderr.splitlines()
    assert sentence.startswith("No table id begins")
    server.stop()


def test_a_database_that_does_not_exist(sqlite_url: str) -> None:
    done = run("admin", "tables", "--database", sqlite_url)
    assert done.returncode == 2
    assert "There is no database" in done.stderr
    assert not database(sqlite_url).exists()
