"""The web client: its static files, and its one page for all other addresses."""

from collections.abc import Awaitable, Callable
from importlib.resources import files
from pathlib import Path

from fastapi import FastAPI, HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route

from embertide.server.http.assets import Assets, Links
from embertide.server.http.offline import Edition

STATIC = Path(str(files("embertide.server"))) / "static"

PAGES = frozenset(
    {"", "account", "companion", "daily", "device", "games", "learn", "mail", "new", "puzzle"}
    | {"replay", "reset", "rules", "t", "you"}
)
"""The first parts of the addresses of pages, as in web/src/pages.ts."""

# Tables and replays are found by their links only, which hold keys.
_ROBOTS = "User-agent: *\nDisallow: /api/\nDisallow: /t/\n"

_STATIC_EDITION = "pocket.html"
"""The page of an edition without a server, which a server does not show."""

_REVALIDATE = "no-cache"

_LINKS = Links(STATIC)


def add_pages(app: FastAPI, edition: Edition) -> None:
    """Add the routes of the web client, if it was built; the API works without it."""
    app.routes.append(Route("/robots.txt", _robots))
    edition.add_files(app)
    if not (STATIC / "index.html").is_file():
        return
    # Only static files are compressed: compression of secrets together with input leaks them.
    app.routes.append(Mount("/assets", Assets(STATIC / "assets")))
    app.routes.append(Route("/worker.js", _service_worker(edition)))
    app.routes.append(Route("/{path:path}", show_page))


async def _robots(request: Request) -> Response:
    return PlainTextResponse(_ROBOTS, headers={"Cache-Control": _REVALIDATE})


def _service_worker(edition: Edition) -> Callable[[Request], Awaitable[Response]]:
    """Return the route of the service worker, which names the version of the offline edition."""
    text = edition.stamp((STATIC / "worker.js").read_text("utf-8"))

    async def answer(request: Request) -> Response:
        headers = {"Cache-Control": _REVALIDATE}
        return Response(text, media_type="text/javascript", headers=headers)

    return answer


async def show_page(request: Request) -> Response:
    """Return a file of the client or its page, which shows a view by the address.

    An address that is no page of the client gets its page, too, which then says so, with the
    status 404. An unknown file, or path of the API, gets a refusal, since its callers are programs.
    """
    path = request.path_params["path"]
    if _is_file(path):
        return FileResponse(STATIC / path, headers={"Cache-Control": _REVALIDATE})
    first, last = path.split("/")[0], path.split("/")[-1]
    if first == "api" or "." in last:
        raise HTTPException(404)
    page, status = STATIC / "index.html", 200 if first in PAGES else 404
    return FileResponse(page, status, headers={"Cache-Control": _REVALIDATE, **_LINKS.of(path)})


def is_page(path: str) -> bool:
    """Return whether an address has a page or a file of the client."""
    return path.split("/")[1] in PAGES or _is_file(path[1:])


def _is_file(name: str) -> bool:
    return "/" not in name and name != _STATIC_EDITION and (STATIC / name).is_file()
