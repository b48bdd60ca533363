"""The offline edition: files with which a browser plays without this server."""

import json
from importlib.resources import files
from pathlib import Path

from fastapi import FastAPI
from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

BUILT = Path(str(files("embertide"))) / "pocket" / "built"
"""The edition of an installed package, which may have none."""

MANIFEST = "manifest.json"

_REVALIDATE = "no-cache"
_CODINGS = {"br": ".br", "gzip": ".gz"}
"""Endings of compressed copies by their content coding, the best first."""

_UNKNOWN = "const EDITION = '';"
"""The line of the service worker that waits for the version of the edition."""


class Edition:
    """The edition in a folder, if there is one."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        manifest = folder / MANIFEST
        found = json.loads(manifest.read_text("utf-8")) if manifest.is_file() else {}
        self.version: str = found.get("version", "")

    def add_files(self, app: FastAPI) -> None:
        """Serve its files, or the answer that there are none."""
        if self.version:
            app.routes.append(Mount("/pocket", _Files(directory=self._folder)))
        else:
            app.routes.append(Route(f"/pocket/{MANIFEST}", _nothing))

    def stamp(self, service_worker: str) -> str:
        """Put the version into a service worker, which is another one with each edition."""
        return service_worker.replace(_UNKNOWN, f"const EDITION = {json.dumps(self.version)};")


class _Files(StaticFiles):
    """Files with compressed copies beside them."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        accepted = Headers(scope=scope).get("accept-encoding", "")
        for coding, ending in _CODINGS.items():
            if coding in accepted and self.lookup_path(path + ending)[1]:
                response = await super().get_response(path + ending, scope)
                response.headers["Content-Encoding"] = coding
                break
        else:
            response = await super().get_response(path, scope)
        response.headers["Vary"] = "Accept-Encoding"
        response.headers["Cache-Control"] = _REVALIDATE
        return response


async def _nothing(request: Request) -> Response:
    # A client that looks for an edition finds none, which is no error.
    return Response(status_code=204, headers={"Cache-Control": _REVALIDATE})
