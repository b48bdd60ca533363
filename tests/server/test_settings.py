"""Settings: precedence of flags, environment and file, and messages for wrong ones."""

import os
import re
import stat
from pathlib import Path

import pytest

from embertide.core.errors import Malformed
from embertide.server.people.signing_key import signing_key
from embertide.server.settings import Settings, default_thinkers
from embertide.server.settings_sources import KINDS, read_settings
from embertide.words import LANGUAGES, has

HOME = {"HOME": "/home/ann"}


def refusal(flags: dict[str, object], environ: dict[str, str]) -> str:
    with pytest.raises(Malformed) as no:
        read_settings(flags, HOME | environ)
    assert "\n" not in str(no.value)
    return str(no.value)


@pytest.mark.parametrize(("cores", "threads"), [(None, 2), (1, 2), (2, 2), (8, 7)])
def test_there_are_two_searching_threads_even_on_a_small_machine(
    monkeypatch: pytest.MonkeyPatch, cores: int | None, threads: int
) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: cores)
    assert default_thinkers() == threads


def test_no_setting_is_required() -> None:
    settings = read_settings({"port": None}, HOME)
    assert settings.host == "127.0.0.1"
    assert settings.thinkers >= 1
    assert settings.database == ("sqlite:////home/ann/.local/share/embertide/embertide.db")


def test_push_hosts_and_contact_are_read_from_the_environment() -> None:
    given = {
        "EMBERTIDE_PUSH": "no",
        "EMBERTIDE_PUSH_HOSTS": "Push.Example, *.example.org, push.local:8443",
        "EMBERTIDE_PUSH_CONTACT": "mailto:admin@example.org",
        "EMBERTIDE_DATABASE": "memory:",
    }
    settings = read_settings({}, given)
    assert not settings.push
    assert settings.push_hosts == ("push.example", "*.example.org", "push.local:8443")
    assert settings.push_contact == "mailto:admin@example.org"


def test_data_folder() -> None:
    named = read_settings({}, HOME | {"XDG_DATA_HOME": "/data"})
    assert named.database == "sqlite:////data/embertide/embertide.db"
    assert "/home/ann" in read_settings({}, HOME | {"XDG_DATA_HOME": "here"}).database
    with pytest.raises(Malformed, match="no home folder"):
        read_settings({}, {})


def test_flags_before_environment_before_file(tmp_path: Path) -> None:
    file = tmp_path / "games.toml"
    file.write_text(
        'port = 1\nthinkers = 3\nhost = "::1"\norigins = ["https://a.example"]\n'
        "[limits]\nsockets = 5\njoins_minutely = 6\n"
    )
    environ = HOME | {
        "EMBERTIDE_CONFIG": str(file),
        "EMBERTIDE_PORT": "2",
        "EMBERTIDE_THINKERS": "4",
        "EMBERTIDE_LIMITS_SOCKETS": "7",
        "EMBERTIDE_LOG_LEVEL": "",
    }
    settings = read_settings({"port": 3, "browser": True}, environ)
    assert (settings.port, settings.thinkers, settings.host) == (3, 4, "::1")
    assert (settings.limits.sockets, settings.limits.joins_minutely) == (7, 6)
    assert settings.origins == ("https://a.example",)
    assert settings.browser
    assert read_settings({"config": file}, HOME).port == 1


def test_environment_reads_each_kind() -> None:
    environ = {
        "EMBERTIDE_BROWSER": "yes",
        "EMBERTIDE_ORIGINS": "https://a.example, http://b.example:8080",
        "EMBERTIDE_PROXIES": "10.0.0.0/8,::1",
        "EMBERTIDE_SECRET_FILE": "/run/key",
    }
    settings = read_settings({}, HOME | environ)
    assert settings.browser
    assert settings.origins == ("https://a.example", "http://b.example:8080")
    assert settings.proxies == ("10.0.0.0/8", "::1/128")
    assert settings.secret_file == Path("/run/key")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("host", 3),
        ("port", 65536),
        ("port", "8000"),
        ("port", 80.5),
        ("database", ""),
        ("thinkers", -1),
        ("thinkers", True),
        ("secret_file", 1),
        ("origins", ["https://a.example/path"]),
        ("origins", ["*"]),
        ("push", "maybe"),
        ("push_hosts", ["https://push.example"]),
        ("push_hosts", ["a b"]),
        ("push_contact", "admin@example.org"),
        ("proxies", ["*"]),
        ("proxies", ["10.0.0.1/8"]),
        ("nats", ["http://a.example"]),
        ("nats", ["nats://"]),
        ("nats", ["nats://a.example/path"]),
        ("nats_credentials", 1),
        ("workers", 0),
        ("proxies", ["all"]),
        ("hosts", ["play.example:80"]),
        ("hosts", ["https://play.example"]),
        ("hosts", ["a/b"]),
        ("metrics", ["everyone"]),
        ("lobby_away", 0),
        ("browser", "maybe"),
        ("log_level", "loud"),
    ],
)
def test_wrong_values_are_named(name: str, value: object) -> None:
    said = refusal({name: value}, {})
    assert said.startswith(f"--{name.replace('_', '-')} can’t be")
    assert re.search(r": (use|give) ", said)


