"""Authorisation: tables with the expected answer of every route and message for every role."""

from typing import Any, NamedTuple

import pytest
from fastapi.routing import APIRoute
from starlette.routing import BaseRoute, WebSocketRoute

from embertide.catalog import ROOMS
from embertide.host.puzzles import PuzzleBook
from embertide.server.app import make_api
from embertide.server.protocol.requests import REQUEST
from embertide.server.services import Services
from embertide.server.settings import Settings
from embertide.store.memory import MemoryStore
from tests.support.local_server import (
    FAST,
    FRIEND,
    KEY,
    ME,
    Guest,
    Json,
    LocalServer,
    entropy,
    local_server,
    run,
)
from tests.support.push_service import Device

ROLES = ("bare", "stranger", "watcher", "other", "own", "holder")
"""The roles.

In order: no cookie, another guest, a guest with the spectators' link, the other player, the player
to move (who opened the table), and the same player on a second device, by an account.
"""

TABLE, OVER = "/tables/{table}", "/tables/{over}"
OPEN: Json = {"game": "firewater", "seats": [ME, FRIEND]}
RECORD: Json = {"record": "{}"}
POSITION: Json = {"game": "none", "position": {"placed": []}}
NAME: Json = {"name": "Somebody", "password": "correct horse"}
WORD: Json = {"password": "wrong horse"}
CHANGE: Json = {"old": "wrong horse", "new": "better horse"}

SUBSCRIPTION = Device().order("https://push.example/not-allowed")

NAMES = {
    "language": "en",
    "session": "unknown",
    "game": "feurio",
    "puzzle": PuzzleBook(ROOMS).ids("feurio")[0],
}
"""What stands for the other parts of paths."""

ALL = dict.fromkeys(ROLES, 200)
PLAYERS = {"bare": 404, "stranger": 404, "watcher": 404, "other": 200, "own": 200, "holder": 200}
READERS = PLAYERS | {"watcher": 200}
NOBODY = {"bare": 404, "stranger": 404, "watcher": 404, "other": 403, "own": 403, "holder": 403}
RUNNING = NOBODY | {"watcher": 403}


def every(status: int) -> dict[str, int]:
    return dict.fromkeys(ROLES, status)


