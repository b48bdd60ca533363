"""The edition that is really built, on a web host that can stop, and how a page plays on it."""

import hashlib
import json
import threading
from http.server import ThreadingHTTPServer
from pathlib import Path
from typing import Self

from embertide.cli.console import Speech
from embertide.cli.pocket import edition_server, write_edition
from tools.pocket_build import build

HOST = Path(__file__).with_name("edition_host.js").read_text("utf-8")
"""A function that puts `host` into a page, given the address of the edition's files."""

QUIET = "README.txt"
"""A file that a page can be without the client, which would start a worker of its own."""


class EditionSite:
    """A folder with the edition, and a web server for it."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        write_edition(folder, Speech("en"), build())
        self._port = 0
        self._server: ThreadingHTTPServer | None = None
        self.start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    @property
    def url(self) -> str:
        """The address of the folder, ending in a slash."""
        return f"http://127.0.0.1:{self._port}/"

    def start(self) -> None:
        """Hand the files out, always at the same address."""
        if self._server is None:
            self._server = edition_server(self._folder, self._port)
            self._port = self._server.server_port
            threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        """Be gone, as if there were no network."""
        if self._server is not None:
            self._server.shutdown()
            self._server.server_close()
            self._server = None

    def renew(self) -> str:
        """Replace the edition by another version of the same program; return the version."""
        pocket = self._folder / "pocket"
        manifest = json.loads((pocket / "manifest.json").read_text("utf-8"))
        worker = pocket / "worker.js"
        worker.write_text(worker.read_text("utf-8") + "\n// Newer.\n", "utf-8")
        content = worker.read_bytes()
        for file in manifest["files"]:
            if file["path"] == worker.name:
                file["bytes"] = len(content)
                file["sha256"] = hashlib.sha256(content).hexdigest()
        before = manifest["version"]
        manifest["version"] = hashlib.sha256(before.encode() + content).hexdigest()
        (pocket / "manifest.json").write_text(json.dumps(manifest), "utf-8")
        shell = self._folder / "worker.js"
        text = shell.read_text("utf-8").replace(before, manifest["version"])
        shell.write_text(text, "utf-8")
        return str(manifest["version"])
