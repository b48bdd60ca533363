"""What every request at a table is held to: who asks, when, and about which position."""

from collections.abc import Callable

import pytest

from embertide.catalog import ROOMS
from embertide.core.errors import IllegalMove, Refusal
from embertide.play.absence import come_back, stand_in
from embertide.play.agreement import Chair
from embertide.play.event import Event
from embertide.play.moving import ahead, can_return, move, why
from embertide.play.request import By, Hand
from embertide.play.seating import add_entropy, leave, link_rematch, sit
from embertide.play.table import Table
from embertide.play.takeback import answer_back, ask_back, take_back
from tests.play.seated import Seated, computer, entropy, person, same, seated

Ask = Callable[[Table, By], object]

MINE: dict[str, Ask] = {
    "move": lambda table, by: move(table, by, "x"),
    "why": lambda table, by: why(table, by, "x"),
    "preview": lambda table, by: ahead(table, by, "x"),
    "undo": take_back,
    "ask_undo": ask_back,
    "answer_undo": lambda table, by: answer_back(table, by, True),
    "entropy": lambda table, by: add_entropy(table, by, entropy(0)),
    "stand_in": lambda table, by: stand_in(table, by, 0),
    "return": come_back,
    "leave": leave,
}
TURN = ("move", "why", "preview")


def key_of(ask: Callable[[], object]) -> str:
    with pytest.raises(Refusal) as no:
        ask()
    return no.value.message.key


def two() -> Seated:
    return seated("firewater", [person("ann"), person("bob")])


@pytest.mark.parametrize("name", MINE)
def test_spectators_only_watch(name: str) -> None:
    table = two()
    assert key_of(lambda: MINE[name](table.table, table.by("eve"))) == "table-not-sitting"


@pytest.mark.parametrize("name", TURN)
def test_others_learn_nothing_of_the_rules(name: str) -> None:
    """Out of turn the answer is the same for a legal move, an illegal one and nonsense."""
    table = two()
    assert key_of(lambda: MINE[name](table.table, table.by("bob"))) == "table-not-your-turn"


@pytest.mark.parametrize("name", [*TURN, "undo", "ask_undo", "answer_undo"])
def test_late_answers_are_stale(name: str) -> None:
    """Even if it is somebody else's turn by now, or again one's own."""
    table = two()
    table.move()
    assert key_of(lambda: MINE[name](table.table, table.by("ann", ply=0))) == "table-stale"
    table.move()
    assert key_of(lambda: MINE[name](table.table, table.by("ann", ply=0))) == "table-stale"


@pytest.mark.parametrize("name", [*TURN, "undo", "ask_undo", "stand_in"])
def test_before_and_after_the_game(name: str) -> None:
    room = ROOMS["firewater"]
    table = Seated(room, room.menu.order(2), [person("ann"), person("bob")])
    assert key_of(lambda: MINE[name](table.table, table.by("ann"))) == "table-not-begun"
    table.give_entropy()
    while table.table.phase == "playing":
        table.move()
    assert key_of(lambda: MINE[name](table.table, table.by("ann"))) == "table-over"


def test_an_illegal_move_says_by_which_rule() -> None:
    table = two()
    with pytest.raises(IllegalMove) as no:
        move(table.table, table.by("ann"), "e:a1")
    assert no.value.rule == "W-3"
    told = why(table.table, table.by("ann"), "e:a1")
    assert told is not None
    assert (told.rule, told.message.key) == (no.value.rule, no.value.message.key)
    assert why(table.table, table.by("ann"), table.legal()[0]) is None


def test_a_look_ahead_changes_nothing() -> None:
    table = two()
    before = table.table.match.state
    seen = ahead(table.table, table.by("ann"), table.legal()[0])
    assert can_return(table.table.match, seen.move)
    assert seen.state != before == table.table.match.state


def test_requests_are_remembered() -> None:
    """By the name their sender gave them; only so many, since a later one is stale anyway."""
    table = two()
    for number in range(20):
        table.do(move(table.table, table.by("ann", f"m{number}"), table.legal()[0]))
        seq = table.table.seq
        assert (table.table.done or {})[f"m{number}"] == seq
        table.do(take_back(table.table, table.by("ann", f"u{number}")))
    done = table.table.done or {}
    assert len(done) == 32
    assert done["u19"] == table.table.seq
    assert "m0" not in done


