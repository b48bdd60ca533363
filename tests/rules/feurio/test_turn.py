"""A turn: F-7 to F-11."""

from itertools import pairwise

import pytest

from embertide.core.dice import Dice
from embertide.games.feurio import ROOM
from embertide.play.match.automatic import random_match
from tests.support.feurio_table import table, whole

RING = "x0,1:blue x1,-1:red x-1,0:blue x-1,1:red x0,-1:blue x1,1:red x2,-1:blue x2,0:red"
"""Two players enclose the opening pair with firebreaks."""


def test_f7_a_tile_goes_to_a_hottest_spot_and_the_player_chooses_which() -> None:
    first = table("34662", "a3664")
    assert first.legal() == ["s0,2", "s2,0"]  # 6 + 4
    for cooler in ("s1,-1", "s-1,1", "s1,2"):  # 3 + 6, 3 + 6, 4
        assert first.rule_against(cooler) == "F-7"
    assert first.rule_against("s1,1") == "F-7"
    assert first.rule_against("s9,9") == "F-7"
    assert first.play("s2,0").tiles()["2,0"] == 2


def test_f7_the_only_hottest_spot_leaves_no_choice() -> None:
    assert table("346621", "a3664 s2,0 -").legal() == ["s0,2"]


@pytest.mark.parametrize("value", "123456")
def test_f7_the_new_tiles_own_number_does_not_count(value: str) -> None:
    assert table(f"3465{value}", "a3564").legal() == ["s0,2"]  # 6 + 4; 2,0 has 5 + 4


def test_f7_the_tile_is_a_must_before_anything_else() -> None:
    first = table("34662", "a3664")
    assert first.rule_against("-") == "F-7"
    assert first.rule_against("d0,1:green:1") == "F-7"


def test_f7_one_tile_a_turn() -> None:
    laid = table("34662", "a3664 s2,0")
    assert laid.rule_against("s0,2") == "F-7"
    assert laid.rule_against("+1") == "F-7"


def test_f7_tiles_are_laid_while_they_remain() -> None:
    last = table(whole("66"), players=2).lay_all(33)
    assert len(last.tiles()) == 35
    assert last.legal("s")
    closing = last.lay_all(1)
    assert len(closing.tiles()) == 36
    assert closing.rule_against("s9,9") == "F-12"


def test_f7_firebreaks_count_0_for_the_heat() -> None:
    first = table("6654", "x0,1:blue", players=2, variants="firebreak")
    assert first.legal("s") == ["s1,-1"]  # 6 + 6
    second = table("66541", "x0,1:blue x1,-1:red", players=2, variants="firebreak")
    # Six cells beside one 6 each, whether a firebreak lies beside them too or not.
    assert second.legal("s") == ["s-1,0", "s-1,1", "s0,-1", "s1,1", "s2,-1", "s2,0"]


def test_f7_cells_beside_firebreaks_alone_are_spots_too() -> None:
    at = table("66555555444", RING, players=2, variants="firebreak")
    assert set(at.state.fire.heat.values()) == {0}
    assert len(at.legal("s")) == 14
    assert at.rule_against("s4,0") == "F-7"
    laid = at.play("s-2,0")
    assert laid.tiles()["-2,0"] == 4


def test_f8_one_to_three_of_one_colour_on_any_tile_or_none() -> None:
    laid = table("34662", "a3664 s2,0")
    assert laid.legal() == [
        *("d0,0:green:1", "d0,0:green:2"),
        *("d1,0:green:1", "d1,0:green:2"),
        *("d0,1:green:1", "d0,1:green:2", "d0,1:green:3"),
        *("d1,1:green:1", "d1,1:green:2"),
        "d2,0:green:1",
        "-",
    ]
    assert laid.rule_against("d0,1:green:0") == "F-8"
    assert laid.rule_against("d0,1:green:4") == "F-8"
    assert laid.rule_against("d0,2:green:1") == "F-8"


def test_f8_deploying_takes_from_the_supply_and_ends_the_turn() -> None:
    sent = table("346621", "a3664 s2,0 d0,1:green:3")
    assert sent.posted("0,1") == {"green": 3}
    assert sent.supply(1) == {"green": 9}
    assert sent.actor == 2
    passed = table("346621", "a3664 s2,0 -")
    assert passed.supply(1) == {"green": 12}
    assert passed.actor == 2


