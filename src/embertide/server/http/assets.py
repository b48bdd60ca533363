"""The client's files whose names hold a digest: cached for ever, compressed once, fetched ahead."""

import gzip
import json
from pathlib import Path
from typing import Any

from anyio import to_thread
from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

FOREVER = "public, max-age=31536000, immutable"

_TEXTS = frozenset({".js", ".css", ".svg"})
"""Endings of files that are worth compressing."""

_ENTRY = "index.html"
_FIRST = {("",): "src/pages/Start.svelte", ("t", "*"): "src/pages/Table.svelte"}
"""The modules of the pages on which visits begin, by their addresses."""


class Assets(StaticFiles):
    """Keeps the compressed files in memory, a megabyte in all: a first visit asks for fifty."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder)
        self._folder = folder
        self._packed: dict[str, bytes] = {}

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Return the answer for a file, from memory where a compressed one is taken."""
        response = await super().get_response(path, scope)
        packs = Path(path).suffix in _TEXTS
        if packs:
            response.headers["Vary"] = "Accept-Encoding"
        accepted = Headers(scope=scope).get("accept-encoding", "")
        if packs and response.status_code == 200 and "gzip" in accepted:
            body = await self._pack(path)
            kept = {name: response.headers[name] for name in ("content-type", "etag", "vary")}
            response = Response(body, headers={**kept, "Content-Encoding": "gzip"})
        response.headers["Cache-Control"] = FOREVER
        return response

    async def _pack(self, path: str) -> bytes:
        if path not in self._packed:
            plain = (self._folder / path).read_bytes()
            self._packed[path] = await to_thread.run_sync(gzip.compress, plain)
        return self._packed[path]


class Links:
    """The `Link` headers of pages, for what the module of a page loads.

    A browser then fetches these files together with the ones that the page itself names.
    """

    def __init__(self, static: Path) -> None:
        file = static / ".vite/manifest.json"
        manifest = json.loads(file.read_text("utf-8")) if file.is_file() else {}
        self._headers = {
            address: ", ".join(_named(manifest, module))
            for address, module in _FIRST.items()
            if module in manifest
        }

    def of(self, path: str) -> dict[str, str]:
        """Return the header of the page with this address, if it has one."""
        first, *others = path.split("/")
        header = self._headers.get((first, *("*" for _ in others)))
        return {"Link": header} if header else {}


def _chunks(manifest: dict[str, Any], root: str) -> set[str]:
    """Return the chunks that this one imports, itself included."""
    found: set[str] = set()
    ahead = [root]
    while ahead:
        name = ahead.pop()
        if name not in found:
            found.add(name)
            ahead += manifest[name].get("imports", ())
    return found


def _named(manifest: dict[str, Any], module: str) -> list[str]:
    chunks = _chunks(manifest, module) - _chunks(manifest, _ENTRY)
    scripts = sorted(manifest[name]["file"] for name in chunks)
    styles = sorted({style for name in chunks for style in manifest[name].get("css", ())})
    return [
        *(f"</{script}>; rel=modulepreload" for script in scripts),
        *(f"</{style}>; rel=preload; as=style; crossorigin" for style in styles),
    ]
