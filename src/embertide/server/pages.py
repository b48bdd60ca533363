"""The pages of the web client: files built with the package, and one page for every address."""

from importlib.resources import files
from pathlib import Path

from fastapi import FastAPI
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

STATIC = Path(str(files("embertide.server"))) / "static"

_FOREVER = "public, max-age=31536000, immutable"
_ASK = "no-cache"


class _Assets(StaticFiles):
    """Files whose names hold a digest of what is in them: once fetched, good for ever."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers["Cache-Control"] = _FOREVER
        return response


def add_pages(app: FastAPI) -> None:
    """The client, if it was built: without it the server still answers programs."""
    if not (STATIC / "index.html").is_file():
        return
    app.routes.append(Mount("/assets", _Assets(directory=STATIC / "assets")))
    app.routes.append(Route("/{path:path}", _page))


async def _page(request: Request) -> Response:
    """A file of the client's, or its page: which one it shows, it decides by the address."""
    path = request.path_params["path"]
    named = STATIC / path
    known = {file.name for file in STATIC.iterdir() if file.is_file()}
    file = named if path in known else STATIC / "index.html"
    return FileResponse(file, headers={"Cache-Control": _ASK})
