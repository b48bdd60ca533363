"""Arbitrary messages and bodies get an answer or a refusal with a sentence, never an error 500."""

import json
from collections.abc import Awaitable, Iterator
from typing import Any, NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from embertide.core.message import Message
from embertide.server.protocol.requests import REQUEST
from embertide.words import LANGUAGES, say
from tests.support.local_server import (
    FRIEND,
    ME,
    Call,
    Guest,
    Json,
    SharedServer,
    entropy,
    shared_server,
)

KINDS = sorted(REQUEST.json_schema()["discriminator"]["mapping"])
FIELDS = ("type", "id", "ply", "move", "yes", "value", "seat", "record", "name", "password", "key")

words = st.sampled_from([*KINDS, *FIELDS, "", "?", "e:d4", "0" * 64, "\x00", "\ud800", "x" * 5000])
leaves = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 70),
    st.sampled_from([2**31, 2**63, 10**30, -(10**30), 0.5, 1e308, float("nan"), float("inf")]),
    words,
    st.text(max_size=8),
)
anything = st.recursive(
    leaves,
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(words | st.text(max_size=6), inner, max_size=5)
    ),
    max_leaves=8,
)
requests = st.fixed_dictionaries(
    {"type": st.sampled_from(KINDS), "id": words | st.text(max_size=5)},
    optional={
        "ply": st.sampled_from([0, 0, 1, -1, 2**40]) | leaves,
        "move": words,
        "yes": st.booleans() | leaves,
        "value": words,
        "seat": st.integers(-1, 64) | leaves,
        "more": anything,
    },
)
messages = st.one_of(
    requests.map(json.dumps),
    anything.map(json.dumps),
    st.text(max_size=40),
    st.binary(max_size=60),
    st.sampled_from(["[" * 3000, '{"a":' * 3000, "9" * 5000, "", b"\xff\xfe", "null", "\ud800"]),
)
texts = messages.map(lambda m: m.encode("utf-8", "surrogatepass") if isinstance(m, str) else m)

ROUTES = (
    ("PATCH", "/me"),
    ("POST", "/account"),
    ("POST", "/account/password"),
    ("DELETE", "/account"),
    ("POST", "/session"),
    ("POST", "/tables"),
    ("POST", "/tables/{table}/join"),
    ("POST", "/tables/{table}/requests"),
    ("POST", "/replay"),
    ("POST", "/analysis"),
    ("POST", "/line"),
    ("POST", "/verify"),
    ("POST", "/position"),
)
bodies = st.one_of(
    texts,
    anything.map(lambda v: json.dumps({"record": v}).encode()),
    anything.map(lambda v: json.dumps({"record": json.dumps(v)}).encode()),
    anything.map(lambda v: json.dumps(ORDER | {"variants": v}).encode()),
    st.tuples(st.sampled_from(["from", "clock", "board", "game", "aids", "seats"]), anything).map(
        lambda pair: json.dumps(ORDER | {pair[0]: pair[1]}).encode()
    ),
)
ORDER: Json = {"game": "firewater", "seats": [ME, FRIEND]}


class Scene(NamedTuple):
    """A server, a running table, and the secrets of another table."""

    at: SharedServer
    name: str
    secrets: list[str]

    @property
    def guest(self) -> Guest:
        return self.at.guest

    def run(self, story: Awaitable[Any]) -> None:
        self.at.run(story)


@pytest.fixture(scope="module")
def scene() -> Iterator[Scene]:
    with shared_server() as at:
        yield Scene(at, *at.run(set_up(at)))


async def set_up(at: SharedServer) -> tuple[str, list[str]]:
    bob, eve = at.server.guest(), at.server.guest()
    table = await at.guest.open("firewater", ME, FRIEND)
    await bob.join(table["id"], table["seats"][1]["key"])
    await at.guest.request(table["id"], "entropy", value=entropy())
    other = await eve.open("feurio", ME, FRIEND)
    secrets = [live.table.secret.hex() for live in at.server.registry.in_memory.values()]
    return table["id"], [other["id"], other["watch"], other["seats"][1]["key"], *secrets]


def check(scene: Scene, answer: Json) -> None:
    """Check that a refusal is a sentence in every language, without secrets of another table."""
    assert not any(secret in str(answer) for secret in scene.secrets)
    if answer.get("type") == "refused":
        why = _message(answer["why"])
        assert all(say(why, language).strip() for language in LANGUAGES)


