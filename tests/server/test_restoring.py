"""Backups, restoring and the lock of the database, with real processes."""

import shutil
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.house.test_cli import run
from tests.support.patience import PATIENCE
from tests.support.processes import ServerFailed, ServerLauncher

SOLO = {"game": "feurio", "players": 1, "mode": "solitaire", "seats": [{"kind": "me"}]}


def database(url: str) -> Path:
    return Path(url.partition("///")[2])


class Visitor:
    """A browser with its own cookies."""

    def __init__(self, address: str) -> None:
        # No connection stays open between requests.
        self.http = httpx.Client(
            base_url=f"{address}/api", timeout=PATIENCE, headers={"Connection": "close"}
        )

    def ask(self, method: str, path: str, status: int = 200, body: object = None) -> Any:
        answer = self.http.request(method, path, json=body)
        assert answer.status_code == status, answer.text
        return answer.json()

    def open_table(self) -> str:
        return str(self.ask("POST", "/tables", 201, SOLO)["id"])

    def is_guest(self) -> bool:
        return not self.ask("GET", "/me")["account"]

    def sign_up(self, name: str) -> None:
        self.ask("POST", "/account", 201, {"name": name, "password": "correct horse"})


def log_in(address: str, name: str, status: int) -> None:
    Visitor(address).ask("POST", "/session", status, {"name": name, "password": "correct horse"})


def test_a_crash_and_a_restored_backup(
    servers: ServerLauncher, sqlite_url: str, tmp_path: Path
) -> None:
    """What is older than the backup is there afterwards, what is younger is not."""
    server, saved = servers.start(sqlite_url), tmp_path / "backup.db"
    ann = Visitor(server.address())
    ann.sign_up("Anna")
    old = ann.open_table()
    done = run("backup", str(saved), "--database", sqlite_url)
    assert (done.returncode, done.stderr) == (0, "")
    young = ann.open_table()
    Visitor(server.address()).sign_up("Berta")
    server.kill()
    done = run("restore", str(saved), "--database", sqlite_url)
    assert (done.returncode, done.stderr) == (0, "")
    assert "before-restore-" in done.stdout
    again = servers.start(sqlite_url)
    back = Visitor(again.address())
    back.http.cookies = ann.http.cookies
    back.ask("GET", f"/tables/{old}")
    back.ask("GET", f"/tables/{young}", 404)
    log_in(again.address(), "Anna", 200)
    log_in(again.address(), "Berta", 403)
    again.stop()


def test_a_backup_copied_over_a_crashed_database(
    servers: ServerLauncher, sqlite_url: str, tmp_path: Path
) -> None:
    """The server does not replay the log of the old database over the backup."""
    server, saved = servers.start(sqlite_url), tmp_path / "backup.db"
    Visitor(server.address()).open_table()
    assert run("backup", str(saved), "--database", sqlite_url).returncode == 0
    Visitor(server.address()).sign_up("Berta")
    server.kill()
    shutil.copy(saved, database(sqlite_url))
    with pytest.raises(ServerFailed, match=r"games\.db-wal doesn’t belong to .*embertide restore"):
        servers.start(sqlite_url).address()
    assert run("restore", str(saved), "--database", sqlite_url).returncode == 0
    again = servers.start(sqlite_url)
    log_in(again.address(), "Berta", 403)
    again.stop()


def test_a_second_server_is_refused_and_the_first_plays_on(
    servers: ServerLauncher, sqlite_url: str, tmp_path: Path
) -> None:
    first = servers.start(sqlite_url)
    ann = Visitor(first.address())
    with pytest.raises(ServerFailed) as failed:
        servers.start(sqlite_url).address()
    [sentence] = str(failed.value).splitlines()
    assert sentence.startswith(f"A server is already using {database(sqlite_url)}")
    saved = tmp_path / "backup.db"
    assert run("backup", str(saved), "--database", sqlite_url).returncode == 0
    done = run("restore", str(saved), "--database", sqlite_url)
    assert done.returncode == 2
    assert done.stderr.startswith("A server is already using")
    ann.open_table()
    first.kill()
    # The system has released the lock of the killed process.
    second = servers.start(sqlite_url)
    second.address()
    second.stop()


@pytest.mark.parametrize(
    ("content", "sentence"),
    [(b"", "is empty"), (b"SQLite format 3\0" + b"\x10\x00" * 2000, "is damaged")],
    ids=["empty", "garbled"],
)
def test_a_bad_file_ends_the_start_with_one_sentence(
    content: bytes, sentence: str, sqlite_url: str
) -> None:
    database(sqlite_url).write_bytes(content)
    done = run("serve", "--port", "0", "--database", sqlite_url, EMBERTIDE_SECRET="5e" * 32)
    assert done.returncode == 2
    [line] = done.stderr.splitlines()
    assert sentence in line
    assert "embertide restore BACKUP" in line
    assert database(sqlite_url).read_bytes() == content


def test_a_backup_holds_the_key(servers: ServerLauncher, tmp_path: Path, sqlite_url: str) -> None:
    """On a new machine, people are known by their cookies after a restore."""
    file, saved = database(sqlite_url), tmp_path / "saved.db"
    server = servers.start(sqlite_url, EMBERTIDE_SECRET="")
    server.address()
    server.stop()
    key = file.with_suffix(".key").read_text()
    done = run("backup", str(saved), "--database", sqlite_url)
    assert f"{saved}.key" in done.stdout
    assert (tmp_path / "saved.db.key").stat().st_mode & 0o777 == 0o600
    other = tmp_path / "other" / "club.db"
    other.parent.mkdir()
    other.with_suffix(".key").write_text("ab" * 32)
    done = run("restore", str(saved), "--database", f"sqlite:///{other}")
    assert done.returncode == 0, done.stderr
    assert str(other.with_suffix(".key")) in done.stdout
    assert other.with_suffix(".key").read_text() == key
    [former] = other.parent.glob("club.key.before-restore-*")
    assert former.read_text() == "ab" * 32
