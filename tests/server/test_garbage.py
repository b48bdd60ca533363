"""Garbage is looked for when it is quiet, and in the end even if it never is."""

import gc
from collections.abc import Iterator
from unittest.mock import Mock, patch

import pytest

from embertide.server.garbage import FEW, LONGEST, Garbage


@pytest.fixture
def collect() -> Iterator[Mock]:
    with (
        patch.object(gc, "collect") as collect,
        patch.object(gc, "get_count", return_value=(0, 1, 0)),
    ):
        yield collect


def busy(garbage: Garbage) -> None:
    for _ in range(FEW + 1):
        garbage.moved()
    garbage.look()


def test_not_while_people_play(collect: Mock) -> None:
    garbage = Garbage()
    busy(garbage)
    collect.assert_not_called()
    garbage.look()
    collect.assert_called_once()


def test_in_the_end_even_if_they_play_for_ever(collect: Mock) -> None:
    garbage = Garbage()
    for _ in range(2 * LONGEST):
        busy(garbage)
    assert collect.call_count == 2


def test_not_if_there_can_be_none(collect: Mock) -> None:
    with patch.object(gc, "get_count", return_value=(0, 0, 0)):
        Garbage().look()
    collect.assert_not_called()
