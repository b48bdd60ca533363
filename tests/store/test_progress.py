"""Storage of results, hints that were taken, tries at puzzles and late deals."""

import pytest

from embertide.store.store import DailyResult, GameResult, PuzzleTry, Store, Tally
from tests.store.conftest import LISTING, moves

pytestmark = pytest.mark.anyio

OVER = LISTING._replace(phase="over")


def result(table: str, at: float, person: str = "ann") -> GameResult:
    return GameResult(person, table, "fire", at, {"outcome": "won", "points": [3, 2]})


def solved(puzzle: str, person: str, yes: bool, at: float = 1.0) -> PuzzleTry:
    return PuzzleTry("fire", puzzle, person, yes, at)


async def test_results_are_kept_once_and_read_from_a_time_on(store: Store) -> None:
    await store.add_results([])
    await store.add_results([result("b", 2.0), result("a", 1.0), result("a", 1.0, "bob")])
    await store.add_results([result("a", 9.0)])
    assert await store.results_of("ann") == [result("a", 1.0), result("b", 2.0)]
    assert await store.results_of("ann", 1.5) == [result("b", 2.0)]
    assert await store.results_of("ann", most=1) == [result("a", 1.0)]
    assert [await store.count_results(who) for who in ("ann", "bob", "cid")] == [2, 1, 0]


async def test_finished_tables_without_a_result_are_found(store: Store) -> None:
    for table, listing in (("a", OVER), ("b", OVER), ("c", LISTING)):
        await store.add(table, moves(0, 1), listing, ["ann"])
    assert await store.without_result("ann", 9) == ["a", "b"]
    assert await store.without_result("ann", 1) == ["a"]
    await store.add_results([result("a", 1.0), result("b", 1.0, "bob")])
    assert await store.without_result("ann", 9) == ["b"]


async def test_results_outlive_their_table_and_hints_do_not(store: Store) -> None:
    await store.add("a", moves(0, 1), OVER, ["ann"])
    await store.add_results([result("a", 1.0)])
    for _ in range(2):
        await store.note_hint("a", "ann")
    assert await store.hinted("a") == {"ann"}
    await store.delete_table("a")
    assert await store.hinted("a") == set()
    assert await store.results_of("ann") == [result("a", 1.0)]


async def test_the_first_try_at_a_puzzle_counts(store: Store) -> None:
    assert await store.add_try(solved("p", "ann", False))
    assert not await store.add_try(solved("p", "ann", True, 2.0))
    assert await store.add_try(solved("p", "bob", True))
    assert await store.add_try(solved("q", "ann", True, 0.5))
    assert await store.tries_of("ann") == [solved("q", "ann", True, 0.5), solved("p", "ann", False)]
    tallies = {"p": Tally(2, 1), "q": Tally(1, 1)}
    assert await store.puzzle_tallies("fire", ["p", "q", "r"]) == tallies
    assert await store.puzzle_tallies("water", ["p"]) == {}


async def test_late_deals_do_not_count(store: Store) -> None:
    days = [("2026-11-14", "ann", True, False), ("2026-11-14", "bob", False, False)]
    days += [("2026-11-14", "cid", True, True), ("2026-11-15", "ann", True, True)]
    for day, person, won, late in days:
        await store.add_daily(DailyResult(day, person, f"{day} {person}", won, 20, 1.0, late))
    assert await store.daily_tallies("2026-11-01", "2026-11-30") == {"2026-11-14": Tally(2, 1)}
    assert await store.daily_tallies("2026-11-15", "2026-11-30") == {}
    assert [one.person for one in await store.daily("2026-11-14")] == ["ann", "bob"]
    assert [one.late for one in await store.daily_of("ann")] == [False, True]


async def test_what_a_person_reached_goes_with_the_person(store: Store) -> None:
    await store.add_results([result("a", 1.0), result("a", 1.0, "bob")])
    await store.note_hint("a", "ann")
    await store.add_try(solved("p", "ann", True))
    await store.forget_person("ann")
    assert await store.results_of("ann") == []
    assert await store.hinted("a") == set()
    assert await store.tries_of("ann") == []
    assert await store.count_results("bob") == 1
