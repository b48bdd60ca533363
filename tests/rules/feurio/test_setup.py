"""What is in the box, and the set-up: F-1 to F-6."""

from collections import Counter
from itertools import permutations

import pytest

from embertide.core.actor import NATURE
from embertide.core.dice import Dice
from embertide.games.feurio import ROOM
from embertide.play.match.automatic import random_match
from tests.support.feurio_table import GAME, sentence, table, whole


def test_f1_six_tiles_of_each_value_from_1_to_6() -> None:
    start = table("", players=1)
    assert start.legal() == ["+1", "+2", "+3", "+4", "+5", "+6"]
    assert list(GAME.weights(start.state)) == [6, 6, 6, 6, 6, 6]


def test_f1_a_game_draws_each_of_the_36_tiles_once() -> None:
    for options in ROOM.menu.every():
        match = random_match(ROOM, options, Dice(1))
        drawn = Counter(GAME.write(draw) for draw in match.draws())
        assert drawn == {f"+{value}": 6 for value in range(1, 7)}


def test_f1_odds_follow_what_is_left_in_the_pile() -> None:
    drawn = table("1112", "s1,0 - s0,1 - s1,-1 -", players=1)
    assert drawn.actor == NATURE
    assert list(GAME.weights(drawn.state)) == [3, 5, 6, 6, 6, 6]
    used_up = table("666666", "a6666 s-1,1 - s0,2 -")
    assert used_up.legal() == ["+1", "+2", "+3", "+4", "+5"]


def test_f1_the_back_of_every_tile_shows_0() -> None:
    for value in "123456":
        laid = table(f"66{value}", "x0,1:blue", players=2, variants="firebreak")
        assert laid.tiles() == {"0,0": 6, "1,0": 6, "0,1": 0}


@pytest.mark.parametrize(
    ("value", "spaces"), [("1", 1), ("2", 1), ("3", 2), ("4", 2), ("5", 3), ("6", 3)]
)
def test_f2_spaces_by_value(value: str, spaces: int) -> None:
    # Five edges of the first tile are free: only its spaces limit it.
    laid = table(f"{value}1", "s1,0", players=1)
    assert laid.legal("d0,0:red") == [f"d0,0:red:{n}" for n in range(1, spaces + 1)]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_f3_twelve_firefighters_of_each_colour(players: int) -> None:
    start = table("", players=players)
    supplies: Counter[str] = Counter()
    for seat in range(players):
        supplies.update(start.supply(seat))
    assert supplies == {"red": 12, "green": 12, "blue": 12, "yellow": 12}


def test_f4_four_players_choose_among_six_rhombuses() -> None:
    start = table("5316")
    assert start.actor == 0
    assert start.legal() == ["a1356", "a1365", "a1563", "a3156", "a3165", "a5136"]


@pytest.mark.parametrize(
    ("deck", "layouts"),
    [
        ("3466", ["a3466", "a3664", "a4366", "a6346"]),
        ("3366", ["a3366", "a3663", "a6336"]),
        ("3336", ["a3336", "a3363"]),
        ("5555", ["a5555"]),
    ],
)
def test_f4_equal_tiles_leave_fewer_layouts(deck: str, layouts: list[str]) -> None:
    assert table(deck).legal() == layouts


def test_f4_of_symmetric_layouts_only_the_smallest_name_is_legal() -> None:
    start = table("5316")
    named = {shape(name): name for name in start.legal()}
    assert len(named) == 6
    for order in permutations("1356"):
        name = "a" + "".join(order)
        if name in start.legal():
            continue
        assert named[shape(name)] < name
        assert start.rule_against(name) == "F-4"
        assert named[shape(name)] in sentence(start.why_not(name))


def shape(layout: str) -> tuple[frozenset[str], frozenset[str]]:
    """Return a rhombus up to symmetry: the tiles at its far ends, and those between."""
    return frozenset((layout[1], layout[4])), frozenset((layout[2], layout[3]))


def test_f4_the_rhombus_is_laid_as_chosen() -> None:
    laid = table("34662", "a3664")
    assert laid.tiles() == {"0,0": 3, "1,0": 6, "0,1": 6, "1,1": 4}
    assert [laid.tile(cell).edges for cell in laid.tiles()] == [4, 3, 3, 4]


@pytest.mark.parametrize(
    ("players", "tiles", "edges"),
    [
        (1, {"0,0": 5}, [6]),
        (2, {"0,0": 5, "1,0": 3}, [5, 5]),
        (3, {"0,0": 5, "1,0": 3, "0,1": 1}, [4, 4, 4]),
    ],
)
def test_f4_smaller_layouts_leave_no_choice(
    players: int, tiles: dict[str, int], edges: list[int]
) -> None:
    laid = table("5316", players=players)
    assert laid.tiles() == tiles
    assert [laid.tile(cell).edges for cell in tiles] == edges
    assert all(move.startswith("s") for move in laid.legal())
    assert laid.why_not("a1356").message.key == "feurio-arranged"


@pytest.mark.parametrize(("players", "first"), [(1, 0), (2, 1), (3, 1), (4, 1)])
def test_f5_the_first_turn_is_left_of_the_oldest_then_clockwise(players: int, first: int) -> None:
    at = table(whole("5316"), "a1356" if players == 4 else "", players=players)
    for turn in range(2 * players + 1):
        seat = (first + turn) % players
        assert at.actor == seat
        at = at.play(at.legal("s")[0])
        assert at.actor == seat
        at = at.play("-")


@pytest.mark.parametrize(
    ("players", "supplies"),
    [
        (1, [{"red": 12, "green": 12, "blue": 12, "yellow": 12}]),
        (2, [{"red": 12, "green": 12}, {"blue": 12, "yellow": 12}]),
        (3, [{"red": 12, "yellow": 4}, {"green": 12, "yellow": 4}, {"blue": 12, "yellow": 4}]),
        (4, [{"red": 12}, {"green": 12}, {"blue": 12}, {"yellow": 12}]),
    ],
)
def test_f6_supplies(players: int, supplies: list[dict[str, int]]) -> None:
    start = table("", players=players)
    assert [start.supply(seat) for seat in range(players)] == supplies


def test_f6_only_firefighters_of_the_supply_can_be_deployed() -> None:
    first = table("6666655", "s-1,1 d0,0:yellow:3", players=3)
    assert first.supply(1) == {"green": 12, "yellow": 1}
    assert first.supply(2) == {"blue": 12, "yellow": 4}
    again = first.play("s1,1 - s2,0 - s-1,0")
    assert again.actor == 1
    assert {move[-8:] for move in again.legal("d") if "yellow" in move} == {"yellow:1"}
    assert str(again.why_not("d1,0:yellow:2")) == (
        "You have one yellow firefighter left, not 2. (F-6)"
    )
