"""The folder that `embertide pocket` writes: complete, replaceable, with the right types."""

import json
import socket
import threading
from pathlib import Path
from urllib.request import urlopen

import pytest

from embertide.cli.console import Speech
from embertide.cli.pocket import edition_server, write_edition
from embertide.core.errors import Malformed
from embertide.words import LANGUAGES
from tests.support.patience import PATIENCE

SPEECH = Speech("en")


@pytest.fixture
def parts(tmp_path: Path) -> tuple[Path, Path]:
    """A small edition and client, as they are built."""
    built, client = tmp_path / "built", tmp_path / "client"
    (built / "pyodide").mkdir(parents=True)
    (client / "assets").mkdir(parents=True)
    (built / "manifest.json").write_text(json.dumps({"version": "abc"}))
    (built / "pyodide/pyodide.asm.wasm").write_bytes(b"\0asm")
    (built / "pyodide/pyodide.asm.wasm.br").write_bytes(b"small")
    (client / "pocket.html").write_text("offline")
    (client / "index.html").write_text("online")
    (client / "assets/main.js").write_text("play()")
    (client / "worker.js").write_text("const EDITION = '';\n")
    return built, client


def test_a_folder_has_all_that_a_host_needs(parts: tuple[Path, Path], tmp_path: Path) -> None:
    folder = tmp_path / "new/edition"
    write_edition(folder, SPEECH, *parts)
    found = {str(f.relative_to(folder)) for f in folder.rglob("*") if f.is_file()}
    assert found == {
        ".nojekyll",
        "README.txt",
        "assets/main.js",
        "index.html",
        "pocket/manifest.json",
        "pocket/pyodide/pyodide.asm.wasm",
        "worker.js",
    }
    assert (folder / "index.html").read_text() == "offline"
    assert (folder / "worker.js").read_text() == 'const EDITION = "abc";\n'


def test_an_older_edition_is_replaced_and_nothing_else(
    parts: tuple[Path, Path], tmp_path: Path
) -> None:
    folder = tmp_path / "edition"
    write_edition(folder, SPEECH, *parts)
    (folder / "assets/old.js").touch()
    write_edition(folder, SPEECH, *parts)
    assert not (folder / "assets/old.js").exists()
    own = tmp_path / "own"
    own.mkdir()
    (own / "diary.txt").write_text("mine")
    for used in (own, own / "diary.txt"):
        with pytest.raises(Malformed, match="new or empty"):
            write_edition(used, SPEECH, *parts)
    assert (own / "diary.txt").read_text() == "mine"


def test_what_was_not_built_is_not_written(parts: tuple[Path, Path], tmp_path: Path) -> None:
    built, client = parts
    (built / "manifest.json").unlink()
    with pytest.raises(Malformed, match="play pocket"):
        write_edition(tmp_path / "edition", SPEECH, built, client)
    assert not (tmp_path / "edition").exists()


def test_it_is_served_with_the_types_that_browsers_insist_on(
    parts: tuple[Path, Path], tmp_path: Path
) -> None:
    folder = tmp_path / "edition"
    write_edition(folder, SPEECH, *parts)
    server = edition_server(folder, 0)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    types = {}
    for name in ("", "worker.js", "pocket/pyodide/pyodide.asm.wasm"):
        with urlopen(f"http://127.0.0.1:{server.server_port}/{name}", timeout=PATIENCE) as answer:
            types[name] = answer.headers["content-type"]
    server.shutdown()
    server.server_close()
    assert types == {
        "": "text/html",
        "worker.js": "text/javascript",
        "pocket/pyodide/pyodide.asm.wasm": "application/wasm",
    }


def test_a_browser_that_leaves_and_a_port_in_use_print_no_traceback(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "large").write_bytes(bytes(1 << 24))
    server = edition_server(tmp_path, 0)
    server.daemon_threads = False  # so that closing it waits for them
    with pytest.raises(Malformed, match="already in use"):
        edition_server(tmp_path, server.server_port)
    with socket.create_connection(("127.0.0.1", server.server_port)) as browser:
        browser.sendall(b"GET /large HTTP/1.0\r\n\r\n")
        server.handle_request()
        assert browser.recv(8) == b"HTTP/1.0"
    server.server_close()
    assert capfd.readouterr().err == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_readme_names_the_usual_hosts(
    language: str, parts: tuple[Path, Path], tmp_path: Path
) -> None:
    write_edition(tmp_path / "edition", Speech(language), *parts)
    text = (tmp_path / "edition/README.txt").read_text("utf-8")
    assert all(host in text for host in ("GitHub Pages", "itch.io", "Netlify", "HTTPS"))
