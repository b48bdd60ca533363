"""Variants: F-19, the firebreak, and F-20, the hotter game."""

import pytest

from embertide.core.errors import Malformed
from embertide.games.feurio import ROOM
from embertide.games.feurio.rules.board import NAMES
from embertide.games.feurio.rules.state import Covered, Spreading
from tests.support.feurio_table import GAME, Table, around_3, counts, sentence, table, whole

OTHERS_OF_SEAT_1 = {2: [0, None], 3: [0, 2, None], 4: [0, 2, 3, None]}


def two(deck: str, moves: str = "") -> Table:
    return table(deck, moves, players=2, variants="firebreak")


def three(deck: str, moves: str = "") -> Table:
    return table(deck, moves, players=3, variants="firebreak")


def four(deck: str, moves: str = "") -> Table:
    return table(deck, moves, variants="firebreak")


def seen(at: Table, seat: int | None) -> list[str]:
    """Return what a seat saw of each move."""
    return [GAME.witness(before.state, move, seat) for before, move in at.match.steps()]


def covered(at: Table, seat: int | None) -> dict[str, Covered]:
    return {NAMES[cell]: tile for cell, tile in at.view(seat).covered.items()}


@pytest.mark.parametrize("mode", ["cooperative", "solitaire"])
def test_f19_competitive_only(mode: str) -> None:
    with pytest.raises(Malformed) as refused:
        ROOM.menu.order(None, mode, ["firebreak"])
    assert sentence(refused.value) == (
        f"The variant firebreak doesn’t go with the mode {mode}, only with competitive."
    )


def test_f19_only_at_a_table_with_the_variant() -> None:
    assert table("34662", "a3664").legal("x") == []
    assert table("34662", "a3664").rule_against("x2,0:green") == "F-19"


def test_f19_face_up_or_face_down_on_a_hottest_spot() -> None:
    first = four("34662", "a3664")
    assert first.legal() == ["s0,2", "s2,0", "x0,2:green", "x2,0:green"]
    assert first.rule_against("x1,-1:green") == "F-7"  # cooler
    assert first.rule_against("x1,1:green") == "F-7"  # occupied
    assert first.rule_against("x9,9:green") == "F-7"


def test_f19_face_up_the_turn_goes_on_as_ever() -> None:
    laid = four("34662", "a3664 s2,0")
    assert laid.legal() == table("34662", "a3664 s2,0").legal()
    assert laid.rule_against("x0,2:green") == "F-7"


def test_f19_the_price_is_a_firefighter_who_goes_out_of_the_game() -> None:
    at = four("346621", "a3664 x2,0:green")
    assert at.supply(1) == {"green": 11}
    assert at.state.paid == (0, 1, 0, 0)
    assert all(at.posted(cell) == {} for cell in at.tiles())


def test_f19_no_deployment_on_that_turn() -> None:
    at = four("346621", "a3664 x2,0:green")
    assert at.actor == 2
    assert at.legal("s")
    assert at.rule_against("d0,1:green:1") == "F-7"


def test_f19_the_price_is_of_ones_own_colour() -> None:
    first = four("34662", "a3664")
    for colour in ("red", "blue", "yellow"):
        assert first.rule_against(f"x2,0:{colour}") == "F-19"


def test_f19_two_players_pay_with_either_colour() -> None:
    first = two("665")
    assert first.legal("x") == ["x0,1:blue", "x0,1:yellow", "x1,-1:blue", "x1,-1:yellow"]
    assert first.play("x0,1:yellow").supply(1) == {"blue": 12, "yellow": 11}
    assert first.rule_against("x0,1:red") == "F-19"


def test_f19_three_players_never_pay_with_an_auxiliary() -> None:
    first = three("6665")
    assert first.legal("x") == ["x-1,1:green", "x1,-1:green", "x1,1:green"]
    assert first.rule_against("x1,1:yellow") == "F-19"


GREEN_SPENT = (
    "s-1,1 d0,0:green:3 s-1,0 - s-2,1 - s-2,0 d1,0:green:3 s-2,2 - s-1,2 - "
    "s0,-1 d-2,0:green:3 s1,-1 - s-1,-1 - s1,1 d-2,2:green:3"
)
"""Three players: after these moves all 12 green firefighters are on the table."""


