"""Who may do what: every route and every message against every role, as one table each."""

from typing import Any, NamedTuple

import pytest
from fastapi.routing import APIRoute
from starlette.routing import BaseRoute, WebSocketRoute

from embertide.catalog import ROOMS
from embertide.server.app import make_api
from embertide.server.house import House
from embertide.server.messages import REQUEST
from embertide.server.settings import Settings
from embertide.store.memory import MemoryStore
from tests.server.household import (
    FRIEND,
    KEY,
    ME,
    Guest,
    Household,
    Json,
    entropy,
    household,
    run,
)

ROLES = ("bare", "stranger", "watcher", "other", "own", "holder")
"""No cookie; another guest; one with the watchers' link; the other seat; the seat whose turn it is,
whose player opened the table; and the same with an account, on a second device."""

TABLE, OVER = "/tables/{table}", "/tables/{over}"
OPEN: Json = {"game": "firewater", "seats": [ME, FRIEND]}
RECORD: Json = {"record": "{}"}
POSITION: Json = {"game": "none", "position": {"placed": []}}
NAME: Json = {"name": "Somebody", "password": "correct horse"}
WORD: Json = {"password": "wrong horse"}

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
    ("DELETE", "/account", WORD, every(422) | {"own": 403, "holder": 403}),
    ("POST", "/session", NAME | {"name": "Nobody"}, every(403)),
    ("DELETE", "/session", None, ALL),
    ("GET", "/games", None, ALL),
    ("POST", "/position", POSITION, every(422)),
    ("POST", "/position/hints", POSITION, every(422)),
    ("POST", "/position/why", POSITION | {"move": "-"}, every(422)),
    ("POST", "/replay", RECORD, every(422)),
    ("POST", "/verify", RECORD, every(422)),
    ("GET", "/tables", None, ALL),
    ("POST", "/tables", OPEN, every(201)),
    ("GET", TABLE, None, READERS),
    ("GET", f"{TABLE}/wait", None, READERS),
    ("POST", f"{TABLE}/join", {"entropy": entropy()}, PLAYERS),
    ("POST", f"{TABLE}/leave", None, NOBODY),
    ("POST", f"{TABLE}/requests", {"type": "ping", "id": "p"}, READERS),
    ("POST", f"{TABLE}/rematch", None, NOBODY),
    ("POST", f"{OVER}/rematch", None, PLAYERS),
    ("GET", f"{TABLE}/record", None, READERS),
    ("GET", f"{OVER}/record", None, READERS),
    ("GET", f"{TABLE}/replay", None, RUNNING),
    ("GET", f"{OVER}/replay", None, READERS),
    ("GET", f"{TABLE}/analysis", None, RUNNING),
    ("GET", f"{OVER}/analysis", None, READERS),
    ("GET", "/daily", None, ALL),
    ("POST", "/daily", None, ALL),
]
"""What each role is answered; a watcher holds the key, and a table he may not know of is missing.

The position is one where `own` is to move. Bodies that are wrong show that a role is let so far.
"""

OUTSIDE = {"/metrics", "/healthz", "/api/openapi.json", "/assets", "/{path:path}"}
"""For whoever runs the house, and the pages: nothing of anybody's is there."""

DONE, SEATED, TURN = "done", "table-not-sitting", "table-not-your-turn"
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
        {"type": "entropy", "value": entropy()},
        WATCH | {"other": "table-entropy-given", "own": "table-entropy-given"},
    ),
    (
        {"type": "stand_in", "seat": 0},
        WATCH | {"other": "table-patience", "own": "table-stand-in-whom"},
    ),
    ({"type": "return"}, WATCH | {"other": DONE, "own": DONE}),
]
"""What each role is answered over a socket: the kind of answer, or why not.

Others are not let in at all; an account's holder is the same person as `own`.
"""
OUT = dict.fromkeys(("bare", "stranger"), "table-missing")


class Cast(NamedTuple):
    """The people of the play, a running table and one that is over."""

    guests: dict[str, Guest]
    names: dict[str, str]
    watch: dict[str, str]


async def assemble(house: Household) -> Cast:
    """All roles at two tables."""
    guests = {role: house.guest() for role in ROLES}
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
    house.thinkers.judge = _no_judgement
    return Cast(guests, names, watch)


async def _no_judgement(at: Any, move: Any) -> None:
    """Nobody has to think for this."""


