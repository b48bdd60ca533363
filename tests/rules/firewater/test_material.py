"""W-1 and W-2: the board and the box."""

import pytest

from embertide.core.errors import Malformed
from embertide.core.options import Options
from embertide.games.firewater import ROOM
from embertide.games.firewater.rules.box import BOXES, MARKERS
from embertide.games.firewater.rules.state import Fate
from tests.support.firewater_positions import SUMMONED
from tests.support.firewater_table import after, assert_refused, begin

SMALL = ["FWFWFWFW", "WFWFWFWF"] * 4


@pytest.mark.parametrize(("players", "columns"), [(2, 8), (3, 12), (4, 12)])
def test_w1_size_of_the_board(players: int, columns: int) -> None:
    for rows in ROOM.menu.boards(players).values():
        assert [len(row) for row in rows] == [columns] * 8


@pytest.mark.parametrize("players", [2, 3, 4])
def test_w1_chessboard_with_water_in_the_bottom_left_corner(players: int) -> None:
    rows = ROOM.menu.board("chessboard", players)
    assert rows[-1][0] == "W"
    for rank, row in enumerate(reversed(rows)):
        assert all((letter == "W") == ((rank + at) % 2 == 0) for at, letter in enumerate(row))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_w1_default_swaps_the_central_squares(players: int) -> None:
    default, plain = (ROOM.menu.board(name, players) for name in ("default", "chessboard"))
    middle = len(plain[0]) // 2
    swapped = {
        (row, at)
        for row in range(8)
        for at in range(len(plain[0]))
        if default[row][at] != plain[row][at]
    }
    assert swapped == {(row, at) for row in (3, 4) for at in (middle - 1, middle)}


def test_w1_default_is_the_usual_board() -> None:
    assert next(iter(ROOM.menu.boards(2))) == "default"
    assert ROOM.menu.order(2).board == ROOM.menu.board("default", 2)


def test_w1_squares_off_the_board_are_refused() -> None:
    phrase = "l8 isn’t on this board, which goes from a1 to h8."
    assert_refused(begin(), "e:l8", "W-1", "firewater-off-board", phrase)
    acting = after(SUMMONED)
    for text in ("m11:h1i1", "m11:i1h1", "l:l2", "t:i8", "c:k3"):
        assert_refused(acting, text, "W-1", "firewater-off-board")


@pytest.mark.parametrize("end", ["", "\n", "\n\n \n", "\r\n"])
def test_w1_own_board_is_read(end: str) -> None:
    assert ROOM.menu.read_board("\n".join(SMALL) + end, 2) == tuple(SMALL)


def test_w1_own_board_may_have_carriage_returns_and_margins() -> None:
    assert ROOM.menu.read_board("\r\n".join(f"  {row} " for row in SMALL), 2) == tuple(SMALL)


@pytest.mark.parametrize(
    ("text", "players", "key", "where", "phrase"),
    [
        ("", 2, "firewater-board-rows", "line 1", "There are 0 rows, but a board has 8."),
        ("FWFWFWFW", 2, "firewater-board-rows", "line 2", "There is 1 row"),
        ("\n".join(SMALL[:7]), 2, "firewater-board-rows", "line 8", "There are 7 rows"),
        ("\n".join([*SMALL, SMALL[0]]), 2, "firewater-board-rows", "line 9", "There are 9 rows"),
        ("\n".join([*SMALL[:4], "", *SMALL[4:]]), 2, "firewater-board-row", "line 5", "0 squares"),
        ("\n".join(["F", *SMALL[1:]]), 2, "firewater-board-row", "line 1", "has 1 square,"),
        ("\n".join(SMALL), 3, "firewater-board-row", "line 1", "8 squares, but"),
        (
            "\n".join([*SMALL[:2], "FWFWXWFW", *SMALL[3:]]),
            2,
            "firewater-board-letter",
            "line 3",
            "F (fire) or W (water), not “X”",
        ),
        ("\n".join(SMALL).lower(), 2, "firewater-board-letter", "line 1", "not “f”"),
    ],
)
def test_w1_broken_boards_are_refused(
    text: str, players: int, key: str, where: str, phrase: str
) -> None:
    with pytest.raises(Malformed) as no:
        ROOM.menu.read_board(text, players)
    assert (no.value.message.key, no.value.where) == (key, where)
    assert phrase in no.value.sentence


@pytest.mark.parametrize("rows", [(), tuple(SMALL[:7]), (" " + SMALL[0], *SMALL[1:]), (*SMALL, "")])
def test_w1_no_game_starts_on_a_broken_board(rows: tuple[str, ...]) -> None:
    with pytest.raises(Malformed):
        ROOM.game.start(Options(2, board=rows))


@pytest.mark.parametrize(("players", "markers", "tokens"), [(2, 16, 20), (3, 16, 20), (4, 12, 15)])
def test_w2_each_players_share(players: int, markers: int, tokens: int) -> None:
    for hand in begin(players).hands:
        assert hand.stack.size() == markers
        assert hand.tokens == tokens
        assert hand.leader is Fate.WAITING


def test_w2_one_marker_of_each_combination() -> None:
    assert [str(marker) for marker in MARKERS] == [f"{f}{w}" for f in "1234" for w in "1234"]


def test_w2_four_players_have_no_doubles() -> None:
    assert all(marker.fire != marker.water for marker in BOXES[4].markers)
    state = after("e:c3 e:f6 e:f3", 4)
    phrase = "Marker 2/2 isn’t in the game: with four players no one has doubles."
    assert_refused(state, "m22:a1a2", "W-2", "firewater-marker-not-in-box", phrase)
