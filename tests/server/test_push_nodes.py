"""Push notifications of two nodes that share one PostgreSQL database."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from embertide.server.push import turns
from embertide.store.open import open_store
from tests.support.local_server import FRIEND, ME, Guest, LocalServer, entropy, local_server, run
from tests.support.patience import PATIENCE
from tests.support.push_service import Device, PushService, make_certificate, push_service

QUIET = 0.5
"""Seconds in which a second notice would have arrived, were there one."""


async def node(stack: AsyncExitStack, url: str, service: PushService) -> LocalServer:
    hosts = (service.host,)
    opening = local_server(open_store(url), push_hosts=hosts)
    return await stack.enter_async_context(opening)


async def move(guest: Guest, name: str) -> bool:
    table = await guest.table(name)
    if table["moves"]:
        await guest.request(name, "move", ply=table["ply"], move=table["moves"][0])
    return bool(table["moves"])


def test_one_of_two_nodes_sends_and_both_know_who_is_present(
    postgres_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", str(make_certificate(tmp_path)))
    monkeypatch.setattr(turns, "WAIT", 0.3)

    async def story() -> None:
        async with AsyncExitStack() as stack:
            service = await stack.enter_async_context(push_service(tmp_path))
            first, second = [await node(stack, postgres_url, service) for _ in range(2)]
            assert first.push_key.public == second.push_key.public
            ann, bob = first.guest(), second.guest()
            table = await ann.open("firewater", ME, FRIEND)
            name = table["id"]
            await bob.join(name, table["seats"][1]["key"])
            await bob.post("/push", Device().order(service.endpoint()))
            await ann.request(name, "entropy", value=entropy())
            while await move(ann, name):
                pass
            async with asyncio.timeout(PATIENCE):
                await service.received.get()
            await asyncio.sleep(QUIET)
            assert service.received.empty()
            async with bob.call(name) as call:
                await call.table()
                while not await move(ann, name):
                    await move(bob, name)
                while await move(ann, name):
                    pass
                await asyncio.sleep(QUIET)
                assert service.received.empty()

    run(story())
