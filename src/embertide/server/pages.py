"""The pages of the web client: files built with the package, and one page for every address."""

from importlib.resources import files
from pathlib import Path

from fastapi import FastAPI, HTTPException
from starlette.middleware.gzip import GZipMiddleware
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
    # What people say is never compressed together with keys; these files hold neither.
    assets = GZipMiddleware(_Assets(directory=STATIC / "assets"), compresslevel=9)
    app.routes.append(Mount("/assets", assets))
    app.routes.append(Route("/{path:path}", _page))


async def _page(request: Request) -> Response:
    """A file of the client's, or its page: which one it shows, it decides by the address.

    Programs that ask for something else than there is are told so, not shown a page.
    """
    path = request.path_params["path"]
    if path.split("/")[0] == "api":
        raise HTTPException(404)
    named = STATIC / path
    known = {file.name for file in STATIC.iterdir() if file.is_file()}
    file = named if path in known else STATIC / "index.html"
    return FileResponse(file, headers={"Cache-Control": _ASK})
