"""Searches: in a limited number of threads, with a deadline, on one node only."""

import asyncio
import os
import pickle
import sys
import threading
from collections.abc import Sequence
from typing import Any
from unittest.mock import Mock

import pytest

from embertide.catalog import ROOMS
from embertide.core.dice import Dice
from embertide.core.level import NAMES
from embertide.host.thinkers import PACES, Task
from embertide.play.match.automatic import random_match
from embertide.search.bots import Bot, Partner
from embertide.server.thinking import threads
from embertide.server.thinking.pool import ThinkerPool
from embertide.server.thinking.queue import Purpose, SearchQueue
from embertide.server.thinking.threads import ThreadEngine
from embertide.store.memory import MemoryStore
from embertide.thinking.scope import SearchScope
from embertide.thinking.tasks import HintTask, JudgeTask
from tests.support.local_server import ME, SPARK, Guest, local_server, run
from tests.support.patience import PATIENCE


class Slow:
    """A player that waits until it is released."""

    def __init__(self) -> None:
        self.gate, self.most, self.now = threading.Event(), 0, 0
        self._lock = threading.Lock()

    def choose(self, view: Any, moves: Sequence[Any], dice: Dice) -> Any:
        with self._lock:
            self.now += 1
            self.most = max(self.most, self.now)
        self.gate.wait(PATIENCE)
        with self._lock:
            self.now -= 1
        return moves[0]


async def until(holds: Any) -> None:
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.01)


def test_the_server_answers_while_all_threads_search() -> None:
    """The number of threads limits the searches; others wait, and requests are answered."""

    async def story() -> None:
        slow = Slow()
        async with local_server(player=slow, thinkers=2) as server:
            ann = server.guest()
            names = [(await ann.begin("firewater", SPARK, ME))["id"] for _ in range(5)]
            await until(lambda: slow.now == 2)
            await until(lambda: server.thinkers.queue.queued(Purpose.SEATS) == 3)
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


def test_the_gauges_show_what_the_pool_does() -> None:
    async def story() -> None:
        slow = Slow()
        async with local_server(player=slow, thinkers=2) as server:
            ann = server.guest()

            async def gauge(name: str) -> list[float]:
                page = (await ann.http.get("/metrics")).text
                found = [line for line in page.splitlines() if line.startswith(name)]
                return [float(line.split()[1]) for line in found]

            async def gauges() -> tuple[list[float], list[float]]:
                return await gauge("embertide_thinkers_busy"), await gauge(
                    "embertide_thinkers_queued"
                )

            assert await gauges() == ([0, 0], [0, 0])
            for _ in range(5):
                await ann.begin("firewater", SPARK, ME)
            await until(lambda: slow.now == 2)
            await until(lambda: server.thinkers.queue.queued(Purpose.SEATS) == 3)
            assert await gauges() == ([2, 0], [3, 0])
            slow.gate.set()
            await until(lambda: not server.thinkers.queue.running.total())
            assert await gauges() == ([0, 0], [0, 0])

    run(story())


def test_every_level_has_a_pace_and_a_new_one_takes_the_slowest() -> None:
    engine = ThreadEngine(1, ROOMS)
    thinkers = ThinkerPool(engine, SearchQueue(lambda: 1))
    paces = [thinkers.pace(name) for name in NAMES]
    assert paces == sorted(paces)
    assert set(PACES) == set(NAMES)
    assert thinkers.pace("a level of tomorrow") == max(paces)
    asyncio.run(engine.close())


class Endless:
    """A player that searches until it is cancelled."""

    def __init__(self) -> None:
        self.stopped = threading.Event()
        self.begun = threading.Event()

    def choose(self, view: Any, moves: Sequence[Any], dice: Dice) -> Any:
        self.begun.set()
        assert self.stopped.wait(PATIENCE)
        return moves[0]

    def cancel(self) -> None:
        self.stopped.set()


class EndlessBot(Endless, Bot): ...


class EndlessPartner(Endless, Partner): ...


@pytest.mark.parametrize("kind", [EndlessBot, EndlessPartner])
def test_a_deadline_ends_a_search(
    monkeypatch: pytest.MonkeyPatch, kind: type[EndlessBot | EndlessPartner]
) -> None:
    monkeypatch.setattr(threads, "DEADLINE", 0.05)

    async def story() -> None:
        endless = kind()
        async with local_server(player=endless) as server:
            ann = server.guest()
            table = await ann.begin("firewater", SPARK, ME)
            while not (await ann.table(table["id"]))["moves"]:
                await asyncio.sleep(0.01)
            assert endless.stopped.is_set()

    run(story())


def test_closing_the_server_ends_all_searches() -> None:
    async def story() -> None:
        endless = EndlessBot()
        async with local_server(player=endless) as server:
            await server.guest().begin("firewater", SPARK, ME)
            await until(endless.begun.is_set)
        assert endless.stopped.is_set()

    run(story())


