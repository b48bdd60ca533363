"""The deck of a record: Nature's moves, and what each seat may see of them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from embertide.core.dice import Dice
from embertide.core.errors import Malformed
from embertide.core.options import Options
from embertide.games.feurio import ROOM
from embertide.games.feurio.rules.moves import Draw
from embertide.play.match.automatic import random_match
from embertide.play.match.match import Match
from embertide.play.match.record import Record, record, seen_by
from embertide.play.match.replay import replay, resume
from tests.support.feurio_table import Table, table, whole

LUCK = ROOM.luck
TWO = ROOM.menu.order(2)
FIREBREAK = ROOM.menu.order(2, variants=["firebreak"])


def two(deck: str, moves: str = "") -> Table:
    return table(deck, moves, players=2, variants="firebreak")


def deck_record(deck: object, moves: str = "", options: Options = TWO) -> Record:
    return Record("feurio", options, {"deck": deck}, tuple(moves.split()))


def deck_for(at: Table, seat: int | None) -> object:
    """Return the deck as a seat may see it in a record of the running game."""
    return seen_by(record(at.match), ROOM, seat).luck["deck"]


def refusal(deck: object, moves: str = "", options: Options = TWO) -> Malformed:
    with pytest.raises(Malformed) as refused:
        replay(deck_record(deck, moves, options), ROOM)
    assert refused.value.where == "deck"
    return refused.value


def test_the_deck_is_the_values_drawn_so_far() -> None:
    assert record(table("6654", "s0,1 -", players=2).match).luck == {"deck": "6654"}
    assert record(table("3466").match).luck == {"deck": "3466"}


def test_a_tile_counts_as_drawn_when_its_turn_begins() -> None:
    due = table("66543", "s0,1 -", players=2)
    assert due.legal("s")
    assert record(due.match).luck == {"deck": "6654"}
    laid = due.play("s1,-1")
    assert record(laid.match).luck == {"deck": "6654"}
    assert len(laid.tiles()) == 4


def test_the_deck_tells_nature_what_to_draw() -> None:
    script = LUCK.read(TWO, {"deck": "654"}, ())
    drawn = Match.begin(ROOM, TWO)
    for value in (6, 5, 4):
        draw = script.next(drawn.state)
        assert draw == Draw(value)
        drawn = drawn.play(draw)
    script.finish()


@given(st.sampled_from(ROOM.menu.every()), st.integers(0, 2**32))
def test_a_record_replays_to_the_same_game(options: Options, seed: int) -> None:
    match = random_match(ROOM, options, Dice(seed))
    again = resume(record(match, checks=True), ROOM)
    assert again.state == match.state
    assert len(str(record(match).luck["deck"])) == 36


@pytest.mark.parametrize(
    "deck",
    ["660", "667", "66a", "66 ", "6 6", "66\n", "6\N{FULLWIDTH DIGIT SIX}", 66, None, ["6", "6"]],
)
def test_a_deck_of_other_signs_is_refused(deck: object) -> None:
    assert refusal(deck).message.key == "feurio-deck-letters"


def test_a_deck_that_is_missing_is_refused() -> None:
    with pytest.raises(Malformed) as refused:
        replay(Record("feurio", TWO, {}, ()), ROOM)
    assert refused.value.message.key == "feurio-deck-letters"


@pytest.mark.parametrize(("deck", "drawn"), [("", 0), ("6", 1), ("66", 2)])
def test_a_short_deck_is_refused(deck: str, drawn: int) -> None:
    no = refusal(deck)
    assert no.message.key == "feurio-deck-short"
    assert no.message.args == {"drawn": drawn}


def test_a_deck_too_short_for_the_moves_is_refused() -> None:
    assert refusal("665", "s0,1 -").message.key == "feurio-deck-short"


@pytest.mark.parametrize(("deck", "moves"), [("6654", ""), ("6654", "s0,1"), ("66543", "s0,1 -")])
def test_a_long_deck_is_refused(deck: str, moves: str) -> None:
    assert refusal(deck, moves).message.key == "feurio-deck-long"


def test_a_deck_that_no_box_holds_is_refused() -> None:
    assert refusal("6666666").message.key == "feurio-deck-value"
    assert refusal("123456" * 6 + "1").message.key == "feurio-deck-size"
    assert refusal("?" * 37, "", FIREBREAK).message.key == "feurio-deck-size"


# What is hidden


def test_without_firebreaks_nothing_is_hidden() -> None:
    at = table("6654", "s0,1 -", players=2)
    for seat in (0, 1, None):
        assert deck_for(at, seat) == "6654"


def test_the_tile_in_hand_is_hidden_from_the_others() -> None:
    at = two("665")
    assert deck_for(at, 1) == "665"
    assert deck_for(at, 0) == deck_for(at, None) == "66?"


def test_face_up_it_is_hidden_no_more() -> None:
    at = two("6654", "s0,1 -")
    assert deck_for(at, 1) == "665?"
    assert deck_for(at, 0) == "6654"
    assert deck_for(at, None) == "665?"


def test_face_down_it_stays_hidden_from_all_but_its_layer() -> None:
    at = two("665432", "x0,1:blue x1,-1:red s2,0 -")
    assert deck_for(at, 1) == "665?3?"
    assert deck_for(at, 0) == "66?432"
    assert deck_for(at, None) == "66??3?"


@pytest.mark.parametrize(
    ("players", "decks"),
    [
        # Seat by seat, the spectator last; seat 1 has the first turn and lays a firebreak.
        (3, ["666??", "6665?", "666?4", "666??"]),
        (4, ["6666??", "66665?", "6666?4", "6666??", "6666??"]),
    ],
)
def test_each_seat_sees_its_own(players: int, decks: list[str]) -> None:
    opening, spot = ("a6666", "0,2") if players == 4 else ("", "1,1")
    deck = "6" * players + "54"
    at = table(deck, f"{opening} x{spot}:green", players=players, variants="firebreak")
    assert [deck_for(at, seat) for seat in (*range(players), None)] == decks


def test_the_opening_is_never_hidden() -> None:
    at = table("3466", variants="firebreak")
    assert [deck_for(at, seat) for seat in (0, 1, 2, 3, None)] == ["3466"] * 5


def test_hidden_values_come_back_after_the_last_tile_only_with_the_end() -> None:
    at = two(whole("665"), "x0,1:blue").lay_all()
    assert str(deck_for(at, 0)) == "66?" + whole("665")[3:]
    end = at.play("- -")
    assert deck_for(end, 0) == whole("665")


@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_running_game_with_secrets_can_be_looked_at(seat: int | None) -> None:
    at = two("665432", "x0,1:blue x1,-1:red s2,0 -")
    shown = replay(seen_by(record(at.match), ROOM, seat), ROOM)
    assert ROOM.game.view(shown.state, seat) == at.view(seat)
    assert ROOM.game.view(shown.state, None) == at.view(None)


@given(st.integers(0, 2**32), st.integers(2, 4), st.data())
def test_any_running_game_looks_the_same_from_its_hidden_record(
    seed: int, players: int, data: st.DataObject
) -> None:
    options = ROOM.menu.order(players, variants=["firebreak"])
    past = random_match(ROOM, options, Dice(seed)).past()
    then = data.draw(st.sampled_from([m for m in past if m.actor >= 0]))
    for seat in (*range(players), None):
        shown = replay(seen_by(record(then), ROOM, seat), ROOM)
        assert ROOM.game.view(shown.state, seat) == ROOM.game.view(then.state, seat)


def test_a_record_with_hidden_tiles_cannot_be_resumed() -> None:
    hidden = deck_record("66?", "", FIREBREAK)
    replay(hidden, ROOM)
    with pytest.raises(Malformed) as refused:
        resume(hidden, ROOM)
    assert str(refused.value) == (
        "deck: Some values are hidden here, so you can view the game but not finish it or play on."
    )


def test_a_finished_game_hides_nothing() -> None:
    end = two(whole("665"), "x0,1:blue").lay_all().play("- -")
    full = record(end.match)
    replay(full, ROOM)
    deck = str(full.luck["deck"])
    hidden = Record("feurio", FIREBREAK, {"deck": deck[:2] + "?" + deck[3:]}, full.moves)
    for result in (None, full.result):
        with pytest.raises(Malformed) as refused:
            replay(Record(hidden.game, FIREBREAK, hidden.luck, full.moves, None, result), ROOM)
        assert refused.value.message.key == "record-hidden"


@pytest.mark.parametrize(
    ("deck", "moves", "number"),
    [
        ("?65", "", 1),  # the opening
        ("66?4", "s0,1 -", 3),
        ("66??3", "x0,1:blue s1,-1 -", 4),
    ],
)
def test_a_tile_for_all_to_see_cannot_be_hidden(deck: str, moves: str, number: int) -> None:
    no = refusal(deck, moves, FIREBREAK)
    assert no.message.key == "feurio-deck-hidden"
    assert no.message.args == {"number": number}


def test_without_firebreaks_nothing_can_be_hidden() -> None:
    no = refusal("66?")
    assert no.message.key == "feurio-deck-hidden"
    assert no.message.args == {"number": 3}


def test_hidden_values_still_fit_the_box() -> None:
    # All six 6s are known, so the hidden tile is none of them.
    shown = replay(deck_record("666666?", "s0,1 - s1,-1 - s-1,1 - s2,-1 -", FIREBREAK), ROOM)
    assert shown.draws()[-1].value != 6
