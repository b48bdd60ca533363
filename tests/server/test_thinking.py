"""Thinking: in threads, so many at once, with a deadline, and by one node alone."""

import asyncio
import threading
from collections.abc import Sequence
from typing import Any
from unittest.mock import Mock

import pytest

from embertide.core.dice import Dice
from embertide.search.bots import Bot, Partner
from embertide.server import thinkers as module
from embertide.server.thinkers import Task, Thinkers
from embertide.store.memory import MemoryStore
from tests.server.household import ME, SPARK, Guest, household, run


class Slow:
    """Thinks until it is let go."""

    def __init__(self) -> None:
        self.gate, self.most, self.now = threading.Event(), 0, 0
        self._lock = threading.Lock()

    def choose(self, view: Any, moves: Sequence[Any], dice: Dice) -> Any:
        with self._lock:
            self.now += 1
            self.most = max(self.most, self.now)
        self.gate.wait(60)
        with self._lock:
            self.now -= 1
        return moves[0]


async def until(holds: Any) -> None:
    async with asyncio.timeout(60):
        while not holds():
            await asyncio.sleep(0.01)


def test_the_house_answers_while_all_think() -> None:
    """So many think at once and no more; the others wait, and everybody is answered meanwhile."""

    async def story() -> None:
        slow = Slow()
        async with household(player=slow, thinkers=2) as house:
            ann = house.guest()
            names = [(await ann.begin("firewater", SPARK, ME))["id"] for _ in range(5)]
            await until(lambda: slow.now == 2)
            assert house.thinkers.waiting == 5
            async with ann.call(names[0]) as call:
                await call.table()
                for _ in range(20):
                    assert (await call.ask("ping"))["type"] == "pong"
            assert (await ann.get("/games"))[0]["game"]
            assert (slow.now, slow.most) == (2, 2)
            slow.gate.set()
            for name in names:
                while not (await ann.table(name))["moves"]:
                    await asyncio.sleep(0.01)
            assert slow.most == 2

    run(story())


def test_too_many_thoughts_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "QUEUE", 1)

    async def story() -> None:
        slow = Slow()
        async with household(player=slow) as house:
            ann = house.guest()
            await ann.begin("firewater", SPARK, ME)
            await until(lambda: slow.now == 1)
            table = await ann.begin("firewater", ME, SPARK, aids=["hints"])
            busy = await ann.request(table["id"], "hint", 429, ply=table["ply"])
            assert busy["why"]["key"] == "table-thinkers-busy"
            slow.gate.set()

    run(story())


class Endless:
    """Thinks until it is told to stop."""

    def __init__(self) -> None:
        self.stopped = threading.Event()
        self.begun = threading.Event()

    def choose(self, view: Any, moves: Sequence[Any], dice: Dice) -> Any:
        self.begun.set()
        assert self.stopped.wait(60)
        return moves[0]

    def cancel(self) -> None:
        self.stopped.set()


class EndlessBot(Endless, Bot): ...


class EndlessPartner(Endless, Partner): ...


@pytest.mark.parametrize("kind", [EndlessBot, EndlessPartner])
def test_a_deadline_ends_a_thought(
    monkeypatch: pytest.MonkeyPatch, kind: type[EndlessBot | EndlessPartner]
) -> None:
    monkeypatch.setattr(module, "DEADLINE", 0.05)

    async def story() -> None:
        endless = kind()
        async with household(player=endless) as house:
            ann = house.guest()
            table = await ann.begin("firewater", SPARK, ME)
            while not (await ann.table(table["id"]))["moves"]:
                await asyncio.sleep(0.01)
            assert endless.stopped.is_set()

    run(story())


def test_closing_the_house_ends_all_thoughts() -> None:
    async def story() -> None:
        endless = EndlessBot()
        async with household(player=endless) as house:
            await house.guest().begin("firewater", SPARK, ME)
            await until(endless.begun.is_set)
        assert endless.stopped.is_set()

    run(story())


