"""Nodes whose own clocks differ: tables go by the clock of the database."""

import asyncio
import time
from contextlib import AsyncExitStack
from functools import partial
from unittest.mock import patch

import pytest

from embertide.host.clock import SharedClock
from embertide.server import services
from embertide.store.open import open_store
from tests.support.local_server import FRIEND, ME, SPARK, Guest, LocalServer, local_server, run

HOUR = 3600.0
MINUTES = {"kind": "turn", "seconds": 600}


class Database:
    """A clock to ask, and the steady clock of the node that asks; an answer takes a while."""

    def __init__(self) -> None:
        self.time, self.steady = 5000.0, 70.0
        self.there, self.back = 0.0, 0.0  # the seconds that question and answer travel

    def pass_by(self, seconds: float) -> None:
        self.time += seconds
        self.steady += seconds

    async def now(self) -> float:
        self.pass_by(self.there)
        answer = self.time
        self.pass_by(self.back)
        return answer

    def error(self, clock: SharedClock) -> float:
        return clock() - self.time


def test_the_shared_clock_follows_the_database() -> None:
    async def story() -> None:
        database = Database()
        clock = SharedClock(database.now, lambda: database.steady)
        await clock.measure()
        assert database.error(clock) == pytest.approx(0.0)
        database.pass_by(100.0)
        assert database.error(clock) == pytest.approx(0.0)
        # A slow answer leaves it alone, as long as it may be right.
        database.there, database.back = 3.0, 0.5
        await clock.measure()
        assert database.error(clock) == pytest.approx(0.0)
        database.time += HOUR
        await clock.measure()
        assert abs(database.error(clock)) <= 3.5
        database.there = database.back = 0.0
        await clock.measure()
        assert database.error(clock) == pytest.approx(0.0)

    run(story())


def test_each_store_has_a_clock(postgres_url: str, sqlite_url: str) -> None:
    async def story() -> None:
        for url in ("memory:", sqlite_url, postgres_url):
            store = open_store(url)
            await store.open()
            # The tests' own database runs on this machine.
            before, now, after = time.time(), await store.now(), time.time()
            assert before - 0.1 <= now <= after + 0.1
            await store.close()

    run(story())


class Nodes:
    """Two nodes on one database, one whose own clock is an hour behind and one two hours ahead."""

    def __init__(self, url: str) -> None:
        self._url, self._stack = url, AsyncExitStack()

    async def __aenter__(self) -> list[LocalServer]:
        return [await self._start(skew) for skew in (-HOUR, 2 * HOUR)]

    async def _start(self, skew: float) -> LocalServer:
        wrong = partial(SharedClock, wall=lambda: time.time() + skew)
        with patch.object(services, "SharedClock", wrong):
            return await self._stack.enter_async_context(local_server(open_store(self._url)))

    async def __aexit__(self, *_: object) -> None:
        await self._stack.aclose()


def at_other(guest: Guest, node: LocalServer) -> Guest:
    """Return the same person as a guest of another node."""
    other = node.guest()
    other.http.cookies = guest.http.cookies
    return other


def test_a_turn_that_begins_at_one_node_ends_in_time_at_another(postgres_url: str) -> None:
    async def story() -> None:
        async with Nodes(postgres_url) as (first, second):
            ann, bob = first.guest(), second.guest()
            table = await ann.open("firewater", ME, FRIEND, clock=MINUTES)
            name = table["id"]
            await bob.join(name, table["seats"][1]["key"])
            await ann.add_number(name, "0" * 64)
            for _ in range(6):
                for seat, (who, other) in enumerate(((ann, bob), (bob, ann))):
                    seen = await who.table(name)
                    if not seen["moves"]:
                        continue
                    assert 0 < seen["seats"][seat]["left"] <= 600
                    body = {"ply": seen["ply"], "move": seen["moves"][0]}
                    done = await who.request(name, "move", **body)
                    while (seen := await other.table(name))["seq"] < done["seq"]:
                        await asyncio.sleep(0.01)
                    assert not any(seat["away"] for seat in seen["seats"])
            events = await first.registry.events(name)
            times = [event.at for event in events]
            assert times == sorted(times)
            assert abs(times[-1] - time.time()) < 600
            kinds = {type(event.change).__name__ for event in events}
            assert not {"Paused", "StoodIn"} & kinds

    run(story())


def test_leases_and_sessions_hold_at_both_nodes(postgres_url: str) -> None:
    async def story() -> None:
        async with Nodes(postgres_url) as (first, second):
            ann = first.guest()
            account = {"name": "Ann Example", "password": "a long enough password"}
            await ann.post("/account", account, 201)
            far = at_other(ann, second)
            assert (await far.get("/me"))["account"]
            table = await far.begin("firewater", SPARK, ME)
            while not (await ann.table(table["id"]))["moves"]:
                await asyncio.sleep(0.01)
            # Whoever moved for the computer has the lease; the other does not think it has ended.
            takes = [await node.background._leases.take(table["id"]) for node in (second, first)]
            assert takes == [True, False]

    run(story())
