"""Storage of events in order, all or none, once per number; lists of tables; leases."""

import asyncio
from typing import Any

import pytest

from embertide.store.store import DailyResult, Person, Retention, Store, Taken
from tests.store.conftest import LISTING, event, moves, opened, seqs

pytestmark = pytest.mark.anyio


async def won(attempt: Any) -> bool:
    try:
        await attempt
    except Taken:
        return False
    return True


async def test_events_come_back_as_they_were_in_order(store: Store) -> None:
    await store.add("t", moves(0, 2), LISTING)
    await store.append("t", moves(3, 5), LISTING)
    assert await store.events("t") == moves(0, 5)
    assert await store.events("t", after=3) == moves(4, 5)
    assert await store.events("t", after=5) == []
    assert await store.events("elsewhere") == []


async def test_whatever_json_holds_comes_back(store: Store) -> None:
    data = {"a": [1, 2.5, None, True], "text": 'é🔥\u0000"\n', "in": {"": {}}}
    await store.add("t", [event(0)._replace(at=1700000000.123456, data=data)], LISTING)
    [back] = await store.events("t")
    assert (back.at, back.data) == (1700000000.123456, data)


async def test_a_tables_name_is_given_once(store: Store) -> None:
    await store.add("t", moves(0, 1), LISTING)
    with pytest.raises(Taken):
        await store.add("t", moves(0, 0), LISTING, ["ann"])
    assert await store.events("t") == moves(0, 1)
    assert await store.tables_of("ann") == []


async def test_an_append_is_all_or_nothing(store: Store) -> None:
    await store.add("t", moves(0, 2), LISTING)
    for late in (moves(2, 4), moves(0, 0), moves(4, 5)):
        with pytest.raises(Taken):
            await store.append("t", late, LISTING._replace(game="other"), ["ann"])
    assert await store.events("t") == moves(0, 2)
    assert await store.tables_of("ann") == []


async def test_an_append_to_an_unknown_table_is_refused(store: Store) -> None:
    with pytest.raises(Taken):
        await store.append("t", moves(0, 0), LISTING)
    assert await store.events("t") == []


async def test_a_race_has_one_winner(store: Store) -> None:
    await store.add("t", moves(0, 0), LISTING)
    for seq in range(1, 6):
        tries = [store.append("t", [event(seq, f"by {i}")], LISTING) for i in range(20)]
        wins = await asyncio.gather(*map(won, tries))
        assert sum(wins) == 1
        assert (await store.events("t"))[-1].kind == f"by {wins.index(True)}"
    assert seqs(await store.events("t")) == list(range(6))


async def test_of_several_new_tables_with_one_id_one_is_stored(store: Store) -> None:
    wins = await asyncio.gather(*(won(store.add("t", moves(0, i), LISTING)) for i in range(10)))
    assert sum(wins) == 1
    assert await store.events("t") == moves(0, wins.index(True))


async def test_two_nodes_race_and_one_wins(two: tuple[Store, Store]) -> None:
    names = [f"t{i}" for i in range(8)]
    await asyncio.gather(*(two[0].add(name, moves(0, 0), LISTING) for name in names))

    async def play(node: int, name: str) -> list[int]:
        wins = []
        for seq in range(1, 11):
            if await won(two[node].append(name, [event(seq, str(node))], LISTING)):
                wins.append(seq)
        return wins

    races = [play(node, name) for name in names for node in (0, 1)]
    results = await asyncio.gather(*races)
    for at, name in enumerate(names):
        assert sorted(results[2 * at] + results[2 * at + 1]) == list(range(1, 11))
        kinds = [e.kind for e in (await two[1].events(name))[1:]]
        assert [s for s, kind in enumerate(kinds, 1) if kind == "0"] == results[2 * at]


async def test_appends_of_a_group_do_not_affect_each_other(store: Store) -> None:
    """Of appends that are stored together, only the wrong ones are refused."""
    names = [f"t{i}" for i in range(30)]
    await asyncio.gather(*(store.add(name, moves(0, 0), LISTING) for name in names))
    late = [won(store.append(name, moves(i % 2, 1), LISTING)) for i, name in enumerate(names)]
    assert await asyncio.gather(*late) == [i % 2 == 1 for i in range(30)]


