"""Clocks of both kinds, patience, and those who stay away."""

from collections.abc import Callable

import pytest

from embertide.core.errors import Refusal
from embertide.play.absence import come_back, stand_in, time_up
from embertide.play.clock import Clock, read_clock
from embertide.play.glimpse import Reader, glimpse
from embertide.play.moving import move
from embertide.play.sketch import Sketch
from embertide.play.takeback import take_back
from tests.play.seated import Seated, computer, person, seated

TURN, BANK = Clock("turn", 30), Clock("bank", 90, 5)


def two(clock: Clock | None) -> Seated:
    return seated("firewater", [person("ann"), person("bob")], clock)


def left(table: Seated) -> list[float | None]:
    seen = glimpse(Sketch(table.table, {}, frozenset()), Reader("ann", table.now))
    return [seat["left"] for seat in seen["seats"]]


def refused(key: str, ask: Callable[..., object], *args: object) -> None:
    with pytest.raises(Refusal) as no:
        ask(*args)
    assert no.value.message.key == key


def test_so_much_for_each_turn() -> None:
    table = two(TURN)
    assert table.table.due == 1030.0
    table.now += 20
    assert left(table) == [10.0, 30.0]
    table.move()
    assert (table.table.due, left(table)) == (1050.0, [30.0, 30.0])


def test_a_bank_pays_for_what_was_spent_and_gains_with_each_turn() -> None:
    table = two(BANK)
    table.now += 20
    assert left(table) == [70.0, 90.0]
    table.move()
    assert left(table) == [75.0, 90.0]
    assert table.table.due == 1110.0


def test_taking_back_earns_no_time() -> None:
    """What a turn has added to the bank goes with the turn."""
    table = two(BANK)
    for _ in range(3):
        table.now += 10
        table.move()
        table.do(take_back(table.table, table.by("ann")))
    assert left(table) == [60.0, 90.0]
    assert table.table.due == 1090.0


def test_no_clock_runs_without_one_or_for_computers() -> None:
    assert two(None).table.due is None
    assert left(two(None)) == [None, None]
    table = seated("firewater", [computer(), person("ann")], TURN)
    assert table.table.due is None
    table.move()
    assert table.table.due == 1030.0


@pytest.mark.parametrize("clock", [TURN, BANK])
def test_time_up_calls_the_computer(clock: Clock) -> None:
    table = two(clock)
    table.now += clock.seconds - 1
    assert time_up(table.table, table.now) == []
    table.now += 1
    (line,) = table.do(time_up(table.table, table.now))
    assert line.heard[0].told.key == "table-time-up"
    assert table.table.thinks
    assert table.table.lent
    assert table.table.due is None
    assert time_up(table.table, table.now + 999) == []


def test_who_runs_out_of_a_turn_comes_back_with_a_whole_one() -> None:
    table = two(TURN)
    table.now += 40
    table.do(time_up(table.table, table.now))
    table.do(come_back(table.table, table.by("ann")))
    assert not table.table.thinks
    assert table.table.due == table.now + 30


def test_who_has_emptied_his_bank_stays_out() -> None:
    table = two(BANK)
    table.now += 90
    table.do(time_up(table.table, table.now))
    assert left(table) == [0.0, 90.0]
    refused("table-clock-empty", come_back, table.table, table.by("ann"))
    refused("table-clock-empty", move, table.table, table.by("ann"), table.legal()[0])
    table.move()
    assert table.table.actor == 1


def test_others_wait_until_their_patience_ends() -> None:
    table = two(None)
    table.now += 59.5
    with pytest.raises(Refusal) as no:
        stand_in(table.table, table.by("bob"), 0)
    assert no.value.message.key == "table-patience"
    assert no.value.message.args["seconds"] == 1
    table.now += 0.5
    (line,) = table.do(stand_in(table.table, table.by("bob"), 0))
    assert line.heard[0].told.key == "table-stands-in"
    assert table.table.chairs[0].away
    assert not table.table.rated


def test_whom_the_computer_may_stand_in_for() -> None:
    table = seated("firewater", [person("ann"), computer(), person("bob")])
    table.now += 99
    refused("table-stand-in-whom", stand_in, table.table, table.by("ann"), 0)
    refused("table-stand-in-whom", stand_in, table.table, table.by("ann"), 1)
    refused("table-stand-in-whom", stand_in, table.table, table.by("ann"), 7)
    refused("table-stand-in-turn", stand_in, table.table, table.by("ann"), 2)


def test_a_move_is_a_return() -> None:
    table = two(None)
    table.now += 99
    table.do(stand_in(table.table, table.by("bob"), 0))
    table.do(move(table.table, table.by("ann"), table.legal()[0]))
    assert [event.kind for event in table.events[-2:]] == ["returned", "moved"]
    assert not table.table.chairs[0].away


def test_coming_back_when_nobody_was_away_is_nothing() -> None:
    table = two(None)
    assert come_back(table.table, table.by("ann")) == []


def test_clocks_nobody_could_play_by() -> None:
    refused("table-clock-kind", read_clock, {"kind": "sand", "seconds": 30})
    refused("table-clock-seconds", read_clock, {"kind": "turn", "seconds": 4})
    refused("table-clock-seconds", read_clock, {"kind": "turn", "seconds": 31 * 86400})
    refused("table-clock-seconds", read_clock, {"kind": "bank", "seconds": 60, "added": -1})
    assert read_clock(None) is None
    assert read_clock(BANK.write()) == BANK
    assert read_clock(TURN.write()) == TURN
