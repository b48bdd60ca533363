"""`embertide pocket`: write the edition without a server as a folder for any web host."""

import json
import shutil
import sys
from contextlib import suppress
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import embertide
from embertide.catalog import OURS
from embertide.cli.binding import binding
from embertide.cli.console import Speech
from embertide.cli.pocket_parts import keep_room
from embertide.core.errors import Malformed

_PACKAGE = Path(embertide.__file__).parent
BUILT = _PACKAGE / "pocket/built"
"""What tools/pocket_build.py has made; a wheel contains it."""
CLIENT = _PACKAGE / "server/static"
"""The built pages, the same that a server sends."""

_PAGE = "pocket.html"
"""The start page of this edition; it becomes index.html."""
_LEFT_OUT = (".vite", ".built", "index.html", _PAGE)
_COMPRESSED = (".built", "*.br")
"""Copies that only our own server sends."""
_VERSION = "const EDITION = '';"
"""The line of the service worker that names the version."""
_MARK = Path("pocket/manifest.json")
"""What tells a folder that we have written from any other one."""


def write_edition(
    folder: Path,
    speech: Speech,
    built: Path = BUILT,
    client: Path = CLIENT,
    *,
    room: str | None = None,
) -> None:
    """Write the edition, of all rooms or one, into a folder that is new, empty, or an edition."""
    if not (built / "manifest.json").is_file() or not (client / _PAGE).is_file():
        raise Malformed("pocket-not-built")
    if room is not None:
        _check_alone(room)
    _clear(folder)
    shutil.copytree(client, folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns(*_LEFT_OUT))
    shutil.copy(client / _PAGE, folder / "index.html")
    shutil.copytree(built, folder / "pocket", ignore=shutil.ignore_patterns(*_COMPRESSED))
    if room is not None:
        keep_room(folder / "pocket", room)
    manifest = json.loads((folder / _MARK).read_text("utf-8"))
    worker = (client / "worker.js").read_text("utf-8")
    assert _VERSION in worker
    stamped = worker.replace(_VERSION, f"const EDITION = {json.dumps(manifest['version'])};")
    (folder / "worker.js").write_text(stamped, "utf-8")
    (folder / "README.txt").write_text(speech("pocket-readme") + "\n", "utf-8")
    # GitHub Pages would leave out names that begin with an underscore.
    (folder / ".nojekyll").touch()
    size = sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())
    _say(speech("pocket-written", folder=str(folder), size=round(size / 1e6)))


def _check_alone(name: str) -> None:
    """Refuse a room that does not exist, or cannot fill a start page alone."""
    if name not in OURS:
        raise Malformed("option-game", game=name, games=", ".join(OURS))
    if OURS[name].daily is None:
        able = ", ".join(room.name for room in OURS.values() if room.daily is not None)
        raise Malformed("pocket-room", room=name, rooms=able)


def _clear(folder: Path) -> None:
    """Remove an older edition; refuse a folder that holds anything else."""
    if folder.exists() and not folder.is_dir():
        raise Malformed("pocket-folder", folder=str(folder))
    if folder.is_dir() and any(folder.iterdir()):
        if not (folder / _MARK).is_file():
            raise Malformed("pocket-folder", folder=str(folder))
        shutil.rmtree(folder)
    folder.mkdir(parents=True, exist_ok=True)


class _EditionHandler(SimpleHTTPRequestHandler):
    """Files with the types that browsers insist on, whatever this machine believes."""

    extensions_map = {  # noqa: RUF012 - the name and kind that the base class has
        **SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
    }

    def handle(self) -> None:
        """Serve a browser until it leaves, which it may do in the middle of a file."""
        with suppress(ConnectionError):
            super().handle()

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - its name
        """Print nothing for each file."""


def edition_server(folder: Path, port: int) -> ThreadingHTTPServer:
    """Return a web server for a folder on this machine alone; 0 is any free port.

    Raises Malformed if the port cannot be used.
    """
    here, handler = "127.0.0.1", partial(_EditionHandler, directory=str(folder))
    with binding(here, port):
        return ThreadingHTTPServer((here, port), handler)


def serve_edition(folder: Path, port: int, speech: Speech) -> None:
    """Serve a folder until interrupted."""
    with edition_server(folder, port) as server:
        _say(speech("pocket-serving", address=f"http://127.0.0.1:{server.server_port}/"))
        server.serve_forever()


def _say(sentence: str) -> None:
    sys.stdout.write(sentence + "\n")
    sys.stdout.flush()
