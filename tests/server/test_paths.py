"""Paths and methods: what exists says how it is asked, what does not is missing."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from embertide.server.http import pages
from tests.support.local_server import SharedServer, shared_server


@pytest.fixture(scope="module")
def at() -> Iterator[SharedServer]:
    with shared_server() as server:
        yield server


@pytest.mark.parametrize(
    ("method", "path", "allowed"),
    [
        ("GET", "/api/verify", "POST"),
        ("HEAD", "/api/replay", "POST"),
        ("DELETE", "/api/replay", "POST"),
        ("GET", "/api/position/hints", "POST"),
        ("GET", "/api/account", "DELETE, POST"),
        ("PUT", "/api/me", "GET, PATCH"),
        ("HEAD", "/api/me", "GET, PATCH"),
        ("DELETE", "/api/tables", "GET, POST"),
        ("GET", "/api/tables/abc/join", "POST"),
        ("POST", "/api/tables/abc", "GET"),
        ("POST", "/healthz", "GET, HEAD"),
        ("DELETE", "/metrics", "GET, HEAD"),
        ("POST", "/robots.txt", "GET, HEAD"),
        ("TRACE", "/api/me", "GET, PATCH"),
        ("POST", "/", "GET, HEAD"),
        ("POST", "/t/abc", "GET, HEAD"),
    ],
)
def test_a_wrong_method_names_all_that_are_right(
    at: SharedServer, method: str, path: str, allowed: str
) -> None:
    answer = at.run(at.guest.http.request(method, path))
    assert answer.status_code == 405
    assert answer.headers["allow"] == allowed
    if method != "HEAD":
        assert answer.json()["why"]["key"] == "request-method"


@pytest.mark.parametrize(
    "path",
    ["/api", "/api/", "/api/nothing", "/api/tables/a/nothing", "/favicon.ico", "/.env", "/a/b.php"],
)
@pytest.mark.parametrize("method", ["GET", "POST"])
def test_unknown_files_and_paths_of_the_api(at: SharedServer, method: str, path: str) -> None:
    answer = at.run(at.guest.http.request(method, path))
    assert answer.status_code == 404
    assert answer.json()["type"] == "refused"


def test_robots(at: SharedServer) -> None:
    answer = at.run(at.guest.http.get("/robots.txt"))
    assert answer.headers["content-type"].startswith("text/plain")
    assert "Disallow: /t/" in answer.text


@pytest.mark.skipif(not (pages.STATIC / "index.html").is_file(), reason="the client is not built")
@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/", 200),
        ("/daily", 200),
        ("/t/abc", 200),
        ("/t/abc/replay", 200),
        ("/new/feurio", 200),
        ("/docs", 404),
        ("/wp-admin/", 404),
        ("/openapi", 404),
    ],
)
def test_an_unknown_page_is_missing_but_says_so_itself(
    at: SharedServer, path: str, status: int
) -> None:
    answer = at.run(at.guest.http.get(path))
    assert (answer.status_code, answer.headers["content-type"]) == (
        status,
        "text/html; charset=utf-8",
    )


def test_the_pages_are_those_of_the_client() -> None:
    """The first parts of addresses in web/src/pages.ts."""
    source = (Path(__file__).parents[2] / "web/src/pages.ts").read_text("utf-8")
    single = re.findall(r"name === '(\w+)'", source)
    game = re.findall(r"^  (\w+): \(\) => import", source, re.MULTILINE)
    first = re.findall(r"first === '(\w+)'", source)
    assert {"", *single, *game, *first} == pages.PAGES