def test_one_node_thinks_for_a_seat() -> None:
    """Two houses with one store: whoever is first thinks, the other follows."""

    async def story() -> None:
        store, slow = MemoryStore(), Slow()
        async with household(store, player=slow) as one, household(store, player=slow) as other:
            ann = one.guest()
            table = await ann.begin("firewater", SPARK, ME)
            await until(lambda: slow.now == 1)
            far = Guest(other.app)
            far.http.cookies = ann.http.cookies
            assert (await far.table(table["id"]))["seq"] == table["seq"]
            for _ in range(3):
                await other.keeper._round()
                await asyncio.sleep(0.02)
            assert slow.most == 1
            slow.gate.set()
            async with far.call(table["id"]) as call:
                moved = await call.table(lambda t: bool(t["moves"]))
            assert moved["ply"] == table["ply"] + 1
            assert len(await store.events(table["id"])) == moved["seq"] + 1

    run(story())


def test_a_dead_nodes_thought_is_taken_over() -> None:
    async def story() -> None:
        store = MemoryStore()
        async with household(store) as house:
            ann = house.guest()
            opened = await ann.open("firewater", SPARK, ME)
            await store.lease(f"think {opened['id']}", "the dead", 30.0, house.hall.clock())
            await ann.request(opened["id"], "entropy", value="0" * 64)
            await asyncio.sleep(0.05)
            await house.keeper._round()
            assert (await ann.table(opened["id"]))["ply"] == 0
            later = house.hall.clock() + 31
            house.hall.clock = lambda: later
            while (await ann.table(opened["id"]))["ply"] == 0:
                await house.keeper._round()
                await asyncio.sleep(0.01)

    run(story())


def test_pace_depends_on_the_level_alone() -> None:
    thinkers = Thinkers(1)
    paces = {
        level: thinkers.pace(level) for level in ("spark", "ember", "flame", "blaze", "inferno")
    }
    assert paces == module._PACES
    assert Thinkers(1, 0).pace("inferno") == 0
    thinkers.close()


def test_a_task_holds_no_state() -> None:
    """Whoever thinks is given a view: there is nothing else in it to look at."""
    assert Task._fields == ("room", "options", "level", "view", "moves")


def test_an_analysis_is_begun_once_and_kept() -> None:
    async def story() -> None:
        async with household() as house:
            ann = house.guest()
            table = await ann.begin("firewater", ME, SPARK)
            name, asked = table["id"], []
            while (table := await ann.table(name))["phase"] == "playing":
                if table["moves"]:
                    move = table["moves"][0]
                    await ann.request(name, "move", ply=table["ply"], move=move)

            asked_all = asyncio.Event()

            async def judge(at: Any, move: Any) -> None:
                await asked_all.wait()
                asked.append(move)

            kept_before = house.store.kept

            async def slowly(name: str) -> Any:
                await asyncio.sleep(0.01)
                return await kept_before(name)

            house.thinkers.judge, house.store.kept = judge, slowly
            url = f"/tables/{name}/analysis"
            first = await asyncio.gather(*(ann.get(url) for _ in range(3)))
            assert len(house.judge._tasks) == 1
            asked_all.set()
            while not (kept := await ann.get(url))["ready"]:
                await asyncio.sleep(0.01)
            assert len(asked) == kept["done"] == kept["of"] == first[0]["of"] > 0
            assert not house.judge._running
            assert await ann.get(url) == kept

    run(story())


def test_closing_drops_an_analysis(caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        async with household() as house:
            ann = house.guest()
            table = await ann.begin("firewater", ME, SPARK)
            while (table := await ann.table(table["id"]))["phase"] == "playing":
                if table["moves"]:
                    move = table["moves"][0]
                    await ann.request(table["id"], "move", ply=table["ply"], move=move)
            forever = asyncio.Event()
            house.thinkers.judge = Mock(side_effect=lambda *_: forever.wait())
            assert not (await ann.get(f"/tables/{table['id']}/analysis"))["ready"]
            await asyncio.sleep(0.01)
        assert not house.judge._tasks

    run(story())
    assert not caplog.records
