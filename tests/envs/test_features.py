"""Planes depend on views only, and contain all of their information."""

from typing import Any

import numpy as np

from embertide.catalog import ROOMS
from embertide.core.dice import Dice
from embertide.core.options import Options
from embertide.core.room import AnyRoom
from embertide.games.feurio.rules.board import cell_at
from embertide.games.feurio.rules.fire import UNLIT, lay
from embertide.games.feurio.rules.state import Drawing
from tests.envs.test_positions import walk


def sorted_hand(view: Any) -> Any:
    """Return the view with the opening tiles in hand in ascending order: planes only count them."""
    phase: Any = getattr(view, "phase", None)
    if not hasattr(phase, "drawn"):
        return view
    return view._replace(phase=type(phase)(tuple(sorted(phase.drawn))))


def test_every_view_comes_back(room: AnyRoom, options: Options) -> None:
    features = room.features()
    most = np.array([plane.most for plane in features.PLANES])
    for position in list(walk(room, options))[::5]:
        for seat in (None, *range(options.players)):
            view = position.view(seat)
            planes = features.observe(view)
            assert planes.shape == features.SHAPE
            assert planes.dtype == np.uint8
            assert (planes.max((1, 2)) <= most).all()
            assert features.look_back(planes) == sorted_hand(view)


def test_pictures_come_back(room: AnyRoom, options: Options) -> None:
    last = list(walk(room, options))[-1]
    lines = ("".join(span.text for span in line).rstrip() for line in room.draw(last.view(0)))
    assert room.features().draw_back(last.observe(0)) == "\n".join(lines)


def test_equal_views_give_equal_bytes(room: AnyRoom, options: Options) -> None:
    """No secret of another seat gets into an observation."""
    changed = 0
    for position in list(walk(room, options, seed=3))[::7]:
        for seat in range(options.players):
            other = position.imagine(seat, Dice(11))
            changed += other.state != position.state
            assert other.observe(seat).tobytes() == position.observe(seat).tobytes()
    assert bool(changed) == room.hides(options)


def test_planes_have_names(room: AnyRoom, options: Options) -> None:
    features = room.features()
    names = [plane.name for plane in features.PLANES]
    assert len(set(names)) == len(names) == features.SHAPE[0]
    assert {name: index for index, name in enumerate(names)} == features.AT


def test_a_fire_in_a_line_still_comes_back() -> None:
    """The longest possible fire wraps around the torus."""
    room = ROOMS["feurio"]
    view = room.game.view(room.game.start(room.menu.order(2)), 0)
    for step in ((1, 0), (0, 1), (1, -1), (-1, 1), (-1, 0)):
        fire = UNLIT
        for n in range(35):
            fire = lay(fire, cell_at(n * step[0], n * step[1]), 1 + n % 6)
        long = view._replace(fire=fire, phase=Drawing())
        assert room.features().look_back(room.features().observe(long)) == long
