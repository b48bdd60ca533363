"""The files of the client: compressed once, cached for ever, and named ahead by the pages."""

import gzip
import re

import pytest

from embertide.server.http.pages import STATIC
from tests.support.local_server import local_server, run

HEADERS = ("content-type", "etag", "vary", "cache-control")


def largest(ending: str) -> str:
    found = max((STATIC / "assets").glob(f"*{ending}"), key=lambda file: file.stat().st_size)
    return found.name


@pytest.mark.parametrize("ending", [".js", ".css"])
def test_a_file_is_sent_compressed_to_those_who_take_it(ending: str) -> None:
    async def story() -> None:
        name = largest(ending)
        async with local_server() as server:
            http = server.guest().http
            plain = await http.get(f"/assets/{name}", headers={"Accept-Encoding": "identity"})
            assert plain.content == (STATIC / "assets" / name).read_bytes()
            for _ in range(2):
                request = http.build_request("GET", f"/assets/{name}")
                small = await http.send(request, stream=True)
                packed = b"".join([part async for part in small.aiter_raw()])
                assert gzip.decompress(packed) == plain.content
                assert int(small.headers["content-length"]) == len(packed)
                assert small.headers["content-encoding"] == "gzip"
                assert [small.headers[key] for key in HEADERS] == [
                    plain.headers[key] for key in HEADERS
                ]
            kept = {"If-None-Match": plain.headers["etag"]}
            again = await http.get(f"/assets/{name}", headers=kept)
            assert again.status_code == 304
            assert (await http.get("/assets/none.js")).status_code == 404

    run(story())


def test_sounds_are_not_compressed_again() -> None:
    async def story() -> None:
        async with local_server() as server:
            answer = await server.guest().http.get(f"/assets/{largest('.mp3')}")
            assert "content-encoding" not in answer.headers
            assert "immutable" in answer.headers["cache-control"]

    run(story())


def test_first_pages_name_what_they_load() -> None:
    async def story() -> None:
        async with local_server() as server:
            http = server.guest().http
            for page, module in (("/", "Start"), ("/t/any", "Table")):
                header = (await http.get(page)).headers["link"]
                named = re.findall(r"</(assets/[^>]+)>", header)
                assert any(name.startswith(f"assets/{module}-") for name in named)
                assert all((STATIC / name).is_file() for name in named)
                # A proxy in front keeps all headers of an answer in 4 kB by default.
                assert len(header) < 3000
            for page in ("/t/any/replay", "/games", "/robots.txt"):
                assert "link" not in (await http.get(page)).headers

    run(story())
