"""Moves taken back: alone while nothing came to light, or with the consent of all."""

from collections.abc import Callable

import pytest

from embertide.core.errors import Refusal
from embertide.play.request import By
from embertide.play.table import Table
from embertide.play.takeback import answer_back, ask_back, can_take_back, steps_back, take_back
from tests.play.seated import Seated, computer, person, seated

Ask = Callable[[Table, By], object]


def refused(key: str, table: Seated, name: str, ask: Ask = take_back) -> None:
    with pytest.raises(Refusal) as no:
        ask(table.table, table.by(name))
    assert no.value.message.key == key


def two() -> Seated:
    """Fire & Water: the first draw comes after three elementals."""
    return seated("firewater", [person("ann"), person("bob")])


def test_ones_own_move_while_nobody_has_acted() -> None:
    table = two()
    start, state = table.table, table.table.match.state
    table.move()
    assert can_take_back(table.table, frozenset({0}))
    assert not can_take_back(table.table, frozenset({1}))
    refused("undo-others", table, "bob")
    (line,) = table.do(take_back(table.table, table.by("ann")))
    assert line.heard[0].told.key == "table-undone"
    assert table.table.match.state == state
    assert (table.table.ply, table.table.moved) == (start.ply + 2, start.moved)


def test_nothing_to_take_back() -> None:
    table = two()
    refused("undo-nothing", table, "ann")
    refused("undo-nothing", table, "ann", ask_back)
    refused("table-not-sitting", table, "eve")


def test_a_draw_stays_drawn() -> None:
    """After the third elemental markers are revealed: nothing before that comes back."""
    table = two()
    for _ in range(3):
        table.move()
    assert table.table.match.before is None
    assert not can_take_back(table.table, frozenset({0}))
    assert steps_back(table.table, frozenset({0})) == 0
    refused("undo-revealed", table, "ann")
    refused("undo-revealed", table, "ann", ask_back)


def test_late_requests_are_stale() -> None:
    table = two()
    table.move()
    for ask in (take_back, ask_back):
        with pytest.raises(Refusal) as no:
            ask(table.table, table.by("ann", ply=0))
        assert no.value.kind == "stale"


def asked() -> Seated:
    table = two()
    table.move()
    table.move()
    refused("undo-others", table, "ann")
    table.do(ask_back(table.table, table.by("ann", "r1")))
    assert table.table.asked == (0, 2, frozenset({1}))
    return table


def test_all_others_must_agree() -> None:
    table = asked()
    start = two().table.match.state
    refused("table-asked-already", table, "bob", ask_back)
    with pytest.raises(Refusal) as no:
        answer_back(table.table, table.by("ann"), True)
    assert no.value.message.key == "table-nothing-asked"
    table.do(answer_back(table.table, table.by("bob"), True))
    assert table.table.match.state == start
    assert (table.table.moved, table.table.asked) == (0, None)
    assert [event.kind for event in table.events[-2:]] == ["answered", "undone"]


def test_one_no_is_enough() -> None:
    table = asked()
    state = table.table.match.state
    table.do(answer_back(table.table, table.by("bob"), False))
    assert (table.table.asked, table.table.match.state) == (None, state)


def test_a_move_ends_the_question() -> None:
    table = asked()
    table.move()
    assert table.table.asked is None
    with pytest.raises(Refusal):
        answer_back(table.table, table.by("bob"), True)


def test_three_people_answer_one_by_one() -> None:
    table = seated("firewater", [person("ann"), person("bob"), person("cid")])
    table.move()
    table.move()
    table.do(ask_back(table.table, table.by("ann")))
    table.do(answer_back(table.table, table.by("cid"), True))
    assert table.table.asked == (0, 2, frozenset({1}))
    table.do(answer_back(table.table, table.by("bob"), True))
    assert table.table.moved == 0


def test_computers_do_not_mind() -> None:
    table = seated("firewater", [person("ann"), computer()])
    table.move()
    table.move()
    table.do(ask_back(table.table, table.by("ann")))
    assert (table.table.moved, table.table.actor) == (0, 0)
    assert table.events[-1].kind == "undone"


def test_it_is_he_who_asks_whose_move_it_was() -> None:
    """Somebody who plays two seats asks for the one he moved last."""
    table = seated("firewater", [person("ann"), person("ann"), person("bob")])
    table.move()
    table.move()
    table.do(take_back(table.table, table.by("ann")))
    table.move()
    assert table.table.actor == 2
    table.do(ask_back(table.table, table.by("ann")))
    assert table.table.asked == (1, 1, frozenset({2}))
