"""Exact solutions of endings, compared with the rules."""

from fractions import Fraction
from typing import Any

import pytest

from embertide.catalog import ROOMS
from embertide.compiled.dispatch import register
from embertide.core.actor import NATURE, NOBODY
from embertide.core.dice import Dice
from embertide.core.room import AnyRoom
from embertide.play.match.automatic import random_match
from embertide.search.exact import line_of, work_out


def by_the_rules(room: AnyRoom, state: Any, players: int) -> list[Fraction]:
    """Return the same by plain recursion over the rules."""
    game = room.game
    actor = game.actor(state)
    if actor == NOBODY:
        score = game.scores(state)
        if score.won is not None:
            return [Fraction(int(score.won))] * players
        share = Fraction(1, len(score.winners))
        return [share if seat in score.winners else Fraction(0) for seat in range(players)]
    results = [by_the_rules(room, game.play(state, move), players) for move in game.moves(state)]
    if actor != NATURE:
        return max(results, key=lambda values: values[actor])
    odds = game.weights(state)
    total = sum(odds)
    return [
        sum((Fraction(w, total) * r[seat] for w, r in zip(odds, results, strict=True)), Fraction(0))
        for seat in range(players)
    ]


@pytest.mark.parametrize("name", ROOMS)
def test_endings_agree_with_the_rules(name: str) -> None:
    room = ROOMS[name]
    register(room.kernel(), room.advice())
    options = room.menu.order(2)
    solved = 0
    for seed in range(5):
        for match in reversed(random_match(room, options, Dice(seed)).past()):
            root = room.kernel().from_state(match.state)
            line = line_of(root, room.kernel().MAX_ACTIONS)
            if not work_out(line, 12_000):
                break
            expected = by_the_rules(room, match.state, 2)
            assert list(line.values[0, :2]) == [float(value) for value in expected]
            solved += 1
    assert solved >= 5


def test_a_long_game_is_not_solved() -> None:
    room = ROOMS["feurio"]
    register(room.kernel(), room.advice())
    root = room.kernel().from_state(room.game.start(room.menu.order(4)))
    assert not work_out(line_of(root, room.kernel().MAX_ACTIONS), 10_000)
