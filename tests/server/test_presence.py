"""Who is connected, as other nodes broadcast it."""

import logging

import pytest

from embertide.host.presence import FRESH, Presence


class Clock:
    now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_other_nodes_broadcast_who_is_connected() -> None:
    clock = Clock()
    changed: list[str] = []
    presence = Presence(clock, changed.append)
    assert presence.receive("+ table ann") == "table"
    assert presence.receive("+ table ann") is None
    assert presence.at("table") == {"ann"}
    clock.now += FRESH + 1
    assert presence.at("table") == frozenset()
    assert presence.receive("+ table ann") == "table"
    assert presence.receive("- table ann") == "table"
    assert presence.at("table") == frozenset()
    assert changed == ["table"] * 3


@pytest.mark.parametrize(
    "text", ["", "+", "+ table", "+ table ann bob", "? table ann", "news of tomorrow, long"]
)
def test_a_message_of_another_shape_is_ignored_and_logged(
    text: str, caplog: pytest.LogCaptureFixture
) -> None:
    changed: list[str] = []
    presence = Presence(Clock(), changed.append)
    with caplog.at_level(logging.WARNING, "embertide.presence"):
        assert presence.receive(text) is None
    assert [record.message for record in caplog.records] == ["broadcast ignored"]
    assert not changed