def test_time_never_runs_backwards() -> None:
    table = two()
    table.now = 10.0
    table.move()
    assert table.events[-1].at == 1000.0


def gathering(*chairs: Chair) -> Seated:
    room = ROOMS["firewater"]
    return Seated(room, room.menu.order(len(chairs)), chairs)


def sits(table: Seated, name: str, seat: int | None = None, key: str = "") -> list[Event]:
    return sit(table.table, table.by(name), entropy(7), seat, key)


def test_sitting_down_by_link_and_in_public() -> None:
    table = gathering(person("ann"), Chair("open", key="one"), Chair("public"), computer())
    assert key_of(lambda: sits(table, "bob", 1)) == "table-key"
    assert key_of(lambda: sits(table, "bob", 1, "two")) == "table-key"
    assert key_of(lambda: sits(table, "bob", 0, "key-ann")) == "table-taken"
    assert key_of(lambda: sits(table, "bob", 3)) == "table-taken"
    assert key_of(lambda: sits(table, "bob", 9)) == "table-no-seat"
    table.do(sits(table, "bob", key="one"))
    table.do(sits(table, "cid"))
    assert [chair.person for chair in table.table.chairs] == ["ann", "bob", "cid", None]
    assert key_of(lambda: sits(table, "dot")) == "table-full"
    assert key_of(lambda: sits(table, "dot", key="one")) == "table-full"
    assert table.table.phase == "gathering"
    table.do(add_entropy(table.table, table.by("ann"), entropy(1)))
    assert table.table.phase == "playing"
    assert key_of(lambda: sits(table, "dot")) == "table-begun"


def test_asking_for_a_seat_again_takes_no_second_one() -> None:
    table = gathering(person("ann"), Chair("open", key="one"), Chair("public"), Chair("public"))
    table.do(sits(table, "bob", key="one"))
    table.do(sits(table, "cid"))
    before = table.table
    assert sits(table, "bob", key="one") == sits(table, "cid") == []
    assert sits(table, "cid", 2) == []
    assert same(before, table.table)
    table.do(sits(table, "cid", 3))
    assert table.table.seats_of("cid") == {2, 3}


@pytest.mark.parametrize("wrong", ["", "0", "g" * 64, "A" * 64, "0" * 63, "0" * 65])
def test_numbers_for_the_seal_have_one_shape(wrong: str) -> None:
    table = gathering(person("ann"), Chair("public"))
    assert key_of(lambda: add_entropy(table.table, table.by("ann"), wrong)) == "table-entropy"
    assert key_of(lambda: sit(table.table, table.by("bob"), wrong)) == "table-entropy"


def test_a_number_is_given_once() -> None:
    table = gathering(person("ann"), Chair("public"))
    table.do(add_entropy(table.table, table.by("ann"), entropy(1)))
    again = key_of(lambda: add_entropy(table.table, table.by("ann"), entropy(2)))
    assert again == "table-entropy-given"
    assert table.table.chairs[0].entropy == entropy(1)


def test_getting_up_frees_all_seats_of_a_person() -> None:
    table = gathering(person("ann"), Chair("public"), Chair("open", key="one"))
    table.do(sits(table, "bob"))
    table.do(sits(table, "bob", key="one"))
    table.do(leave(table.table, table.by("bob")))
    assert [chair.kind for chair in table.table.chairs] == ["person", "public", "open"]
    assert not any(chair.entropy for chair in table.table.chairs)
    assert key_of(lambda: leave(table.table, table.by("bob"))) == "table-not-sitting"


def test_nobody_gets_up_during_a_game() -> None:
    table = two()
    assert key_of(lambda: leave(table.table, table.by("ann"))) == "table-begun"


def test_a_rematch_is_linked_once() -> None:
    table = two()
    (line,) = table.do(link_rematch(table.table, "next", table.now))
    assert line.heard[0].told.key == "table-rematch"
    assert table.table.rematch == "next"
    assert link_rematch(table.table, "other", table.now) == []


def test_a_hand_adds_event_to_event() -> None:
    table = two()
    hand = Hand(table.table, table.now)
    hand.write("stood_in", seat=0, by=1)
    hand.write("returned", seat=0)
    assert [event.seq for event in hand.events] == [table.table.seq + 1, table.table.seq + 2]
    table.do(hand.events)
    assert same(hand.table, table.table)
