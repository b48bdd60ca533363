"""The API conforms to its OpenAPI document: schemathesis, with valid and with invalid requests.

Valid ones name tables and keys that exist, and come from callers of every role.
"""

import asyncio
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest
import schemathesis
from hypothesis import given, settings
from hypothesis import strategies as st
from schemathesis import Case, GenerationMode
from schemathesis.specs.openapi.checks import positive_data_acceptance

from tests.support.local_server import (
    AIDS,
    ANYONE,
    FRIEND,
    ME,
    SPARK,
    Guest,
    SharedServer,
    entropy,
    shared_server,
)

EXAMPLES = 8
"""Requests for each operation, of each kind."""


class Real(NamedTuple):
    """Names and keys of tables that exist, and who may send a request."""

    callers: dict[str, Guest]
    tables: dict[str, str]
    keys: list[str]


class Scene(NamedTuple):
    """A server, what exists there, and the OpenAPI document."""

    at: SharedServer
    real: Real
    schema: Any


class Choice(NamedTuple):
    """What of a generated request is replaced by something that exists."""

    caller: str
    table: str
    key: int
    fields: bool
    """Whether fields of the body are replaced, too."""


CALLERS = ("owner", "other", "watcher", "holder", "stranger", "bare")
TABLES = ("table", "over", "gathering", "public", "none")
choices = st.builds(
    Choice, st.sampled_from(CALLERS), st.sampled_from(TABLES), st.integers(0, 9), st.booleans()
)


@pytest.fixture(scope="module")
def scene() -> Iterator[Scene]:
    with pytest.MonkeyPatch.context() as patch, shared_server() as at:
        patch.setattr("embertide.server.http.tables.WAIT", 0.01)
        real = at.run(set_up(at))
        schema = schemathesis.openapi.from_dict(at.run(at.guest.get("/openapi.json")))
        yield Scene(at, real, schema)


async def set_up(at: SharedServer) -> Real:
    """Open a table of each phase; return their names and keys, and callers of each role."""
    callers = {role: at.server.guest() for role in CALLERS}
    owner, other, holder = callers["owner"], callers["other"], callers["holder"]
    await callers["watcher"].get("/me")
    await callers["stranger"].get("/me")
    await holder.post("/account", {"name": "Ann Lee", "password": "correct horse"}, 201)
    over = await owner.open("firewater", SPARK, SPARK)
    while (await owner.table(over["id"]))["phase"] != "over":
        await asyncio.sleep(0.01)
    running = await owner.open("firewater", ME, FRIEND, aids=AIDS)
    await other.join(running["id"], running["seats"][1]["key"])
    await owner.request(running["id"], "entropy", value=entropy())
    gathering = await owner.open("firewater", ME, FRIEND)
    public = await holder.open("firewater", ME, ANYONE)
    opened = {"over": over, "table": running, "gathering": gathering, "public": public}
    keys = [table["watch"] for table in opened.values()]
    keys += [gathering["seats"][1]["key"], running["seats"][1]["key"], ""]
    return Real(callers, {n: t["id"] for n, t in opened.items()} | {"none": "nowhere"}, keys)


@pytest.mark.parametrize("mode", list(GenerationMode), ids=lambda mode: str(mode.value))
def test_every_operation_conforms_to_the_schema(scene: Scene, mode: GenerationMode) -> None:
    tried = 0
    for found in scene.schema.get_all_operations():
        operation = found.ok()
        if mode == GenerationMode.NEGATIVE and not (
            operation.body or operation.path_parameters or operation.query
        ):
            continue

        @settings(max_examples=EXAMPLES)
        @given(case=operation.as_strategy(generation_mode=mode), choice=choices)
        def keeps(case: Case[Any], choice: Choice) -> None:
            nonlocal tried
            tried += 1
            if mode == GenerationMode.POSITIVE:
                _make_real(scene, case, choice)
            _send(scene, case, choice)

        keeps()
    assert tried > 50


def _make_real(scene: Scene, case: Case[Any], choice: Choice) -> None:
    """Name a table that exists, with one of the keys that exist, in path, query and body."""
    key = scene.real.keys[choice.key % len(scene.real.keys)]
    if "table" in (case.path_parameters or {}):
        case.path_parameters["table"] = scene.real.tables[choice.table]
    if "key" in (case.query or {}):
        case.query["key"] = key
    if isinstance(case.body, dict) and choice.fields:
        case.body = {n: _real_field(scene, choice, n, v) for n, v in case.body.items()}


def _real_field(scene: Scene, choice: Choice, name: str, value: Any) -> Any:
    real = scene.real
    if name == "key":
        return real.keys[choice.key % len(real.keys)]
    if name == "seat":
        return choice.key % 2
    if name == "ply":
        return scene.at.server.registry.in_memory[real.tables["table"]].table.ply
    if name == "move":
        seen = scene.at.run(real.callers[choice.caller].http.get(_running(scene))).json()
        return next(iter(seen.get("moves", [])), value)
    return value


def _running(scene: Scene) -> str:
    return f"/api/tables/{scene.real.tables['table']}"


def _send(scene: Scene, case: Case[Any], choice: Choice) -> None:
    """Send a request with the cookie of a caller, who keeps it whatever the answer sets."""
    sent = case.as_transport_kwargs(base_url="http://play.example")
    guest = scene.at.server.guest()
    if choice.caller != "bare":
        guest.http.cookies.update(scene.real.callers[choice.caller].http.cookies)
    answer = scene.at.run(guest.http.request(**_client_arguments(sent)))
    assert answer.status_code not in (401, 500)
    if answer.status_code >= 400:
        assert answer.json()["type"] == "refused"
    # A request that fits the schema may still be refused, by the rules of a game or of names.
    case.validate_response(answer, excluded_checks=[positive_data_acceptance])


def _client_arguments(sent: dict[str, Any]) -> dict[str, Any]:
    """Return the arguments that the HTTP client accepts, without cookies."""
    names = ("method", "url", "params", "json", "headers")
    kept = {name: sent[name] for name in names if sent.get(name) is not None}
    if "data" in sent:
        kept["content"] = sent["data"]
    return kept
