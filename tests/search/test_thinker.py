"""The search: the same for the same seed, cancelled at once, kept between moves."""

import os
import subprocess
import sys
import threading
from types import ModuleType

import numpy as np
import pytest

from embertide.catalog import ROOMS
from embertide.core.dice import Dice
from embertide.core.level import Level
from embertide.core.options import Options
from embertide.core.room import Room
from embertide.play.match import Match, rolled
from embertide.play.playthrough import random_match
from embertide.search.budget import Budget
from embertide.search.thinker import Thinker, Thought


def midgame(room: Room, options: Options, at: int = 25, seed: int = 1) -> Match:
    """A position with a choice, so many moves into a random game."""
    past = random_match(room, options, Dice(seed)).past()
    return next(m for m in past[at:] if m.actor >= 0 and len(room.game.moves(m.state)) > 1)


def root_of(match: Match) -> "np.ndarray[tuple[int], np.dtype[np.void]]":
    kernel: ModuleType = match.room.kernel()
    record: np.ndarray[tuple[int], np.dtype[np.void]] = kernel.from_view(
        match.room.game.view(match.state, match.actor)
    )
    return record


def thinker(room: Room, threads: int = 1, plain: bool = False, seed: int = 7) -> Thinker:
    level = Level(0, turns=2)
    return Thinker(room.kernel(), room.advice(), level, threads=threads, plain=plain, seed=seed)


@pytest.fixture(params=list(ROOMS), name="table")
def _table(request: pytest.FixtureRequest) -> Match:
    room = ROOMS[request.param]
    return midgame(room, room.menu.order(2))


def think(table: Match, threads: int = 1, plain: bool = False, seed: int = 7) -> Thought:
    mind = thinker(table.room, threads, plain, seed)
    return mind.think(root_of(table), table.actor, Budget(600))


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("plain", [False, True])
def test_the_same_seed_gives_the_same_thought(table: Match, threads: int, plain: bool) -> None:
    first = think(table, threads, plain)
    assert first == think(table, threads, plain)
    assert first != think(table, threads, plain, seed=8)
    assert 0 < first.iterations <= 600


def test_a_thought_names_legal_moves_best_first(table: Match) -> None:
    thought = think(table)
    kernel = table.room.kernel()
    legal = {kernel.action_of(table.state, m) for m in table.room.game.moves(table.state)}
    assert {choice.action for choice in thought.choices} <= legal
    visits = [choice.visits for choice in thought.choices]
    assert visits == sorted(visits, reverse=True)
    assert all(0 <= choice.expected <= 1 for choice in thought.choices)
    assert [line[0] for line in thought.lines] == [c.action for c in thought.choices[:3]]


def test_it_can_be_cancelled_and_reports_on_the_way(table: Match) -> None:
    mind, seen = thinker(table.room), threading.Event()
    reports: list[Thought] = []

    def report(thought: Thought) -> None:
        reports.append(thought)
        seen.set()
        mind.cancel()

    thought = mind.think(root_of(table), table.actor, Budget(10_000_000), report)
    assert len(reports) == 1
    assert thought == reports[0]
    assert 0 < thought.iterations < 10_000


def test_a_budget_of_seconds_ends(table: Match) -> None:
    thought = thinker(table.room).think(root_of(table), table.actor, Budget(seconds=0.05))
    assert thought.iterations > 0


def test_a_clear_decision_ends_early(table: Match) -> None:
    """What no other choice can catch up with needs no more thought."""
    mind = thinker(table.room)
    thought = mind.think(root_of(table), table.actor, Budget(4000))
    best, second = thought.choices[0], thought.choices[1]
    assert thought.iterations == 4000 or best.visits - second.visits > 4000 - thought.iterations


def test_a_forced_move_costs_nothing() -> None:
    room = ROOMS["feurio"]
    past = random_match(room, room.menu.order(2), Dice(3)).past()
    forced = next(m for m in past if m.actor >= 0 and len(room.game.moves(m.state)) == 1)
    thought = thinker(room).think(root_of(forced), forced.actor, Budget(1000))
    assert (len(thought.choices), thought.iterations) == (1, 0)


def test_the_tree_is_kept_between_moves(table: Match) -> None:
    mind, kernel, game = thinker(table.room), table.room.kernel(), table.room.game
    root = root_of(table)
    thought = mind.think(root, table.actor, Budget(2000))
    line = thought.lines[0]
    mind.follow(line[0])
    kept = mind.thought(0)
    assert sum(choice.visits for choice in kept.choices) > 0
    assert kept.lines[0] == line[1 : 1 + len(kept.lines[0])]
    nature = rolled(table.room, Dice(1))
    after = table.play(kernel.move_of(table.state, line[0])).settle(nature)
    assert mind.think(root_of(after), after.actor, Budget(300)).choices
    mind.follow(10**6)
    assert mind.thought(0).choices == ()
    assert game.moves(after.state)


def test_impressions_need_no_search(table: Match) -> None:
    thought = thinker(table.room).think(root_of(table), table.actor, Budget(0))
    assert thought.iterations == 0
    assert len(thought.choices) == len(table.room.game.moves(table.state))
    assert abs(sum(choice.expected for choice in thought.choices) - 1) < 1e-9


def test_the_hidden_does_not_matter() -> None:
    """Whatever lies face down, a seat that sees the same thinks the same."""
    room = ROOMS["feurio"]
    table = midgame(room, room.menu.order(2, variants=["firebreak"]), at=50, seed=5)
    view = room.game.view(table.state, table.actor)
    assert any(value == 0 for _, value in view.covered.values())
    thoughts = []
    for seed in range(3):
        state = room.game.imagine(view, Dice(seed))
        root = room.kernel().from_view(room.game.view(state, table.actor))
        thoughts.append(thinker(room).think(root, table.actor, Budget(300)))
    assert thoughts[0] == thoughts[1] == thoughts[2]


WITHOUT_COMPILER = """
from embertide.catalog import ROOMS
from tests.search.test_thinker import midgame, root_of, thinker
from embertide.search.budget import Budget
for room in ROOMS.values():
    for plain in (False, True):
        table = midgame(room, room.menu.order(2))
        thought = thinker(room, plain=plain).think(root_of(table), table.actor, Budget(6))
        print(thought.choices)
"""


def test_the_same_without_a_compiler() -> None:
    runs = [
        subprocess.run(  # noqa: S603 - our own code
            [sys.executable, "-c", WITHOUT_COMPILER],
            env=os.environ | {"NUMBA_DISABLE_JIT": flag},
            capture_output=True,
            encoding="utf-8",
            check=True,
            timeout=300,
        ).stdout
        for flag in ("0", "1")
    ]
    assert runs[0] == runs[1] != ""
