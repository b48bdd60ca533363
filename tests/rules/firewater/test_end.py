"""W-12 to W-15: the end, the score, and what is public."""

import pytest

from embertide.core.actor import NATURE, NOBODY
from embertide.core.dice import Dice
from embertide.games.firewater.rules.scoring import Allegiance, Leadership, Possession, Verdict
from embertide.games.firewater.rules.state import Acting, Fate, LastRound, Over, Revealing
from tests.support.firewater_positions import BY_LEADER, CORNER, COURT, FOUR, FULL, SIEGE, SUMMONED
from tests.support.firewater_table import (
    GAME,
    after,
    assert_refused,
    legal,
    play,
    reveal,
    with_tokens,
)

TIES = [
    # players, moves, points, seat of the last regular turn, winner
    (
        2,
        """
        e:f4 e:c2 e:g7 m11:f8f7 m13:b5c5 m12:d1d2 m11:e6e7 m14:e2f2 m21:e3d3 m13:g6g5 m14:d5d4
        m21:d8e8 m12:c8c7 m23:h4g4 m23:b4a4 m31:b7b6 m24:b8a8 m32:h6h7 m22:g2h2 m33:a6a7 m32:b2a2
        m22:d7d6 m31:a3b3 m34:a1b1 m41:f1g1 m42:e5f5 m34:g3f3 m43:c3c4 m43:h8g8 -
        """,
        (-2, -2),
        0,
        0,
    ),
    (
        2,
        """
        e:b5 e:c7 e:g7 m13:g1f1 m12:f8g8 m12:d5d6 m13:a1b1 m14:f4g4 m11:g6f6 m22:f3e3 m22:a4a5
        m11:e5f5 m14:c2c3 m24:c4c5 m21:b3a3 m23:h3h2 m23:a7a6 m31:d3d4 m32:a2b2 m32:b7b6 m24:e6e7
        m21:h8h7 m34:d7d8 m34:f2e2 m31:d1d2 m41:h6h5 m41:g3g2 m43:b8c8 -
        """,
        (-2, -2),
        1,
        1,
    ),
    (
        3,
        """
        e:d7 e:h5 e:j4 m12:c1c2 m13:b6b5 m12:c5c6 m14:g5g4 m11:b3b4 m13:e1f1 m21:h2h1 m21:k7k6
        m11:j3i3 m11:l4l5 m22:i6h6 m22:l7l8 m23:k5j5 m14:e5d5 m21:k2j2 m24:a1b1 m12:f6e6 m24:f8e8
        m22:h3g3 m24:k3l3 m31:c4d4 m32:e4f4 m31:b8c8 m32:a2a3 m33:i4i5 m32:a5a6 m33:a7b7 m13:i7j7
        m34:h7h8 m14:d2d3 m31:g1g2 m41:g7g8 m34:e2e3 m42:j1k1 m33:j8i8 m23:l1l2 m34:f7e7 m42:f3f2
        m43:i2i1 t:h2 t:k2
        """,
        (-1, -1, -2),
        2,
        0,
    ),
    (
        3,
        """
        e:j3 e:d2 e:j5 m12:a3a2 m11:d5e5 m11:d7e7 m14:g4g5 m13:i4j4 m13:k5k6 m13:g1h1 m21:b1c1
        m12:j8j7 m22:f3f2 m12:e6f6 m14:i1j1 m21:l2l1 m14:a7b7 m23:h6g6 m11:k7k8 m23:c6b6 m24:b4b5
        m24:d4e4 m22:b3b2 m21:e8f8 m32:i2j2 m31:h8h7 m22:a6a5 m23:i7i6 m24:k3k2 m33:c4c3 m33:i5h5
        m34:e2e3 m31:f7g7 m34:h3h2 m32:e1f1 m41:l8l7 m31:l6l5 m42:c8b8 m42:f4f5 m41:g2g3 m41:l3l4
        t:k7 t:a1
        """,
        (-1, -2, -1),
        1,
        2,
    ),
]


def test_w12_the_last_token_wins_at_once_whatever_the_points() -> None:
    state = play(with_tokens(after(CORNER + " m11:h8h7 l:g1"), 1, 1), "t:a1")
    assert state.phase == Over(1, 1)
    assert GAME.actor(state) == NOBODY
    score = GAME.scores(state)
    assert (score.points, score.winners) == ((0, -1), (1,))
    assert score.breakdown[-1] is Verdict.LAST_TOKEN


def test_w12_points_are_still_counted() -> None:
    state = play(with_tokens(after(CORNER), 1, 1), "t:a1")
    assert GAME.scores(state).result() == {"scores": [-2, -1], "winners": [1]}


def test_w12_in_the_last_round_too() -> None:
    state = with_tokens(after(FULL + "m33:g2g3"), 1, 1)
    assert isinstance(state.phase, LastRound)
    assert play(state, "t:a1").phase == Over(0, 1)


def test_w12_nothing_follows() -> None:
    state = play(with_tokens(after(CORNER), 1, 1), "t:a1")
    assert legal(state) == []
    phrase = "The game is over: Player 2 has placed the last token and won."
    for text in ("-", "m11:h8h7", "e:e5", "+0:44"):
        assert_refused(state, text, "W-12", "firewater-over-master", phrase)


