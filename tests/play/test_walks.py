"""Laws of tables over random walks with all commands."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from embertide.core.dice import Dice
from embertide.core.errors import Refusal
from embertide.core.options import Options
from embertide.core.room import AnyRoom
from embertide.play.match.replay import replay
from embertide.play.table.absence import come_back, pause, stand_in, time_up
from embertide.play.table.agreement import Chair, ChairKind
from embertide.play.table.clock import Clock, ClockKind
from embertide.play.table.command import Decision
from embertide.play.table.ending import close, leave, resign
from embertide.play.table.moving import move
from embertide.play.table.payload import log_payload, viewing_seat
from embertide.play.table.seating import sit
from embertide.play.table.takeback import (
    answer_undo,
    ask_undo,
    can_take_back,
    take_back,
    undo_distance,
)
from tests.support.seated import PEOPLE, Seated, computer, entropy, same

CLOCKS = (None, Clock(ClockKind.TURN, 30), Clock(ClockKind.BANK, 90, 5))
WALKS = settings(max_examples=2)
seeds = st.integers(0, 2**32)


def chairs(options: Options, dice: Dice) -> list[Chair]:
    """Return random chairs: open seats, public ones and computers; the first is a person's."""
    kinds = [
        Chair(ChairKind.OPEN, key="key"),
        Chair(ChairKind.PUBLIC),
        computer(),
        Chair(ChairKind.PERSON, "ann"),
    ]
    first = Chair(ChairKind.PERSON, "ann", key="key-ann")
    return [first, *(dice.choose(kinds) for _ in range(options.players - 1))]


def gather(table: Seated, dice: Dice) -> None:
    """Let people sit down and get up at random until all seats are taken."""
    while table.table.phase == "gathering":
        who = dice.choose(PEOPLE)
        free = [at for at, chair in enumerate(table.table.chairs) if chair.person is None]
        seat = dice.choose([at for at in free if table.table.chairs[at].kind != "computer"] or [0])
        if dice.below(4) == 0 and not table.table.awaited:
            table.commit(who, entropy(dice.below(1000)))
        elif dice.below(5) == 0 and table.table.seats_of(who) and who != "ann":
            table.do(leave(table.table, table.by(who)))
        elif table.table.chairs[seat].person is None:
            key = table.table.chairs[seat].key
            try:
                table.do(sit(table.table, table.by(who), "", seat, key))
            except Refusal as no:
                # Some tables have a public seat, and there one person has one seat.
                assert no.message.key == "table-one-seat"
                assert table.table.seats_of(who)
        else:
            table.give_entropy()


def actions(table: Seated, dice: Dice) -> list[Callable[[], Decision]]:
    """Return commands other than moves; most of them are refused most of the time."""
    now, who = table.table, table.by(dice.choose(PEOPLE))
    return [
        lambda: take_back(now, who),
        lambda: ask_undo(now, who),
        lambda: answer_undo(now, who, yes=dice.below(3) > 0),
        lambda: stand_in(now, who, dice.below(4)),
        lambda: come_back(now, who),
        lambda: time_up(now, table.now),
        lambda: pause(Decision(now, table.now), table.now - dice.below(40), table.now),
        lambda: leave(now, who),
        lambda: close(now, who),
        lambda: resign(now, who) if dice.below(8) == 0 else come_back(now, who),
        lambda: move(now, who, dice.choose(table.legal())),
    ]


def step(table: Seated, dice: Dice) -> None:
    """Carry out one random command, or assert that its refusal changes nothing."""
    table.now += dice.below(25)
    before = table.table
    if dice.below(3):
        chair = before.chairs[before.actor]
        empty = chair.left == 0.0 and chair.away
        if chair.thinks or not empty:
            table.move(dice.choose(table.legal()))
            assert table.table.chairs[before.actor].resigned == chair.resigned
        return
    try:
        table.do(dice.choose(actions(table, dice))())
    except Refusal as no:
        assert no.kind in ("illegal", "stale", "forbidden")
        assert table.table is before


@WALKS
@given(seed=seeds)
def test_a_table_is_its_events(room: AnyRoom, options: Options, seed: int) -> None:
    """Folding the events, replaying the record and verifying the seal give the same game."""
    dice = Dice(seed)
    table = Seated(room, options, chairs(options, dice), dice.choose(CLOCKS))
    gather(table, dice)
    while table.table.phase == "playing":
        step(table, dice)
        check_position(table)
    again, lines = table.again()
    assert same(again, table.table)
    assert lines == table.lines
    assert table.table.seal.opened()
    replayed = replay(table.record(), room)
    assert replayed.state == table.table.match.state == table.story().state


def check_position(table: Seated) -> None:
    now = table.table
    assert now.seq == len(table.events) - 1
    assert now.phase == "over" or not now.seal.secret
    seats = now.seats_of("ann")
    assert bool(seats) != (now.phase == "playing" and now.chairs[0].resigned)
    if can_take_back(now, seats):
        assert undo_distance(now, seats) == 1
    assert viewing_seat(now, seats) in seats or (not seats and viewing_seat(now, seats) is None)
    assert len(log_payload(table.lines[-3:], viewing_seat(now, seats))) == 3


@WALKS
@given(seed=seeds)
def test_plies_never_repeat(room: AnyRoom, options: Options, seed: int) -> None:
    """A ply identifies one position, so that an answer to another is recognised as stale."""
    dice = Dice(seed)
    table = Seated(room, options, chairs(options, dice))
    gather(table, dice)
    seen = {table.table.ply: table.table.match.state}
    for _ in range(40):
        if table.table.phase != "playing":
            break
        step(table, dice)
        ply, state = table.table.ply, table.table.match.state
        assert seen.setdefault(ply, state) == state
        assert ply == max(seen)


def test_a_changed_draw_is_refused(room: AnyRoom, options: Options) -> None:
    """A seal fits only the draws of its own game."""
    table = Seated(
        room, options, [Chair(ChairKind.PERSON, name) for name in PEOPLE[: options.players]]
    )
    table.give_entropy()
    while table.table.phase == "playing":
        table.move()
    truth = table.record()
    replay(truth, room)
    seal: Any = truth.headers["seal"]
    for wrong in ({"secret": "00" * 32}, {"entropy": [entropy(99)] * options.players}):
        other = replace(truth, headers={"seal": seal | wrong})
        with pytest.raises(Refusal) as no:
            replay(other, room)
        assert no.value.message.key in ("record-seal-broken", "record-seal-draw")