def test_f19_not_without_a_firefighter_left() -> None:
    at = three(whole("666666555555"), GREEN_SPENT).lay_all(2)
    assert at.actor == 1
    assert at.supply(1) == {"green": 0, "yellow": 4}
    (spot,) = at.legal()
    assert spot.startswith("s")
    refusal = at.why_not(f"x{spot[1:]}:green")
    assert str(refusal) == (
        "You have no green firefighter left to pay for a firebreak: lay the tile face up. (F-19)"
    )


def test_f19_two_players_out_of_one_colour_pay_with_the_other() -> None:
    at = two(whole("66"))
    # Yellow pays for twelve firebreaks; red and green lay face up.
    for _ in range(12):
        spot = at.legal("s")[0]
        at = at.play(f"x{spot[1:]}:yellow").lay_all(1)
    assert at.actor == 1
    assert at.supply(1) == {"blue": 12, "yellow": 0}
    assert {move.split(":")[1] for move in at.legal("x")} == {"blue"}
    assert at.why_not(f"x{at.legal('s')[0][1:]}:yellow").message.key == "feurio-price-none"


def test_f19_a_firebreak_counts_as_0_and_closes_edges() -> None:
    at = two("6654", "x0,1:blue")
    assert at.tiles() == {"0,0": 6, "1,0": 6, "0,1": 0}
    assert (at.tile("0,0").edges, at.tile("1,0").edges) == (4, 4)
    assert at.state.fire.heat[NAMES.index("1,1")] == 6
    assert at.state.fire.heat[NAMES.index("0,2")] == 0


def test_f19_a_firebreak_takes_no_firefighters() -> None:
    laid = two("6654", "x0,1:blue s1,-1")
    assert laid.legal("d0,1") == []
    assert laid.rule_against("d0,1:red:1") == "F-19"


# Secrets


@pytest.mark.parametrize("players", [2, 3, 4])
def test_f19_a_drawn_tile_is_known_to_its_drawer_alone(players: int) -> None:
    opening = "a3466" if players == 4 else ""
    deck = "3466"[:players] + "2"
    at = table(deck, opening, players=players, variants="firebreak")
    assert at.view(1).phase == Spreading(2)
    assert seen(at, 1)[-1] == "+2"
    for other in OTHERS_OF_SEAT_1[players]:
        assert at.view(other).phase == Spreading(0)
        assert seen(at, other)[-1] == "+?"


def test_f19_laid_face_up_it_is_known_to_all() -> None:
    at = two("6652", "s0,1 -")
    for seat in (0, 1, None):
        assert seen(at, seat)[-3:-1] == ["s0,1=5", "-"]
        assert at.view(seat).fire.tiles[NAMES.index("0,1")].value == 5


def test_f19_laid_face_down_it_is_known_to_its_layer_alone() -> None:
    at = two("6652", "x0,1:blue")
    assert covered(at, 1) == {"0,1": Covered(layer=1, value=5)}
    for other in (0, None):
        assert covered(at, other) == {"0,1": Covered(layer=1, value=0)}
    assert seen(at, 1)[2:] == ["+5", "x0,1:blue", "+?"]
    assert seen(at, 0)[2:] == ["+?", "x0,1:blue", "+2"]
    assert seen(at, None)[2:] == ["+?", "x0,1:blue", "+?"]


def test_f19_the_opening_tiles_are_known_to_all() -> None:
    at = two("65")
    for seat in (0, 1, None):
        assert seen(at, seat) == ["+6", "+5"]


def test_f19_without_the_variant_every_draw_is_public() -> None:
    at = table("665", players=2)
    for seat in (0, 1, None):
        assert at.view(seat).phase == Spreading(5)
        assert seen(at, seat) == ["+6", "+6", "+5"]
    assert seen(at.play("s0,1"), None)[-1] == "s0,1"


