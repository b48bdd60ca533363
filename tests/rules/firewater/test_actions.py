"""W-6 to W-11: leaders, tokens, claims, and passing."""

import pytest

from embertide.games.firewater.rules.board import SQUARES
from embertide.games.firewater.rules.field import (
    Half,
    Leader,
    Token,
    most_lenient,
    presence,
    prevails,
    put,
)
from embertide.games.firewater.rules.moves import PASS
from embertide.games.firewater.rules.state import Fate, Over
from tests.support.firewater_positions import ALONE, CORNER, COURT, SIEGE, STUCK, SUMMONED
from tests.support.firewater_table import (
    GAME,
    after,
    assert_refused,
    influence,
    legal,
    play,
    top,
    with_tokens,
)


def test_w6_leader_on_empty_squares_away_from_corners_and_elementals() -> None:
    squares = {text[2:] for text in legal(after(SUMMONED)) if text[0] == "l"}
    assert len(squares) == 64 - 3 - 4 - 12
    assert {"b2", "d4", "e5", "h4"} <= squares
    assert not {"a1", "h8", "c3", "c2", "g6"} & squares


def test_w6_not_in_a_corner() -> None:
    assert_refused(after(SUMMONED), "l:h1", "W-6", "firewater-leader-corner", "h1 is a corner")
    assert_refused(after(SUMMONED, 3), "l:l8", "W-6", "firewater-leader-corner", "l8")


def test_w6_not_beside_an_elemental_but_diagonally() -> None:
    state = after(SUMMONED)
    phrase = "c4 is beside the elemental on c3"
    assert_refused(state, "l:c4", "W-6", "firewater-leader-near", phrase)
    assert "l:b4" in legal(state)


def test_w6_only_on_an_empty_square() -> None:
    state = after(SUMMONED + " m11:a2a3")
    assert_refused(state, "l:a2", "W-6", "firewater-occupied", "a2 is occupied by")
    assert_refused(state, "l:c3", "W-6", "firewater-occupied", "c3 is occupied by an elemental")


def test_w6_once_a_game() -> None:
    state = after(SUMMONED + " l:b1 l:g1")
    phrase = "Your leader is already on the board"
    assert_refused(state, "l:d1", "W-6", "firewater-leader-placed", phrase)
    assert state.hands[1].leader is Fate.PLACED
    assert top(state, "b1") == Leader(1)


def test_w7_token_where_influence_is_greater() -> None:
    state = play(after(CORNER), "t:a1")
    assert top(state, "a1") == Token(1, 1, None)
    assert state.hands[1].tokens == 19
    assert GAME.actor(state) == 0


def test_w7_token_needs_all_neighbours_occupied() -> None:
    state = after(SUMMONED + " m13:a3a2 m11:h8h7")
    phrase = "b1, beside a1, is still empty"
    assert_refused(state, "t:a1", "W-7", "firewater-token-gap", phrase)
    phrase = "f1 · e2 · g2, beside f2, are still empty"
    assert_refused(state, "t:f2", "W-7", "firewater-token-gap", phrase)


def test_w7_less_influence_is_refused() -> None:
    state = after(CORNER + " l:h5")
    phrase = "Your influence on a1 is 2, and Player 2’s is 3"
    assert_refused(state, "t:a1", "W-7", "firewater-token-influence", phrase)


def test_w7_equal_influence_is_refused() -> None:
    state = after(SUMMONED + " m12:a3a2 m12:c1b1")
    assert influence(state, "a1") == (2, 2)
    phrase = "Your influence on a1 is 2, and Player 1’s is 2"
    assert_refused(state, "t:a1", "W-7", "firewater-token-influence", phrase)


def test_w7_no_influence_is_refused() -> None:
    state = after(SUMMONED + " m13:a3a2 m12:b1c1")
    assert "t:a1" in legal(state)
    phrase = "You have no influence on a1"
    assert_refused(play(state, "l:h5"), "t:a1", "W-7", "firewater-token-no-influence", phrase)


@pytest.mark.parametrize(
    ("sums", "best"),
    [([3, 2], 0), ([2, 2], None), ([0, 0], None), ([1, 3, 3], None), ([0, 0, 1], 2)],
)
def test_w7_greater_than_every_other(sums: list[int], best: int | None) -> None:
    assert [seat for seat in range(len(sums)) if prevails(sums, seat)] == (
        [] if best is None else [best]
    )


def test_w7_a_leader_occupies_its_square() -> None:
    state = after(SUMMONED + " m13:a3a2 l:b1")
    assert "t:a1" in legal(state)
    assert top(play(state, "t:a1"), "a1") == Token(1, 1, None)


def test_w7_token_covers_a_half() -> None:
    state = after(SUMMONED + " m11:a1b1 m12:a3a2 l:h5 t:a1")
    assert top(state, "a1") == Token(0, 1, Half(1, "F", 1, SQUARES["b1"]))


def test_w7_not_on_a_token() -> None:
    state = after(CORNER + " t:a1")
    phrase = "Player 2 has already taken a1"
    assert_refused(state, "t:a1", "W-7", "firewater-token-on-token", phrase)


def test_w7_not_on_an_elemental() -> None:
    phrase = "There’s an elemental on c3; it has to be claimed (“c:c3”)."
    assert_refused(after(SUMMONED), "t:c3", "W-7", "firewater-token-on-elemental", phrase)


def test_w7_not_on_ones_own_leader() -> None:
    state = after(SUMMONED + " l:b1 m11:h8h7")
    phrase = "Your own leader is on b1"
    assert_refused(state, "t:b1", "W-7", "firewater-token-on-leader", phrase)


