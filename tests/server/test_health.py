"""The health check stores something, so that it fails whenever a move would."""

import asyncio
import resource
import sqlite3
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.applications import Starlette
from starlette.routing import Route

from embertide.server.ops.health import FRESH, HealthCheck, health_route
from embertide.store.memory import MemoryStore
from embertide.store.store import StorageUnavailable
from tests.support.asgi import ask, refusal
from tests.support.patience import PATIENCE
from tests.support.processes import ServerLauncher

WELL = "well"
"""What stands for no trouble."""


class Slow(MemoryStore):
    async def keep(self, name: str, data: Mapping[str, Any]) -> None:
        await asyncio.sleep(5)


class Away(MemoryStore):
    async def keep(self, name: str, data: Mapping[str, Any]) -> None:
        raise StorageUnavailable("storage-away")


class Counted(MemoryStore):
    writes = 0

    async def keep(self, name: str, data: Mapping[str, Any]) -> None:
        self.writes += 1
        await asyncio.sleep(0)
        if self.writes == 2:
            raise StorageUnavailable("storage-full")


def served(store: MemoryStore) -> Starlette:
    route = health_route(HealthCheck(store, timeout=0.05))
    return Starlette(routes=[Route("/healthz", route)])


@pytest.mark.parametrize(("store", "key"), [(Slow(), "health-slow"), (Away(), "storage-away")])
def test_an_unhealthy_store(store: MemoryStore, key: str) -> None:
    answer = ask(served(store), "GET", "/healthz")
    assert answer.status_code == 503
    assert answer.json() == refusal("storage", key)


def test_a_healthy_store() -> None:
    answer = ask(served(MemoryStore()), "GET", "/healthz")
    assert (answer.status_code, answer.json()) == (200, {"ok": True})


def test_a_result_counts_for_a_moment() -> None:
    """However often it is asked, the check writes once a second."""

    async def story() -> None:
        now, store = 100.0, Counted()
        check = HealthCheck(store, clock=lambda: now)
        assert await asyncio.gather(*(check.trouble() for _ in range(50))) == [None] * 50
        assert store.writes == 1
        now += FRESH
        trouble = await check.trouble()
        assert trouble is not None
        assert trouble.message.key == "storage-full"
        now += FRESH / 2
        assert await check.trouble() is trouble
        now += FRESH
        assert await check.trouble() is None
        assert store.writes == 3

    asyncio.run(story())


def wait_for(url: str, *keys: str) -> None:
    """Ask until the server is unwell for one of these reasons, or well if there are none.

    On a busy machine it may also find its store too slow for a moment.
    """
    until, found = time.monotonic() + PATIENCE, None
    while found is None or found not in (keys or (WELL,)):
        assert time.monotonic() < until, found
        answer = httpx.get(f"{url}/healthz", timeout=PATIENCE)
        assert answer.status_code in (200, 503)
        found = WELL if answer.json() == {"ok": True} else str(answer.json()["why"]["key"])
        assert (found == WELL) == (answer.status_code == 200)
        time.sleep(0.05)


def test_a_full_disk_and_a_locked_file(servers: ServerLauncher, sqlite_url: str) -> None:
    """With a real server: full, then locked, and well again each time."""
    server = servers.start(sqlite_url)
    url, file = server.address(), sqlite_url.partition("///")[2]
    wait_for(url)
    free = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
    log = Path(f"{file}-wal").stat().st_size
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (log, free[1]))
    wait_for(url, "storage-full", "storage-away")
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, free)
    wait_for(url)
    other = sqlite3.connect(file)
    other.execute("BEGIN IMMEDIATE")
    wait_for(url, "storage-locked", "health-slow")
    other.close()
    wait_for(url)
