"""A machine that searches for web nodes, in a NATS queue group."""

import asyncio
import logging
from collections.abc import Mapping
from contextlib import suppress
from secrets import token_hex
from typing import TYPE_CHECKING, Any

import orjson

from embertide.core.errors import Refusal
from embertide.core.room import AnyRoom
from embertide.host.thinkers import Task
from embertide.server.thinking.remote_messages import (
    CANCELLED,
    SearchAnswer,
    machines_subject,
    tasks_subject,
)
from embertide.server.thinking.threads import ThreadEngine
from embertide.store.nats_client import NatsAway, NatsServers, end, publish
from embertide.store.nats_link import NatsLink
from embertide.thinking.task_codec import AnyTask, read_task
from embertide.thinking.tasks import HintTask

if TYPE_CHECKING:
    from nats.aio.client import Client
    from nats.aio.msg import Msg

GROUP = "machines"
"""The queue group: NATS gives each search to one of its members."""

ALIVE = 1.0
"""Seconds between two messages that this machine, or a search on it, is alive."""

log = logging.getLogger("embertide.machine")


class SearchServer:
    """Answers searches with a number of threads; refuses more than it has free threads for."""

    def __init__(self, servers: NatsServers, rooms: Mapping[str, AnyRoom], threads: int) -> None:
        self._rooms, self._threads = rooms, threads
        self._name = token_hex(8)
        self._engine = ThreadEngine(threads, rooms)
        self._link = NatsLink(servers, self._on_connect)
        self._searches: dict[str, asyncio.Task[None]] = {}

    async def run(self, stop: asyncio.Event) -> None:
        """SearchAnswer searches until `stop` is set."""
        await self._link.open()
        announcing = asyncio.create_task(self._announce())
        try:
            await stop.wait()
        finally:
            await end([announcing, *self._searches.values()])
            await self._link.close()
            await self._engine.close()

    async def _on_connect(self, client: "Client") -> None:
        await client.subscribe(CANCELLED, cb=self._on_cancelled)
        await client.subscribe(tasks_subject(), queue=GROUP, cb=self._on_task)

    async def _announce(self) -> None:
        while True:
            await self._send(machines_subject(), orjson.dumps([self._name, self._threads]))
            await asyncio.sleep(ALIVE)

    async def _send(self, subject: str, text: bytes) -> None:
        client = self._link.client
        if client is not None:
            with suppress(NatsAway):
                await publish(client, subject, text)

    async def _on_task(self, message: "Msg") -> None:
        if len(self._searches) >= self._threads:
            await self._send(message.reply, SearchAnswer("busy").encoded())
            return
        name = message.reply.rpartition(".")[2]
        search = asyncio.create_task(self._answer(message))
        self._searches[name] = search
        search.add_done_callback(lambda _: self._searches.pop(name, None))

    async def _on_cancelled(self, message: "Msg") -> None:
        search = self._searches.get(message.data.decode())
        if search is not None:
            search.cancel()

    async def _answer(self, message: "Msg") -> None:
        """Search, and send a sign of life until the answer is there."""
        working = asyncio.create_task(self._repeat_working(message.reply))
        try:
            answer = await self._search(message.data)
        finally:
            working.cancel()
        await self._send(message.reply, answer.encoded())

    async def _repeat_working(self, reply: str) -> None:
        while True:
            await self._send(reply, SearchAnswer("working").encoded())
            await asyncio.sleep(ALIVE)

    async def _search(self, text: bytes) -> SearchAnswer:
        try:
            task = read_task(text, self._rooms)
            return SearchAnswer("done", await self._run(task))
        except Refusal as no:
            log.warning("search", extra={"kind": no.kind})
            return SearchAnswer("failed")

    async def _run(self, task: AnyTask) -> Any:
        match task:
            case Task():
                return await self._engine.choose(task)
            case HintTask():
                return await self._engine.advise(task)
            case _:
                return await self._engine.judge(task)