async def test_tables_of_a_person_come_last_changed_first(store: Store) -> None:
    await store.add("a", moves(0, 0), LISTING._replace(changed=1.0), ["ann", "bob"])
    await store.add("b", moves(0, 0), LISTING._replace(changed=2.0))
    await store.append("b", moves(1, 1), LISTING._replace(changed=3.0), ["ann", "ann"])
    await store.add("c", moves(0, 0), LISTING._replace(changed=2.0), ["ann"])
    assert [table for table, _ in await store.tables_of("ann")] == ["b", "c", "a"]
    assert [table for table, _ in await store.tables_of("ann", most=2)] == ["b", "c"]
    assert await store.tables_of("bob") == [("a", LISTING)]
    assert await store.tables_of("nobody") == []


async def test_the_lobby_shows_the_newest_first(store: Store) -> None:
    open_table = LISTING._replace(lobby=True, phase="gathering")
    for at, name in ((5.0, "old"), (7.0, "new"), (6.0, "full")):
        await store.add(name, [event(0)._replace(at=at)], open_table)
    await store.append("full", moves(1, 1), LISTING)
    await store.append("old", moves(1, 1), open_table._replace(changed=9.0))
    assert [table for table, _ in await store.lobby()] == ["new", "old"]
    assert await store.lobby(most=1) == [("new", open_table)]


async def test_tables_that_wait_for_a_computer_or_a_clock(store: Store) -> None:
    listings = {
        "idle": LISTING,
        "thinks": LISTING._replace(thinks=True, changed=2.0),
        "late": LISTING._replace(due=10.0, changed=1.0),
        "early": LISTING._replace(due=10.5),
        "over": LISTING._replace(thinks=True, due=1.0, phase="over"),
    }
    for name, listing in listings.items():
        await store.add(name, moves(0, 0), listing)
    assert await store.waiting(10.0) == ["late", "thinks"]


async def test_open_tables_are_counted(store: Store) -> None:
    for name, phase in (("a", "gathering"), ("b", "playing"), ("c", "over")):
        await store.add(name, moves(0, 0), LISTING._replace(phase=phase), ["ann"])
    assert await store.count_open("ann") == 2
    await store.append("b", moves(1, 1), LISTING._replace(phase="over"))
    assert await store.count_open("ann") == 1
    assert await store.count_open("bob") == 0


async def test_a_lease_has_one_holder_until_it_expires(store: Store) -> None:
    assert await store.lease("t", "one", 10.0, now=100.0)
    assert not await store.lease("t", "two", 10.0, now=109.9)
    assert await store.lease("t", "one", 10.0, now=105.0)
    assert not await store.lease("t", "two", 10.0, now=114.0)
    assert await store.lease("t", "two", 10.0, now=115.0)
    assert not await store.lease("t", "one", 10.0, now=116.0)
    assert await store.lease("other", "one", 10.0, now=116.0)


async def test_a_lease_is_given_back_by_its_holder_only(store: Store) -> None:
    assert await store.lease("t", "one", 10.0, now=100.0)
    await store.release("t", "two")
    assert not await store.lease("t", "two", 10.0, now=101.0)
    await store.release("t", "one")
    assert await store.lease("t", "two", 10.0, now=101.0)


async def test_nodes_race_for_a_lease_and_one_gets_it(two: tuple[Store, Store]) -> None:
    tries = [two[i % 2].lease("t", f"holder {i}", 10.0, now=100.0) for i in range(20)]
    assert sum(await asyncio.gather(*tries)) == 1


async def test_computed_values_are_kept(store: Store) -> None:
    assert await store.kept("2026-11-15") is None
    await store.keep("2026-11-15", {"deck": [1, 2]})
    await store.keep("2026-11-15", {"deck": [3]})
    assert await store.kept("2026-11-15") == {"deck": [3]}


async def test_everything_is_stored_when_opened_again(url: str) -> None:
    async with opened(url) as store:
        await store.add("t", moves(0, 3), LISTING, ["ann"])
    async with opened(url) as store:
        assert await store.events("t") == moves(0, 3)
        assert await store.tables_of("ann") == [("t", LISTING)]


async def test_closing_stores_what_is_waiting(url: str) -> None:
    async with opened(url) as store:
        adding = [asyncio.create_task(store.add(f"t{i}", moves(0, 0), LISTING)) for i in range(9)]
        await asyncio.sleep(0)
    await asyncio.gather(*adding)
    async with opened(url) as store:
        assert [await store.events(f"t{i}") for i in range(9)] == [moves(0, 0)] * 9


