"""Solitaire and cooperative games: F-16 to F-18."""

import pytest

from embertide.core.actor import NOBODY
from embertide.core.errors import Malformed
from embertide.games.feurio import ROOM
from embertide.games.feurio.rules.box import COLOURS
from tests.support.feurio_table import Table, sentence, table, whole
from tests.support.feurio_won import ENCLOSED_1, WON


def mode(players: int) -> str:
    return "solitaire" if players == 1 else "cooperative"


def game(players: int, *changes: tuple[str, str]) -> Table:
    """Return the won game with some moves replaced by others."""
    deck, moves = WON[players]
    for old, new in changes:
        assert moves.count(old) == 1
        moves = moves.replace(old, new)
    return table(deck, moves, players=players, mode=mode(players))


def goal(at: Table) -> tuple[bool, bool, bool]:
    """Return whether all firefighters are out, colours in one region, regions with an open 1."""
    regions = [region for colour in COLOURS for region in at.regions(colour)]
    open_1s = {cell for cell, value in at.tiles().items() if value == 1 and at.tile(cell).edges}
    return (
        not any(at.state.supply),
        all(len(at.regions(colour)) == 1 for colour in COLOURS),
        all(open_1s & set(region.split()) for region in regions),
    )


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_f16_the_game_ends_after_the_turn_of_the_last_tile(players: int) -> None:
    opening = "a1111" if players == 4 else ""
    start = table(whole("1111"), opening, players=players, mode=mode(players))
    last = start.lay_all(35 - players)
    assert len(last.tiles()) == 35
    assert not last.over
    laid = last.play(last.legal("s")[0])
    assert not laid.over
    for move in ("-", laid.legal("d")[0]):
        end = laid.play(move)
        assert end.actor == NOBODY
        assert end.legal() == []
        assert end.rule_against("-") == "F-16"


def test_f16_the_last_deployment_counts() -> None:
    assert WON[3][1].endswith("s2,1 d2,-4:red:1")
    assert game(3).score().won is True
    assert game(3, ("s2,1 d2,-4:red:1", "s2,1 -")).score().won is False


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_f17_won(players: int) -> None:
    at = game(players)
    assert goal(at) == (True, True, True)
    assert at.score().result() == {"won": True}
    assert at.score().points == at.score().winners == ()


def test_f17_not_won_with_a_firefighter_left() -> None:
    at = game(1, ("d0,0:yellow:3", "d0,0:yellow:2"))
    assert goal(at) == (False, True, True)
    assert at.score().result() == {"won": False}


def test_f17_not_won_with_a_colour_in_two_regions() -> None:
    # The second region of yellow is a 1 with free edges by itself.
    at = game(1, ("d0,0:yellow:3", "d0,0:yellow:2"), ("s-2,-2 -", "s-2,-2 d-2,-2:yellow:1"))
    assert set(at.regions("yellow")) == {"0,-1 0,0 0,1 0,2 0,3", "-2,-2"}
    assert goal(at) == (True, False, True)
    assert at.score().won is False


def test_f17_not_won_if_a_region_only_touches_a_1() -> None:
    at = game(1, ("d0,3:yellow:1", "d1,2:yellow:1"))
    assert set(at.regions("yellow")) == {"0,-1 0,0 0,1 0,2 1,2"}
    assert at.tiles()["0,3"] == 1  # beside 0,2
    assert goal(at) == (True, True, False)
    assert at.score().won is False


def test_f17_not_won_if_the_1_is_enclosed() -> None:
    at = table(*ENCLOSED_1, players=1)
    assert "-1,0" in next(iter(at.regions("green"))).split()
    assert at.tiles()["-1,0"] == 1
    assert at.tile("-1,0").edges == 0
    assert goal(at) == (True, True, False)
    assert at.score().won is False


def test_f17_three_players_auxiliaries_count_as_the_fourth_colour() -> None:
    at = game(3)
    (yellow,) = (region for region in at.counted() if region.colour == 3)
    assert yellow.owner is None
    assert sum(at.posted(cell).get("yellow", 0) for cell in at.tiles()) == 12


def test_f17_three_players_not_won_with_an_auxiliary_left() -> None:
    at = game(3, ("d2,-2:yellow:3", "d2,-2:yellow:2"))
    assert at.supply(2) == {"blue": 0, "yellow": 1}
    assert goal(at) == (False, True, True)
    assert at.score().won is False


def test_f17_three_players_not_won_with_auxiliaries_in_two_regions() -> None:
    at = game(3, ("d2,-2:yellow:3", "d2,-2:yellow:2"), ("s-3,0 -", "s-3,0 d-3,0:yellow:1"))
    assert len(at.regions("yellow")) == 2
    assert goal(at) == (True, False, True)
    assert at.score().won is False


def test_f17_three_players_not_won_if_the_auxiliaries_lack_a_1() -> None:
    at = game(3, ("d4,-4:yellow:1", "d4,-3:yellow:1"))
    assert goal(at) == (True, True, False)
    assert at.score().won is False


@pytest.mark.parametrize("players", [2, 3, 4])
def test_f18_together_set_up_supply_and_turns_are_as_among_rivals(players: int) -> None:
    deck, moves = WON[players]
    together = table(deck, players=players, mode="cooperative")
    rivals = table(deck, players=players)
    for move in moves.split():
        assert together.actor == rivals.actor
        assert together.state.supply == rivals.state.supply
        assert together.legal() == rivals.legal()
        together, rivals = together.play(move), rivals.play(move)
    assert together.state.fire == rivals.state.fire
    assert together.over
    assert not rivals.over


@pytest.mark.parametrize(("players", "chosen"), [(1, "cooperative"), (5, "cooperative")])
def test_f18_together_is_for_2_to_4(players: int, chosen: str) -> None:
    with pytest.raises(Malformed) as refused:
        ROOM.menu.order(players, chosen)
    assert refused.value.where == "players"


def test_f18_one_player_is_alone_and_nobody_is_alone_together() -> None:
    assert ROOM.menu.order(1).mode == "solitaire"
    with pytest.raises(Malformed) as refused:
        ROOM.menu.order(2, "solitaire")
    assert sentence(refused.value) == "The mode solitaire is for one player, not 2."
