"""Playing by the library: text or moves, draws, positions, records, and what is seen."""

from collections import defaultdict
from itertools import islice

import pytest

import embertide as et
from embertide.core.dice import Dice
from embertide.core.drawing import plain_text
from embertide.core.options import Options
from embertide.library.opening import begin
from embertide.play.match.automatic import random_match


def test_a_text_and_its_move_are_the_same_move(room: et.AnyRoom, options: Options) -> None:
    dice = Dice(7)
    match = begin(room, options, 7, draws=True)
    for _ in range(12):
        at = dice.below(len(match.moves()))
        by_text, by_move = match.play(match.legal()[at]), match.play(match.moves()[at])
        assert by_text.state == by_move.state
        match = by_text
    assert len(match.texts()) == 12


def test_chance_moves_by_itself_and_by_the_seed(room: et.AnyRoom, options: Options) -> None:
    games = []
    for seed in (3, 3, 4):
        match = begin(room, options, seed, draws=True)
        while not match.over and len(match.texts()) < 20:
            assert match.actor >= 0
            match = match.play(match.moves()[0])
        games.append((match.state, tuple(match.draws())))
    assert games[0] == games[1]
    assert games[0] != games[2]


def test_draws_may_be_left_to_the_caller() -> None:
    match = et.feurio.new(players=2, draws=False)
    assert match.actor == et.NATURE
    assert list(match.weights()) == [6] * 6
    match = match.play("t6") if "t6" in match.legal() else match.play(match.moves()[-1])
    assert match.actor == et.NATURE
    assert match.texts() == []


def test_iterating_yields_the_positions_of_seats_and_the_last_one() -> None:
    match = et.firewater.new(players=2, seed=1)
    for _ in range(4):
        match = match.play(match.moves()[0])
    positions = list(match)
    assert [len(position.texts()) for position in positions] == [0, 1, 2, 3, 4]
    assert all(position.actor >= 0 for position in positions)
    assert positions[-1] is match
    assert [position for position, _ in match.decisions()] == positions[:-1]


def test_a_record_gives_the_same_game(room: et.AnyRoom, options: Options) -> None:
    match = random_match(room, options, Dice(5))
    line = match.record(checks=True).write()
    [again] = et.read(line)
    assert again.state == match.state
    assert again.texts() == match.texts()
    assert again.record(checks=True).write() == line


def test_a_position_of_a_record_can_be_played_on() -> None:
    full = et.feurio.new(players=2, seed=1)
    full = full.play("s0,1").play("-")
    [match] = et.feurio.read(full.record().write())
    position = next(islice(match, 1, None))
    assert position.texts() == ["s0,1"]
    other = position.play(next(text for text in position.legal() if text != "-"))
    assert other.actor >= 0
    assert other.texts()[0] == "s0,1"
    assert other.texts() != match.texts()


def test_the_text_of_a_view_is_the_board(room: et.AnyRoom, options: Options) -> None:
    match = begin(room, options, 2, draws=True)
    for seat in (None, *range(options.players)):
        assert str(match.view(seat)) == plain_text(room.draw(match.view(seat)))
        assert match.board(seat) == str(match.view(seat))
    assert str(match) == match.board(None)


def test_the_board_shows_no_secrets() -> None:
    """F-19: what a seat drew is in its own board, not in that of others or of everybody."""
    boards = defaultdict[tuple[str, int], list[tuple[str, str]]](list)
    for seed in range(60):
        match = et.feurio.new(players=2, variants=["firebreak"], seed=seed)
        seat = match.actor
        boards[str(match), seat].append((match.board(seat), match.board(1 - seat)))
    alike = [pairs for pairs in boards.values() if len(pairs) > 1]
    assert any(len({own for own, _ in pairs}) > 1 for pairs in alike)
    assert all(len({other for _, other in pairs}) == 1 for pairs in alike)


def test_refusals_are_sentences() -> None:
    match = et.feurio.new(players=2, seed=1)
    with pytest.raises(et.IllegalMove, match="touches no tile") as no:
        match.play("s9,9")
    assert no.value.rule == "F-7"
    assert "Feuer" in et.say(no.value.message, "de")
    with pytest.raises(et.Malformed, match="nonsense"):
        match.play("nonsense")
    with pytest.raises(et.Malformed, match="2 to 4 players, not 7"):
        et.firewater.new(players=7)
    with pytest.raises(et.Malformed, match="choose one of feurio, firewater"):
        et.new("chess")


def test_boards_by_name_and_of_ones_own() -> None:
    rows = ["FFFFWWWW"] * 8
    assert list(et.firewater.new(players=2, board=rows).options.board) == rows
    with pytest.raises(et.Malformed, match="no board “moon”"):
        et.firewater.new(players=2, board="moon")
    with pytest.raises(et.Malformed, match="8"):
        et.firewater.new(players=2, board=["FX"])


def test_a_match_says_what_it_is() -> None:
    match = et.feurio.new(players=2, seed=1)
    assert repr(match) == "<Match of feurio: players 2, moves 0, seat 1 to move>"
    assert "Nature to move" in repr(et.feurio.new(draws=False))
    assert repr(random_match(match.room, match.options, Dice(1))).endswith(" over>")
