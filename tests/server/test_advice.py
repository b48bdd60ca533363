"""Hints and analyses: bounded, and given up when no client waits for them any more."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import orjson
import pytest
from prometheus_client import generate_latest
from starlette.types import Message

from embertide.host import analyses as module
from embertide.server.people.identity import COOKIE
from embertide.server.settings import Limits
from embertide.server.thinking.queue import Purpose
from tests.support.gated_engine import GatedEngine
from tests.support.local_server import FAST, ME, SPARK, Guest, Json, LocalServer, local_server, run
from tests.support.patience import PATIENCE

HERE = {"kind": "here"}
EMPTY = {"game": "firewater", "players": 4, "position": {"placed": []}}


@asynccontextmanager
async def gated_server(limits: Limits = FAST) -> AsyncIterator[tuple[LocalServer, GatedEngine]]:
    """Open a server with one slot, in which hints and judgements wait until they may end."""
    async with local_server(limits=limits, thinkers=1) as server:
        engine = server.thinkers._engine = GatedEngine()
        engine.gates["choose"].set()
        try:
            yield server, engine
        finally:
            engine.open()


async def until(holds: Any) -> None:
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.01)


async def hint(guest: Guest, table: Json, status: int = 200) -> Json:
    return await guest.request(table["id"], "hint", status, ply=table["ply"])


def waiting(server: LocalServer) -> tuple[int, int]:
    """Return the numbers of hints and judgements that run and that wait."""
    queue = server.thinkers.queue
    return queue.busy(Purpose.ADVICE), queue.queued(Purpose.ADVICE)


def test_too_many_hints_are_refused_until_some_are_done() -> None:
    async def story() -> None:
        limits = FAST.model_copy(update={"advice_address": 1})
        async with gated_server(limits) as (server, engine):
            guests = [server.guest() for _ in range(3)]
            tables = [await one.begin("firewater", ME, HERE, aids=["hints"]) for one in guests]
            asked = []
            for number in range(2):
                asked.append(asyncio.create_task(hint(guests[number], tables[number])))
                await until(lambda: waiting(server) == (1, len(asked) - 1))
            no = await hint(guests[2], tables[2], 429)
            assert (no["kind"], no["why"]["key"]) == ("busy", "advice-busy")
            assert no["why"]["args"]["seconds"] >= 1
            page = generate_latest(server.metrics.registry).decode()
            assert 'embertide_searches_refused_total{purpose="advice"} 1.0' in page
            assert 'embertide_thinkers_queued{purpose="advice"} 1.0' in page
            engine.open()
            assert [(await one)["type"] for one in asked] == ["hint", "hint"]
            assert (await hint(guests[2], tables[2]))["type"] == "hint"

    run(story())


def test_a_computer_moves_while_hints_wait() -> None:
    """With one slot, the computer waits for the hint that runs, not for those that wait."""

    async def story() -> None:
        async with gated_server() as (server, engine):
            guests = [server.guest() for _ in range(4)]
            tables = [await one.begin("firewater", ME, SPARK, aids=["hints"]) for one in guests]
            asked = [
                asyncio.create_task(hint(one, table))
                for one, table in zip(guests, tables, strict=True)
            ]
            await until(lambda: waiting(server) == (1, 3))
            cid = server.guest()
            table = await cid.begin("firewater", SPARK, ME)
            assert "choose" not in engine.begun
            engine.gates["advise"].set()
            await asyncio.gather(*asked)
            await until(lambda: "choose" in engine.begun)
            assert engine.begun == ["advise", "choose", "advise", "advise", "advise"]
            while not (await cid.table(table["id"]))["moves"]:
                await asyncio.sleep(0.01)

    run(story())


class Visitor:
    """A raw HTTP request that can disconnect before it is answered."""

    def __init__(self, server: LocalServer, path: str, body: Json, cookie: str = "") -> None:
        self._messages: asyncio.Queue[Message] = asyncio.Queue()
        self._messages.put_nowait({"type": "http.request", "body": orjson.dumps(body)})
        headers = [(b"host", b"play.example"), (b"content-type", b"application/json")]
        headers += [(b"cookie", cookie.encode())] if cookie else []
        scope = {
            "type": "http",
            "method": "POST",
            "scheme": "http",
            "path": path,
            "raw_path": path.encode(),
            "root_path": "",
            "query_string": b"",
            "headers": headers,
            "client": ("10.0.0.1", 1),
            "server": ("play.example", 80),
        }
        self.task = asyncio.ensure_future(server.app(scope, self._messages.get, self._send))

    async def _send(self, message: Message) -> None:
        """Drop the answer."""

    async def hang_up(self) -> None:
        self._messages.put_nowait({"type": "http.disconnect"})
        await self.task


def test_a_hint_is_given_up_when_its_http_client_disconnects() -> None:
    """The one that runs is cancelled, the one that waits never begins."""

    async def story() -> None:
        async with gated_server() as (server, engine):
            ann = server.guest()
            table = await ann.begin("firewater", ME, HERE, aids=["hints"])
            cookie = f"{COOKIE}={ann.http.cookies.get(COOKIE)}"
            body = {"type": "hint", "id": "h", "ply": table["ply"]}
            runs = Visitor(server, f"/api/tables/{table['id']}/requests", body, cookie)
            await until(lambda: waiting(server) == (1, 0))
            waits = Visitor(server, "/api/position/hints", EMPTY)
            await until(lambda: waiting(server) == (1, 1))
            await waits.hang_up()
            assert waiting(server) == (1, 0)
            await runs.hang_up()
            assert waiting(server) == (0, 0)
            assert engine.begun == engine.cancelled == ["advise"]
            page = generate_latest(server.metrics.registry).decode()
            assert 'embertide_searches_cancelled_total{purpose="advice"} 2.0' in page

    run(story())


def test_a_socket_is_served_while_its_hint_waits_and_takes_it_along_when_it_closes() -> None:
    async def story() -> None:
        async with gated_server() as (server, engine):
            ann = server.guest()
            table = await ann.begin("firewater", ME, HERE, aids=["hints"])
            async with ann.call(table["id"]) as call:
                await call.table()
                call.send(orjson.dumps({"type": "hint", "id": "h", "ply": table["ply"]}).decode())
                await until(lambda: waiting(server) == (1, 0))
                assert (await call.ask("ping", "p"))["id"] == "p"
                call.send(orjson.dumps({"type": "hint", "id": "i", "ply": table["ply"]}).decode())
                dropped = await call.answer()
                assert (dropped["id"], dropped["why"]["key"]) == ("h", "hint-dropped")
                await until(lambda: len(engine.begun) == 2)
            assert waiting(server) == (0, 0)
            assert engine.cancelled == ["advise", "advise"]
            async with ann.call(table["id"]) as call:
                await call.table()
                engine.open()
                assert (await call.ask("hint", "j", ply=table["ply"]))["hints"]

    run(story())


def test_a_server_that_leaves_answers_those_who_wait_for_hints() -> None:
    async def story() -> None:
        async with gated_server() as (server, _):
            ann, bob = server.guest(), server.guest()
            asked = [
                asyncio.create_task(one.post("/position/hints", EMPTY, 409)) for one in (ann, bob)
            ]
            await until(lambda: waiting(server) == (1, 1))
            server.leaving.set()
            for one in asked:
                assert (await one)["why"]["key"] == "hint-dropped"
            assert waiting(server) == (0, 0)
            assert (await ann.post("/position/hints", EMPTY, 409))["kind"] == "stale"

    run(story())


def test_a_position_is_checked_outside_the_event_loop() -> None:
    """An impossible one is refused with a sentence, and frees its slot."""

    async def story() -> None:
        async with gated_server() as (server, engine):
            body = EMPTY | {"position": {"placed": ["nonsense"]}}
            no = await server.guest().post("/position/hints", body, 422)
            assert no["kind"] in ("malformed", "illegal")
            assert waiting(server) == (0, 0)
            assert not engine.begun

    run(story())


async def finished(guest: Guest) -> str:
    """Play a game to its end; return the table's id."""
    table = await guest.begin("firewater", ME, HERE)
    name: str = table["id"]
    while (table := await guest.table(name))["phase"] == "playing":
        await guest.request(name, "move", ply=table["ply"], move=table["moves"][0])
    return name


