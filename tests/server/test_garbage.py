"""Garbage collection runs at quiet times, and after a while in any case."""

import gc
from collections.abc import Iterator
from unittest.mock import Mock, patch

import pytest

from embertide.server.ops.gc_tuning import MOST_ROUNDS, QUIET_MOVES, GcTuning


@pytest.fixture
def collect() -> Iterator[Mock]:
    with (
        patch.object(gc, "collect") as collect,
        patch.object(gc, "get_count", return_value=(0, 1, 0)),
    ):
        yield collect


def busy(garbage: GcTuning) -> None:
    for _ in range(QUIET_MOVES + 1):
        garbage.moved()
    garbage.end_round()


def test_no_collection_while_people_play(collect: Mock) -> None:
    garbage = GcTuning()
    busy(garbage)
    collect.assert_not_called()
    garbage.end_round()
    collect.assert_called_once()


def test_a_collection_after_some_rounds_even_while_people_play(collect: Mock) -> None:
    garbage = GcTuning()
    for _ in range(2 * MOST_ROUNDS):
        busy(garbage)
    assert collect.call_count == 2


def test_no_collection_without_new_objects(collect: Mock) -> None:
    with patch.object(gc, "get_count", return_value=(0, 0, 0)):
        GcTuning().end_round()
    collect.assert_not_called()