@pytest.mark.parametrize("seat", [0, None])
def test_f19_others_cannot_tell_what_lies_face_down(seat: int | None) -> None:
    one, six = two("5514", "x0,1:blue"), two("5564", "x0,1:blue")
    assert one.view(seat) == six.view(seat)
    assert seen(one, seat) == seen(six, seat)
    assert one.view(1) != six.view(1)
    assert seen(one, 1) != seen(six, 1)


def test_f19_sentences_keep_the_secret() -> None:
    drawing, drawn = two("66"), two("665")
    draw, lay = GAME.read("+5"), GAME.read("x0,1:blue")
    assert ROOM.tell(drawing.state, draw, 1).args["tile"] == 5
    for seat in (0, None):
        assert "tile" not in ROOM.tell(drawing.state, draw, seat).args
        assert "tile" not in ROOM.tell(drawn.state, lay, seat).args


def test_f19_the_secret_is_kept_for_the_rest_of_the_game() -> None:
    at = two(whole("665"), "x0,1:blue").lay_all()
    end = at.play("- -")
    assert end.over
    for then in (at, end):
        assert covered(then, 1) == {"0,1": Covered(layer=1, value=5)}
        assert covered(then, 0) == covered(then, None) == {"0,1": Covered(layer=1, value=0)}
        assert then.view(0).fire.tiles[NAMES.index("0,1")].value == 0


def test_f19_unseen_tiles_are_counted_for_each_viewer() -> None:
    # Seat 1 has laid a 5 face down, seat 0 a 2; seat 1 has a 1 in hand.
    at = two("66521", "x0,1:blue x1,-1:red")
    everything = "123456" * 6
    assert at.view(1).unseen.counts == minus(everything, "6651")
    assert at.view(0).unseen.counts == minus(everything, "662")
    assert at.view(None).unseen.counts == minus(everything, "66")


def test_f19_without_the_variant_the_unseen_are_the_pile() -> None:
    at = table("66521", "s0,1 - s1,-1 -", players=2)
    for seat in (0, 1, None):
        assert at.view(seat).unseen == at.state.bag
        assert at.view(seat).unseen.counts == minus("123456" * 6, "66521")


def minus(tiles: str, known: str) -> tuple[int, ...]:
    pairs = zip(counts(tiles), counts(known), strict=True)
    return tuple(all_of - gone for all_of, gone in pairs)


# The hotter game


@pytest.mark.parametrize(
    ("deployments", "usual", "hotter"),
    [
        (("d1,0:blue:1", "-", "d2,-1:blue:1"), 3, 2),  # 2 + 3, by 2
        (("d1,-1:blue:1", "-", "-", "-", "d1,-2:blue:1"), 2, 1),  # 3 + 5, by 5
        (("d0,0:blue:1", "-", "d1,0:blue:1"), 2, 2),  # 2 + 2, by 2: nothing to round
        (("d1,-1:blue:1",), 0, 0),  # enclosed
    ],
)
def test_f20_rounded_down_instead_of_up(
    deployments: tuple[str, ...], usual: int, hotter: int
) -> None:
    assert around_3(*deployments).score().points == (0, usual)
    assert around_3(*deployments, variants="hotter").score().points == (0, hotter)


def test_f20_the_best_region_of_a_tie_is_rounded_down_too() -> None:
    deployments = ("d1,0:blue:1", "d0,-1:red:1", "d2,-1:blue:1", "d2,-2:green:1")
    # Blue has 2 + 3 by 2; red and green a single tile each.
    assert around_3(*deployments).score().points == (2, 3)
    hotter = around_3(*deployments, variants="hotter").score()
    assert hotter.points == (2, 2)
    assert hotter.winners == (1,)


@pytest.mark.parametrize("mode", ["cooperative", "solitaire"])
def test_f20_competitive_only(mode: str) -> None:
    with pytest.raises(Malformed) as refused:
        ROOM.menu.order(None, mode, ["hotter"])
    assert sentence(refused.value) == (
        f"The variant hotter doesn’t go with the mode {mode}, only with competitive."
    )


def test_f20_goes_with_firebreaks() -> None:
    at = table("6654", "x0,1:blue", players=2, variants="hotter firebreak")
    assert at.state.options.variants == ("firebreak", "hotter")
    assert at.tiles()["0,1"] == 0
