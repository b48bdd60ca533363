"""Requests that arrive at once begin one after the other, and hold up nothing else."""

import asyncio
import itertools

from embertide.server.ops.pacing import TOGETHER, Pacing
from tests.support.local_server import run
from tests.support.patience import PATIENCE


def test_other_work_runs_between_the_requests_of_a_burst() -> None:
    async def story() -> None:
        pacing, begun = Pacing(), 0

        async def request() -> None:
            nonlocal begun
            await pacing.turn()
            begun += 1

        tasks = [asyncio.create_task(request()) for _ in range(20 * TOGETHER)]
        seen = []
        while begun < len(tasks):
            await asyncio.sleep(0)
            seen.append(begun)
        steps = [later - now for now, later in itertools.pairwise(seen)]
        assert max(steps) <= TOGETHER
        await asyncio.gather(*tasks)

    run(story())


def test_requests_begin_in_order_and_those_given_up_take_no_turn() -> None:
    async def story() -> None:
        pacing, begun = Pacing(), list[int]()

        async def request(number: int) -> None:
            await pacing.turn()
            begun.append(number)

        tasks = [asyncio.create_task(request(number)) for number in range(9)]
        await asyncio.sleep(0)
        for task in tasks[3:6]:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert begun == [0, 1, 2, 6, 7, 8]
        await pacing.turn()
        await asyncio.wait_for(pacing.turn(), PATIENCE)

    run(story())