def test_w13_a_marker_ends_regular_play() -> None:
    state = after(FULL)
    assert state.phase == Acting(0)
    assert play(state, "m33:g2g3").phase == Revealing((0,), LastRound(1, 0))


def test_w13_its_successor_is_revealed_first() -> None:
    state = play(after(FULL), "m33:g2g3")
    assert GAME.actor(state) == NATURE
    assert reveal(state).phase == LastRound(1, 0)
    assert len(reveal(state).hands[0].open) == 3


def test_w13_a_leader_ends_regular_play() -> None:
    state = after(BY_LEADER)
    seat = GAME.actor(state)
    assert state.phase == Acting(seat)
    assert play(state, "l:h5").phase == LastRound(1 - seat, seat)


def test_w13_only_tokens_in_the_last_round() -> None:
    state = after(FULL + "m33:g2g3")
    assert all(text[0] in "t-" for text in legal(state))
    phrase = "You can’t place a marker in the last round; place one token, or decline with “-”."
    assert_refused(state, "m23:a1a2", "W-13", "firewater-last-round", phrase)
    assert_refused(state, "l:e8", "W-13", "firewater-last-round", "place your leader")
    assert_refused(state, "c:e7", "W-13", "firewater-last-round", "claim an elemental")
    assert_refused(state, "e:e7", "W-3", "firewater-elementals-placed")
    assert_refused(state, "+1:44", "W-4", "firewater-reveal-undue")
    assert_refused(state, "t:e7", "W-7", "firewater-token-on-elemental")


def test_w13_a_leader_can_be_conquered_in_the_last_round() -> None:
    state = after(FULL + "m33:g2g3")
    assert "t:c1" in legal(state)
    over = play(state, "t:c1")
    assert over.hands[0].leader is Fate.CONQUERED
    assert over.hands[1].tokens == 18
    assert over.phase == Over(0, None)


def test_w13_declining_is_always_possible_and_ends_the_game() -> None:
    state = after(FULL + "m33:g2g3")
    assert legal(state)[-1] == "-"
    over = play(state, "-")
    assert over.phase == Over(0, None)
    assert_refused(over, "-", "W-13", "firewater-over", "the last round has been played")


def test_w13_each_other_player_in_turn() -> None:
    state = after(FOUR, 4)
    assert isinstance(state.phase, LastRound)
    last, seats = state.phase.last, []
    while GAME.actor(state) != NOBODY:
        seats.append(GAME.actor(state))
        state = play(state, "-")
    assert seats == [(last + step) % 4 for step in (1, 2, 3)]


def test_w13_a_player_who_can_take_nothing_still_declines() -> None:
    state = after(FOUR + " t:c3 t:f5", 4)
    assert legal(state) == ["-"]
    assert play(state, "-").phase == Over(3, None)


def test_w14_a_point_for_each_token_and_two_off_for_a_missing_leader() -> None:
    score = GAME.scores(after(SIEGE + " t:b1"))
    assert score.points == (-2, 0)
    assert score.breakdown == (
        Possession(1, 1, 2),
        Leadership(0, Fate.CONQUERED, -2),
        Leadership(1, Fate.WAITING, -2),
        Allegiance(26, None),
        Allegiance(29, None),
        Allegiance(65, None),
        Verdict.POINTS,
    )


def test_w14_claimed_elementals_count_by_their_tokens() -> None:
    score = GAME.scores(after(COURT + " m22:b7b8 c:b6"))
    assert score.points == (-2, 2)
    assert Allegiance(61, 1) in score.breakdown
    assert Leadership(1, Fate.PLACED, 0) in score.breakdown


@pytest.mark.parametrize(("players", "moves", "points", "last", "winner"), TIES)
def test_w14_ties_go_clockwise_from_the_last_regular_turn(
    players: int, moves: str, points: tuple[int, ...], last: int, winner: int
) -> None:
    state = after(moves, players)
    assert state.phase == Over(last, None)
    score = GAME.scores(state)
    assert (score.points, score.winners) == (points, (winner,))
    assert score.breakdown[-1] is Verdict.TIE


def test_w14_counts_as_if_the_game_ended_now() -> None:
    # There is a score before the first turn, and in every phase.
    for moves in ("", "e:c3", SUMMONED, CORNER):
        assert len(GAME.scores(after(moves)).winners) == 1
    assert len(GAME.scores(play(after(SUMMONED), "m11:a1a2")).winners) == 1


def test_w15_every_marker_left_is_equally_likely() -> None:
    state = play(after(SUMMONED), "m11:a1a2")
    assert list(GAME.weights(state)) == [1] * 13
    assert len(GAME.moves(state)) == 13
    assert "+1:11" not in legal(state)
    assert "+1:12" not in legal(state)


def test_w15_everybody_sees_the_same() -> None:
    state = after(CORNER)
    views = [GAME.view(state, seat) for seat in (0, 1, None)]
    assert {view._replace(seat=None) for view in views} == {views[2]}
    for move in GAME.moves(state):
        assert {GAME.witness(state, move, seat) for seat in (0, 1, None)} == {GAME.write(move)}


def test_w15_a_viewer_can_imagine_the_whole_state() -> None:
    state = after(CORNER)
    assert GAME.imagine(GAME.view(state, 0), Dice(1)) == state
