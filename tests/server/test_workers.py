"""`embertide serve --workers`: several processes on one port, replaced when they end."""

import asyncio
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.parser import text_string_to_metric_families

from embertide.cli.serve import bind
from embertide.cli.workers import check, shared_sockets
from embertide.core.errors import Malformed
from embertide.server.ops import worker_metrics
from embertide.server.ops.worker import Worker
from embertide.server.ops.worker_metrics import WorkerMetrics
from embertide.server.settings import Settings
from tests.support.audit import audit
from tests.support.patience import PATIENCE
from tests.support.players import Group, Notes, while_playing
from tests.support.processes import FREE, Running, runs, served

MOVES = 40
"""Acknowledged moves before and after each disturbance."""

PLAYERS = "feurio", "firewater", "feurio", "firewater"


@pytest.fixture
def workers(postgres_url: str) -> Iterator[Running]:
    """A server with two workers."""
    with served(
        postgres_url, "--workers", "2", "--pace", "0", EMBERTIDE_LOG_LEVEL="info"
    ) as started:
        yield started[0]


def children(server: Running) -> list[int]:
    text = Path(f"/proc/{server.pid}/task/{server.pid}/children").read_text()
    return [int(pid) for pid in text.split()]


def until(true: Callable[[], bool]) -> None:
    limit = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < limit
        time.sleep(0.05)


def samples(server: Running, name: str) -> dict[str, float]:
    """Return the values of a metric by worker."""
    text = httpx.get(f"{server.address()}/metrics", timeout=PATIENCE).text
    found = [s for f in text_string_to_metric_families(text) for s in f.samples if s.name == name]
    return {sample.labels["worker"]: sample.value for sample in found}


def both_moved(server: Running) -> bool:
    moved = samples(server, "embertide_moves_total")
    return set(moved) == {"1", "2"} and min(moved.values()) > 0


async def more_moves(notes: Notes) -> None:
    before = len(notes.acknowledged)
    async with asyncio.timeout(PATIENCE):
        while len(notes.acknowledged) < before + MOVES:
            await asyncio.sleep(0.01)


def test_a_killed_worker_loses_nothing_and_is_back(workers: Running, postgres_url: str) -> None:
    notes, first = Notes(), children(workers)
    assert len(first) == 2

    async def work() -> None:
        await more_moves(notes)
        await asyncio.to_thread(until, lambda: both_moved(workers))
        os.kill(first[0], signal.SIGKILL)
        await more_moves(notes)
        await asyncio.to_thread(until, lambda: len(children(workers)) == 2)
        await more_moves(notes)

    where = workers.address
    # Many tables, so that the system gives connections to both workers.
    groups: list[Group] = [(game, (where, where)) for game in PLAYERS * 3]
    asyncio.run(while_playing([*groups, ("feurio", (where,))], notes, work))
    found = asyncio.run(audit(postgres_url, notes))
    assert found.acknowledged >= 3 * MOVES
    assert not notes.refused
    assert first[0] not in children(workers)
    assert first[1] in children(workers)
    named = [json.loads(line) for line in workers.out.read_text().splitlines() if line[0] == "{"]
    assert {line["worker"] for line in named} == {1, 2}


def test_signals(workers: Running) -> None:
    before = children(workers)
    os.kill(workers.pid, signal.SIGHUP)
    until(lambda: len(children(workers)) == 2 and not set(before) & set(children(workers)))
    until(lambda: len(samples(workers, "embertide_sockets")) == 2)
    last = children(workers)
    os.kill(workers.pid, signal.SIGTERM)
    until(lambda: not runs(workers.pid))
    assert not any(runs(pid) for pid in last)


def test_workers_end_with_their_parent(workers: Running) -> None:
    left = children(workers)
    os.kill(workers.pid, signal.SIGKILL)
    until(lambda: not any(runs(pid) for pid in left))


def test_a_refusal_to_open_is_printed_once(postgres_url: str) -> None:
    unreachable = postgres_url.replace("/test_", "/no_such_database_")
    flags = ["--workers", "2", "--port", "0", "--no-browser", "--database", unreachable]
    done = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-m", "embertide", "serve", *flags],
        env=os.environ | FREE,
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )
    assert (done.stdout, done.returncode) == ("", 2)
    assert done.stderr.count("database can’t be reached") == 1
    assert "Traceback" not in done.stderr


def test_an_embedded_database_has_one_worker() -> None:
    with pytest.raises(Malformed, match="need PostgreSQL"):
        check(Settings(database="sqlite:///games.db", workers=2))
    check(Settings(database="postgresql://localhost/games", workers=2))


def test_a_port_of_workers_is_in_use() -> None:
    sockets = shared_sockets(bind("127.0.0.1", 0), 2)
    port = sockets[0].getsockname()[1]
    with pytest.raises(Malformed, match="is already in use"):
        bind("127.0.0.1", port)
    for one in sockets:
        one.close()


def test_search_threads_are_shared_fairly(tmp_path: Path) -> None:
    def shares(thinkers: int, total: int) -> list[int]:
        settings = Settings(database="memory:", thinkers=thinkers)
        workers = [Worker(number, total, tmp_path) for number in range(1, total + 1)]
        return [worker.share(settings).thinkers for worker in workers]

    assert shares(7, 3) == [3, 2, 2]
    assert shares(4, 2) == [2, 2]
    assert shares(1, 2) == [1, 1]


def test_metrics_of_all_workers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker_metrics, "TIMEOUT", PATIENCE)

    def registry(moves: int) -> CollectorRegistry:
        made = CollectorRegistry()
        Counter("moves", "Moves.", ["kind"], registry=made).labels('a"b').inc(moves)
        Gauge("sockets", "Sockets.", registry=made).set_function(lambda: moves)
        Histogram("seconds", "Time.", buckets=(1,), registry=made).observe(moves)
        return made

    async def story() -> str:
        workers = [Worker(number, 3, tmp_path) for number in (1, 2, 3)]
        own = [WorkerMetrics(worker, registry(worker.number)) for worker in workers]
        async with own[0].answering(), own[1].answering():  # the third does not answer
            return (await own[0].collect()).decode()

    text = asyncio.run(story())
    assert text.count("# TYPE moves_total counter") == 1
    assert 'moves_total{kind="a\\"b",worker="1"} 1.0' in text
    assert 'moves_total{kind="a\\"b",worker="2"} 2.0' in text
    assert 'sockets{worker="2"} 2.0' in text
    assert 'seconds_bucket{le="1.0",worker="2"} 0.0' in text
    assert 'worker="3"' not in text