Expected = dict[str, int]
ROUTES: list[tuple[str, str, object, Expected]] = [
    ("GET", "/me", None, ALL),
    ("PATCH", "/me", {"name": "Else"}, ALL),
    ("POST", "/account", NAME | {"name": "x"}, every(422)),
    ("POST", "/account/password", CHANGE, every(422) | {"own": 403, "holder": 403}),
    ("DELETE", "/account", WORD, every(422) | {"own": 403, "holder": 403}),
    ("POST", "/session", NAME | {"name": "Nobody"}, every(403)),
    ("POST", "/account/reset", WORD | {"token": "unknown"}, every(403)),
    ("GET", "/account/sessions", None, ALL),
    ("GET", "/account/data", None, ALL),
    ("DELETE", "/account/sessions/{session}", None, every(404)),
    ("GET", "/push", None, ALL),
    ("POST", "/push", SUBSCRIPTION, every(422)),
    ("DELETE", "/push", {}, ALL),
    ("GET", "/mail", None, ALL),
    ("POST", "/mail", {"email": "ann@example.org", "language": "en"}, every(403)),
    ("DELETE", "/mail", None, ALL),
    ("POST", "/mail/confirm", {"token": "x"}, every(422)),
    ("POST", "/mail/stop", None, every(422)),
    ("GET", "/games", None, ALL),
    ("GET", "/readiness", None, ALL),
    ("GET", "/words/{language}", None, ALL),
    ("POST", "/position", POSITION, every(422)),
    ("POST", "/position/hints", POSITION, every(422)),
    ("POST", "/position/why", POSITION | {"move": "-"}, every(422)),
    ("POST", "/replay", RECORD, every(422)),
    ("POST", "/analysis", RECORD, every(422)),
    ("POST", "/line", RECORD | {"moves": 0, "line": ["-"]}, every(422)),
    ("POST", "/verify", RECORD, every(422)),
    ("GET", "/tables", None, ALL),
    ("POST", "/tables", OPEN, every(201)),
    ("GET", TABLE, None, READERS),
    ("GET", f"{TABLE}/wait", None, READERS),
    ("POST", f"{TABLE}/join", {}, PLAYERS),
    ("POST", f"{TABLE}/leave", None, NOBODY),
    ("POST", f"{TABLE}/requests", {"type": "ping", "id": "p"}, READERS),
    ("POST", f"{TABLE}/rematch", None, NOBODY),
    ("POST", f"{OVER}/rematch", None, PLAYERS),
    ("GET", f"{TABLE}/record", None, READERS),
    ("GET", f"{OVER}/record", None, READERS),
    ("GET", f"{TABLE}/replay", None, RUNNING),
    ("GET", f"{OVER}/replay", None, READERS),
    ("POST", f"{TABLE}/line", {"moves": 0, "line": ["e:c3"]}, RUNNING),
    ("POST", f"{OVER}/line", {"moves": 0, "line": ["e:c3"]}, READERS),
    ("GET", f"{TABLE}/analysis", None, RUNNING),
    ("GET", f"{OVER}/analysis", None, READERS),
    ("GET", "/daily", None, ALL),
    ("POST", "/daily", None, ALL),
    ("GET", "/daily/archive", None, ALL),
    ("GET", "/start", None, ALL),
    ("GET", "/results", None, ALL),
    ("GET", "/puzzles/{game}", None, ALL),
    ("GET", "/puzzles/{game}/{puzzle}", None, ALL),
    ("POST", "/puzzles/{game}/{puzzle}", {"move": "?"}, every(422)),
    ("POST", "/puzzles/{game}/{puzzle}/preview", {"move": "?"}, every(422)),
    ("POST", "/puzzles/{game}/{puzzle}/why", {"move": "?"}, ALL),
    # These two end sessions, and so come last.
    ("DELETE", "/session", None, ALL),
    ("DELETE", "/account/sessions", None, ALL),
]
"""The status of each route for each role, in a position where `own` is to move.

404 also stands for a table that a role may not know of. A body that is wrong on purpose shows that
the role passes the check of authorisation.
"""

OUTSIDE = {
    "/metrics",
    "/healthz",
    "/robots.txt",
    "/api/openapi.json",
    "/assets",
    "/pocket",
    "/pocket/manifest.json",
    "/worker.js",
    "/{path:path}",
}
"""Routes for operators, and pages: they hold no data of people."""

DONE, SEATED, TURN = "done", "table-not-sitting", "table-not-your-turn"
OWNER = "table-not-owner"
WATCH = {"watcher": SEATED}
MESSAGES: list[tuple[Json, dict[str, str]]] = [
    ({"type": "ping"}, {"watcher": "pong", "other": "pong", "own": "pong"}),
    ({"type": "move", "move": "?"}, WATCH | {"other": TURN, "own": "firewater-move"}),
    ({"type": "why", "move": "?"}, WATCH | {"other": TURN, "own": "why"}),
    ({"type": "preview", "move": "?"}, WATCH | {"other": TURN, "own": "firewater-move"}),
    ({"type": "hint"}, WATCH | {"other": TURN, "own": "table-no-hints"}),
    ({"type": "undo"}, WATCH | {"other": "undo-nothing", "own": "undo-nothing"}),
    ({"type": "ask_undo"}, WATCH | {"other": "undo-nothing", "own": "undo-nothing"}),
    (
        {"type": "answer_undo", "yes": True},
        WATCH | {"other": "table-nothing-asked", "own": "table-nothing-asked"},
    ),
    (
        {"type": "entropy", "value": entropy(9)},
        WATCH | {"other": "table-entropy-given", "own": "table-entropy-given"},
    ),
    (
        {"type": "commit", "seat": 0, "value": entropy()},
        WATCH | {"other": "table-seat-other", "own": "table-commit-late"},
    ),
    (
        {"type": "free_seat", "seat": 0},
        WATCH | {"other": "table-begun", "own": "table-begun"},
    ),
    (
        {"type": "stand_in", "seat": 0},
        WATCH | {"other": "table-patience", "own": "table-stand-in-whom"},
    ),
    ({"type": "return"}, WATCH | {"other": DONE, "own": DONE}),
    ({"type": "say", "phrase": "thanks"}, WATCH | {"other": DONE, "own": DONE}),
    ({"type": "leave"}, WATCH | {"other": "table-begun", "own": "table-begun"}),
    ({"type": "close"}, dict.fromkeys(("watcher", "other"), OWNER) | {"own": "table-begun"}),
]
"""The type of the answer over a socket, or the key of the refusal, for each role.

Other roles cannot connect; the holder of the account is the same person as `own`.
"""
OUT = dict.fromkeys(("bare", "stranger"), "table-missing")


