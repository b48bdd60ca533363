"""The API keeps to its own description, with real tables: schemathesis in both its moods."""

import asyncio
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest
import schemathesis
from hypothesis import given, settings
from hypothesis import strategies as st
from schemathesis import Case, GenerationMode
from schemathesis.specs.openapi.checks import positive_data_acceptance

from tests.server.household import ME, SPARK, Standing, standing

EXAMPLES = 8
TESTED = ("table", "over", "none")


class Scene(NamedTuple):
    """A house, a running table and one that is over, and what the house says of itself."""

    at: Standing
    names: dict[str, str]
    schema: Any


@pytest.fixture(scope="module")
def scene() -> Iterator[Scene]:
    with pytest.MonkeyPatch.context() as patch, standing() as at:
        patch.setattr("embertide.server.routes.tables.WAIT", 0.01)
        names = at.run(set_up(at))
        schema = schemathesis.openapi.from_dict(at.run(at.guest.get("/openapi.json")))
        yield Scene(at, names, schema)


async def set_up(at: Standing) -> dict[str, str]:
    over = await at.guest.open("firewater", SPARK, SPARK)
    while (await at.guest.table(over["id"]))["phase"] != "over":
        await asyncio.sleep(0.01)
    running = await at.guest.begin("firewater", ME, SPARK)
    return {"table": running["id"], "over": over["id"], "none": "nowhere"}


@pytest.mark.parametrize("mode", list(GenerationMode), ids=lambda mode: str(mode.value))
def test_every_operation_keeps_its_word(scene: Scene, mode: GenerationMode) -> None:
    tried = 0
    for found in scene.schema.get_all_operations():
        operation = found.ok()
        if mode == GenerationMode.NEGATIVE and not (
            operation.body or operation.path_parameters or operation.query
        ):
            continue

        @settings(max_examples=EXAMPLES)
        @given(case=operation.as_strategy(generation_mode=mode), which=st.sampled_from(TESTED))
        def keeps(case: Case[Any], which: str) -> None:
            nonlocal tried
            tried += 1
            _send(scene, case, which, mode)

        keeps()
    assert tried > 50


def _send(scene: Scene, case: Case[Any], which: str, mode: GenerationMode) -> None:
    """Sends what was made up, to a table that exists."""
    if mode == GenerationMode.POSITIVE and "table" in (case.path_parameters or {}):
        case.path_parameters["table"] = scene.names[which]
    sent = case.as_transport_kwargs(base_url="http://play.example")
    answer = scene.at.run(scene.at.guest.http.request(**_kept(sent)))
    if answer.status_code >= 400:
        assert answer.json()["type"] == "refused"
    # What has the right shape may still be against the rules, of a game or of names.
    case.validate_response(answer, excluded_checks=[positive_data_acceptance])


def _kept(sent: dict[str, Any]) -> dict[str, Any]:
    """Without what only another client understands, nor another cookie."""
    names = ("method", "url", "params", "json", "headers")
    kept = {name: sent[name] for name in names if sent.get(name) is not None}
    if "data" in sent:
        kept["content"] = sent["data"]
    return kept
