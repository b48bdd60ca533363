"""The databases give the same answers as the store in memory, over random walks."""

import random
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from embertide.store.memory import MemoryStore
from embertide.store.store import DailyResult, Listing, NameTaken, Person, Rating, Store, Taken
from tests.store.conftest import moves, opened

pytestmark = pytest.mark.anyio

STEPS = 400
Step = Callable[[Store], Awaitable[Any]]


class Walk:
    """A random sequence of calls, with few tables and people, so that calls affect each other."""

    def __init__(self, seed: int) -> None:
        self._dice = random.Random(seed)
        self._kinds = [self._table, self._list, self._lease, self._person, self._account]
        self._kinds += [self._rating, self._daily, self._table, self._table]

    def step(self) -> Step:
        return self._dice.choice(self._kinds)()

    def _any(self, letters: str) -> str:
        return self._dice.choice(letters)

    def _some(self, letters: str) -> list[str]:
        return self._dice.sample(letters, self._dice.randrange(len(letters)))

    def _number(self) -> float:
        return self._dice.randrange(40) / 4

    def _listing(self) -> Listing:
        phase = self._dice.choice(["gathering", "playing", "over"])
        due = self._dice.choice([None, self._number()])
        lobby, thinks = self._dice.random() < 0.5, self._dice.random() < 0.5
        return Listing("fire", phase, lobby, due, thinks, self._number(), {"n": self._number()})

    def _table(self) -> Step:
        table, people, listing = self._any("tuvw"), self._some("abc"), self._listing()
        first = self._dice.choice([0, *range(12)])
        events = moves(first, first + self._dice.randrange(3))
        if first == 0:
            return lambda store: store.add(table, events, listing, people)
        return lambda store: store.append(table, events, listing, people)

    def _list(self) -> Step:
        person, most, now, after = self._any("abc"), self._dice.randrange(1, 4), self._number(), 2
        table = self._any("tuvw")
        lists: list[Step] = [
            lambda store: store.events(table, after),
            lambda store: store.tables_of(person, most),
            lambda store: store.lobby(most),
            lambda store: store.waiting(now),
            lambda store: store.count_open(person),
        ]
        return self._dice.choice(lists)

    def _lease(self) -> Step:
        name, holder, now, seconds = self._any("tu"), self._any("xyz"), self._number(), 3.0
        if self._dice.random() < 0.3:
            return lambda store: store.release(name, holder)
        return lambda store: store.lease(name, holder, seconds, now)

    def _person(self) -> Step:
        id_, account = self._any("abc"), self._dice.choice([None, self._any("nmNM")])
        person = Person(id_, self._any("PQ"), 1.0, account, account)

        async def put(store: Store) -> None:
            known = await store.person(id_) is not None
            await (store.change_person(person) if known else store.add_person(person))

        return put

    def _account(self) -> Step:
        person, name, some = self._any("abc"), self._any("nmNM"), self._some("abcd")
        steps: list[Step] = [
            lambda store: store.account(name),
            lambda store: store.people(some),
            lambda store: store.forget_person(person),
        ]
        return self._dice.choice(steps)

    def _rating(self) -> Step:
        table, people = self._any("0123456789"), self._some("abc")
        ratings = [Rating(p, "fire", self._number(), 1.0, 1) for p in people]
        if self._dice.random() < 0.5:
            return lambda store: store.ratings("fire", people)
        return lambda store: store.rate(table, ratings)

    def _daily(self) -> Step:
        day, won, turns = self._any("12"), self._dice.random() < 0.5, self._dice.randrange(3)
        result = DailyResult(day, self._any("abc"), "t", won, turns, self._number())
        if self._dice.random() < 0.5:
            return lambda store: store.daily(day)
        return lambda store: store.add_daily(result)


async def answer(store: Store, step: Step) -> Any:
    try:
        return await step(store)
    except (Taken, NameTaken) as no:
        return type(no)


@pytest.mark.parametrize("seed", [1, 2, 3])
async def test_databases_answer_as_memory_does(url: str, seed: int) -> None:
    walk, memory = Walk(seed), MemoryStore()
    async with opened(url) as store:
        for number in range(STEPS):
            step = walk.step()
            assert (number, await answer(store, step)) == (number, await answer(memory, step))
