"""Limits by address on every route that costs something, which callers without a cookie meet."""

import pytest
from fastapi.routing import APIRoute

from embertide.server.http import (
    daily,
    games,
    mail,
    people,
    push,
    puzzles,
    records,
    sessions,
    start,
    tables,
)
from embertide.server.settings import Limits
from tests.support.local_server import AIDS, ANYONE, FRIEND, ME, Json, entropy, local_server, run
from tests.support.push_service import Device

POSITION: Json = {"game": "firewater", "players": 2, "position": {"placed": []}}
RECORD: Json = {"record": "{}"}
ORDER: Json = {"game": "firewater", "seats": [ME, FRIEND]}
SUBSCRIPTION = Device().order("https://push.example/one")
PING, HINT = {"type": "ping", "id": "p"}, {"type": "hint", "id": "h", "ply": 0}
SAY: Json = {"type": "say", "id": "s", "phrase": "smile"}
TRY: Json = {"id": "t", "ply": 0, "move": "?"}

LIMITED: list[tuple[str, str, object, str]] = [
    ("GET", "/daily", None, "reads_minutely"),
    ("POST", "/daily", None, "daily_hourly"),
    ("GET", "/daily/archive", None, "reads_minutely"),
    ("GET", "/start", None, "reads_minutely"),
    ("GET", "/results", None, "reads_minutely"),
    ("GET", "/puzzles/{game}", None, "reads_minutely"),
    ("GET", "/puzzles/{game}/{puzzle}", None, "reads_minutely"),
    ("POST", "/puzzles/{game}/{puzzle}", {"move": "?"}, "positions_minutely"),
    ("POST", "/puzzles/{game}/{puzzle}/preview", {"move": "?"}, "previews_minutely"),
    ("POST", "/puzzles/{game}/{puzzle}/why", {"move": "?"}, "previews_minutely"),
    ("PATCH", "/me", {"name": "Ann"}, "renames_hourly"),
    ("POST", "/position", POSITION, "positions_minutely"),
    ("POST", "/position/why", POSITION | {"move": "?"}, "positions_minutely"),
    ("POST", "/position/hints", POSITION | {"game": "none"}, "hints_minutely"),
    ("POST", "/replay", RECORD, "records_minutely"),
    ("POST", "/analysis", RECORD, "analyses_minutely"),
    ("POST", "/line", RECORD | {"moves": 0, "line": ["-"]}, "previews_minutely"),
    ("POST", "/verify", RECORD, "records_minutely"),
    ("GET", "/tables", None, "reads_minutely"),
    ("POST", "/tables", ORDER, "tables_hourly"),
    ("POST", "/tables", ORDER | {"from": RECORD | {"moves": 0}}, "records_minutely"),
    ("GET", "/tables/{table}", None, "reads_minutely"),
    ("GET", "/tables/{table}/wait", None, "reads_minutely"),
    ("GET", "/tables/{table}/record", None, "records_minutely"),
    ("GET", "/tables/{table}/replay", None, "records_minutely"),
    ("GET", "/tables/{table}/analysis", None, "analyses_minutely"),
    ("POST", "/tables/{table}/line", {"moves": 0, "line": ["-"]}, "previews_minutely"),
    ("POST", "/tables/{table}/join", {"entropy": entropy()}, "joins_minutely"),
    ("POST", "/tables/{table}/leave", None, "joins_minutely"),
    ("POST", "/tables/{table}/rematch", None, "joins_minutely"),
    ("POST", "/tables/{table}/requests", PING, "moves_secondly"),
    ("POST", "/tables/{table}/requests", HINT, "hints_minutely"),
    ("POST", "/tables/{table}/requests", SAY, "says_minutely"),
    ("POST", "/tables/{table}/requests", TRY | {"type": "preview"}, "previews_minutely"),
    ("POST", "/tables/{table}/requests", TRY | {"type": "why"}, "previews_minutely"),
    ("POST", "/account", {"name": "x", "password": "correct horse"}, "logins_minutely"),
    ("POST", "/session", {"name": "Ann", "password": "correct horse"}, "logins_minutely"),
    ("DELETE", "/account", {"password": "correct horse"}, "logins_minutely"),
    ("POST", "/account/password", {"old": "x", "new": "y"}, "logins_minutely"),
    ("POST", "/account/reset", {"token": "x", "password": "correct horse"}, "logins_minutely"),
    ("GET", "/account/data", None, "exports_hourly"),
    ("GET", "/account/sessions", None, "reads_minutely"),
    ("DELETE", "/account/sessions", None, "moves_secondly"),
    ("DELETE", "/account/sessions/{session}", None, "moves_secondly"),
    ("DELETE", "/session", None, "moves_secondly"),
    ("GET", "/push", None, "reads_minutely"),
    ("POST", "/push", SUBSCRIPTION, "moves_secondly"),
    ("DELETE", "/push", {}, "moves_secondly"),
    ("GET", "/mail", None, "reads_minutely"),
    ("POST", "/mail", {"email": "ann@example.org", "language": "en"}, "moves_secondly"),
    ("DELETE", "/mail", None, "moves_secondly"),
    ("POST", "/mail/confirm", {"token": "x"}, "moves_secondly"),
    ("POST", "/mail/stop?token=x", None, "moves_secondly"),
]
"""Routes with a body, and the limit that a caller meets."""

