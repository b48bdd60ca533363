"""Clocks of both kinds, patience and absent players."""

from collections.abc import Callable

import pytest

from embertide.core.errors import Refusal
from embertide.play.table.absence import come_back, stand_in, time_up
from embertide.play.table.clock import Clock, ClockKind, read_clock
from embertide.play.table.events import Moved, Returned
from embertide.play.table.moving import move
from embertide.play.table.payload import Reader, SharedPayload, own_payload
from embertide.play.table.takeback import take_back
from tests.support.seated import Seated, computer, person, seated

TURN, BANK = Clock(ClockKind.TURN, 30), Clock(ClockKind.BANK, 90, 5)


def two(clock: Clock | None) -> Seated:
    return seated("firewater", [person("ann"), person("bob")], clock)


def left(table: Seated) -> list[float | None]:
    shared = SharedPayload(table.table, {}, frozenset())
    seen = own_payload(shared, Reader("ann", table.now))
    return [seat["left"] for seat in seen["seats"]]


def refused(key: str, ask: Callable[..., object], *args: object) -> None:
    with pytest.raises(Refusal) as no:
        ask(*args)
    assert no.value.message.key == key


def test_a_turn_clock_gives_the_same_time_for_each_turn() -> None:
    table = two(TURN)
    assert table.table.due == 1030.0
    table.now += 20
    assert left(table) == [10.0, 30.0]
    table.move()
    assert (table.table.due, left(table)) == (1050.0, [30.0, 30.0])


def test_a_bank_clock_loses_what_was_spent_and_gains_with_each_turn() -> None:
    table = two(BANK)
    table.now += 20
    assert left(table) == [70.0, 90.0]
    table.move()
    assert left(table) == [75.0, 90.0]
    assert table.table.due == 1110.0


def test_taking_back_earns_no_time() -> None:
    """The time that a turn added to the bank is removed with the turn."""
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
    assert not time_up(table.table, table.now).events
    table.now += 1
    (line,) = table.do(time_up(table.table, table.now))
    assert line.texts[0].told.key == "table-time-up"
    assert table.table.thinks
    assert table.table.lent
    assert table.table.due is None
    assert not time_up(table.table, table.now + 999).events


def test_after_a_time_out_a_turn_clock_starts_with_a_whole_turn() -> None:
    table = two(TURN)
    table.now += 40
    table.do(time_up(table.table, table.now))
    table.do(come_back(table.table, table.by("ann")))
    assert not table.table.thinks
    assert table.table.due == table.now + 30


def test_a_player_with_an_empty_bank_cannot_return() -> None:
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
    assert line.texts[0].told.key == "table-stands-in"
    assert table.table.chairs[0].away
    assert table.table.rated


def test_the_computer_stands_in_only_for_other_people_who_are_waited_for() -> None:
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
    returned, moved = table.events[-2:]
    assert returned.change == Returned(0)
    assert isinstance(moved.change, Moved)
    assert not table.table.chairs[0].away


def test_coming_back_when_nobody_was_away_is_nothing() -> None:
    table = two(None)
    assert not come_back(table.table, table.by("ann")).events


def test_clocks_out_of_bounds_are_refused() -> None:
    refused("table-clock-kind", read_clock, {"kind": "sand", "seconds": 30})
    refused("table-clock-seconds", read_clock, {"kind": "turn", "seconds": 4})
    refused("table-clock-seconds", read_clock, {"kind": "turn", "seconds": 31 * 86400})
    refused("table-clock-seconds", read_clock, {"kind": "bank", "seconds": 60, "added": -1})
    assert read_clock(None) is None
    assert read_clock(BANK.write()) == BANK
    assert read_clock(TURN.write()) == TURN