def test_wrong_variables_and_keys_are_named(tmp_path: Path) -> None:
    assert refusal({}, {"EMBERTIDE_PORT": "http"}).startswith("EMBERTIDE_PORT can’t be")
    assert refusal({}, {"EMBERTIDE_BROWSER": "si"}).startswith("EMBERTIDE_BROWSER can’t be")
    assert "EMBERTIDE_PROT" in refusal({}, {"EMBERTIDE_PROT": "1"})
    assert "EMBERTIDE_LIMITS_SOX" in refusal({}, {"EMBERTIDE_LIMITS_SOX": "1"})
    file = tmp_path / "games.toml"
    for text, said in {
        "prot = 1": "“prot”",
        "limits = 1": "“limits”",
        "[limits]\nsox = 1": "“limits.sox”",
        "[limits]\nsockets = 0": "limits.sockets can’t be “0”",
        "[port]": "port can’t be “{}”",
        'port = "80"': "port can’t be “80”",
        "port = 1979-05-27": "port can’t be “1979-05-27”",
        "host = 1\nport": "line 2",
        "port = [1,": "line 1",
    }.items():
        file.write_text(text)
        assert said in refusal({"config": file}, {}), text
    assert "can’t be read" in refusal({"config": tmp_path / "none.toml"}, {})
    file.write_bytes(b"\xff")
    assert "UTF-8" in refusal({"config": file}, {})


def test_a_wrong_secret_is_not_repeated() -> None:
    assert "hunter2" not in refusal({}, {"EMBERTIDE_SECRET": "hunter2"})
    settings = read_settings({}, HOME | {"EMBERTIDE_SECRET": "ab" * 32})
    assert "abab" not in repr(settings)


def test_the_password_of_nats_is_not_repeated() -> None:
    assert "hunter2" not in refusal({}, {"EMBERTIDE_NATS": "nats:/ann:hunter2@a.example"})
    right = "nats://ann:hunter2@a.example:4222, tls://b.example"
    settings = read_settings({}, HOME | {"EMBERTIDE_NATS": right})
    assert settings.nats == tuple(right.split(", "))
    assert "hunter2" not in repr(settings)


def test_every_setting_says_what_is_right() -> None:
    for name in KINDS:
        key = "right-" + name.partition(".")[0].replace("_", "-")
        assert all(has(key, language) for language in LANGUAGES), key


def test_every_setting_is_in_the_manual() -> None:
    manual = (Path(__file__).parents[2] / "docs/server.md").read_text("utf-8")
    missing = [name for name in KINDS if f"`{name.removeprefix('limits.')}`" not in manual]
    assert not missing, f"docs/server.md does not name {missing}"


def test_hosts_and_readers_of_metrics() -> None:
    environ = {"EMBERTIDE_HOSTS": "Play.example, localhost", "EMBERTIDE_METRICS": "10.0.0.0/8,all"}
    settings = read_settings({}, HOME | environ)
    assert settings.hosts == ("play.example", "localhost")
    assert settings.metrics == ("10.0.0.0/8", "all")
    assert read_settings({}, HOME).metrics == ("127.0.0.0/8", "::1/128")


def test_an_embedded_database_gets_a_key(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path}/new/games.db")
    key = signing_key(settings)
    file = tmp_path / "new" / "games.key"
    assert len(key) == 32
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert signing_key(settings) == key
    assert [found.name for found in file.parent.iterdir()] == ["games.key"]
    given = Settings(database="memory:", secret=file.read_text().strip())
    assert signing_key(given) == key
    assert signing_key(Settings(database="memory:")) != signing_key(Settings(database="memory:"))


def test_a_shared_database_needs_a_shared_key(tmp_path: Path) -> None:
    url = "postgresql+asyncpg://localhost/games"
    with pytest.raises(Malformed, match="same key"):
        signing_key(Settings(database=url))
    file = tmp_path / "key"
    shared = Settings(database=url, secret_file=file)
    with pytest.raises(Malformed, match="can’t be read"):
        signing_key(shared)
    file.write_text("ab" * 32)
    file.chmod(0o640)
    assert signing_key(shared) == b"\xab" * 32


def test_bad_key_files_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "key"
    settings = Settings(database="memory:", secret_file=file)
    file.touch(0o600)
    for content in (b"", b"ab" * 31, b"xy" * 32, b"\xff" * 64):
        file.write_bytes(content)
        with pytest.raises(Malformed, match="doesn’t contain a key"):
            signing_key(settings)
    file.write_text("ab" * 32)
    file.chmod(0o644)
    with pytest.raises(Malformed, match="chmod 600"):
        signing_key(settings)
    (tmp_path / "file").touch()
    blocked = Settings(database=f"sqlite:///{tmp_path}/file/games.db")
    with pytest.raises(Malformed, match="can’t be written"):
        signing_key(blocked)
