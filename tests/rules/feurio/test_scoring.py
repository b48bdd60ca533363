"""The end and the score: F-12 to F-15."""

import pytest

from embertide.core.actor import NOBODY
from tests.support.feurio_table import Table, around_3, table, whole


def all_laid(players: int, variants: str = "") -> Table:
    """Return a table where the last tile was laid and no firefighter was ever deployed."""
    opening = "a1111" if players == 4 else ""
    return table(whole("1111"), opening, players=players, variants=variants).lay_all()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_f12_without_tiles_a_turn_is_only_deploying(players: int) -> None:
    closing = all_laid(players)
    assert len(closing.tiles()) == 36
    assert closing.legal()[-1] == "-"
    assert len(closing.legal("d")) == len(closing.legal()) - 1 > 0
    assert closing.rule_against("s9,9") == "F-12"
    assert closing.rule_against("+1") == "F-12"
    seat = closing.actor
    assert closing.play(closing.legal("d")[0]).actor == (seat + 1) % players


@pytest.mark.parametrize("players", [2, 3, 4])
def test_f12_the_game_ends_when_everyone_has_passed_in_a_row(players: int) -> None:
    at = all_laid(players)
    for _ in range(players - 1):
        at = at.play("-")
        assert not at.over
    at = at.play("-")
    assert at.actor == NOBODY
    assert at.legal() == []
    assert at.rule_against("-") == "F-12"


def test_f12_a_pass_on_the_turn_of_the_last_tile_does_not_count() -> None:
    last = table(whole("11"), players=2).lay_all(33)
    laid = last.play(last.legal("s")[0])
    assert not laid.play("- -").over
    assert laid.play("- - -").over


def test_f12_nor_do_passes_on_turns_with_a_tile() -> None:
    at = table(whole("11"), players=2)
    for _ in range(34):
        at = at.lay_all(1)
        assert not at.over


def test_f12_a_firebreak_as_last_tile_is_no_pass_either() -> None:
    last = table(whole("11"), players=2, variants="firebreak").lay_all(33)
    laid = last.play(last.legal("x")[0])
    assert not laid.play("-").over
    assert laid.play("- -").over


def test_f12_a_deployment_starts_the_row_of_passes_anew() -> None:
    at = all_laid(3).play("- -")
    at = at.play(at.legal("d")[0])
    assert not at.play("- -").over
    assert at.play("- - -").over


def test_f12_a_player_who_passed_may_deploy_later() -> None:
    closing = all_laid(2)
    at = closing.play("-")
    at = at.play(at.legal("d")[0])
    assert at.actor == closing.actor
    assert at.legal("d")
    assert not at.play(at.legal("d")[0]).play("-").over


def test_f12_a_turn_with_no_possible_deployment_still_passes() -> None:
    moves = (
        "a6666 s-1,1 d0,0:green:3 s-1,0 - s-2,1 - s-1,2 - s0,2 d1,0:green:3 s-2,2 - s0,-1 - "
        "s1,-1 - s2,0 d-2,1:green:3 s2,-1 - s-2,0 - s-1,-1 - s1,2 d-2,2:green:3"
    )
    at = table(whole("666666555555"), moves).lay_all(3)
    assert at.actor == 1
    assert at.supply(1) == {"green": 0}
    assert at.play(at.legal("s")[0]).legal() == ["-"]
    at = at.lay_all()
    assert at.actor == 1
    assert at.legal() == ["-"]


def test_f13_auxiliaries_are_taken_off_before_the_count() -> None:
    auxiliaries = table("666554", "s1,1 d0,0:yellow:3 s1,-1 d1,0:yellow:1 s-1,1 -", players=3)
    assert auxiliaries.score().points == (0, 0, 0)
    assert auxiliaries.counted() == []
    # On the 6 at 0,1 green and an auxiliary stand side by side: green alone counts.
    mixed = table("6665544", "s1,1 d0,1:green:1 s1,-1 d0,1:yellow:1 s-1,1 -", players=3)
    assert mixed.score().points == (0, 1, 0)
    assert mixed.regions("yellow") == {}


def test_f13_auxiliaries_connect_nothing() -> None:
    # Green at both ends of the rhombus, auxiliaries between.
    moves = "s1,1 d0,0:green:1 s1,-1 d1,0:yellow:1 s-1,1 - s0,2 d1,1:green:1"
    at = table("6665554", moves, players=3)
    assert at.regions("green") == {"0,0": 1, "1,1": 1}


def test_f14_tiles_that_touch_and_hold_a_colour_are_one_region() -> None:
    at = around_3("d0,0:blue:1", "-", "d1,0:blue:1")
    assert at.regions("blue") == {"0,0 1,0": 2}  # 2 + 2, by 2
    apart = around_3("d0,0:blue:1", "-", "d2,-1:blue:1")
    assert apart.regions("blue") == {"0,0": 1, "2,-1": 1}