def test_a_cancelled_task_ends_its_search_and_waits_for_the_thread() -> None:
    """The slot is free only when the thread is: cancelling again does not change that."""

    async def story() -> None:
        engine, endless = ThreadEngine(1, ROOMS), EndlessBot()
        engine.searches._player = Mock(return_value=endless)  # type: ignore[method-assign]
        match = random_match(ROOMS["firewater"], ROOMS["firewater"].menu.order(2), Dice(1))
        view = ROOMS["firewater"].game.view(match.state, 0)
        task = Task("firewater", match.options, "spark", view, ("move",))
        choosing = asyncio.create_task(engine.choose(task))
        await until(endless.begun.is_set)
        choosing.cancel()
        await asyncio.sleep(0)
        choosing.cancel()
        with pytest.raises(asyncio.CancelledError):
            await choosing
        assert endless.stopped.is_set()
        assert not engine._scopes
        await engine.close()

    run(story())


@pytest.mark.skipif(sys.platform != "linux", reason="threads have no priority of their own there")
def test_searching_threads_yield_to_the_event_loop() -> None:
    engine = ThreadEngine(1, ROOMS)
    own = os.getpriority(os.PRIO_PROCESS, 0)
    searching = engine._pool.submit(
        lambda: os.getpriority(os.PRIO_PROCESS, threading.get_native_id())
    )
    assert searching.result() > own or own == 19
    assert os.getpriority(os.PRIO_PROCESS, threading.get_native_id()) == own
    asyncio.run(engine.close())


def test_a_search_cancelled_before_it_begins_is_cancelled_when_it_begins() -> None:
    scope, endless = SearchScope(), EndlessBot()
    scope.cancel()
    with scope.around(endless):
        assert endless.stopped.is_set()
    later = EndlessBot()
    fresh = SearchScope()
    with fresh.around(later):
        pass
    fresh.cancel()
    assert not later.stopped.is_set()


def test_one_node_searches_for_a_seat() -> None:
    """Of two nodes on one store, the first one searches, and the other receives the move."""

    async def story() -> None:
        store, slow = MemoryStore(), Slow()
        async with (
            local_server(store, player=slow) as one,
            local_server(store, player=slow) as other,
        ):
            ann = one.guest()
            table = await ann.begin("firewater", SPARK, ME)
            await until(lambda: slow.now == 1)
            far = Guest(other.app)
            far.http.cookies = ann.http.cookies
            assert (await far.table(table["id"]))["seq"] == table["seq"]
            for _ in range(3):
                await other.background._round()
                await asyncio.sleep(0.02)
            assert slow.most == 1
            slow.gate.set()
            async with far.call(table["id"]) as call:
                moved = await call.table(lambda t: bool(t["moves"]))
            assert moved["ply"] == table["ply"] + 1
            assert len(await store.events(table["id"])) == moved["seq"] + 1

    run(story())


def test_a_dead_nodes_search_is_taken_over() -> None:
    async def story() -> None:
        store = MemoryStore()
        async with local_server(store) as server:
            ann = server.guest()
            opened = await ann.open("firewater", SPARK, ME)
            await store.lease(f"think {opened['id']}", "the dead", 30.0, server.registry.clock())
            await ann.request(opened["id"], "entropy", value="0" * 64)
            await asyncio.sleep(0.05)
            await server.background._round()
            assert (await ann.table(opened["id"]))["ply"] == 0
            later = server.registry.clock() + 31
            server.registry.clock = lambda: later
            while (await ann.table(opened["id"]))["ply"] == 0:
                await server.background._round()
                await asyncio.sleep(0.01)

    run(story())


def test_pace_depends_on_the_level_alone() -> None:
    engine = ThreadEngine(1, ROOMS)
    thinkers = ThinkerPool(engine, SearchQueue(lambda: 1))
    paces = {
        level: thinkers.pace(level) for level in ("spark", "ember", "flame", "blaze", "inferno")
    }
    assert paces == PACES
    assert ThinkerPool(engine, SearchQueue(lambda: 1), pace=0).pace("inferno") == 0
    asyncio.run(engine.close())


def test_a_task_holds_no_state() -> None:
    """A thinker receives a view, and nothing else that it could read."""
    assert Task._fields == ("room", "options", "level", "view", "moves")


@pytest.mark.parametrize("name", list(ROOMS))
def test_tasks_can_be_sent_to_another_process(name: str) -> None:
    """They hold values only: no room, no functions."""
    room = ROOMS[name]
    for options in room.menu.every():
        past = random_match(room, options, Dice(1)).past()
        match = next(at for at in past[len(past) // 2 :] if at.actor >= 0)
        game, state, seat = room.game, match.state, match.actor
        view, moves = game.view(state, seat), tuple(game.moves(state))
        for task in (
            Task(name, options, "spark", view, moves),
            HintTask(name, options, view),
            JudgeTask(name, options, 3, state, seat, moves[0]),
        ):
            assert pickle.loads(pickle.dumps(task)) == task  # noqa: S301 - our own
