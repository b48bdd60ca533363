"""Moves and stacks as text, both ways."""

import pytest

from embertide.core.errors import Malformed
from embertide.core.options import Options
from embertide.games.firewater import ROOM, Move
from embertide.games.firewater.rules.board import NAMES
from embertide.games.firewater.rules.box import MARKERS
from embertide.games.firewater.rules.moves import (
    CLAIM,
    PASS,
    PLACE_ELEMENTAL,
    PLACE_LEADER,
    PLACE_TOKEN,
    Claim,
    PlaceElemental,
    PlaceLeader,
    PlaceMarker,
    PlaceToken,
    Reveal,
    place_marker,
)
from tests.support.firewater_positions import SUMMONED
from tests.support.firewater_table import GAME, after, begin, play

TWO = ROOM.menu.order(2)


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("e:d4", PlaceElemental(39)),
        ("m23:c3c4", PlaceMarker(MARKERS[6], 26, 38)),
        ("l:b5", PlaceLeader(49)),
        ("t:l8", PlaceToken(95)),
        ("c:a1", Claim(0)),
        ("-", PASS),
        ("+3:41", Reveal(3, MARKERS[12])),
    ],
)
def test_moves_read_and_write(text: str, move: Move) -> None:
    assert GAME.read(text) == move
    assert GAME.write(move) == text


def test_every_move_reads_back() -> None:
    reveals = [Reveal(seat, marker) for seat in range(4) for marker in MARKERS]
    placed = [move for ways in place_marker(12).values() for move in ways]
    by_square: tuple[Move, ...] = (*PLACE_ELEMENTAL, *PLACE_LEADER, *PLACE_TOKEN, *CLAIM)
    every: list[Move] = [PASS, *reveals, *placed, *by_square]
    assert [GAME.read(GAME.write(move)) for move in every] == every
    assert len({GAME.write(move) for move in every}) == len(every)


def test_squares_are_named_as_in_chess() -> None:
    assert (NAMES[0], NAMES[11], NAMES[12], NAMES[95]) == ("a1", "l1", "a2", "l8")


@pytest.mark.parametrize(
    ("text", "key", "phrase"),
    [
        ("", "firewater-move", "“” isn’t a move"),
        ("x:d4", "firewater-move", "“x:d4” isn’t a move"),
        ("e:", "firewater-move", "isn’t a move"),
        ("e:d4 ", "firewater-move", "isn’t a move"),
        ("e:D4", "firewater-move", "isn’t a move"),
        ("m23:c3", "firewater-move", "isn’t a move"),
        ("m23c3c4", "firewater-move", "isn’t a move"),
        ("--", "firewater-move", "isn’t a move"),
        ("t:d4\n", "firewater-move", "isn’t a move"),
        ("+9:23", "firewater-move", "isn’t a move"),
        ("e:m4", "firewater-square", "There’s no square m4"),
        ("t:a9", "firewater-square", "There’s no square a9"),
        ("t:a04", "firewater-square", "There’s no square a04"),
        ("l:a٣", "firewater-move", "isn’t a move"),
        ("m23:c3c0", "firewater-square", "There’s no square c0"),
        ("m55:c3c4", "firewater-marker", "There’s no marker 55"),
        ("m123:c3c4", "firewater-marker", "There’s no marker 123"),
        ("+0:05", "firewater-marker", "There’s no marker 05"),
    ],
)
def test_broken_moves_are_refused(text: str, key: str, phrase: str) -> None:
    with pytest.raises(Malformed) as no:
        GAME.read(text)
    assert no.value.message.key == key
    assert phrase in no.value.sentence


def test_stacks_hold_what_was_revealed() -> None:
    draws = [GAME.read(f"+{seat}:{marker}") for seat in (0, 1) for marker in ("41", "23", "11")]
    fields = ROOM.luck.write(TWO, [*draws, GAME.read("+1:44")])
    assert fields == {"stacks": [["41", "23", "11"], ["41", "23", "11", "44"]]}
    assert ROOM.luck.hide(TWO, fields, (), 0) == fields


def test_stacks_are_empty_before_the_third_elemental() -> None:
    assert ROOM.luck.write(TWO, []) == {"stacks": [[], []]}
    ROOM.luck.read(TWO, {"stacks": [[], []]}, ()).finish()


def test_stacks_are_revealed_seat_by_seat() -> None:
    script = ROOM.luck.read(TWO, {"stacks": [["11", "12", "13"], ["44", "43", "42"]]}, ())
    state, revealed = play(after("e:c3 e:f6"), "e:f3"), []
    for _ in range(6):
        move = script.next(state)
        revealed.append(GAME.write(move))
        state = GAME.play(state, move)
    assert revealed == ["+0:11", "+0:12", "+0:13", "+1:44", "+1:43", "+1:42"]
    script.finish()


@pytest.mark.parametrize(
    ("players", "stacks", "key", "phrase"),
    [
        (2, None, "firewater-stacks-shape", "one list of markers for each player"),
        (2, "11", "firewater-stacks-shape", "one list"),
        (2, [["11"], "12"], "firewater-stacks-shape", "one list"),
        (2, {"0": []}, "firewater-stacks-shape", "one list"),
        (2, [[]], "firewater-stacks-count", "There is 1 stack for 2 players"),
        (2, [[], [], []], "firewater-stacks-count", "There are 3 stacks for 2 players"),
        (2, [["15"], []], "firewater-stack-unknown", "Player 1’s stack holds “15”"),
        (2, [[], [11]], "firewater-stack-unknown", "Player 2’s stack holds “11”"),
        (2, [[], [["11"]]], "firewater-stack-unknown", "isn’t a marker"),
        (2, [["11", "12", "11"], []], "firewater-stack-twice", "holds 11 twice"),
        (4, [["22"], [], [], []], "firewater-stack-not-in-box", "no one has doubles"),
    ],
)
def test_impossible_stacks_are_refused(players: int, stacks: object, key: str, phrase: str) -> None:
    with pytest.raises(Malformed) as no:
        ROOM.luck.read(ROOM.menu.order(players), {"stacks": stacks}, ())
    assert (no.value.message.key, no.value.where) == (key, "stacks")
    assert phrase in no.value.sentence


def test_missing_stacks_are_refused() -> None:
    with pytest.raises(Malformed, match="one list of markers"):
        ROOM.luck.read(Options(2), {}, ())


def test_short_stacks_are_refused() -> None:
    script = ROOM.luck.read(TWO, {"stacks": [["11"], []]}, ())
    state = play(after("e:c3 e:f6"), "e:f3")
    state = GAME.play(state, script.next(state))
    with pytest.raises(Malformed) as no:
        script.next(state)
    assert (no.value.message.key, no.value.where) == ("firewater-stack-short", "stacks")
    assert "Player 1’s stack holds only 1 marker," in no.value.sentence


def test_long_stacks_are_refused() -> None:
    script = ROOM.luck.read(TWO, {"stacks": [[], ["11", "12"]]}, ())
    with pytest.raises(Malformed) as no:
        script.finish()
    assert (no.value.message.key, no.value.where) == ("firewater-stack-long", "stacks")
    assert "holds 2 markers, but the moves reveal only 0" in no.value.sentence


def test_moves_of_different_kinds_differ() -> None:
    state = begin()
    assert PlaceToken(39) not in GAME.moves(state)
    assert PlaceElemental(39) in GAME.moves(state)
    assert after(SUMMONED).phase != state.phase
