"""Computers before their code is compiled: low levels play, the others wait; nothing outlives."""

import asyncio
import os
import signal
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

from embertide.catalog import ROOMS
from embertide.search.precompile import warm
from embertide.server.thinking.compiling import CompiledRooms
from tests.support.local_server import ME, SPARK, local_server, run
from tests.support.patience import PATIENCE
from tests.support.processes import runs, served

INFERNO = {"kind": "computer", "level": "inferno"}


@pytest.mark.parametrize("game", ["feurio", "firewater"])
def test_spark_plays_while_nothing_is_compiled(game: str) -> None:
    async def story() -> None:
        async with local_server(real=True, compiled=False) as server:
            ann = server.guest()
            table = (await ann.begin(game, SPARK, ME))["id"]
            while not (await ann.table(table))["moves"]:
                await asyncio.sleep(0.01)
            assert (await ann.get("/readiness"))["shares"][game] == 0.0

    run(story())


def test_a_high_level_and_a_hint_wait_until_the_code_is_loaded() -> None:
    warm([ROOMS["firewater"]])

    async def story() -> None:
        async with local_server(real=True, compiled=False) as server:
            ann = server.guest()
            table = (await ann.begin("firewater", INFERNO, ME))["id"]
            other = (await ann.begin("firewater", ME, SPARK, aids=["hints"]))["id"]
            ply = (await ann.table(other))["ply"]
            hint = asyncio.create_task(ann.request(other, "hint", ply=ply))
            await asyncio.sleep(0.1)
            assert not (await ann.table(table))["moves"]
            assert not hint.done()
            assert not server.thinkers.queue.running.total()
            await server.compiled.count_as_loaded()
            assert (await ann.get("/readiness"))["shares"]["firewater"] == 1.0
            assert (await hint)["hints"]
            while not (await ann.table(table))["moves"]:
                await asyncio.sleep(0.01)

    run(story())


def test_rooms_that_need_no_code_are_ready() -> None:
    compiled = CompiledRooms(ROOMS.values())
    assert not compiled.ready("feurio")
    assert compiled.ready("a room without computers")
    assert compiled.share("a room without computers") == 1.0


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGKILL, signal.SIGINT])
def test_no_compiler_outlives_its_server(sign: signal.Signals, tmp_path: Path) -> None:
    with served("memory:", XDG_CACHE_HOME=str(tmp_path)) as (server, _):
        _wait(lambda: len(_children(server.pid)) >= 2)
        children = _children(server.pid)
        os.kill(server.pid, sign)
        _wait(lambda: not any(map(runs, children)))


def _children(pid: int) -> list[int]:
    """Return the processes that a process has started and that still run."""
    found: list[int] = []
    for task in Path(f"/proc/{pid}/task").iterdir():
        # A thread may end before it is asked.
        with suppress(FileNotFoundError, ProcessLookupError):
            found += map(int, (task / "children").read_text().split())
    return [child for child in found if runs(child)]


def _wait(until: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not until():
        assert time.monotonic() < end
        time.sleep(0.02)