def test_w8_two_tokens_on_another_players_leader() -> None:
    state = play(after(SIEGE), "t:b1")
    assert top(state, "b1") == Token(1, 2, Leader(0))
    assert state.hands[1].tokens == 18
    assert state.hands[0].leader is Fate.CONQUERED
    assert GAME.scores(state).points == (-2, 0)


def test_w8_a_conquered_leader_is_not_placed_again() -> None:
    state = after(SIEGE + " t:b1")
    assert not [text for text in legal(state) if text[0] == "l"]
    phrase = "Your leader has been conquered and can’t be placed again."
    assert_refused(state, "l:g1", "W-8", "firewater-leader-conquered", phrase)


def test_w9_the_lowest_sum_claims_with_two_tokens() -> None:
    state = after(COURT + " m22:b7b8")
    assert "c:b6" in legal(state)
    claimed = play(state, "c:b6")
    assert isinstance(found := top(claimed, "b6"), Token)
    assert (found.seat, found.count) == (1, 2)
    assert claimed.hands[1].tokens == 18
    phrase = "The elemental on b6 already belongs to Player 2."
    assert_refused(claimed, "c:b6", "W-9", "firewater-claim-taken", phrase)
    assert_refused(claimed, "t:b6", "W-7", "firewater-token-on-token", "Player 2")


def test_w9_not_with_a_higher_sum() -> None:
    state = after(COURT + " m22:b7b8 m13:h8h7 l:h5 m14:f8g8")
    phrase = "Your markers beside b6 add up to 6, and Player 2’s to 4"
    assert_refused(state, "c:b6", "W-9", "firewater-claim-presence", phrase)


@pytest.mark.parametrize(
    ("sums", "lowest"),
    [
        ([4, 6], 0),
        ([4, 4], None),
        ([0, 6], 1),
        ([6, 5, 6], 1),
        ([5, 5, 6], None),
        ([0, 0, 0, 2], 3),
        ([0, 0], None),
    ],
)
def test_w9_lowest_of_those_present(sums: list[int], lowest: int | None) -> None:
    assert [seat for seat in range(len(sums)) if most_lenient(sums, seat)] == (
        [] if lowest is None else [lowest]
    )


def test_w9_covered_halves_do_not_count() -> None:
    field = after(COURT + " m22:b7b8").field
    assert presence(field, SQUARES["b6"], 2) == [6, 4]
    covered = put(field, {SQUARES["a6"]: Token(0, 1, Half(1, "W", 2, SQUARES["a7"]))})
    assert presence(covered, SQUARES["b6"], 2) == [6, 2]


def test_w9_a_player_alone_claims_whatever_the_sum() -> None:
    state = after(ALONE + " m14:h8h7 l:a5 m21:f8g8")
    assert "c:c3" in legal(state)


def test_w9_not_without_a_half_of_ones_own() -> None:
    phrase = "You have no uncovered marker half beside the elemental on c3"
    assert_refused(after(ALONE), "c:c3", "W-9", "firewater-claim-absent", phrase)


def test_w9_not_without_a_leader() -> None:
    state = after(ALONE + " m14:h8h7")
    phrase = "Place your leader first; only then can you claim the elemental on c3."
    assert_refused(state, "c:c3", "W-9", "firewater-claim-leaderless", phrase)


def test_w9_not_with_a_conquered_leader() -> None:
    state = after(SIEGE + " t:b1")
    phrase = "Your leader has been conquered, so you can no longer claim the elemental on c3."
    assert_refused(state, "c:c3", "W-9", "firewater-claim-conquered", phrase)


def test_w9_not_with_a_gap() -> None:
    phrase = "b7, beside the elemental on b6, is still empty"
    assert_refused(after(COURT + " l:h5"), "c:b6", "W-9", "firewater-claim-gap", phrase)
    phrase = "d6 · c7 · e7 · d8, beside the elemental on d7, are still empty"
    state = after("e:d7 e:b5 e:f5 l:h5 m11:h8h7")
    assert_refused(state, "c:d7", "W-9", "firewater-claim-gap", phrase)


def test_w9_only_elementals_are_claimed() -> None:
    state = after(COURT + " m22:b7b8")
    phrase = "There’s no elemental on b7; only an elemental can be claimed."
    assert_refused(state, "c:b7", "W-9", "firewater-claim-nothing", phrase)
    assert_refused(state, "c:a1", "W-9", "firewater-claim-nothing", "a1")
    taken = after(CORNER + " t:a1")
    assert_refused(taken, "c:a1", "W-9", "firewater-claim-nothing", "a1")


def test_w10_the_last_token_conquers_alone() -> None:
    state = play(with_tokens(after(SIEGE), 1, 1), "t:b1")
    assert top(state, "b1") == Token(1, 1, Leader(0))
    assert state.hands[0].leader is Fate.CONQUERED
    assert state.phase == Over(1, 1)


def test_w10_the_last_token_claims_alone() -> None:
    state = play(with_tokens(after(COURT + " m22:b7b8"), 1, 1), "c:b6")
    assert isinstance(found := top(state, "b6"), Token)
    assert found.count == 1
    assert state.phase == Over(1, 1)


def test_w11_a_player_without_an_action_passes() -> None:
    state = after(STUCK)
    seat = GAME.actor(state)
    assert GAME.moves(state) == [PASS]
    assert GAME.actor(play(state, "-")) == (seat + 1) % 2


@pytest.mark.parametrize(
    ("moves", "phrase"),
    [
        (SUMMONED, "you can still place a marker"),
        (CORNER, "You can pass only when you have no other"),
    ],
)
def test_w11_nobody_else_passes(moves: str, phrase: str) -> None:
    assert_refused(after(moves), "-", "W-11", "firewater-pass", phrase)