def test_f8_only_colours_of_ones_own() -> None:
    four = table("34662", "a3664 s2,0")
    for colour in ("red", "blue", "yellow"):
        assert four.rule_against(f"d0,1:{colour}:1") == "F-8"
    two = table("665", "s0,1", players=2)
    assert {move.split(":")[1] for move in two.legal("d")} == {"blue", "yellow"}
    assert two.rule_against("d0,0:red:1") == "F-8"
    alone = table("66", "s1,0", players=1)
    assert {move.split(":")[1] for move in alone.legal("d")} == {"red", "green", "blue", "yellow"}


def test_f9_firefighters_of_all_colours_share_the_spaces() -> None:
    # The 3 at 0,0 has two spaces and four free edges.
    first = table("3466212", "a3664 s2,0 d0,0:green:1 s0,2")
    assert first.legal("d0,0") == ["d0,0:blue:1"]
    assert first.rule_against("d0,0:blue:2") == "F-9"
    full = first.play("d0,0:blue:1 s-1,1")
    assert full.legal("d0,0") == []
    assert full.rule_against("d0,0:yellow:1") == "F-9"


def test_f9_nor_may_they_exceed_the_free_edges() -> None:
    # The 6 at 0,1 has three spaces: first three free edges, then two, then one.
    first = table("3466212", "a3664 s2,0")
    assert first.legal("d0,1") == ["d0,1:green:1", "d0,1:green:2", "d0,1:green:3"]
    second = first.play("- s0,2")
    assert second.tile("0,1").edges == 2
    assert second.legal("d0,1") == ["d0,1:blue:1", "d0,1:blue:2"]
    assert second.rule_against("d0,1:blue:3") == "F-9"
    third = second.play("- s-1,1")
    assert third.legal("d0,1") == ["d0,1:yellow:1"]


def test_f9_firefighters_there_count_against_the_free_edges() -> None:
    one_there = table("346621", "a3664 s2,0 d0,1:green:1 s0,2")
    assert one_there.legal("d0,1") == ["d0,1:blue:1"]
    three_there = table("346621", "a3664 s2,0 d0,1:green:3 s0,2")
    assert three_there.tile("0,1").edges == 2
    assert three_there.legal("d0,1") == []


def test_f9_a_firebreak_closes_an_edge_like_any_tile() -> None:
    at = table("665544", "x0,1:blue x1,-1:red x-1,0:blue s2,0", players=2, variants="firebreak")
    assert at.tile("0,0").edges == 2  # closed by a 6 and three firebreaks
    assert at.legal("d0,0:red") == ["d0,0:red:1", "d0,0:red:2"]
    assert at.rule_against("d0,0:red:3") == "F-9"
    enclosed = table("66555555444", f"{RING} s-2,0", players=2, variants="firebreak")
    assert enclosed.tile("0,0").edges == 0
    assert enclosed.rule_against("d0,0:blue:1") == "F-9"


def test_f10_firefighters_stay_even_when_their_tile_is_enclosed() -> None:
    moves = "s1,-1 d1,-1:blue:2 s0,-1 - s2,-1 - s2,-2 - s1,-2"
    at = table("2231335", moves, players=2)
    assert at.tile("1,-1").edges == 0
    assert at.posted("1,-1") == {"blue": 2}
    assert at.supply(1) == {"blue": 10, "yellow": 12}


def test_f10_firefighters_never_move_and_never_leave() -> None:
    for options in ROOM.menu.every():
        match = random_match(ROOM, options, Dice(10))
        states = [at.state for at in (*match.past(), match)]
        for before, after in pairwise(states):
            for cell, tile in before.fire.tiles.items():
                there = zip(tile.posted, after.fire.tiles[cell].posted, strict=True)
                assert all(old <= new for old, new in there)


def test_f11_three_players_deploy_own_colour_or_auxiliaries() -> None:
    laid = table("66655", "s1,1", players=3)
    assert {move.split(":")[1] for move in laid.legal("d")} == {"green", "yellow"}
    own = laid.play("d0,0:green:1")
    assert own.supply(1) == {"green": 11, "yellow": 4}
    assert own.actor == 2
    auxiliary = laid.play("d0,0:yellow:1")
    assert auxiliary.supply(1) == {"green": 12, "yellow": 3}
    assert auxiliary.actor == 2


def test_f11_never_both_in_one_turn() -> None:
    own = table("66655", "s1,1 d0,0:green:1", players=3)
    assert own.rule_against("d0,0:yellow:1") == "F-7"  # the next player has to lay a tile
    closing = table(whole("666"), players=3).lay_all()
    acting = closing.actor
    deploy = next(move for move in closing.legal("d") if "yellow" in move)
    assert closing.play(deploy).actor == (acting + 1) % 3
