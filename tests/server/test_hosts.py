"""The Host header: a page of another site must not drive a server at home (DNS rebinding)."""

import socket
from typing import Any

import pytest
from starlette.applications import Starlette

from embertide.server.ops.hosts import Hosts
from embertide.server.ops.security import SecurityMiddleware
from embertide.server.settings import Settings
from tests.support.asgi import ask, knock, refusal

MACHINE = socket.gethostname().lower()


def foreign(host: str | None, /, **settings: Any) -> bool:
    return Hosts(Settings(database="memory:", **settings)).foreign(host)


@pytest.mark.parametrize(
    "host",
    [
        "localhost",
        "LOCALHOST:8417",
        "localhost.",
        "games.localhost:80",
        "127.0.0.1:8417",
        "127.8.9.10",
        "[::1]:8417",
        "192.168.1.20:8417",
        "[2001:db8::7]",
        MACHINE,
        "raspberrypi:8417",
        "embertide",
        f"{MACHINE.partition('.')[0]}.local:8417",
        None,
        "",
    ],
)
def test_names_of_this_machine(host: str | None) -> None:
    """Also all addresses of digits, for which no name was looked up, and local names."""
    assert not foreign(host)


@pytest.mark.parametrize(
    "host",
    [
        "evil.example",
        "evil.example:8417",
        "localhost.evil.example",
        "127.0.0.1.evil.example",
        "[evil.example]",
        "evil:80:80",
        "localhost@evil.example",
        "*",
        ".localhost",
        "evil.example/.localhost",
    ],
)
def test_other_names(host: str) -> None:
    assert foreign(host)


def test_names_of_the_settings() -> None:
    assert not foreign("play.example.org:443", hosts=("play.example.org",))
    assert not foreign("PLAY.example.org", hosts=("Play.Example.ORG",))
    assert foreign("other.example.org", hosts=("play.example.org",))
    assert not foreign("front.example:8080", origins=("https://front.example:8080",))
    assert not foreign("games.lan", host="games.lan")
    assert not foreign("any.example", hosts=("*",))
    assert foreign("any.example", host="0.0.0.0")  # noqa: S104 - a setting


def test_a_rebound_name_gets_no_answer() -> None:
    """The page's origin and the host are the same foreign name, as after a rebinding."""
    app = SecurityMiddleware(Starlette(), Settings(database="memory:"))
    headers = {"Host": "evil.example:8417", "Origin": "http://evil.example:8417"}
    for method, path in (("POST", "/api/daily"), ("GET", "/api/tables"), ("GET", "/")):
        answer = ask(app, method, path, headers=headers)
        assert answer.status_code == 421
        assert answer.json() == refusal("forbidden", "host-foreign")
    (closed,) = knock(app, "/api/tables/x/socket", headers)
    assert (closed["type"], closed["code"]) == ("websocket.close", 1008)
