"""W-4 and W-5: markers, and the influence they give."""

import pytest

from embertide.core.actor import NATURE
from embertide.games.firewater.rules.field import Half
from tests.support.firewater_positions import SUMMONED
from tests.support.firewater_table import (
    GAME,
    after,
    assert_refused,
    influence,
    legal,
    play,
    top,
)


def test_w4_on_two_adjacent_empty_squares_either_way_round() -> None:
    state = after(SUMMONED)
    markers = [text for text in legal(state) if text[0] == "m"]
    # 112 neighbouring pairs, 12 of them with an elemental; 3 open markers, 2 ways round.
    assert len(markers) == 100 * 3 * 2
    assert {"m11:a1a2", "m11:a2a1", "m12:a1b1", "m13:h8g8"} <= set(markers)


def test_w4_fire_half_is_named_first() -> None:
    state = after(SUMMONED + " m13:a1a2")
    fire, water = top(state, "a1"), top(state, "a2")
    assert isinstance(fire, Half)
    assert isinstance(water, Half)
    assert (fire.seat, fire.element, fire.value) == (1, "F", 1)
    assert (water.seat, water.element, water.value) == (1, "W", 3)


def test_w4_the_next_marker_is_revealed() -> None:
    before = after(SUMMONED)
    state = play(before, "m12:a1a2")
    assert GAME.actor(state) == NATURE
    assert list(map(str, state.hands[1].open)) == ["11", "13"]
    revealed = play(state, "+1:44")
    assert list(map(str, revealed.hands[1].open)) == ["11", "13", "44"]
    assert GAME.actor(revealed) == 0


def test_w4_nothing_is_revealed_once_the_stack_is_empty() -> None:
    state = after(SUMMONED)
    hand = state.hands[1]
    for marker in tuple(marker for marker, _ in hand.stack.left()):
        hand = hand._replace(stack=hand.stack.without(marker))
    state = play(state._replace(hands=(state.hands[0], hand)), "m12:a1a2")
    assert GAME.actor(state) == 0
    assert len(state.hands[1].open) == 2


def test_w4_not_a_marker_that_is_still_face_down() -> None:
    phrase = "Marker 4/4 is still in your face-down stack; your open markers are 1/1 · 1/2 · 1/3."
    assert_refused(after(SUMMONED), "m44:a1a2", "W-4", "firewater-marker-face-down", phrase)


def test_w4_not_a_marker_that_is_placed() -> None:
    state = after(SUMMONED + " m12:a1a2 l:h2")
    phrase = "You’ve already placed marker 1/2"
    assert_refused(state, "m12:h7h8", "W-4", "firewater-marker-placed", phrase)


def test_w4_not_on_one_square() -> None:
    phrase = "A marker covers two squares, and a1 is only one"
    assert_refused(after(SUMMONED), "m11:a1a1", "W-4", "firewater-marker-one-square", phrase)


@pytest.mark.parametrize(("one", "other"), [("a1", "b2"), ("a1", "a3"), ("h1", "a2"), ("a1", "h8")])
def test_w4_not_on_squares_apart(one: str, other: str) -> None:
    phrase = f"{one} and {other} don’t share a side"
    assert_refused(after(SUMMONED), f"m11:{one}{other}", "W-4", "firewater-marker-apart", phrase)


def test_w4_the_edge_of_a_wide_board_is_no_neighbour_of_the_next_rank() -> None:
    state = after(SUMMONED, 3)
    assert_refused(state, "m11:l1a2", "W-4", "firewater-marker-apart", "l1 and a2")


@pytest.mark.parametrize(
    ("text", "phrase"),
    [
        ("m11:b1a1", "a1 is occupied by Player 2’s marker; choose an empty square."),
        ("m11:a3a2", "a2 is occupied by Player 2’s marker"),
        ("m11:h3h2", "h2 is occupied by Player 1’s leader"),
        ("m11:c2c3", "c3 is occupied by an elemental"),
    ],
)
def test_w4_not_on_occupied_squares(text: str, phrase: str) -> None:
    state = after(SUMMONED + " m12:a1a2 l:h2")
    assert_refused(state, text, "W-4", "firewater-occupied", phrase)


