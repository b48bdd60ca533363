"""Laws of tables over random walks: people come, move, take back, ask, stay away and return."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from embertide.core.dice import Dice
from embertide.core.errors import Refusal
from embertide.core.options import Options
from embertide.core.room import Room
from embertide.play.absence import come_back, stand_in, time_up
from embertide.play.agreement import Chair
from embertide.play.clock import Clock
from embertide.play.event import Event
from embertide.play.glimpse import eyes_of, log_of
from embertide.play.moving import move
from embertide.play.replay import replay
from embertide.play.seating import leave, sit
from embertide.play.takeback import answer_back, ask_back, can_take_back, steps_back, take_back
from tests.play.seated import PEOPLE, Seated, computer, entropy, same

CLOCKS = (None, Clock("turn", 30), Clock("bank", 90, 5))
WALKS = settings(max_examples=2)
seeds = st.integers(0, 2**32)


def chairs(options: Options, dice: Dice) -> list[Chair]:
    """Open seats, public ones and computers; the first is always a person's."""
    kinds = [Chair("open", key="key"), Chair("public"), computer(), Chair("person", "ann")]
    first = Chair("person", "ann", key="key-ann")
    return [first, *(dice.choose(kinds) for _ in range(options.players - 1))]


def gather(table: Seated, dice: Dice) -> None:
    """People sit down and get up again until everybody is there."""
    while table.table.phase == "gathering":
        who = dice.choose(PEOPLE)
        free = [at for at, chair in enumerate(table.table.chairs) if chair.person is None]
        seat = dice.choose([at for at in free if table.table.chairs[at].kind != "computer"] or [0])
        number = entropy(dice.below(1000))
        if dice.below(5) == 0 and table.table.seats_of(who) and who != "ann":
            table.do(leave(table.table, table.by(who)))
        elif table.table.chairs[seat].person is None:
            key = table.table.chairs[seat].key
            table.do(sit(table.table, table.by(who), number, seat, key))
        else:
            table.give_entropy()


def actions(table: Seated, dice: Dice) -> list[Callable[[], list[Event]]]:
    """What may come next besides a move: most of it is refused most of the time."""
    now, who = table.table, table.by(dice.choose(PEOPLE))
    return [
        lambda: take_back(now, who),
        lambda: ask_back(now, who),
        lambda: answer_back(now, who, yes=dice.below(3) > 0),
        lambda: stand_in(now, who, dice.below(4)),
        lambda: come_back(now, who),
        lambda: time_up(now, table.now),
        lambda: move(now, who, dice.choose(table.legal())),
    ]


def step(table: Seated, dice: Dice) -> None:
    """One thing happens, or is refused without a trace."""
    table.now += dice.below(25)
    before = table.table
    if dice.below(3):
        chair = before.chairs[before.actor]
        empty = chair.left == 0.0 and chair.away
        if chair.thinks or not empty:
            table.move(dice.choose(table.legal()))
        return
    try:
        table.do(dice.choose(actions(table, dice))())
    except Refusal as no:
        assert no.kind in ("illegal", "stale", "forbidden")
        assert table.table is before


@WALKS
@given(seed=seeds)
def test_a_table_is_its_events(room: Room, options: Options, seed: int) -> None:
    """Folded anew, told anew, replayed, verified by its seal: it is the same game throughout."""
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
    if can_take_back(now, seats):
        assert steps_back(now, seats) == 1
    assert eyes_of(now, seats) in seats
    assert len(log_of(table.lines[-3:], eyes_of(now, seats))) == 3


@WALKS
@given(seed=seeds)
def test_plies_never_repeat(room: Room, options: Options, seed: int) -> None:
    """A ply names one position for ever: an answer to another is known to be late."""
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


def test_a_changed_draw_is_refused(room: Room, options: Options) -> None:
    """The seal of a game fits its own draws only."""
    table = Seated(room, options, [Chair("person", name) for name in PEOPLE[: options.players]])
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
