"""The tree searcher: deterministic, cancellable, and without state between decisions."""

import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

from embertide.catalog import ROOMS
from embertide.core.dice import Dice
from embertide.core.kernel import AnyKernel
from embertide.core.level import Level
from embertide.core.options import Options
from embertide.core.room import AnyRoom
from embertide.play.match.automatic import random_match
from embertide.play.match.match import AnyMatch
from embertide.search.budget import Budget
from embertide.search.halving_searcher import HalvingSearcher
from embertide.search.searcher import Searcher, SearchResult
from tests.support.patience import PATIENCE


def midgame(room: AnyRoom, options: Options, at: int = 25, seed: int = 1) -> AnyMatch:
    """Return the first position with a choice from move `at` of a random game on."""
    past = random_match(room, options, Dice(seed)).past()
    return next(m for m in past[at:] if m.actor >= 0 and len(room.game.moves(m.state)) > 1)


def root_of(match: AnyMatch) -> "np.ndarray[tuple[int], np.dtype[np.void]]":
    kernel: AnyKernel = match.room.kernel()
    record: np.ndarray[tuple[int], np.dtype[np.void]] = kernel.from_view(
        match.room.game.view(match.state, match.actor)
    )
    return record


def make_searcher(room: AnyRoom, threads: int = 1, plain: bool = False, seed: int = 7) -> Searcher:
    level = Level(0, turns=2)
    return Searcher(room.kernel(), room.advice(), level, threads=threads, plain=plain, seed=seed)


@pytest.fixture(params=list(ROOMS), name="table")
def _table(request: pytest.FixtureRequest) -> AnyMatch:
    room = ROOMS[request.param]
    return midgame(room, room.menu.order(2))


def run_search(
    table: AnyMatch, threads: int = 1, plain: bool = False, seed: int = 7
) -> SearchResult:
    searcher = make_searcher(table.room, threads, plain, seed)
    return searcher.search(root_of(table), table.actor, Budget(600))


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("plain", [False, True])
def test_the_same_seed_gives_the_same_result(table: AnyMatch, threads: int, plain: bool) -> None:
    first = run_search(table, threads, plain)
    assert first == run_search(table, threads, plain)
    assert first != run_search(table, threads, plain, seed=8)
    assert 0 < first.iterations <= 600


def test_a_result_lists_legal_moves_best_first(table: AnyMatch) -> None:
    result = run_search(table)
    kernel = table.room.kernel()
    legal = {kernel.action_of(table.state, m) for m in table.room.game.moves(table.state)}
    assert {choice.action for choice in result.choices} <= legal
    visits = [choice.visits for choice in result.choices]
    assert visits == sorted(visits, reverse=True)
    assert all(0 <= choice.expected <= 1 for choice in result.choices)
    assert [line[0] for line in result.lines] == [c.action for c in result.choices[:3]]


def test_a_search_can_be_cancelled_from_another_thread(table: AnyMatch) -> None:
    searcher, budget = make_searcher(table.room), Budget(100_000_000)
    with ThreadPoolExecutor(1) as pool:
        search = pool.submit(searcher.search, root_of(table), table.actor, budget)
        while not searcher.result(0).choices:
            time.sleep(0.001)
        searcher.cancel()
        result = search.result()
    assert 0 < result.iterations < 100_000_000


def test_a_search_cancelled_before_it_begins_ends_at_once(table: AnyMatch) -> None:
    """The cancellation is not lost, and it holds for one search only."""
    searcher, large = make_searcher(table.room), Budget(20_000)
    searcher.cancel()
    assert searcher.search(root_of(table), table.actor, large).iterations == 0
    assert searcher.search(root_of(table), table.actor, Budget(300)).iterations > 0


def test_a_cancelled_prospect_is_that_of_the_first_visits(table: AnyMatch) -> None:
    searcher, prospects = make_searcher(table.room), []
    for budget, cancelled in ((20_000, True), (256, False), (20_000, False)):
        searcher.begin(7)
        if cancelled:
            searcher.cancel()
        prospects.append(searcher.prospect(root_of(table), table.actor, Budget(budget)))
    assert prospects[0] == prospects[1] != prospects[2]