def test_w4_not_on_a_token() -> None:
    state = after(SUMMONED + " m13:a3a2 m12:c1b1 t:a1 m11:h8h7")
    assert_refused(state, "m11:a1b1", "W-4", "firewater-occupied", "a1 is occupied by")


def test_w4_a_marker_to_be_revealed_comes_first() -> None:
    state = play(after(SUMMONED), "m11:a1a2")
    phrase = "First Player 2 reveals the next marker"
    for text in ("l:b1", "-", "e:e5"):
        assert_refused(state, text, "W-4", "firewater-reveal-due", phrase)


def test_w4_reveals_come_from_the_right_stack() -> None:
    state = play(after(SUMMONED), "m11:a1a2")
    phrase = "Player 1 has no marker to reveal now; it’s Player 2"
    assert_refused(state, "+0:44", "W-4", "firewater-reveal-other", phrase)
    phrase = "Marker 1/1 is no longer in Player 2’s stack."
    assert_refused(state, "+1:11", "W-4", "firewater-reveal-gone", phrase)


def test_w4_nothing_is_revealed_in_a_turn() -> None:
    phrase = "No marker is to be revealed now"
    assert_refused(after(SUMMONED), "+1:44", "W-4", "firewater-reveal-undue", phrase)


def test_w5_influence_on_neighbours_of_the_halfs_element() -> None:
    state = after(SUMMONED + " m23:c1c2", stacks=["", "23"])
    # The fire half on c1 is surrounded by fire, c2 under its other half included.
    assert [influence(state, at) for at in ("b1", "d1", "c2")] == [(0, 2)] * 3
    # So is the water half on c2 by water, c1 and the elemental's square included.
    assert [influence(state, at) for at in ("c1", "b2", "d2", "c3")] == [(0, 3)] * 4
    # Nothing diagonally, nothing two steps away.
    assert [influence(state, at) for at in ("a1", "b3", "e1", "d3")] == [(0, 0)] * 4


def test_w5_no_influence_on_the_other_element() -> None:
    state = after(SUMMONED + " m23:c2c1", stacks=["", "23"])
    assert not any(map(any, GAME.view(state, 0).influence))


def test_w5_the_centre_is_different() -> None:
    # c4 is fire; of its neighbours only d4, a swapped square, is fire too.
    state = after(SUMMONED + " m23:c4b4", stacks=["", "23"])
    assert influence(state, "d4") == (0, 2)
    assert influence(state, "c5") == influence(state, "b4") == (0, 0)
    plain = after(SUMMONED + " m23:c4b4", stacks=["", "23"], board="chessboard")
    assert influence(plain, "d4") == (0, 0)


def test_w5_influences_add_up_by_player() -> None:
    state = after(SUMMONED + " m13:a3a2 m12:c1b1 m14:h8h7 m14:b3b2")
    assert influence(state, "a1") == (2, 3)
    assert influence(state, "b1") == (1, 0)
    assert influence(state, "c2") == (1, 0)


def test_w5_a_covered_half_gives_none() -> None:
    before = after(SUMMONED + " m11:a1b1 m12:a3a2 l:h5")
    assert influence(before, "b1") == (0, 1)
    assert influence(before, "a2") == (1, 1)
    state = play(before, "t:a1")
    assert influence(state, "b1") == (0, 0)
    assert influence(state, "a2") == (1, 0)


def test_w5_leaders_and_tokens_give_none() -> None:
    state = after(SUMMONED + " m13:a3a2 l:b1 t:a1")
    assert influence(state, "c1") == influence(state, "b1") == (0, 0)
