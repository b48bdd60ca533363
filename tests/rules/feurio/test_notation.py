"""Moves as text, both ways."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from embertide.core.dice import Dice
from embertide.core.errors import Malformed
from embertide.core.options import Options
from embertide.games.feurio import ROOM
from embertide.games.feurio.rules.board import REACH, cell_at
from embertide.games.feurio.rules.moves import PASS, Arrange, Deploy, Draw, Firebreak, Move, Spread
from embertide.games.feurio.rules.notation import read, write
from embertide.play.match.automatic import random_match

ARABIC_1, WIDE_2 = "\N{ARABIC-INDIC DIGIT ONE}", "\N{FULLWIDTH DIGIT TWO}"
CELL = cell_at(1, -1)
GREEN = 1

coordinates = st.integers(-REACH, REACH)
cells = st.builds(cell_at, coordinates, coordinates)
colours = st.integers(0, 3)
values = st.integers(1, 6)
moves: st.SearchStrategy[Move] = st.one_of(
    st.just(PASS),
    st.builds(Draw, values),
    st.builds(Arrange, st.tuples(values, values, values, values)),
    st.builds(Spread, cells),
    st.builds(Firebreak, cells, colours),
    st.builds(Deploy, cells, colours, st.integers(1, 3)),
)


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("-", PASS),
        ("a3664", Arrange((3, 6, 6, 4))),
        ("s1,-1", Spread(CELL)),
        ("x1,-1:green", Firebreak(CELL, GREEN)),
        ("d1,-1:green:2", Deploy(CELL, GREEN, 2)),
        ("s-36,36", Spread(cell_at(-36, 36))),
    ],
)
def test_notation_of_each_kind_of_move(text: str, move: Move) -> None:
    assert read(text) == move
    assert write(move) == text


@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 6])
def test_notation_of_nature(value: int) -> None:
    assert read(f"+{value}") == Draw(value)
    assert write(Draw(value)) == f"+{value}"


@given(moves)
def test_what_is_written_reads_back(move: Move) -> None:
    assert read(write(move)) == move


@pytest.mark.parametrize(
    "options", ROOM.menu.every(), ids=lambda o: "-".join(map(str, (o.players, o.mode, *o.variants)))
)
def test_every_legal_move_of_random_games_reads_back(options: Options) -> None:
    match = random_match(ROOM, options, Dice(3))
    for at in match.past():
        legal = ROOM.game.moves(at.state)
        texts = [write(move) for move in legal]
        assert [read(text) for text in texts] == list(legal)
        assert len(set(texts)) == len(texts)


pieces = st.sampled_from(
    [*"sxda+-,:0123456789 \n", "red", "green", "blue", "yellow", "RED", WIDE_2]
)


@given(st.one_of(st.text(), st.lists(pieces).map("".join)))
def test_any_text_is_one_move_in_its_one_spelling_or_malformed(text: str) -> None:
    try:
        move = read(text)
    except Malformed:
        return
    assert write(move) == text


SPELT_WRONG = {
    "empty": ["", " ", "\n"],
    "plus sign": ["s+1,0", "s0,+1", "d+1,0:red:1", "d0,0:red:+1", "x+1,0:red"],
    "leading zero": ["s01,0", "s0,00", "s-01,0", "d0,0:red:01", "x00,0:red", "a01234", "+01"],
    "negative zero": ["s-0,0", "s0,-0", "d-0,0:red:1"],
    "space": [" s1,0", "s1,0 ", "s1, 0", "s 1,0", "d0,0 :red:1", " -", "- ", "a 1234", "+ 1"],
    "newline": ["-\n", "s1,0\n", "d0,0:red:1\n", "x0,0:red\n", "a1234\n", "+1\n", "\n-"],
    "uppercase": ["S1,0", "D0,0:red:1", "d0,0:RED:1", "d0,0:Red:1", "X0,0:red", "A1234"],
    "other digits": [f"s{ARABIC_1},0", f"d0,0:red:{WIDE_2}", f"a123{WIDE_2}", f"+{WIDE_2}", "s²,0"],
    "other signs": ["s\N{MINUS SIGN}1,0", "\N{EN DASH}", "\N{MINUS SIGN}", "s1\N{ARABIC COMMA}0"],
    "huge number": ["s1000,0", "s0,-1000", f"s{'9' * 5000},0", "d0,0:red:100", f"+{'1' * 5000}"],
    "beyond the table": ["s37,0", "s0,-37", "d999,0:red:1", "x-37,0:red"],
    "isn’t a colour": [
        "d0,0:pink:1",
        "x0,0:pink",
        "d0,0:r:1",
        "d0,0::1",
        "x0,0:",
        f"x0,0:{'r' * 500}",
    ],
    "parts missing": ["s", "s1", "s1,", "s,1", "d0,0", "d0,0:red", "d0,0:red:", "x0,0", "a", "+"],
    "parts too many": ["s1,0,0", "s1,0:red", "d0,0:red:1:1", "x0,0:red:1", "--", "a12345", "+12"],
    "no tile": ["+0", "+7", "+?", "a0123", "a1237", "a123", "a123?"],
    "not a number": ["sa,b", "d0,0:red:two", "s1.0,0", "s1e1,0", "s0x1,0", "d0,0:red:-1"],
    "two moves": ["s1,0 -", "s1,0\n-", "--", "s1,0s1,0"],
    "nonsense": ["hello", "0", "null", "\0", "\ud800", "🔥", "s1,0\0", "pass"],
}


@pytest.mark.parametrize("fault", SPELT_WRONG)
def test_misspelt_moves_are_malformed(fault: str) -> None:
    for text in SPELT_WRONG[fault]:
        with pytest.raises(Malformed) as refused:
            read(text)
        assert refused.value.rule == ""
        assert str(refused.value)


def test_a_refused_text_is_quoted_in_brief() -> None:
    with pytest.raises(Malformed) as refused:
        read("z" * 5000)
    assert len(str(refused.value)) < 300


def test_a_refused_text_is_quoted_without_control_characters() -> None:
    with pytest.raises(Malformed) as refused:
        read("\x1b[2J")
    assert str(refused.value).isprintable()