def _message(reply: Json) -> Message:
    return Message(reply["key"], {name: _arg(value) for name, value in reply["args"].items()})


def _arg(value: Any) -> Any:
    if isinstance(value, dict):
        return _message(value)
    return tuple(map(_message, value)) if isinstance(value, list) else value


@settings(max_examples=150)
@given(batch=st.lists(texts, min_size=1, max_size=4), as_text=st.booleans())
def test_anything_over_a_socket(scene: Scene, batch: list[bytes], as_text: bool) -> None:
    """Every message gets one answer, and the connection stays open."""

    async def story() -> None:
        async with scene.guest.call(scene.name) as call:
            await call.table()
            for message in batch:
                call.send(_text(message) if as_text else message)
                answer = await call.answer()
                assert answer["type"] in ("refused", "done", "pong", "why", "preview", "hint")
                check(scene, answer)
            await still_there(call)

    scene.run(story())


def _text(message: bytes) -> str:
    return message.decode("utf-8", "surrogatepass" if b"\xed" in message else "replace")


async def still_there(call: Call) -> None:
    assert (await call.ask("ping", "last"))["id"] == "last"


@settings(max_examples=200)
@given(route=st.sampled_from(ROUTES), body=bodies)
def test_anything_in_a_body(scene: Scene, route: tuple[str, str], body: bytes) -> None:
    """The status is never 500, and every refusal has the same shape."""

    async def story() -> None:
        method, path = route
        url = f"/api{path.format(table=scene.name)}"
        headers = {"content-type": "application/json"}
        answer = await scene.guest.http.request(method, url, content=body, headers=headers)
        assert answer.status_code < 500
        reply = answer.json()
        if answer.status_code >= 400:
            assert reply["type"] == "refused"
        check(scene, reply)

    scene.run(story())


parts = st.sampled_from([*"ab0-_/.%?#&=", "%00", "%ff", "é", "../"])
paths = st.lists(parts, max_size=20).map("".join)


@settings(max_examples=100)
@given(path=paths, query=paths)
def test_any_address(scene: Scene, path: str, query: str) -> None:
    async def story() -> None:
        for url in (f"/api/{path}", f"/api/tables/{path}?key={query}&after={query}"):
            answer = await scene.guest.http.get(url)
            assert answer.status_code < 500
            # Dots may lead out of the API, to the pages.
            if answer.url.path.startswith("/api"):
                check(scene, answer.json())

    scene.run(story())


def test_broken_requests_say_what_is_wrong(scene: Scene) -> None:
    """Requests that failed once, or easily could."""

    async def story() -> None:
        async with scene.guest.call(scene.name) as call:
            await call.table()
            for message, key in BROKEN.items():
                call.send(message)
                answer = await call.answer()
                assert answer["why"]["key"] == key, message
                check(scene, answer)

    scene.run(story())


BROKEN = {
    "": "request-json",
    "{": "request-json",
    "[]": "request-kind",
    "{}": "request-choice",
    '{"type":"dance","id":"d"}': "request-choice",
    '{"type":"ping"}': "request-missing",
    '{"type":"ping","id":""}': "request-least",
    '{"type":"ping","id":5}': "request-kind",
    '{"type":"ping","id":"p","more":1}': "request-unknown",
    '{"type":"move","id":"m","ply":-1,"move":"x"}': "request-least",
    '{"type":"move","id":"m","ply":1e9,"move":"x"}': "request-kind",
    '{"type":"undo","id":"u","ply":true}': "request-kind",
}


@pytest.mark.parametrize(
    "body",
    [
        '{"record":{"format":"embertide/1","players":123456789012345678901234567890}}',
        '{"record":{"\\ud800":"\\ud800"}}',
        '{"\\ud800":1}',
        '{"record":' + '{"a":' * 400 + "1" + "}" * 400 + "}",
        '{"record":' + "[" * 5000,
        '{"record":{"format":NaN}}',
        '{"record":' + "9" * 5000 + "}",
    ],
    ids=["number", "surrogate", "field", "nested", "deep", "nan", "digits"],
)
def test_records_no_box_could_hold(scene: Scene, body: str) -> None:
    async def story() -> None:
        headers = {"content-type": "application/json"}
        for path in ("/api/verify", "/api/replay", "/api/tables"):
            answer = await scene.guest.http.post(path, content=body.encode(), headers=headers)
            assert answer.status_code in (400, 422)
            check(scene, answer.json())
            assert answer.json()["kind"] == "malformed"

    scene.run(story())
