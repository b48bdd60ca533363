"""Requests are read as pydantic reads them on a server: the same values, and the same refusals."""

from typing import Any

import pytest
from pydantic import TypeAdapter, ValidationError

from embertide.core.errors import Malformed
from embertide.host.requests import JoinBody, PositionOrder, Request, TableOrder
from embertide.pocket.reading import read
from embertide.server.protocol.errors import wrong_field

MOVE = {"type": "move", "id": "r", "ply": 3, "move": "s0,1"}
ORDER = {"game": "feurio", "seats": [{"kind": "me"}]}
POSITION = {"game": "feurio", "position": {"placed": ["a1"]}}

VALID: list[tuple[Any, Any]] = [
    (Request, MOVE),
    (Request, {"type": "answer_undo", "id": "r", "ply": 0, "yes": True}),
    (Request, {"type": "say", "id": "r", "phrase": "smile"}),
    (JoinBody, {}),
    (JoinBody, {"key": "a-b_", "seat": None}),
    (TableOrder, ORDER),
    (TableOrder, ORDER | {"clock": {"kind": "turn", "seconds": 60}, "board": None}),
    (TableOrder, ORDER | {"from": {"table": "x", "moves": 2, "answered": True}}),
    (TableOrder, ORDER | {"from": {"record": {"a": 1}, "moves": 2, "scripted": True}}),
    (TableOrder, ORDER | {"from": {"record": "text", "moves": 2}}),
    (TableOrder, ORDER | {"from": {"position": {"placed": [], "turn": 1, "hands": ["2"]}}}),
    (PositionOrder, POSITION | {"players": 2, "variants": ["firebreak"]}),
]
WRONG: list[tuple[Any, Any]] = [
    (Request, 7),
    (Request, {}),
    (Request, {"type": "jump", "id": "r"}),
    (Request, {key: value for key, value in MOVE.items() if key != "ply"}),
    (Request, MOVE | {"ply": "3"}),
    (Request, MOVE | {"ply": True}),
    (Request, MOVE | {"ply": -1}),
    (Request, MOVE | {"ply": 2_000_000}),
    (Request, MOVE | {"move": 5}),
    (Request, MOVE | {"move": "x" * 65}),
    (Request, MOVE | {"id": ""}),
    (Request, MOVE | {"more": 1}),
    (Request, {"type": "say", "id": "r", "phrase": "boo"}),
    (JoinBody, {"key": "a b"}),
    (TableOrder, {"game": "feurio"}),
    (TableOrder, ORDER | {"seats": []}),
    (TableOrder, ORDER | {"seats": "me"}),
    (TableOrder, ORDER | {"seats": [{"kind": "you"}]}),
    (TableOrder, ORDER | {"aids": ["all"]}),
    (TableOrder, ORDER | {"clock": {"kind": "sand"}}),
    (PositionOrder, POSITION | {"position": {}}),
    (PositionOrder, POSITION | {"position": {"placed": [3]}}),
]


@pytest.mark.parametrize(("kind", "value"), VALID)
def test_valid_requests(kind: Any, value: Any) -> None:
    assert read(kind, value) == TypeAdapter(kind).validate_python(value)


@pytest.mark.parametrize(("kind", "value"), WRONG)
def test_wrong_requests(kind: Any, value: Any) -> None:
    with pytest.raises(ValidationError) as expected:
        TypeAdapter(kind).validate_python(value)
    with pytest.raises(Malformed) as found:
        read(kind, value)
    assert found.value.message.key == wrong_field(expected.value.errors()).message.key