class Cast(NamedTuple):
    """A guest for each role, a running table and a finished one."""

    guests: dict[str, Guest]
    names: dict[str, str]
    watch: dict[str, str]


async def assemble(server: LocalServer) -> Cast:
    """Set up all roles at two tables."""
    guests = {role: server.guest() for role in ROLES}
    own, other, holder = guests["own"], guests["other"], guests["holder"]
    await guests["stranger"].get("/me")
    credentials = {"name": "Ann Lee", "password": "correct horse"}
    await own.post("/account", credentials, 201)
    await holder.post("/session", credentials)
    names, watch = {}, {}
    for called in ("table", "over"):
        table = await own.open("firewater", ME, FRIEND)
        names[called], watch[called] = table["id"], table["watch"]
        await other.join(table["id"], table["seats"][1]["key"])
        await own.request(table["id"], "entropy", value=entropy())
    while (await own.table(names["over"]))["phase"] != "over":
        for who in (own, other):
            if (seen := await who.table(names["over"]))["moves"]:
                body = {"ply": seen["ply"], "move": seen["moves"][0]}
                await who.request(names["over"], "move", **body)
    server.thinkers.judge = _no_judgement
    return Cast(guests, names, watch)


async def _no_judgement(*_: Any) -> None:
    """Replace the search of an analysis."""


def test_every_route_for_every_role() -> None:
    async def story() -> None:
        limits = FAST.model_copy(update={"logins_minutely_address": 1000})
        async with local_server(limits=limits) as server:
            cast = await assemble(server)
            wrong = []
            for method, path, body, expected in ROUTES:
                for role in ROLES:
                    url = "/api" + path.format(**cast.names, **NAMES)
                    called = "over" if "{over}" in path else "table"
                    key = f"?key={cast.watch[called]}" if role == "watcher" and "{" in path else ""
                    guest = server.guest() if role == "bare" else _copy(server, cast.guests[role])
                    answer = await guest.http.request(method, url + key, json=body)
                    if answer.status_code != expected[role]:
                        wrong.append((method, path, role, answer.status_code, answer.text[:200]))
                    if answer.status_code >= 400:
                        assert answer.json()["type"] == "refused"
            assert not wrong

    run(story())


def _copy(server: LocalServer, guest: Guest) -> Guest:
    """Return a guest with the same cookie, so that a route cannot change the original's."""
    copy = server.guest()
    copy.http.cookies.update(guest.http.cookies)
    return copy


def test_every_message_for_every_role() -> None:
    async def story() -> None:
        async with local_server() as server:
            cast = await assemble(server)
            name = cast.names["table"]
            for role in ROLES:
                guest = cast.guests[role]
                key = cast.watch["table"] if role == "watcher" else ""
                async with guest.call(name, key) as call:
                    if role in OUT:
                        assert (await call.receive())["why"]["key"] == OUT[role]
                        assert await call.receive() == {}
                        continue
                    seen = await call.table()
                    for message, expected in MESSAGES:
                        reply = await call.ask(message["type"], **_whole(message, seen["ply"]))
                        got = reply["why"]["key"] if reply["type"] == "refused" else reply["type"]
                        assert got == expected["own" if role == "holder" else role], (role, message)

    run(story())


def _whole(message: Json, ply: int) -> Json:
    rest = {name: value for name, value in message.items() if name != "type"}
    bare = {"ping", "commit", "entropy", "free_seat", "stand_in", "return", "say"}
    bare |= {"leave", "close"}
    return rest if message["type"] in bare else rest | {"ply": ply}