def test_an_analysis_is_begun_once_and_kept() -> None:
    async def story() -> None:
        async with gated_server() as (server, engine):
            ann = server.guest()
            url = f"/tables/{await finished(ann)}/analysis"
            kept_before = server.store.kept

            async def slowly(name: str) -> Any:
                await asyncio.sleep(0.01)
                return await kept_before(name)

            server.store.kept = slowly
            first = await asyncio.gather(*(ann.get(url) for _ in range(3)))
            assert len(server.analyses._running) == 1
            assert waiting(server) == (1, 0)
            engine.open()
            while not (kept := await ann.get(url))["ready"]:
                await asyncio.sleep(0.01)
            assert engine.begun.count("judge") == kept["done"] == kept["of"] == first[0]["of"] > 0
            assert not server.analyses._running
            assert await ann.get(url) == kept

    run(story())


def test_closing_drops_an_analysis(caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        async with gated_server() as (server, engine):
            ann = server.guest()
            name = await finished(ann)
            assert not (await ann.get(f"/tables/{name}/analysis"))["ready"]
            await until(lambda: waiting(server) == (1, 0))
            await server.analyses.stop()
            assert engine.cancelled == ["judge"]
        assert not server.analyses._running

    run(story())
    assert not caplog.records


def test_an_analysis_stops_when_it_is_not_asked_for_and_goes_on_later(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def story() -> None:
        async with gated_server() as (server, engine):
            ann = server.guest()
            url = f"/tables/{await finished(ann)}/analysis"
            monkeypatch.setattr(module, "UNWATCHED", 0.01)
            await ann.get(url)
            await until(lambda: not server.analyses._running)
            assert waiting(server) == (0, 0)
            assert engine.cancelled == ["judge"]
            monkeypatch.setattr(module, "UNWATCHED", 60.0)
            judged = server.analyses._stopped[url.split("/")[2]]
            judged["done"] = 3  # as if three decisions had been judged before
            engine.begun.clear()
            engine.open()
            while not (kept := await ann.get(url))["ready"]:
                await asyncio.sleep(0.01)
            assert len(engine.begun) == kept["of"] - 3

    run(story())


def test_an_uploaded_record_is_analysed_once_and_kept_in_memory() -> None:
    """Whoever uploads it again gets what is there; no table has it, and nothing is stored."""

    async def story() -> None:
        async with gated_server() as (server, engine):
            ann, bob = server.guest(), server.guest()
            record = await ann.get(f"/tables/{await finished(ann)}/record")
            body = {"record": json.dumps(record)}
            kept_before = server.store.keep
            stored: list[str] = []

            async def noted(name: str, data: Any) -> None:
                stored.append(name)
                await kept_before(name, data)

            server.store.keep = noted
            first = await ann.post("/analysis", body, 200)
            assert (await bob.post("/analysis", body, 200))["of"] == first["of"] > 0
            assert len(server.analyses._running) == 1
            engine.open()
            while not (kept := await bob.post("/analysis", body, 200))["ready"]:
                await asyncio.sleep(0.01)
            assert engine.begun.count("judge") == kept["done"] == kept["of"]
            assert await ann.post("/analysis", body, 200) == kept
            assert engine.begun.count("judge") == kept["of"]
            assert not stored
            line = body | {"moves": 0, "line": record["moves"][:1]}
            assert len((await ann.post("/line", line, 200))["views"]) == 1
            record["moves"] = record["moves"][1:]
            no = await ann.post("/analysis", {"record": json.dumps(record)}, 409)
            assert no["kind"] == "illegal"

    run(story())


def test_analyses_are_bounded_by_address() -> None:
    async def story() -> None:
        limits = FAST.model_copy(update={"advice_address": 2})
        async with gated_server(limits) as (server, engine):
            guests = [server.guest() for _ in range(3)]
            urls = [f"/tables/{await finished(one)}/analysis" for one in guests]
            for one, url in zip(guests[:2], urls[:2], strict=True):
                assert not (await one.get(url))["ready"]
            no = await guests[2].get(urls[2], 429)
            assert no["why"]["key"] == "advice-busy"
            assert not (await guests[0].get(urls[0]))["ready"]
            engine.open()
            await until(lambda: not server.analyses._running)
            assert (await guests[0].get(urls[0]))["ready"]
            assert "ready" in await guests[2].get(urls[2])

    run(story())