async def test_only_tables_that_need_a_person_are_counted(store: Store) -> None:
    await store.add("a", moves(0, 0), LISTING._replace(changed=5.0), ["ann"], ["bob"])
    await store.add("b", moves(0, 0), LISTING._replace(changed=9.0), ["ann", "bob"])
    assert [await store.count_open(who) for who in ("ann", "bob")] == [2, 1]
    assert await store.count_open("ann", since=9.0) == 1
    await store.append("a", moves(1, 1), LISTING, ["bob"], {"ann": True})
    assert [await store.count_open(who) for who in ("ann", "bob")] == [1, 2]
    assert len(await store.tables_of("ann")) == 2


async def test_a_person_who_gets_up_has_the_table_in_no_list(store: Store) -> None:
    await store.add("a", moves(0, 0), LISTING, ["ann", "bob"])
    await store.append("a", moves(1, 1), LISTING, others={"ann": False})
    assert await store.tables_of("ann") == []
    assert await store.count_open("ann") == 0
    assert await store.tables_of("bob") == [("a", LISTING)]


async def test_a_deleted_table_leaves_nothing_but_results(store: Store) -> None:
    for name in ("a", "b"):
        await store.add(name, moves(0, 3), LISTING._replace(lobby=True), ["ann"])
        await store.keep(f"analysis {name}", {"ready": True})
        assert await store.lease(f"think {name}", "one", 99.0, now=1.0)
    result = DailyResult("2026-11-16", "ann", "a", won=True, turns=9, at=1.0)
    assert await store.add_daily(result)
    assert await store.delete_table("a")
    assert not await store.delete_table("a")
    assert await store.events("a") == []
    assert [name for name, _ in await store.tables_of("ann")] == ["b"]
    assert [name for name, _ in await store.lobby()] == ["b"]
    assert await store.kept("analysis a") is None
    assert await store.kept("analysis b") is not None
    assert await store.lease("think a", "two", 99.0, now=1.0)
    assert await store.daily("2026-11-16") == [result]
    with pytest.raises(Taken):
        await store.append("a", moves(4, 4), LISTING)
    await store.add("a", moves(0, 0), LISTING)


async def test_old_tables_are_cleared_by_kind(store: Store) -> None:
    await store.add_person(Person("ann", "Ann", 1.0, "Ann", "hash"))
    await store.add_person(Person("bob", "Bob", 1.0))
    for changed in (10.0, 20.0):
        for name, phase, people in (
            ("waiting", "gathering", ["ann"]),
            ("closed", "closed", []),
            ("guests", "playing", ["bob"]),
            ("account", "playing", ["ann", "bob"]),
            ("over", "over", ["bob"]),
        ):
            listing = LISTING._replace(phase=phase, changed=changed)
            await store.add(f"{name}-{changed:g}", moves(0, 1), listing, people)
    assert await store.prune(Retention()) == []
    assert sorted(await store.prune(Retention(waiting=20.0))) == ["closed-10", "waiting-10"]
    assert await store.prune(Retention(guests=20.0)) == ["guests-10"]
    assert await store.prune(Retention(accounts=20.0)) == ["account-10"]
    assert await store.prune(Retention(guests=20.0, accounts=21.0), most=1) == ["account-20"]
    assert await store.prune(Retention(guests=20.0, accounts=21.0)) == ["guests-20"]
    assert await store.prune(Retention(finished=20.0)) == ["over-10"]
    assert await store.events("over-10") == []
    assert await store.events("over-20") == moves(0, 1)


async def test_an_append_during_the_deletion_is_refused_or_comes_first(
    two: tuple[Store, Store],
) -> None:
    for at in range(10):
        await two[0].add(f"t{at}", moves(0, 0), LISTING, ["ann"])
    races = [
        asyncio.gather(
            two[0].delete_table(f"t{at}"), won(two[1].append(f"t{at}", moves(1, 1), LISTING))
        )
        for at in range(10)
    ]
    for deleted, _ in await asyncio.gather(*races):
        assert deleted
    for at in range(10):
        assert await two[1].events(f"t{at}") == []
    assert await two[1].tables_of("ann") == []
