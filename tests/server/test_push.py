"""Push notifications of a running server, through a push service over TLS."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from embertide.server.push import endpoints, queue, turns
from embertide.server.push.sender import PushMessage, topic_of
from embertide.store.memory import MemoryStore
from embertide.store.store import Subscription
from tests.support.local_server import (
    FRIEND,
    ME,
    SPARK,
    Guest,
    Json,
    LocalServer,
    entropy,
    local_server,
    run,
)
from tests.support.patience import PATIENCE
from tests.support.push_service import (
    Device,
    Pushed,
    PushService,
    check_token,
    make_certificate,
    push_service,
)

DAYS = {"kind": "turn", "seconds": 3 * 24 * 3600}
MINUTES = {"kind": "turn", "seconds": 600}
QUIET = 0.3
"""Seconds in which a notice would have arrived, were there one."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("tls")
    make_certificate(made)
    return made


@pytest.fixture(autouse=True)
def quick(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", str(folder / "cert.pem"))
    monkeypatch.setattr(turns, "WAIT", 0.02)
    monkeypatch.setattr(queue, "PAUSE", 0.02)


@asynccontextmanager
async def serving(
    folder: Path, store: MemoryStore | None = None
) -> AsyncIterator[tuple[LocalServer, PushService]]:
    async with push_service(folder) as service:
        hosts = (service.host,)
        async with local_server(store, push_hosts=hosts) as server:
            yield server, service


class Pair:
    """Two people at a table; the second has subscribed a device."""

    def __init__(self, server: LocalServer, service: PushService) -> None:
        self.ann, self.bob = server.guest(), server.guest()
        self.server, self.service, self.device = server, service, Device()
        self.name = ""

    async def sit(self, clock: Json | None, language: str = "en") -> None:
        await self.ann.ask("PATCH", "/me", json={"name": "Ann Example"})
        table = await self.ann.open("firewater", ME, FRIEND, clock=clock)
        self.name = table["id"]
        await self.bob.join(self.name, table["seats"][1]["key"])
        order = self.device.order(self.service.endpoint(), language)
        answer = await self.bob.post("/push", order)
        assert [s["host"] for s in answer["subscriptions"]] == ["localhost"]
        await self.ann.request(self.name, "entropy", value=entropy(0))

    async def move(self, guest: Guest) -> bool:
        """Make the first legal move; false if it is not this guest's turn."""
        table = await guest.table(self.name)
        if not table["moves"]:
            return False
        await guest.request(self.name, "move", ply=table["ply"], move=table["moves"][0])
        return True

    async def until_bobs_turn(self) -> None:
        while await self.move(self.ann):
            pass

    async def notice(self) -> tuple[Pushed, Json]:
        async with asyncio.timeout(PATIENCE):
            pushed = await self.service.received.get()
        return pushed, json.loads(self.device.decrypt(pushed.body))

    async def silence(self) -> None:
        await asyncio.sleep(QUIET)
        assert self.service.received.empty()


@pytest.mark.parametrize("clock", [DAYS, None])
def test_a_person_whose_turn_comes_is_notified(folder: Path, clock: Json | None) -> None:
    async def story() -> None:
        async with serving(folder) as (server, service):
            pair = Pair(server, service)
            await pair.sit(clock, "de")
            await pair.until_bobs_turn()
            pushed, notice = await pair.notice()
            assert notice == {
                "title": "Feuer & Wasser",
                "body": "Du bist am Zug, am Tisch mit Ann Example.",
                "table": pair.name,
            }
            assert pushed.path == "/push/device?v=2"
            assert pushed.headers["topic"] == topic_of(pair.name)
            assert pair.name not in str(pushed.headers)
            assert 0 < int(pushed.headers["ttl"]) <= (3 * 24 * 3600 if clock else turns.LONGEST)
            claims = check_token(pushed.headers["authorization"], f"https://{service.host}")
            assert claims["sub"] == "mailto:admin@localhost"
            await pair.silence()

    run(story())


def test_no_notice_at_a_table_with_a_quick_clock(folder: Path) -> None:
    async def story() -> None:
        async with serving(folder) as (server, service):
            pair = Pair(server, service)
            await pair.sit(MINUTES)
            await pair.until_bobs_turn()
            await pair.silence()

    run(story())


def test_no_notice_to_a_person_who_has_the_table_open(folder: Path) -> None:
    async def story() -> None:
        async with serving(folder) as (server, service):
            pair = Pair(server, service)
            await pair.sit(DAYS)
            async with pair.bob.call(pair.name) as call:
                await call.table()
                await pair.until_bobs_turn()
                await pair.silence()

    run(story())


def test_no_notice_beside_computers_only(folder: Path) -> None:
    async def story() -> None:
        async with serving(folder) as (server, service):
            ann, device = server.guest(), Device()
            table = await ann.begin("firewater", ME, SPARK)
            await ann.post("/push", device.order(service.endpoint()))
            pair = Pair(server, service)
            pair.name = table["id"]
            assert await pair.move(ann)
            await pair.silence()

    run(story())


def test_one_notice_for_a_turn_however_many_events_it_has(folder: Path) -> None:
    async def story() -> None:
        async with serving(folder) as (server, service):
            pair = Pair(server, service)
            await pair.sit(None)
            await pair.until_bobs_turn()
            await pair.notice()
            loaded = await server.registry.loaded(pair.name)
            server.notices.stored(loaded.table)
            await pair.silence()

    run(story())


@pytest.mark.parametrize("status", ["404 Not Found", "410 Gone"])
def test_a_browser_that_has_unsubscribed_is_deleted(folder: Path, status: str) -> None:
    async def story() -> None:
        async with serving(folder) as (server, service):
            pair = Pair(server, service)
            service.statuses = [status]
            await pair.sit(DAYS)
            await pair.until_bobs_turn()
            await pair.notice()
            async with asyncio.timeout(PATIENCE):
                while (await pair.bob.get("/push"))["subscriptions"]:
                    await asyncio.sleep(0.02)

    run(story())


def test_a_busy_push_service_is_asked_again_and_failures_are_counted(folder: Path) -> None:
    async def story() -> None:
        store = MemoryStore()
        async with serving(folder, store) as (server, service):
            pair = Pair(server, service)
            service.statuses = ["503 Unavailable", "429 Too Many Requests"]
            await pair.sit(DAYS)
            await pair.until_bobs_turn()
            for _ in range(3):
                await pair.notice()
            service.statuses = ["400 Bad Request"] * queue.FAILURES
            person = (await server.registry.loaded(pair.name)).table.chairs[1].person
            for failures in range(1, queue.FAILURES + 1):
                [known] = await store.subscriptions(person)
                assert known.failures == failures - 1
                message = PushMessage(b"{}", "topic", 60)
                server.push_queue.put(known, message)
                await pair.service.received.get()
                async with asyncio.timeout(PATIENCE):
                    while [known] == await store.subscriptions(person):
                        await asyncio.sleep(0.01)
            assert await store.subscriptions(person) == []
            counted = server.metrics.pushes.labels("failed")._value.get()
            assert counted == queue.FAILURES

    run(story())


def test_a_name_with_a_private_address_gets_no_request(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An allowed name that leads to this machine: the address is checked before each request."""

    async def story() -> None:
        async with push_service(folder) as service:
            monkeypatch.setattr(endpoints, "HTTPS", service.port)
            async with local_server(push_hosts=("localhost",)) as server:
                endpoint = f"https://localhost:{service.port}/x"
                order = Device().order(endpoint)
                keys = order["p256dh"], order["auth"]
                subscription = Subscription(endpoint, "1", *keys, "en", 0.0)
                message = PushMessage(b"{}", "topic", 60)
                with pytest.raises(endpoints.UnsafeAddress):
                    await server.push_queue._sender.send(subscription, message)
            assert service.received.empty()

    run(story())


def test_a_redirect_is_not_followed(folder: Path) -> None:
    async def story() -> None:
        async with serving(folder) as (server, service):
            pair = Pair(server, service)
            service.statuses = [f"307 Moved\r\nLocation: https://{service.host}/elsewhere"]
            await pair.sit(DAYS)
            await pair.until_bobs_turn()
            pushed, _ = await pair.notice()
            assert pushed.path == "/push/device?v=2"
            await pair.silence()

    run(story())


def test_a_full_queue_drops_messages(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        monkeypatch.setattr(queue, "LENGTH", 2)
        async with local_server(push=False) as server:
            subscription = Subscription("https://localhost/", "1", "k", "a", "en", 0.0)
            for _ in range(5):
                server.push_queue.put(subscription, PushMessage(b"{}", "topic", 60))
            assert server.metrics.pushes.labels("dropped")._value.get() == 3

    run(story())


def test_subscriptions_are_checked_and_belong_to_their_person(folder: Path) -> None:
    async def story() -> None:
        async with serving(folder) as (server, service):
            ann, eve, device = server.guest(), server.guest(), Device()
            order = device.order(service.endpoint())
            assert (await ann.post("/push", order, 403))["why"]["key"] == "push-no-table"
            await ann.open("firewater", ME, FRIEND)
            foreign = order | {"endpoint": "https://127.0.0.1/x"}
            assert (await ann.post("/push", foreign, 422))["why"]["key"] == "push-service"
            for wrong in ({"p256dh": "A" * 87}, {"auth": "A" * 23}, {"auth": "A" * 24}):
                assert (await ann.post("/push", order | wrong, 422))["why"]["key"] == "push-keys"
            known = await ann.post("/push", order)
            text = json.dumps(known)
            assert known["key"] == server.push_key.public
            assert order["endpoint"] not in text
            assert order["auth"] not in text
            assert (await eve.get("/push"))["subscriptions"] == []
            await eve.ask("DELETE", "/push", json={"endpoint": order["endpoint"]})
            await eve.ask("DELETE", "/push", json={})
            assert len((await ann.get("/push"))["subscriptions"]) == 1
            await ann.ask("DELETE", "/push", json={"endpoint": order["endpoint"]})
            assert (await ann.get("/push"))["subscriptions"] == []

    run(story())


def test_a_server_can_do_without() -> None:
    async def story() -> None:
        async with local_server(push=False) as server:
            ann = server.guest()
            assert await ann.get("/push") == {"key": None, "subscriptions": []}
            order = Device().order("https://fcm.googleapis.com/x")
            assert (await ann.post("/push", order, 403))["why"]["key"] == "push-off"

    run(story())
