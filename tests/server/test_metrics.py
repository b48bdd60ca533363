"""Metrics, counted by route template, and the health check."""

import asyncio
import logging
from typing import Any

import httpx
import pytest
from fastapi import APIRouter, FastAPI
from starlette.responses import PlainTextResponse
from starlette.types import Message, Receive, Scope, Send

from embertide.server.ops.metrics import Metrics, MetricsMiddleware, measure_lag, metrics_route
from embertide.server.settings import Settings
from tests.support.asgi import ask
from tests.support.local_server import ME, entropy, local_server, run


def measured(metrics: Metrics, /, **settings: Any) -> MetricsMiddleware:
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
    app.add_route("/metrics", metrics_route(metrics, Settings(database="memory:", **settings)))
    return MetricsMiddleware(app, metrics)


def test_requests_are_counted_without_ids(caplog: pytest.LogCaptureFixture) -> None:
    metrics = Metrics()
    app = measured(metrics)
    with caplog.at_level(logging.INFO, "embertide"):
        ask(app, "GET", "/api/tables/SECRETID?key=SECRETKEY")
        ask(app, "GET", "/api/tables/broken")
        ask(app, "GET", "/SECRETPATH")
        ask(app, "GET", "/api/tables/SECRETID/seats/3")
        ask(app, "GET", "/pages/SECRET/a/b")
        ask(app, "SECRETMETHOD", "/api/tables/a")
    page = ask(app, "GET", "/metrics")
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


def hung_up(app: MetricsMiddleware, path: str) -> None:
    """Send a request whose client disconnects before an answer."""

    async def receive() -> Message:
        return {"type": "http.disconnect"}

    async def send(message: Message) -> None:
        pass

    scope: dict[str, Any] = {"type": "http", "method": "GET", "path": path, "scheme": "http"}
    scope |= {"headers": [(b"host", b"localhost")], "query_string": b""}
    asyncio.run(app(scope, receive, send))