def test_every_route_for_every_role() -> None:
    async def story() -> None:
        async with household() as house:
            cast = await assemble(house)
            wrong = []
            for method, path, body, expected in ROUTES:
                for role in ROLES:
                    url = f"/api{path.format(**cast.names)}"
                    called = "over" if "{over}" in path else "table"
                    key = f"?key={cast.watch[called]}" if role == "watcher" and "{" in path else ""
                    guest = house.guest() if role == "bare" else _copy(house, cast.guests[role])
                    answer = await guest.http.request(method, url + key, json=body)
                    if answer.status_code != expected[role]:
                        wrong.append((method, path, role, answer.status_code, answer.text[:200]))
                    if answer.status_code >= 400:
                        assert answer.json()["type"] == "refused"
            assert not wrong

    run(story())


def _copy(house: Household, guest: Guest) -> Guest:
    """The same person once more: whatever a route does to a cookie stays with the copy."""
    copy = house.guest()
    copy.http.cookies.update(guest.http.cookies)
    return copy


def test_every_message_for_every_role() -> None:
    async def story() -> None:
        async with household() as house:
            cast = await assemble(house)
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
                        told = await call.ask(message["type"], **_whole(message, seen["ply"]))
                        got = told["why"]["key"] if told["type"] == "refused" else told["type"]
                        assert got == expected["own" if role == "holder" else role], (role, message)

    run(story())


def _whole(message: Json, ply: int) -> Json:
    rest = {name: value for name, value in message.items() if name != "type"}
    bare = {"ping", "entropy", "stand_in", "return"}
    return rest if message["type"] in bare else rest | {"ply": ply}


def test_messages_by_plain_http_are_the_same() -> None:
    """Nobody gets further by asking in another way."""

    async def story() -> None:
        async with household() as house:
            cast = await assemble(house)
            name = cast.names["table"]
            ply = (await cast.guests["own"].table(name))["ply"]
            for role in ("watcher", "other", "own", "stranger"):
                key = cast.watch["table"] if role == "watcher" else ""
                for message, expected in MESSAGES:
                    body = {"type": message["type"], "id": "h", **_whole(message, ply)}
                    url = f"/api/tables/{name}/requests?key={key}"
                    told = (await cast.guests[role].http.post(url, json=body)).json()
                    got = told["why"]["key"] if told["type"] == "refused" else told["type"]
                    assert got == OUT.get(role, expected.get(role)), (role, message)

    run(story())


def test_a_taken_seats_link_opens_nothing() -> None:
    async def story() -> None:
        async with household() as house:
            ann, bob, eve = house.guest(), house.guest(), house.guest()
            table = await ann.open("firewater", ME, FRIEND)
            key = table["seats"][1]["key"]
            assert (await eve.table(table["id"], key))["phase"] == "gathering"
            await bob.join(table["id"], key)
            assert (await eve.table(table["id"], key, status=403))["why"]["key"] == "table-taken"

    run(story())


def test_the_tables_name_every_route_and_message() -> None:
    """Whoever adds a route or a message says here who may use it."""
    named = {(method, path.replace("{over}", "{table}")) for method, path, _, _ in ROUTES}
    found = set()
    for route in _routes():
        if isinstance(route, APIRoute):
            found |= {(method, _path(route)) for method in route.methods or ()}
        elif not isinstance(route, WebSocketRoute):
            assert _path(route) in OUTSIDE
    assert found == named
    sockets = [route for route in _routes() if isinstance(route, WebSocketRoute)]
    assert [_path(route) for route in sockets] == ["/tables/{table}/socket"]
    kinds = set(REQUEST.json_schema()["discriminator"]["mapping"])
    assert kinds == {message["type"] for message, _ in MESSAGES}


def _routes() -> list[BaseRoute]:
    """All routes, those of included routers too."""
    house = House(Settings(database="memory:"), MemoryStore(), ROOMS, KEY)
    house.accounts.close()
    routes: list[BaseRoute] = []
    for route in make_api(house).routes:
        included = getattr(route, "original_router", None)
        routes += [route] if included is None else included.routes
    return routes


def _path(route: BaseRoute) -> str:
    path: str = getattr(route, "path", "")
    return path.removeprefix("/api") if isinstance(route, WebSocketRoute) else path


@pytest.mark.parametrize("role", ROLES)
def test_all_roles_are_named_everywhere(role: str) -> None:
    assert all(role in expected for _, _, _, expected in ROUTES)
