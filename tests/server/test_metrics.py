"""Numbers for the operator: counted by route template, and a health that tells the truth."""

import asyncio
import logging

import pytest
from fastapi import APIRouter, FastAPI

from embertide.server.metrics import Measured, Metrics, health_route, measure_lag, metrics_route
from embertide.store.memory import MemoryStore
from embertide.store.store import Shelf, StorageTrouble
from tests.server.asking import ask
from tests.server.household import ME, entropy, household, run


def measured(metrics: Metrics, store: MemoryStore) -> Measured:
    app, api, seats = FastAPI(), APIRouter(), APIRouter()

    @api.get("/tables/{table}")
    def table(table: str) -> str:
        if table == "broken":
            raise ZeroDivisionError
        return table

    @seats.get("/seats/{seat}")
    def seat(table: str, seat: int) -> int:
        return seat

    @app.get("/pages/{rest:path}")
    def pages(rest: str) -> str:
        return rest

    api.include_router(seats, prefix="/tables/{table}")
    app.include_router(api, prefix="/api")
    app.add_route("/metrics", metrics_route(metrics))
    app.add_route("/healthz", health_route(store, patience=0.05))
    return Measured(app, metrics)


def test_requests_are_counted_without_ids(caplog: pytest.LogCaptureFixture) -> None:
    metrics = Metrics()
    door = measured(metrics, MemoryStore())
    with caplog.at_level(logging.INFO, "embertide"):
        ask(door, "GET", "/api/tables/SECRETID?key=SECRETKEY")
        ask(door, "GET", "/api/tables/broken")
        ask(door, "GET", "/SECRETPATH")
        ask(door, "GET", "/api/tables/SECRETID/seats/3")
        ask(door, "GET", "/pages/SECRET/a/b")
        ask(door, "SECRETMETHOD", "/api/tables/a")
    page = ask(door, "GET", "/metrics")
    assert page.headers["content-type"].startswith("text/plain")
    assert "SECRET" not in page.text
    route = 'method="GET",route="/api/tables/{table}"'
    assert f'embertide_requests_total{{{route},status="200"}} 1.0' in page.text
    assert f'embertide_requests_total{{{route},status="500"}} 1.0' in page.text
    assert 'route="other",status="404"' in page.text
    assert 'route="/api/tables/{table}/seats/{seat}",status="200"' in page.text
    assert 'route="/pages/{rest:path}",status="200"' in page.text
    assert 'method="other"' in page.text
    assert "embertide_request_seconds_bucket" in page.text
    lines = [record.__dict__ for record in caplog.records if record.name == "embertide.requests"]
    assert [line["status"] for line in lines] == [200, 500, 404, 200, 200, 405]
    assert not [line for line in lines if "SECRET" in str(line)]


def test_every_number_has_its_place() -> None:
    metrics = Metrics()
    metrics.sockets.inc()
    metrics.tables.set(3)
    metrics.moves.inc(2)
    metrics.storing.observe(0.004)
    metrics.busy.inc()
    metrics.queued.set(2)
    metrics.thinking.labels("flame").observe(1)
    metrics.refusals.labels("stale").inc()
    metrics.troubles.labels("storage-full").inc()
    page = ask(measured(metrics, MemoryStore()), "GET", "/metrics").text
    for line in (
        "embertide_sockets 1.0",
        "embertide_tables 3.0",
        "embertide_moves_total 2.0",
        "embertide_store_seconds_count 1.0",
        "embertide_thinkers_busy 1.0",
        "embertide_thinkers_queued 2.0",
        'embertide_think_seconds_count{level="flame"} 1.0',
        'embertide_refusals_total{kind="stale"} 1.0',
        'embertide_storage_troubles_total{kind="storage-full"} 1.0',
    ):
        assert line in page.splitlines(), line


def test_two_nodes_in_one_process_do_not_share_numbers() -> None:
    first, second = Metrics(), Metrics()
    first.moves.inc()
    assert second.registry.get_sample_value("embertide_moves_total") == 0


def test_lag_is_noticed() -> None:
    metrics = Metrics()

    async def hold_up() -> None:
        task = asyncio.create_task(measure_lag(metrics, every=0.01))
        for _ in range(3):
            await asyncio.sleep(0.02)
        task.cancel()

    asyncio.run(hold_up())
    assert (metrics.registry.get_sample_value("embertide_loop_lag_seconds_count") or 0) >= 1


class Slow(MemoryStore):
    async def lobby(self, most: int = 100) -> list[tuple[str, Shelf]]:
        await asyncio.sleep(5)
        return []


class Away(MemoryStore):
    async def lobby(self, most: int = 100) -> list[tuple[str, Shelf]]:
        raise StorageTrouble("storage-away")


@pytest.mark.parametrize(("store", "key"), [(Slow(), "health-slow"), (Away(), "storage-away")])
def test_ill_health(store: MemoryStore, key: str) -> None:
    answer = ask(measured(Metrics(), store), "GET", "/healthz")
    assert answer.status_code == 503
    assert answer.json()["why"]["key"] == key
    assert answer.json()["kind"] == "storage"


def test_good_health() -> None:
    answer = ask(measured(Metrics(), MemoryStore()), "GET", "/healthz")
    assert (answer.status_code, answer.json()) == (200, {"ok": True})


def test_moves_are_counted_and_timed() -> None:
    async def story() -> None:
        async with household() as house:
            ann = house.guest()
            table = await ann.open("firewater", ME, ME)
            await ann.request(table["id"], "entropy", value=entropy())
            seen = await ann.table(table["id"])
            await ann.request(table["id"], "move", ply=seen["ply"], move=seen["moves"][0])
            number = house.metrics.registry.get_sample_value
            assert number("embertide_moves_total") == 1
            assert (number("embertide_store_seconds_count") or 0) > 1

    run(story())
