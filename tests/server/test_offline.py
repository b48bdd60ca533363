"""The offline edition as a server hands it out."""

import json
from pathlib import Path

import pytest

from embertide.server.http import pages
from tests.support.local_server import local_server, run

WASM = "/pocket/pyodide/pyodide.asm.wasm"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """An edition of two files, one of them with a compressed copy."""
    edition = tmp_path / "edition"
    (edition / "pyodide").mkdir(parents=True)
    (edition / "pyodide/pyodide.asm.wasm").write_bytes(b"plain")
    (edition / "pyodide/pyodide.asm.wasm.br").write_bytes(b"small")
    (edition / "worker.js").write_text("postMessage(1);", "utf-8")
    (edition / "manifest.json").write_text(json.dumps({"version": 'v"7'}), "utf-8")
    return edition


def test_files_are_sent_compressed_to_those_who_take_it(folder: Path) -> None:
    async def story() -> None:
        async with local_server(pocket=folder) as server:
            http = server.guest().http
            plain = await http.get(WASM, headers={"Accept-Encoding": "identity"})
            assert plain.content == b"plain"
            assert "content-encoding" not in plain.headers
            request = http.build_request("GET", WASM, headers={"Accept-Encoding": "gzip, br"})
            small = await http.send(request, stream=True)
            assert b"".join([part async for part in small.aiter_raw()]) == b"small"
            assert small.headers["content-encoding"] == "br"
            for answer in (plain, small):
                assert answer.headers["content-type"] == "application/wasm"
                assert answer.headers["vary"] == "Accept-Encoding"
                assert answer.headers["cache-control"] == "no-cache"

    run(story())


def test_only_the_edition_may_compile_webassembly(folder: Path) -> None:
    async def story() -> None:
        async with local_server(pocket=folder) as server:
            http = server.guest().http
            worker = await http.get("/pocket/worker.js")
            policy = worker.headers["content-security-policy"]
            assert policy.startswith("script-src 'self' 'wasm-unsafe-eval'; default-src 'self'")
            assert worker.headers["content-type"].startswith("text/javascript")
            for path in ("/robots.txt", "/api/games", "/worker.js"):
                answer = await http.get(path)
                assert "unsafe" not in answer.headers["content-security-policy"]

    run(story())


def test_a_server_without_an_edition_says_so_quietly(tmp_path: Path) -> None:
    async def story() -> None:
        async with local_server(pocket=tmp_path / "none") as server:
            http = server.guest().http
            answer = await http.get("/pocket/manifest.json")
            assert (answer.status_code, answer.content) == (204, b"")
            assert (await http.get("/pocket/worker.js")).status_code == 404

    run(story())


@pytest.mark.parametrize("path", ["/pocket/%2e%2e/secret.txt", "/pocket/nothing.js", "/pocket/"])
def test_paths_lead_nowhere_else(folder: Path, path: str) -> None:
    (folder.parent / "secret.txt").write_text("secret", "utf-8")

    async def story() -> None:
        async with local_server(pocket=folder) as server:
            answer = await server.guest().http.get(path)
            assert answer.status_code == 404
            assert answer.json()["type"] == "refused"

    run(story())


@pytest.mark.skipif(not (pages.STATIC / "worker.js").is_file(), reason="the client is not built")
def test_the_service_worker_knows_the_edition(folder: Path) -> None:
    async def story() -> None:
        async with local_server(pocket=folder) as server:
            http = server.guest().http
            answer = await http.get("/worker.js")
            assert 'const EDITION = "v\\"7";' in answer.text
            assert answer.headers["cache-control"] == "no-cache"
            # The page of an edition without a server is not for this one.
            assert (await http.get("/pocket.html")).status_code == 404
        async with local_server(pocket=folder / "none") as server:
            answer = await server.guest().http.get("/worker.js")
            assert 'const EDITION = "";' in answer.text

    run(story())
