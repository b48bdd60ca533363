"""A server at rest: the memory of a table, and the latency of an echo while computers think."""

import asyncio
import random
import secrets
import time
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from bench.processes import percentile, rss_of
from bench.table import table
from tests.support.players import PLAIN, entropy

MOVES = 24
"""Moves made at a table before it is left: the middle of a game."""

WARM = 30
"""Tables opened before memory is measured, so that caches are filled."""

TOGETHER = 10

Json = dict[str, Any]


async def memory(pid: int, address: str, tables: int) -> str:
    """Return a table of the memory that a game left in the middle takes."""
    async with httpx.AsyncClient(base_url=f"{address}/api", timeout=60.0, verify=PLAIN) as client:
        await client.get("/me")
        await _leave_tables(client, WARM)
        before = rss_of(pid)
        await _leave_tables(client, tables)
        each = (rss_of(pid) - before) / tables / 1000
    title = f"Memory of an idle table, after {MOVES} moves of four, without sockets"
    return table(title, ("tables", "kB a table"), [(tables, round(each, 1))])


async def _leave_tables(client: httpx.AsyncClient, tables: int) -> None:
    some = asyncio.Semaphore(TOGETHER)

    async def leave() -> None:
        async with some:
            await _leave_table(client)

    await asyncio.gather(*(leave() for _ in range(tables)))


async def _leave_table(client: httpx.AsyncClient) -> None:
    """Play all four seats of a table as one person, for MOVES moves."""
    seats = [{"kind": "me"}, *[{"kind": "here"}] * 3]
    seen = await _ask(client, "/tables", {"game": "feurio", "seats": seats})
    name = f"/tables/{seen['id']}"
    await _ask(client, f"{name}/requests", _request("entropy", value=entropy()))
    for _ in range(MOVES):
        answer = await client.get(name, params={"after": seen["seq"]})
        seen = answer.raise_for_status().json()
        move = random.choice(seen["moves"])
        await _ask(client, f"{name}/requests", _request("move", ply=seen["ply"], move=move))


def _request(kind: str, **more: object) -> Json:
    return {"type": kind, "id": secrets.token_hex(8), **more}


async def _ask(client: httpx.AsyncClient, path: str, body: Json) -> Json:
    answer = await client.post(path, json=body)
    return dict(answer.raise_for_status().json())


def echo(address: str, pings: int) -> str:
    """Return a table of the time an echo takes while all thinkers are busy."""
    order = {"game": "feurio", "seats": [{"kind": "computer", "level": "inferno"}] * 4}
    with httpx.Client(base_url=address, timeout=30.0) as client:
        tables = [client.post("/api/tables", json=order).json() for _ in range(8)]
    url = f"{address.replace('http', 'ws')}/api/tables/{tables[0]['id']}/socket"
    with connect(f"{url}?key={tables[0]['watch']}", compression=None) as socket:
        _until_thinking(address)
        times = [_ping(socket) for _ in range(pings)]
    row = (pings, percentile(times, 50), percentile(times, 99), max(times) * 1000)
    title = "Echo while all thinkers are busy"
    return table(title, ("pings", "p50 ms", "p99 ms", "longest ms"), [row])


def _until_thinking(address: str) -> None:
    """Wait until a computer has thought once: then everything is compiled."""
    while "embertide_think_seconds_count" not in httpx.get(f"{address}/metrics").text:
        time.sleep(0.5)


def _ping(socket: ClientConnection) -> float:
    begun = time.perf_counter()
    socket.send('{"type":"ping","id":"p"}')
    while not str(socket.recv()).startswith('{"type":"pong"'):
        pass
    spent = time.perf_counter() - begun
    time.sleep(0.02)
    return spent
