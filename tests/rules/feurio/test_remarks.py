"""Remarks on moves: points in competitive games, steps to the goal in the others."""

import pytest

from embertide.catalog import ROOMS
from embertide.core.position import Position
from embertide.words import say

ROOM = ROOMS["feurio"]


def remark(mode: str, placed: tuple[str, ...], move: str, hands: tuple[str, ...] = ()) -> str:
    options = ROOM.menu.order(2, mode)
    state = ROOM.arrange(options, Position(placed, 0, hands))
    found = ROOM.remark(state, ROOM.game.read(move))
    return "" if found is None else say(found)


TILES = ("s0,0=6", "s1,0=3", "s0,1=1", "s-1,1=4")


@pytest.mark.parametrize(
    ("crews", "move", "words"),
    [
        (("d0,0:red:1", "d-1,1:red:1"), "d0,1:red:1", "open 1"),
        (("d1,0:red:1", "d-1,1:red:1"), "d0,0:red:1", "Brings the red firefighters together"),
        (("d1,0:red:1",), "d-1,1:red:1", "Begins another red region"),
        (("d0,0:red:1",), "d0,1:red:1", "an open 1-tile"),
    ],
)
def test_where_all_share_a_goal(crews: tuple[str, ...], move: str, words: str) -> None:
    assert words in remark("cooperative", (*TILES, *crews), move)


def test_a_goal_has_no_points() -> None:
    crews = ("d1,0:red:1", "d-1,1:red:1")
    assert "worth" in remark("competitive", (*TILES, *crews), "d0,0:red:1")
    assert "worth" not in remark("cooperative", (*TILES, *crews), "d0,0:red:1")