def test_messages_by_plain_http_are_the_same() -> None:
    """Authorisation is the same over HTTP as over a socket."""

    async def story() -> None:
        async with local_server() as server:
            cast = await assemble(server)
            name = cast.names["table"]
            ply = (await cast.guests["own"].table(name))["ply"]
            for role in ("watcher", "other", "own", "stranger"):
                key = cast.watch["table"] if role == "watcher" else ""
                for message, expected in MESSAGES:
                    body = {"type": message["type"], "id": "h", **_whole(message, ply)}
                    url = f"/api/tables/{name}/requests?key={key}"
                    reply = (await cast.guests[role].http.post(url, json=body)).json()
                    got = reply["why"]["key"] if reply["type"] == "refused" else reply["type"]
                    assert got == OUT.get(role, expected.get(role)), (role, message)

    run(story())


def test_a_resignation_for_every_role() -> None:
    async def story() -> None:
        async with local_server() as server:
            cast = await assemble(server)
            name = cast.names["table"]
            expected = {"stranger": "table-missing", "watcher": SEATED, "other": DONE}
            for role, key in (expected | {"own": "table-over"}).items():
                query = f"?key={cast.watch['table']}" if role == "watcher" else ""
                url = f"/api/tables/{name}/requests{query}"
                body = {"type": "resign", "id": "r"}
                reply = (await cast.guests[role].http.post(url, json=body)).json()
                got = reply["why"]["key"] if reply["type"] == "refused" else reply["type"]
                assert got == key, role
            assert (await cast.guests["own"].table(name))["ended"] == "resigned"

    run(story())


def test_a_taken_seats_link_opens_nothing() -> None:
    async def story() -> None:
        async with local_server() as server:
            ann, bob, eve = server.guest(), server.guest(), server.guest()
            table = await ann.open("firewater", ME, FRIEND)
            key = table["seats"][1]["key"]
            assert (await eve.table(table["id"], key))["phase"] == "gathering"
            await bob.join(table["id"], key)
            assert (await eve.table(table["id"], key, status=403))["why"]["key"] == "table-taken"

    run(story())


def test_the_tables_name_every_route_and_message() -> None:
    """A new route or message must be added to the tables."""
    named = {(method, path.replace("{over}", "{table}")) for method, path, _, _ in ROUTES}
    found = set()
    for route in _routes():
        if isinstance(route, APIRoute):
            found |= {(method, _path(route)) for method in route.methods or ()}
        elif not isinstance(route, WebSocketRoute):
            assert _path(route) in OUTSIDE, f"{_path(route)} needs a line in OUTSIDE or a role"
    missing, gone = sorted(found - named), sorted(named - found)
    assert not missing, f"give these routes a line in ROUTES, with a status per role: {missing}"
    assert not gone, f"these lines of ROUTES have no route: {gone}"
    sockets = [route for route in _routes() if isinstance(route, WebSocketRoute)]
    assert [_path(route) for route in sockets] == ["/tables/{table}/socket"]
    kinds = set(REQUEST.json_schema()["discriminator"]["mapping"])
    asked = {message["type"] for message, _ in MESSAGES}
    # A resignation changes the table for the other roles: it has a test of its own.
    asked.add("resign")
    assert kinds == asked, f"give these messages a line in MESSAGES: {kinds ^ asked}"


def _routes() -> list[BaseRoute]:
    """Return all routes, including those of included routers."""
    server = Services(Settings(database="memory:"), MemoryStore(), ROOMS, KEY)
    server.accounts.close()
    routes: list[BaseRoute] = []
    for route in make_api(server).routes:
        included = getattr(route, "original_router", None)
        routes += [route] if included is None else included.routes
    return routes


def _path(route: BaseRoute) -> str:
    path: str = getattr(route, "path", "")
    return path.removeprefix("/api") if isinstance(route, WebSocketRoute) else path


@pytest.mark.parametrize("role", ROLES)
def test_all_roles_are_named_everywhere(role: str) -> None:
    assert all(role in expected for _, _, _, expected in ROUTES)