def test_a_halving_search_cancelled_before_it_begins_ends_early() -> None:
    room = ROOMS["feurio"]
    common = midgame(room, room.menu.order(2, mode="cooperative"))
    searcher = HalvingSearcher(room.kernel(), room.advice())
    searcher.cancel()
    cancelled = searcher.search(root_of(common), common.actor, Budget(20_000))
    complete = searcher.search(root_of(common), common.actor, Budget(2_000))
    assert cancelled.iterations < complete.iterations


def test_a_budget_of_seconds_ends(table: AnyMatch) -> None:
    result = make_searcher(table.room).search(root_of(table), table.actor, Budget(seconds=0.05))
    assert result.iterations > 0


def test_a_clear_decision_ends_early(table: AnyMatch) -> None:
    """The search ends when no other choice can overtake the best."""
    searcher = make_searcher(table.room)
    result = searcher.search(root_of(table), table.actor, Budget(4000))
    best, second = result.choices[0], result.choices[1]
    assert result.iterations == 4000 or best.visits - second.visits > 4000 - result.iterations


def test_a_forced_move_costs_nothing() -> None:
    room = ROOMS["feurio"]
    past = random_match(room, room.menu.order(2), Dice(3)).past()
    forced = next(m for m in past if m.actor >= 0 and len(room.game.moves(m.state)) == 1)
    result = make_searcher(room).search(root_of(forced), forced.actor, Budget(1000))
    assert (len(result.choices), result.iterations) == (1, 0)


def test_nothing_is_kept_between_decisions(table: AnyMatch) -> None:
    used, fresh = make_searcher(table.room), make_searcher(table.room)
    used.search(root_of(table), table.actor, Budget(300))
    for searcher in (used, fresh):
        searcher.begin(7)
    results = [
        searcher.search(root_of(table), table.actor, Budget(300)) for searcher in (used, fresh)
    ]
    assert results[0] == results[1]


def test_no_iterations_give_the_priors(table: AnyMatch) -> None:
    result = make_searcher(table.room).search(root_of(table), table.actor, Budget(0))
    assert result.iterations == 0
    assert len(result.choices) == len(table.room.game.moves(table.state))
    assert abs(sum(choice.expected for choice in result.choices) - 1) < 1e-9


def test_hidden_tiles_do_not_change_the_result() -> None:
    """The result depends on the view only, not on what is face down."""
    room = ROOMS["feurio"]
    table = midgame(room, room.menu.order(2, variants=["firebreak"]), at=50, seed=5)
    view = room.game.view(table.state, table.actor)
    assert any(value == 0 for _, value in view.covered.values())
    results = []
    for seed in range(3):
        state = room.game.imagine(view, Dice(seed))
        root = room.kernel().from_view(room.game.view(state, table.actor))
        results.append(make_searcher(room).search(root, table.actor, Budget(300)))
    assert results[0] == results[1] == results[2]


WITHOUT_COMPILER = """
from embertide.catalog import ROOMS
from tests.search.test_searcher import make_searcher, midgame, root_of
from embertide.search.budget import Budget
for room in ROOMS.values():
    for plain in (False, True):
        table = midgame(room, room.menu.order(2))
        result = make_searcher(room, plain=plain).search(root_of(table), table.actor, Budget(6))
        print(result.choices)
"""


def test_the_same_without_a_compiler() -> None:
    runs = [
        subprocess.run(  # noqa: S603 - our own code
            [sys.executable, "-c", WITHOUT_COMPILER],
            env=os.environ | {"NUMBA_DISABLE_JIT": flag},
            capture_output=True,
            encoding="utf-8",
            check=True,
            timeout=PATIENCE,
        ).stdout
        for flag in ("0", "1")
    ]
    assert runs[0] == runs[1] != ""
