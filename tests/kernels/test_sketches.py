"""Sketches of kernel records say what the planes of views say, for every seat."""

import numpy as np
import pytest

from embertide.core.dice import Dice
from embertide.core.options import Options
from embertide.core.room import AnyRoom
from tests.conftest import OWN
from tests.envs.test_positions import walk


def drawn(room: AnyRoom, record: np.ndarray, seat: int) -> np.ndarray:
    """Return the planes of a sketch."""
    features, sketches = room.features(), room.sketches()
    planes = np.zeros(features.SHAPE, np.uint8)
    numbers = np.full(features.SHAPE[0] - sketches.UNIFORM, 77, np.uint8)
    marks = np.full(sketches.MARKS, 77, np.int32)
    sketches.sketch(record[0], seat, numbers, marks)
    planes[sketches.UNIFORM :] = numbers[:, None, None]
    marks = marks[marks != 0]
    assert len(set((marks >> 8).tolist())) == len(marks), "no two marks at a place"
    planes.reshape(-1)[marks >> 8] = marks & 255
    return planes


def test_sketches_equal_the_planes_of_views(room: AnyRoom, options: Options) -> None:
    for seed in (1, 2):
        for position in list(walk(room, options, seed))[::2]:
            for seat in (-1, *range(options.players)):
                expected = position.observe(seat if seat >= 0 else None)
                assert np.array_equal(drawn(room, position.here, seat), expected)


def inputs_of(room: AnyRoom, record: np.ndarray, seat: int) -> np.ndarray:
    out = np.full(len(room.sketches().INPUTS), 77, np.uint8)
    room.sketches().fill_inputs(record[0], seat, out)
    return out


def test_the_compact_form_keeps_its_limits_and_secrets(room: AnyRoom, options: Options) -> None:
    """It shows what the planes show: states that look the same to a seat have the same numbers."""
    inputs = room.sketches().INPUTS
    most = np.array([plane.most for plane in inputs])
    changed = 0
    for position in list(walk(room, options, seed=3))[::5]:
        for seat in range(options.players):
            other = position.imagine(seat, Dice(11))
            changed += other.state != position.state
            numbers = inputs_of(room, position.here, seat)
            assert (numbers <= most).all()
            assert np.array_equal(inputs_of(room, other.here, seat), numbers)
    assert bool(changed) == room.hides(options)


@pytest.mark.parametrize("room", OWN, ids=lambda room: room.name)
def test_different_views_have_different_numbers(room: AnyRoom) -> None:
    """The compact form loses nothing that the planes contain."""
    options = room.menu.every()[-1]
    seen: dict[bytes, bytes] = {}
    for seed in (4, 5):
        for position in walk(room, options, seed):
            for seat in range(options.players):
                numbers = inputs_of(room, position.here, seat).tobytes()
                planes = position.observe(seat).tobytes()
                assert seen.setdefault(numbers, planes) == planes
    assert len(seen) > 100


@pytest.mark.parametrize("room", OWN, ids=lambda room: room.name)
def test_inputs_have_names(room: AnyRoom) -> None:
    names = [plane.name for plane in room.sketches().INPUTS]
    assert len(set(names)) == len(names)