def test_f14_several_firefighters_count_no_more_than_one() -> None:
    assert around_3("d1,-1:blue:1").regions("blue") == around_3("d1,-1:blue:2").regions("blue")


def test_f14_a_tile_can_be_in_regions_of_several_colours() -> None:
    at = around_3("d1,-1:blue:1", "d1,-1:red:1", "d2,-1:blue:1", "d0,-1:red:1")
    assert at.regions("blue") == {"1,-1 2,-1": 2}  # 3 + 3, by 3
    assert at.regions("red") == {"0,-1 1,-1": 4}  # 1 + 3, by 1


def test_f14_joining_regions_makes_them_one() -> None:
    at = around_3("d0,0:blue:1", "-", "d2,-1:blue:1", "-", "d1,0:blue:1")
    assert at.regions("blue") == {"0,0 1,0 2,-1": 4}  # 2 + 2 + 3, by 2


def test_f14_rounded_up() -> None:
    at = around_3("d1,0:blue:1", "-", "d2,-1:blue:1")
    assert at.regions("blue") == {"1,0 2,-1": 3}  # 5 by 2


def test_f14_an_enclosed_region_is_worth_0() -> None:
    open_yet = table("2231", "s1,-1 d1,-1:blue:1", players=2)
    assert open_yet.regions("blue") == {"1,-1": 1}
    enclosed = around_3("d1,-1:blue:1")
    assert enclosed.tile("1,-1").edges == 0
    assert enclosed.regions("blue") == {"1,-1": 0}
    assert enclosed.score().points == (0, 0)


def test_f14_only_tiles_with_a_free_edge_divide_but_all_are_added() -> None:
    at = around_3("d1,-1:blue:1", "-", "-", "-", "d1,-2:blue:1")
    assert at.regions("blue") == {"1,-2 1,-1": 2}  # 3 + 5, by 5: the 3 is enclosed
    (region,) = at.counted()
    assert (region.total, region.divisor, region.owner) == (8, 5, 1)


def test_f14_firebreaks_close_edges_for_the_count_too() -> None:
    moves = "x0,1:blue x1,-1:red s-1,0 d0,0:yellow:1 x-1,1:red"
    at = table("4423156", moves, players=2, variants="firebreak")
    assert at.regions("yellow") == {"0,0": 1}
    assert at.play("x0,-1:blue").regions("yellow") == {"0,0": 0}


def test_f15_two_players_add_up_both_colours_each_counted_apart() -> None:
    at = around_3("d0,0:blue:1", "-", "d1,-1:yellow:1", "-")
    # Touching, but of two colours: 2 by 2, and the enclosed 3.
    assert (at.regions("blue"), at.regions("yellow")) == ({"0,0": 1}, {"1,-1": 0})
    more = around_3("d1,0:blue:1", "d0,0:red:1", "d2,-1:yellow:1", "d1,-1:red:1")
    assert more.regions("blue") == {"1,0": 1}
    assert more.regions("yellow") == {"2,-1": 1}
    assert more.regions("red") == {"0,0 1,-1": 3}  # 2 + 3, by 2
    assert more.score().points == (3, 2)


def test_f15_the_highest_score_wins() -> None:
    at = around_3("d1,0:blue:1", "d0,0:red:1", "d2,-1:yellow:1", "d1,-1:red:1")
    assert at.score().winners == (0,)


def test_f15_a_tie_goes_to_the_most_valuable_region() -> None:
    at = around_3("d0,0:blue:1", "d0,-1:red:1", "d1,0:blue:1", "d2,-2:green:1")
    assert at.regions("blue") == {"0,0 1,0": 2}
    assert (at.regions("red"), at.regions("green")) == ({"0,-1": 1}, {"2,-2": 1})
    assert at.score().points == (2, 2)
    assert at.score().winners == (1,)


def test_f15_the_most_valuable_region_decides_only_a_tie() -> None:
    at = around_3("d0,0:blue:1", "d0,-1:red:1", "d1,0:blue:1", "d2,-2:green:1")
    at = at.play("+1 s2,-3 d2,-1:red:1")
    assert at.regions("blue") == {"0,0 1,0": 2}
    assert at.score().points == (3, 2)
    assert at.score().winners == (0,)


def test_f15_still_tied_is_a_shared_victory() -> None:
    at = around_3("d0,0:blue:1", "d1,0:red:1")
    assert at.score().points == (1, 1)
    assert at.score().winners == (0, 1)


def test_f15_a_victory_is_shared_only_by_the_best() -> None:
    at = table("666554", "s1,1 d0,0:green:1 s1,-1 d1,0:blue:1 s-1,1 -", players=3)
    assert at.score().points == (0, 1, 1)
    assert at.score().winners == (1, 2)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_f15_if_nobody_deploys_all_share(players: int) -> None:
    end = all_laid(players).play("- " * players)
    assert end.over
    everyone = list(range(players))
    assert end.score().result() == {"scores": [0] * players, "winners": everyone}
