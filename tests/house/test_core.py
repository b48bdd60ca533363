"""The small classes of core: dice, bags, options, refusals."""

from collections import Counter

import pytest

from embertide.core.bag import Bag
from embertide.core.dice import Dice, fresh_seed, pick
from embertide.core.errors import IllegalMove, Malformed
from embertide.core.message import message
from embertide.core.options import Menu, Options
from embertide.words import say


def test_dice_give_the_same_for_the_same_seed() -> None:
    assert [Dice(7).below(1000) for _ in range(3)] == [Dice(7).below(1000)] * 3
    assert Dice(1).below(2**64) == 445251570144048384
    assert fresh_seed() != fresh_seed()


def test_split_dice_do_not_depend_on_earlier_rolls() -> None:
    dice = Dice(7)
    first = dice.split("a").below(2**64)
    dice.below(6)
    assert dice.split("a").below(2**64) == first != dice.split("b").below(2**64)


def test_dice_are_fair() -> None:
    dice = Dice(3)
    seen = Counter(dice.weigh((1, 0, 2)) for _ in range(3000))
    assert set(seen) == {0, 2}
    assert 1900 < seen[2] < 2100
    assert {dice.choose("abc") for _ in range(100)} == set("abc")
    assert dice.below(1) == 0


def test_a_bag_counts_and_forgets_order() -> None:
    bag = Bag.of("xyz", 2)
    assert bag.size() == 6
    less = bag.without("y").without("y")
    assert list(less.left()) == [("x", 2), ("z", 2)]
    assert less.odds() == (2, 2)
    assert (less.count("y"), less.count("?")) == (0, 0)
    assert less.with_("y").with_("y") == bag
    drawn: Counter[str] = Counter()
    for seed in range(300):
        kind, rest = bag.draw(Dice(seed))
        drawn[kind] += 1
        assert rest == bag.without(kind)
    assert all(70 < count < 130 for count in drawn.values())


MENU = Menu("x", {"duel": (2, 3), "solo": (1,)}, {"duel": ("fog", "ice")})


def test_a_menu_fills_up_what_is_usual() -> None:
    assert MENU.order() == Options(2, "duel")
    assert MENU.order(1) == Options(1, "solo")
    assert MENU.order(3, variants=["ice", "fog", "ice"]) == Options(3, "duel", ("fog", "ice"))
    assert len(MENU.every()) == 2 * 4 + 1


@pytest.mark.parametrize(
    ("players", "mode", "variants", "key"),
    [
        (4, None, (), "option-players"),
        (1, "duel", (), "option-mode-players"),
        (2, "solo", (), "option-mode-players"),
        (2, "race", (), "option-mode"),
        (2, "duel", ("mud",), "option-variant"),
        (1, "solo", ("fog",), "option-variant-mode"),
    ],
)
def test_a_menu_refuses_what_does_not_go_together(
    players: int, mode: str | None, variants: tuple[str, ...], key: str
) -> None:
    with pytest.raises(Malformed) as caught:
        MENU.order(players, mode, variants)
    assert caught.value.message.key == key
    assert caught.value.sentence.endswith(".")


def test_a_refusal_says_where_why_and_by_which_rule() -> None:
    no = IllegalMove("F-9", "undo-nothing").at("move 3").at("game 1")
    assert str(no) == "game 1: move 3: There’s nothing to undo yet. (F-9)"


def test_a_message_may_speak_of_another() -> None:
    line = message("score-line", player=message("player", number=2), points=1)
    assert say(line) == "Player 2: 1 point"


def test_a_pick_falls_in_proportion_to_the_weights() -> None:
    weights = (1, 0, 3, 2)
    assert [pick(weights, at) for at in range(6)] == [0, 2, 2, 2, 3, 3]
