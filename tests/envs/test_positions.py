"""Positions for research agree with the rules, in every game and at every table."""

import pickle
from collections.abc import Iterator
from typing import Any

import pytest

from embertide.catalog import ROOMS
from embertide.core.actor import NATURE
from embertide.core.dice import Dice
from embertide.core.errors import Refusal
from embertide.core.options import Options
from embertide.core.room import AnyRoom
from embertide.envs.position import EnvPosition
from embertide.envs.setting import Setting


def walk(room: AnyRoom, options: Options, seed: int = 1) -> Iterator[EnvPosition]:
    """Yield the positions of a random game."""
    dice, position = Dice(seed), EnvPosition.start(Setting(room, options))
    while not position.over:
        yield position
        numbers = [n for n, _ in position.chances] if position.actor < 0 else position.legal
        position = position.after(dice.choose(numbers))
    yield position


def test_agreement_with_the_rules(room: AnyRoom, options: Options) -> None:
    game, kernel, state = room.game, room.kernel(), room.game.start(options)
    for position in walk(room, options):
        if position.before is not None:
            state = game.play(state, kernel.move_of(state, position.action))
        assert position.actor == game.actor(state)
        assert position.state == state
        numbers = {kernel.action_of(state, move): move for move in game.moves(state)}
        if position.actor == NATURE:
            odds = dict(zip(numbers, game.weights(state), strict=True))
            assert dict(position.chances) == odds
        else:
            assert position.legal == sorted(numbers)
        for number in position.legal[:: max(1, len(position.legal) // 5)]:
            assert position.text(number) == game.write(numbers[number])
            assert position.number(position.text(number)) == number


def test_no_number_without_a_legal_move(room: AnyRoom, options: Options) -> None:
    position = EnvPosition.start(Setting(room, options)).settle(Dice(1))
    with pytest.raises(Refusal):
        position.number("-")
    with pytest.raises(Refusal):
        position.number("nonsense")


def test_imagined_positions_look_the_same(room: AnyRoom, options: Options) -> None:
    for position in list(walk(room, options))[::9]:
        for seat in range(options.players):
            other = position.imagine(seat, Dice(7))
            assert other.view(seat) == position.view(seat)
            assert other.heard(seat) == position.heard(seat)
            assert (other.actor, other.legal) == (position.actor, position.legal)
            if not position.setting.room.hides(options):
                assert other is position


def test_pickles(room: AnyRoom, options: Options) -> None:
    last = list(walk(room, options))[-1]
    again = pickle.loads(pickle.dumps(last))  # noqa: S301 - our own
    # Field by field: padding bytes between fields need not be kept.
    assert (again.here == last.here).all()
    assert again.rewards() == last.rewards()


NUMBERS = {
    "feurio": [
        ("a1224", 433),
        ("a1242", 434),
        ("s1,-1", 439 + (37 * 91 + 35) % 1144),
        ("d0,1:green:2", 1 + (2 * 4 + 1) * 3 + 1),
        ("-", 0),
    ],
    "firewater": [
        ("e:d4", 1 + 3 * 12 + 3),
        ("m23:c3c4", 97 + (6 * 96 + 26) * 4 + 3),
        ("m23:c3c2", 97 + (6 * 96 + 26) * 4 + 0),
        ("l:b5", 6241 + 49),
        ("t:a1", 6337),
        ("c:d4", 6433 + 39),
        ("-", 0),
    ],
}


def test_numbers_are_stable(name: str) -> None:
    """The numbers of docs/research.md: data and networks made with them must stay valid."""
    room = ROOMS[name]
    kernel, state = room.kernel(), opened(room)
    for text, number in NUMBERS[name]:
        at = opened(room, dealt=True) if text.startswith("a") else state
        assert kernel.action_of(at, room.game.read(text)) == number
    assert {"feurio": 6159, "firewater": 6529}[name] == kernel.ACTIONS


def opened(room: AnyRoom, dealt: bool = False) -> Any:
    """Return the first position of four players in which tiles lie, or are to be laid."""
    game = room.game
    state = game.start(room.menu.order(4))
    for value in "1224" if room.name == "feurio" else "":
        state = game.play(state, game.read(f"+{value}"))
    if room.name == "feurio" and not dealt:
        state = game.play(state, game.read("a1224"))
    return state
