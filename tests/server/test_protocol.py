"""The protocol: bounds of requests, described answers and generated types."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from jsonschema_rs import ValidationError as Undescribed
from pydantic import TypeAdapter, ValidationError

from embertide.core.errors import IllegalMove
from embertide.core.message import message
from embertide.core.to_json import write_refusal
from embertide.host.requests import (
    BankClockOrder,
    FromRecord,
    FromTable,
    MoveRequest,
    Request,
    TableOrder,
)
from embertide.server.protocol.comments import field_comments
from embertide.server.protocol.errors import wrong_field
from embertide.server.protocol.requests import REQUEST
from tests.support.description import check_answer, check_message, document
from tests.support.local_server import ME, entropy, local_server, run

ROOT = Path(__file__).parent.parent.parent
MOVE = {"type": "move", "id": "a", "ply": 3, "move": "s0,1"}
ORDER = {"game": "any", "seats": [{"kind": "me"}]}


def test_a_request_is_the_value_that_was_sent() -> None:
    assert REQUEST.validate_python(MOVE) == MoveRequest(type="move", id="a", ply=3, move="s0,1")


@pytest.mark.parametrize(
    ("wrong", "key", "field"),
    [
        ({"type": "shout"}, "request-choice", "type"),
        ({"id": ""}, "request-least", "move.id"),
        ({"id": "a" * 65}, "request-most", "move.id"),
        ({"id": 1}, "request-kind", "move.id"),
        ({"ply": -1}, "request-least", "move.ply"),
        ({"ply": 1_000_001}, "request-most", "move.ply"),
        ({"ply": "3"}, "request-kind", "move.ply"),
        ({"ply": True}, "request-kind", "move.ply"),
        ({"move": "a" * 65}, "request-most", "move.move"),
        ({"more": 1}, "request-unknown", "move.more"),
    ],
)
def test_a_request_out_of_bounds_is_refused_by_its_field(
    wrong: dict[str, object], key: str, field: str
) -> None:
    assert _refused(Request, MOVE | wrong) == (key, field)


@pytest.mark.parametrize("missing", ["type", "id", "ply", "move"])
def test_a_request_without_a_field_is_refused(missing: str) -> None:
    fields = {name: value for name, value in MOVE.items() if name != missing}
    tag = {"type": ("request-choice", "type")}
    assert _refused(Request, fields) == tag.get(missing, ("request-missing", f"move.{missing}"))


@pytest.mark.parametrize(
    ("wrong", "key", "field"),
    [
        ({"seats": []}, "request-least", "seats"),
        ({"seats": [{"kind": "king"}]}, "request-choice", "seats.0.kind"),
        ({"seats": [{"kind": "me", "crown": 1}]}, "request-unknown", "seats.0.crown"),
        ({"seats": [1]}, "request-kind", "seats.0"),
        ({"players": 64}, "request-most", "players"),
        ({"aids": ["luck"]}, "request-choice", "aids.0"),
        ({"clock": {"kind": "sand"}}, "request-choice", "clock"),
        ({"clock": {"kind": "turn", "seconds": 1}}, "request-least", "clock.turn.seconds"),
        ({"from": {"table": "no key!", "moves": 0}}, "request-key", "from.FromTable.table"),
        ({"from_": None}, "request-unknown", "from_"),
    ],
)
def test_an_order_out_of_bounds_is_refused_by_its_field(
    wrong: dict[str, object], key: str, field: str
) -> None:
    assert _refused(TableOrder, ORDER | wrong) == (key, field)


def test_an_order_is_read_whole() -> None:
    adapter = TypeAdapter(TableOrder)
    clock = {"kind": "bank", "seconds": 60}
    order = adapter.validate_python(ORDER | {"clock": clock, "from": {"table": "t", "moves": 2}})
    assert order.clock == BankClockOrder(kind="bank", seconds=60, added=0)
    assert order.from_ == FromTable(table="t", moves=2)
    assert (order.variants, order.patience) == ([], 120)
    recorded = adapter.validate_python(ORDER | {"from": {"record": {"moves": []}, "moves": 0}})
    assert recorded.from_ == FromRecord(record={"moves": []}, moves=0)


def _refused(kind: Any, fields: object) -> tuple[str, str]:
    with pytest.raises(ValidationError) as bad:
        TypeAdapter(kind).validate_python(fields)
    refusal = wrong_field(bad.value.errors())
    return refusal.message.key, str(refusal.message.args["field"])


def test_every_answer_is_described() -> None:
    described = 0
    for operations in document()["paths"].values():
        for operation in operations.values():
            for status, answer in operation["responses"].items():
                schema = answer["content"]["application/json"]["schema"]
                assert {"$ref", "oneOf", "items", "type"} & schema.keys(), (operation, status)
                described += 1
    assert described > 100


def test_the_messages_of_the_socket_are_described() -> None:
    schemas = document()["components"]["schemas"]
    assert len(schemas["SocketRequest"]["oneOf"]) == 17
    assert len(schemas["SocketAnswer"]["oneOf"]) == 8


def test_fields_are_described_by_their_comments() -> None:
    table = document()["components"]["schemas"]["TableJson"]["properties"]
    assert table["seq"]["description"].startswith("The number of the last event")
    assert table["verdict"]["description"].startswith("Who has won")
    order = document()["components"]["schemas"]["TableOrder"]["properties"]
    assert order["from"]["description"] == "Another game to play on from."


def test_comments_are_inherited() -> None:
    source = (
        'class A:\n    x: int\n    """One."""\nclass B(A):\n    y: int\n    """Two,\n    2."""\n'
    )
    assert field_comments([source]) == {"A": {"x": "One."}, "B": {"x": "One.", "y": "Two, 2."}}


def test_a_refusal_has_one_shape() -> None:
    no = IllegalMove("F-9", "some-key", who=message("player", number=1), many=()).at("move 3")
    assert write_refusal(no, "r") == {
        "type": "refused",
        "id": "r",
        "kind": "illegal",
        "rule": "F-9",
        "where": "move 3",
        "why": {"key": "some-key", "args": {"who": _said("player", number=1), "many": []}},
    }


def _said(key: str, **args: int) -> dict[str, object]:
    return {"key": key, "args": args}


def test_every_refusal_says_where() -> None:
    async def story() -> None:
        async with local_server() as server:
            guest = server.guest()
            foreign = {"origin": "https://elsewhere.example"}
            no = await guest.ask("POST", "/tables", 403, headers=foreign)
            check_answer("POST", "/api/tables", 403, no)
            assert (no["where"], no["why"]["key"]) == ("", "origin-foreign")

    run(story())


def test_an_answer_that_is_not_described_is_noticed() -> None:
    with pytest.raises(Undescribed):
        check_message({"type": "done", "id": "a", "seq": 1, "more": 1})
    with pytest.raises(Undescribed):
        check_message({"type": "presence", "present": [True]})
    with pytest.raises(Undescribed):
        check_answer("GET", "/api/me", 200, {"name": "Ann"})


def test_every_kind_of_request_gets_a_described_answer() -> None:
    async def story() -> None:
        async with local_server() as server:
            ann = server.guest()
            table = await ann.open("feurio", ME, {"kind": "here"}, aids=["hints"])
            async with ann.call(table["id"]) as call:
                await call.ask("entropy", value=entropy())
                now = await call.table(lambda table: table["phase"] == "playing")
                at = {"ply": now["ply"], "move": now["moves"][0]}
                kinds = [(await call.ask(kind, **at))["type"] for kind in ("preview", "why")]
                kinds += [
                    (await call.ask("ping"))["type"],
                    (await call.ask("hint", ply=-1))["type"],
                ]
                kinds += [(await call.ask("move", "m", **at))["type"]]
            assert kinds == ["preview", "why", "pong", "refused", "done"]

    run(story())


def test_the_types_of_the_client_are_up_to_date() -> None:
    subprocess.run([sys.executable, "tools/protocol_types.py"], cwd=ROOT, check=True)
