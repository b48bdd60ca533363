"""Slow Python work runs in few threads, with a queue that is bounded by address."""

import asyncio
import threading
from typing import Any
from unittest.mock import patch

import pytest

from embertide.host.opening import way_to_play
from embertide.host.replays import read
from embertide.server.ops.limits import LimitExceeded
from embertide.server.ops.slow_work import MOST, MOST_ADDRESS, THREADS, SlowWork
from tests.support.local_server import ME, Json, local_server, run

POSITION: Json = {"game": "firewater", "players": 2, "position": {"placed": []}}
RECORD: Json = {"record": "{}"}


def test_few_threads_and_a_bounded_queue() -> None:
    gate, inside = threading.Event(), threading.Semaphore(THREADS)

    def work(number: int) -> int:
        assert inside.acquire(blocking=False), "more threads than expected"
        gate.wait()
        inside.release()
        return number

    async def story() -> None:
        workers = SlowWork()
        addresses = [f"10.0.0.{number // MOST_ADDRESS}" for number in range(MOST)]
        calls = [
            asyncio.create_task(workers.run(address, work, number))
            for number, address in enumerate(addresses)
        ]
        await asyncio.sleep(0)
        for address in ("10.0.0.0", "10.9.9.9"):
            with pytest.raises(LimitExceeded) as no:
                await workers.run(address, work, 0)
            assert no.value.wait > 0
        gate.set()
        assert await asyncio.gather(*calls) == list(range(MOST))
        assert await workers.run("10.0.0.0", work, number=7) == 7
        assert not workers._waiting
        workers.close()

    run(story())


def test_one_address_cannot_use_the_whole_queue() -> None:
    async def story() -> None:
        workers, gate = SlowWork(), threading.Event()
        calls = [asyncio.create_task(workers.run("10.0.0.1", gate.wait)) for _ in range(MOST)]
        await asyncio.sleep(0)
        other = asyncio.create_task(workers.run("10.0.0.2", gate.wait))
        gate.set()
        done = await asyncio.gather(*calls, return_exceptions=True)
        assert sum(result is True for result in done) == MOST_ADDRESS
        assert await other
        workers.close()

    run(story())


ROUTES = [
    ("/position", POSITION, "host.positions.way_to_play", way_to_play),
    ("/position/why", POSITION | {"move": "?"}, "host.positions.way_to_play", way_to_play),
    ("/position/hints", POSITION, "host.positions.way_to_play", way_to_play),
    ("/replay", RECORD, "host.replays.read", read),
    ("/verify", RECORD, "host.replays.read", read),
    (
        "/tables",
        {"game": "firewater", "seats": [ME, ME], "from": RECORD | {"moves": 0}},
        "server.http.tables.read",
        read,
    ),
]


@pytest.mark.parametrize(("path", "body", "name", "work"), ROUTES)
def test_slow_routes_do_not_run_on_the_event_loop(
    path: str, body: Json, name: str, work: Any
) -> None:
    threads: list[str] = []

    def noted(*args: Any) -> Any:
        threads.append(threading.current_thread().name.partition("_")[0])
        return work(*args)

    async def story() -> None:
        async with local_server() as server:
            with patch(f"embertide.{name}", noted):
                await server.guest().http.post(f"/api{path}", json=body)
        # A hint holds its place in the queue of searches meanwhile.
        assert threads == ["asyncio" if path == "/position/hints" else "slow"]

    run(story())
