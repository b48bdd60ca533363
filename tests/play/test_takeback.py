"""Take-backs: without consent while nothing was revealed, or with the consent of all."""

from collections.abc import Callable

import pytest

from embertide.core.errors import Refusal
from embertide.play.table.command import Issuer
from embertide.play.table.events import UndoAnswered, Undone
from embertide.play.table.table import Table
from embertide.play.table.takeback import (
    answer_undo,
    ask_undo,
    can_take_back,
    take_back,
    undo_distance,
)
from tests.support.seated import Seated, computer, person, seated

Ask = Callable[[Table, Issuer], object]


def refused(key: str, table: Seated, name: str, ask: Ask = take_back) -> None:
    with pytest.raises(Refusal) as no:
        ask(table.table, table.by(name))
    assert no.value.message.key == key


def two() -> Seated:
    """Return a game of Fire & Water, whose first draw comes after three elementals."""
    return seated("firewater", [person("ann"), person("bob")])


def test_ones_own_move_while_nobody_has_acted() -> None:
    table = two()
    start, state = table.table, table.table.match.state
    table.move()
    assert can_take_back(table.table, frozenset({0}))
    assert not can_take_back(table.table, frozenset({1}))
    refused("undo-others", table, "bob")
    (line,) = table.do(take_back(table.table, table.by("ann")))
    assert line.texts[0].told.key == "table-undone"
    assert table.table.match.state == state
    assert (table.table.ply, table.table.moved) == (start.ply + 2, start.moved)


def test_nothing_to_take_back() -> None:
    table = two()
    refused("undo-nothing", table, "ann")
    refused("undo-nothing", table, "ann", ask_undo)
    refused("table-not-sitting", table, "eve")


def test_a_draw_stays_drawn() -> None:
    """After the third elemental, markers are revealed, and earlier moves cannot be taken back."""
    table = two()
    for _ in range(3):
        table.move()
    assert table.table.match.before is None
    assert not can_take_back(table.table, frozenset({0}))
    assert undo_distance(table.table, frozenset({0})) == 0
    refused("undo-revealed", table, "ann")
    refused("undo-revealed", table, "ann", ask_undo)


def test_late_requests_are_stale() -> None:
    table = two()
    table.move()
    for ask in (take_back, ask_undo):
        with pytest.raises(Refusal) as no:
            ask(table.table, table.by("ann", ply=0))
        assert no.value.kind == "stale"


def asked() -> Seated:
    table = two()
    table.move()
    table.move()
    refused("undo-others", table, "ann")
    table.do(ask_undo(table.table, table.by("ann", "r1")))
    assert table.table.pending_undo == (0, 2, frozenset({1}))
    return table


def test_all_others_must_agree() -> None:
    table = asked()
    start = two().table.match.state
    refused("table-asked-already", table, "bob", ask_undo)
    with pytest.raises(Refusal) as no:
        answer_undo(table.table, table.by("ann"), True)
    assert no.value.message.key == "table-nothing-asked"
    table.do(answer_undo(table.table, table.by("bob"), True))
    assert table.table.match.state == start
    assert (table.table.moved, table.table.pending_undo) == (0, None)
    answered, undone = table.events[-2:]
    assert isinstance(answered.change, UndoAnswered)
    assert isinstance(undone.change, Undone)


def test_one_no_is_enough() -> None:
    table = asked()
    state = table.table.match.state
    table.do(answer_undo(table.table, table.by("bob"), False))
    assert (table.table.pending_undo, table.table.match.state) == (None, state)


def test_a_move_ends_the_question() -> None:
    table = asked()
    table.move()
    assert table.table.pending_undo is None
    with pytest.raises(Refusal):
        answer_undo(table.table, table.by("bob"), True)


def test_three_people_answer_one_by_one() -> None:
    table = seated("firewater", [person("ann"), person("bob"), person("cid")])
    table.move()
    table.move()
    table.do(ask_undo(table.table, table.by("ann")))
    table.do(answer_undo(table.table, table.by("cid"), True))
    assert table.table.pending_undo == (0, 2, frozenset({1}))
    table.do(answer_undo(table.table, table.by("bob"), True))
    assert table.table.moved == 0


def test_computers_agree_to_every_take_back() -> None:
    table = seated("firewater", [person("ann"), computer()])
    table.move()
    table.move()
    table.do(ask_undo(table.table, table.by("ann")))
    assert (table.table.moved, table.table.actor) == (0, 0)
    assert isinstance(table.events[-1].change, Undone)


def test_a_take_back_is_asked_for_the_seat_that_moved_last() -> None:
    """A person who plays two seats asks for the one that moved last."""
    table = seated("firewater", [person("ann"), person("ann"), person("bob")])
    table.move()
    table.move()
    table.do(take_back(table.table, table.by("ann")))
    table.move()
    assert table.table.actor == 2
    table.do(ask_undo(table.table, table.by("ann")))
    assert table.table.pending_undo == (1, 1, frozenset({2}))