def test_a_client_that_hangs_up_is_no_failure(caplog: pytest.LogCaptureFixture) -> None:
    """Neither where nothing is answered nor where the answer finds nobody."""

    async def silent(scope: Scope, receive: Receive, send: Send) -> None:
        await receive()

    async def answers(scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        await PlainTextResponse("", 409)(scope, receive, send)

    async def fails(scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        raise ZeroDivisionError

    async def ignores(scope: Scope, receive: Receive, send: Send) -> None:
        await PlainTextResponse("")(scope, receive, send)
        await receive()

    with caplog.at_level(logging.INFO, "embertide"):
        for app in (silent, answers, ignores):
            hung_up(MetricsMiddleware(app, Metrics()), "/")
        with pytest.raises(ZeroDivisionError):
            hung_up(MetricsMiddleware(fails, Metrics()), "/")
    lines = [record.__dict__ for record in caplog.records if record.name == "embertide.requests"]
    assert [line["status"] for line in lines] == [499, 499, 200, 500]


def test_every_metric_is_exposed() -> None:
    metrics = Metrics()
    metrics.sockets.inc()
    metrics.tables.set(3)
    metrics.moves.inc(2)
    metrics.storing.observe(0.004)
    metrics.busy.labels("seats").inc()
    metrics.queued.labels("advice").set(2)
    metrics.searches_refused.labels("advice").inc()
    metrics.searches_cancelled.labels("advice").inc(3)
    metrics.thinking.labels("flame").observe(1)
    metrics.refusals.labels("stale").inc()
    metrics.troubles.labels("storage-full").inc()
    metrics.exceeded.labels("hints_minutely").inc()
    metrics.turned_away.labels("headers").inc()
    metrics.failures.inc()
    page = ask(measured(metrics), "GET", "/metrics").text
    for line in (
        "embertide_sockets 1.0",
        "embertide_tables 3.0",
        "embertide_moves_total 2.0",
        "embertide_store_seconds_count 1.0",
        'embertide_thinkers_busy{purpose="seats"} 1.0',
        'embertide_thinkers_queued{purpose="advice"} 2.0',
        'embertide_searches_refused_total{purpose="advice"} 1.0',
        'embertide_searches_cancelled_total{purpose="advice"} 3.0',
        'embertide_think_seconds_count{level="flame"} 1.0',
        'embertide_refusals_total{kind="stale"} 1.0',
        'embertide_storage_troubles_total{kind="storage-full"} 1.0',
        'embertide_limits_exceeded_total{limit="hints_minutely"} 1.0',
        'embertide_connections_refused_total{reason="headers"} 1.0',
        "embertide_failures_total 1.0",
    ):
        assert line in page.splitlines(), line
    for name in ("process_resident_memory_bytes", "process_cpu_seconds", "process_open_fds"):
        assert f"# TYPE {name}" in page


def test_pages_and_operations_have_labels() -> None:
    async def story() -> None:
        async with local_server() as server:
            guest = server.guest()
            guest.http._transport = httpx.ASGITransport(
                MetricsMiddleware(server.app, server.metrics)
            )
            for path in ("/", "/healthz", "/metrics", "/daily", "/SECRET", "/assets/SECRET.js"):
                await guest.http.get(path)
            labels = {
                sample.labels["route"]
                for metric in server.metrics.requests.collect()
                for sample in metric.samples
            }
            assert labels == {"/", "/healthz", "/metrics", "page", "/assets"}

    run(story())


def test_two_nodes_in_one_process_do_not_share_metrics() -> None:
    first, second = Metrics(), Metrics()
    first.moves.inc()
    assert second.registry.get_sample_value("embertide_moves_total") == 0


def test_lag_is_measured() -> None:
    metrics = Metrics()

    async def hold_up() -> None:
        task = asyncio.create_task(measure_lag(metrics, every=0.01))
        for _ in range(3):
            await asyncio.sleep(0.02)
        task.cancel()

    asyncio.run(hold_up())
    assert (metrics.registry.get_sample_value("embertide_loop_lag_seconds_count") or 0) >= 1


def scrape(address: str, headers: dict[str, str] | None = None, **settings: Any) -> int:
    async def send() -> int:
        transport = httpx.ASGITransport(measured(Metrics(), **settings), client=(address, 1))
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            return (await client.get("/metrics", headers=headers)).status_code

    return asyncio.run(send())


def test_metrics_are_for_this_machine() -> None:
    assert scrape("127.0.0.1") == scrape("::1") == scrape("::ffff:127.0.0.1") == 200
    assert scrape("10.0.0.1") == scrape("2001:db8::1") == scrape("unknown") == 404


def test_metrics_are_for_the_networks_of_the_settings() -> None:
    assert scrape("10.1.2.3", metrics=("10.0.0.0/8",)) == 200
    assert scrape("127.0.0.1", metrics=("10.0.0.0/8",)) == 404
    assert scrape("192.0.2.1", metrics=("all",)) == 200


@pytest.mark.parametrize("header", ["X-Forwarded-For", "Forwarded", "X-Real-IP"])
def test_metrics_are_not_for_the_clients_of_an_unknown_proxy(header: str) -> None:
    """A proxy on this machine has its address; without a setting nothing else is known."""
    assert scrape("127.0.0.1", {header: "127.0.0.1"}) == 404
    assert scrape("127.0.0.1", {header: "127.0.0.1"}, proxies=("10.0.0.0/8",)) == 200


def test_moves_are_counted_and_timed() -> None:
    async def story() -> None:
        async with local_server() as server:
            ann = server.guest()
            table = await ann.open("firewater", ME, ME)
            await ann.request(table["id"], "entropy", value=entropy())
            seen = await ann.table(table["id"])
            await ann.request(table["id"], "move", ply=seen["ply"], move=seen["moves"][0])
            number = server.metrics.registry.get_sample_value
            assert number("embertide_moves_total") == 1
            assert (number("embertide_store_seconds_count") or 0) > 1

    run(story())
