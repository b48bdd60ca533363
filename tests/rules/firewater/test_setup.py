"""W-3: elementals, and the first markers."""

import pytest

from embertide.core.actor import NATURE
from tests.support.firewater_positions import SUMMONED
from tests.support.firewater_table import GAME, after, assert_refused, begin, legal, play


def test_w3_elementals_stay_off_the_edge() -> None:
    state = begin()
    assert len(legal(state)) == 36
    assert all(text[2] in "bcdefg" and text[3] in "234567" for text in legal(state))
    phrase = "d1 is on the edge of the board"
    assert_refused(state, "e:d1", "W-3", "firewater-elemental-edge", phrase)
    assert_refused(begin(3), "e:l4", "W-3", "firewater-elemental-edge", "l4")


@pytest.mark.parametrize("near", ["c2", "d3", "b3", "c4", "b2", "d4", "b4", "d2"])
def test_w3_elementals_do_not_touch(near: str) -> None:
    phrase = f"{near} touches the elemental on c3"
    assert_refused(after("e:c3"), f"e:{near}", "W-3", "firewater-elemental-near", phrase)


def test_w3_one_elemental_a_square() -> None:
    phrase = "c3 is occupied by an elemental; choose an empty square."
    assert_refused(after("e:c3"), "e:c3", "W-3", "firewater-occupied", phrase)


@pytest.mark.parametrize(
    ("players", "seats", "first"), [(2, [0, 1, 0], 1), (3, [0, 1, 2], 0), (4, [0, 1, 2], 3)]
)
def test_w3_who_places_them_and_who_goes_first(players: int, seats: list[int], first: int) -> None:
    texts = SUMMONED.split()
    found = [GAME.actor(after(" ".join(texts[:n]), players)) for n in range(3)]
    assert found == seats
    assert GAME.actor(after(SUMMONED, players)) == first


@pytest.mark.parametrize("players", [2, 3, 4])
def test_w3_everybody_reveals_three_markers_seat_by_seat(players: int) -> None:
    state = play(after("e:c3 e:f6", players), "e:f3")
    order = []
    while GAME.actor(state) == NATURE:
        order.append(legal(state)[0][1])
        state = GAME.play(state, GAME.moves(state)[0])
    assert order == [str(seat) for seat in range(players) for _ in range(3)]
    assert all(len(hand.open) == 3 for hand in state.hands)


@pytest.mark.parametrize(
    ("text", "phrase"),
    [
        (
            "m11:a1a2",
            "Place an elemental first: all three go on the board before anyone can place a marker",
        ),
        ("l:b1", "place your leader"),
        ("t:a1", "place a token"),
        ("c:c3", "claim an elemental"),
        ("-", "before anyone can pass"),
        ("+0:11", "reveal a marker"),
    ],
)
def test_w3_nothing_else_comes_first(text: str, phrase: str) -> None:
    assert_refused(begin(), text, "W-3", "firewater-elemental-due", phrase)


def test_w3_only_three_elementals() -> None:
    phrase = "All three elementals are on the board"
    assert_refused(after(SUMMONED), "e:e5", "W-3", "firewater-elementals-placed", phrase)