FREE = {
    ("GET", "/games"),
    ("GET", "/readiness"),
    ("GET", "/words/{language}"),
    ("GET", "/me"),
}
"""Routes that cost next to nothing."""


@pytest.mark.parametrize(("method", "path", "body", "limit"), LIMITED)
def test_callers_without_a_cookie_are_limited(
    method: str, path: str, body: object, limit: str
) -> None:
    async def story() -> None:
        limits = Limits(**{f"{limit}_address": 2})
        async with local_server(limits=limits) as server:
            for number in range(3):
                url = "/api" + path.format(
                    table="nowhere", session="none", game="none", puzzle="none"
                )
                answer = await server.guest().http.request(method, url, json=body)
                assert (answer.status_code == 429) == (number == 2), answer.text
            assert int(answer.headers["retry-after"]) > 0
            assert answer.json()["kind"] == "busy"
            exceeded = server.metrics.registry.get_sample_value(
                "embertide_limits_exceeded_total", {"limit": f"{limit}_address"}
            )
            assert exceeded == 1

    run(story())


@pytest.mark.parametrize("path", ["/", "/api/me", "/nowhere.txt", "/healthz"])
def test_requests_of_all_kinds_are_limited_by_address(path: str) -> None:
    async def story() -> None:
        async with local_server(limits=Limits(requests_minutely_address=2)) as server:
            codes = [(await server.guest().http.get(path)).status_code for _ in range(3)]
            assert [code == 429 for code in codes] == [False, False, True]

    run(story())


def test_every_route_has_a_limit_or_a_reason() -> None:
    found = {
        (method, route.path)
        for part in (daily, games, mail, people, push, puzzles, records, sessions, start, tables)
        for route in part.router.routes
        if isinstance(route, APIRoute)
        for method in route.methods or ()
    }
    named = {(method, path.partition("?")[0]) for method, path, _, _ in LIMITED} | FREE
    missing = sorted(found - named)
    assert not missing, f"limit these routes, and give them a line in LIMITED: {missing}"


def test_requests_over_a_socket_meet_the_same_limits() -> None:
    async def story() -> None:
        limits = Limits(hints_minutely=1, previews_minutely_address=2, moves_secondly=100)
        async with local_server(limits=limits) as server:
            ann = server.guest()
            table = await ann.begin("firewater", ME, ME, aids=AIDS)
            async with ann.call(table["id"]) as call:
                seen = await call.table()
                for kind, limit in (("hint", 1), ("preview", 2), ("why", 0)):
                    more = {} if kind == "hint" else {"move": seen["moves"][0]}
                    for number in range(limit + 1):
                        answer = await call.ask(kind, ply=seen["ply"], **more)
                        refused = answer["type"] == "refused" and answer["kind"] == "busy"
                        assert refused == (number == limit), answer
                assert (await call.ask("ping"))["type"] == "pong"

    run(story())


def test_opening_sockets_again_and_again_is_limited() -> None:
    async def story() -> None:
        async with local_server(limits=Limits(reads_minutely_address=3)) as server:
            table = await server.guest().open("firewater", ME, ANYONE)
            for number in range(4):
                async with server.guest().call(table["id"]) as call:
                    said = await call.receive()
                    assert said["type"] == ("refused" if number == 3 else "table")
            assert said["kind"] == "busy"

    run(story())


def test_public_tables_are_limited_even_without_a_cookie() -> None:
    async def story() -> None:
        async with local_server(limits=Limits(tables_public_address=1)) as server:
            await server.guest().open("firewater", ME, ANYONE)
            body = {"game": "firewater", "seats": [ME, ANYONE]}
            assert (await server.guest().post("/tables", body, 429))["kind"] == "busy"

    run(story())
