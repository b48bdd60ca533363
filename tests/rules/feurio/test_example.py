"""The worked example of the rules, sentence by sentence, and the scoring example after it."""

from embertide.games.feurio.rules.board import NAMES
from embertide.games.feurio.rules.fire import post
from embertide.games.feurio.rules.scoring import wooded
from tests.support.feurio_table import GAME, Table, table

DECK = "3466212525413541"
MOVES = (
    "a3664 s2,0 d0,1:green:1 s0,2 d0,1:blue:1 s-1,1 d1,0:yellow:2 s1,-1 d1,-1:red:1 "
    "s2,-1 d0,2:green:1 s-1,2 d1,1:blue:2 s0,-1 d-1,1:yellow:1 s-1,0 d2,-1:red:1 "
    "s1,-2 d-1,2:green:1 s2,-2 d2,0:blue:1 s2,-3 d-1,2:yellow:1 s3,-3 d-1,0:red:1"
)
RED = 0


def after(moves: int) -> Table:
    """Return the example after that number of moves."""
    return table(DECK, " ".join(MOVES.split()[:moves]))


def heat(at: Table, cell: str) -> int:
    return at.state.fire.heat[NAMES.index(cell)]


def test_example_set_up() -> None:
    at = after(1)
    assert [at.supply(seat) for seat in range(4)] == [
        {"red": 12},
        {"green": 12},
        {"blue": 12},
        {"yellow": 12},
    ]
    assert at.tiles() == {"0,0": 3, "1,0": 6, "0,1": 6, "1,1": 4}


def test_example_green() -> None:
    at = after(1)
    assert at.actor == 1
    assert at.view(None).phase == at.state.phase
    assert str(at.why_not("-")) == "First lay the 2 you drew, then send firefighters or pass. (F-7)"
    assert at.legal() == ["s0,2", "s2,0"]
    assert heat(at, "2,0") == heat(at, "0,2") == 10
    at = after(2)
    assert at.tiles()["2,0"] == 2
    assert at.legal("d0,1") == ["d0,1:green:1", "d0,1:green:2", "d0,1:green:3"]
    assert after(3).posted("0,1") == {"green": 1}


def test_example_blue() -> None:
    at = after(3)
    assert at.actor == 2
    assert at.legal() == ["s0,2"]
    assert heat(at, "0,2") == 10
    at = after(4)
    assert at.tiles()["0,2"] == 1
    assert at.legal("d0,1") == ["d0,1:blue:1"]
    assert str(at.why_not("d0,1:blue:2")) == (
        "0,1 holds 1 firefighter and has 2 free edges: room for 1 more, not 2. (F-9)"
    )
    assert after(5).posted("0,1") == {"green": 1, "blue": 1}


def test_example_yellow() -> None:
    at = after(5)
    assert at.actor == 3
    assert at.legal() == ["s-1,1", "s1,-1"]
    assert heat(at, "1,-1") == heat(at, "-1,1") == 9
    assert after(6).tiles()["-1,1"] == 2
    assert "d1,0:yellow:2" in after(6).legal()
    full = after(7)
    assert full.posted("1,0") == {"yellow": 2}
    assert full.tile("1,0").room == 0
    assert after(8).legal("d1,0") == []


def test_example_red() -> None:
    at = after(7)
    assert at.actor == 0
    assert at.legal() == ["s-1,2", "s1,-1"]
    assert heat(at, "1,-1") == 3 + 6
    assert heat(at, "-1,2") == 2 + 6 + 1
    assert after(8).tiles()["1,-1"] == 5
    assert "d1,-1:red:1" in after(8).legal()
    assert after(9).posted("1,-1") == {"red": 1}


def test_scoring_example_is_played_by_the_rules() -> None:
    end = after(25)
    assert end.match.texts() == MOVES.split()
    assert "".join(str(draw.value) for draw in end.match.draws()) == DECK
    assert end.tiles()["0,-1"] == 4


def test_scoring_example_yellow_has_a_locked_6_and_2_and_5() -> None:
    end = after(25)
    assert end.tiles()["1,0"] == 6
    assert end.tile("1,0").edges == 0
    assert end.regions("yellow") == {"1,0": 0, "-1,1 -1,2": 4}
    assert values(end, "-1,1 -1,2") == [2, 5]


def test_scoring_example_green() -> None:
    end = after(25)
    assert end.regions("green") == {"-1,2 0,1 0,2": 12}
    assert values(end, "-1,2 0,1 0,2") == [5, 6, 1]


def test_scoring_example_blue() -> None:
    end = after(25)
    assert end.regions("blue") == {"0,1 1,1 2,0": 6}
    assert values(end, "0,1 1,1 2,0") == [6, 4, 2]


def test_scoring_example_red() -> None:
    end = after(25)
    assert end.regions("red") == {"-1,0": 1, "1,-1 2,-1": 4}
    assert values(end, "-1,0") == [1]
    assert values(end, "1,-1 2,-1") == [5, 2]


def test_scoring_example_red_on_the_4_would_have_made_12() -> None:
    end = after(25)
    assert "d0,-1:red:1" in after(24).legal()
    four = NAMES.index("0,-1")
    joined = end.state._replace(fire=post(end.state.fire, four, RED, 1))
    assert [region.value for region in wooded(joined, RED)] == [12]
    assert GAME.scores(joined).points == (12, 12, 6, 4)


def test_scoring_example_in_sum() -> None:
    assert after(25).score().points == (5, 12, 6, 4)
    assert after(25).score().winners == (1,)


def values(at: Table, cells: str) -> list[int]:
    return [at.tiles()[cell] for cell in cells.split()]
