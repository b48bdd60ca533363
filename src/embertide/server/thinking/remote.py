"""Searches on other machines, which receive views through NATS."""

import asyncio
import random
import time
from collections.abc import Mapping
from contextlib import suppress
from secrets import token_hex
from typing import TYPE_CHECKING, Any

import orjson

from embertide.core.room import AnyRoom
from embertide.host.answers import HintJson, JudgementJson
from embertide.host.thinkers import Task
from embertide.server.ops.limits import LimitExceeded
from embertide.server.thinking.remote_messages import (
    CANCELLED,
    PREFIX,
    SearchAnswer,
    machines_subject,
    tasks_subject,
)
from embertide.store.nats_client import NatsAway, NatsServers, publish
from embertide.store.nats_link import NatsLink
from embertide.thinking.task_codec import AnyTask, write_task
from embertide.thinking.tasks import HintTask, JudgeTask

if TYPE_CHECKING:
    from nats.aio.client import Client
    from nats.aio.msg import Msg

SILENCE = 4.0
"""Seconds without a message about a search after which its machine counts as dead."""

FRESH = 4.0
"""Seconds for which a machine counts after it has said that it is there."""

PATIENCE = 30.0
"""Seconds after which a search that no machine could finish is refused."""

BUSY_PAUSE = 0.1
"""Greatest number of seconds before a search is sent again because a machine had no free thread."""

NOBODY = SearchAnswer("failed", "nobody")
"""The answer of the NATS server itself if no machine is there, or of a lost connection."""


class RemoteEngine:
    """Sends searches to machines in a queue group, and again if one dies or is busy."""

    def __init__(self, servers: NatsServers, rooms: Mapping[str, AnyRoom]) -> None:
        self._rooms = rooms
        self._link = NatsLink(servers, self._on_connect, self._on_lost)
        self._inbox = f"{PREFIX}.answers.{token_hex(8)}"
        self._waiting: dict[str, asyncio.Queue[SearchAnswer]] = {}
        self._machines: dict[str, tuple[int, float]] = {}

    @property
    def slots(self) -> int:
        """The number of threads of all machines that are there, at least 1."""
        limit = time.monotonic() - FRESH
        return max(1, sum(threads for threads, seen in self._machines.values() if seen > limit))

    async def open(self) -> None:
        """Connect, or go on trying."""
        await self._link.open()

    async def close(self) -> None:
        """Disconnect."""
        await self._link.close()

    async def ready(self, room: str) -> None:
        """Return at once: machines announce themselves when their code is loaded."""

    async def ready_to_choose(self, task: Task) -> None:
        """Return at once, for the same reason."""

    async def choose(self, task: Task) -> str:
        """Return a computer's move as text; raise Busy if no machine can search."""
        write = self._rooms[task.room].game.write
        legal = {write(move) for move in task.moves}
        move = str(await self._search(task))
        if move not in legal:
            raise LimitExceeded("table-thinkers-busy")
        return move

    async def advise(self, task: HintTask) -> list[HintJson]:
        """Return the best moves of the seat to move."""
        hints: list[HintJson] = await self._search(task)
        return hints

    async def judge(self, task: JudgeTask) -> JudgementJson | None:
        """Judge one decision; return None if there was no choice."""
        judgement: JudgementJson | None = await self._search(task)
        return judgement

    async def _search(self, task: AnyTask) -> Any:
        """Send a search until a machine has finished it."""
        text, until = write_task(task, self._rooms).encode(), time.monotonic() + PATIENCE
        while time.monotonic() < until:
            answer = await self._ask(text)
            if answer.state == "done":
                return answer.result
            if answer == NOBODY:
                break
            await asyncio.sleep(random.uniform(0, BUSY_PAUSE))
        raise LimitExceeded("table-thinkers-busy")

    async def _ask(self, text: bytes) -> SearchAnswer:
        """Send a search once; return its last answer, or that it failed after a silence."""
        client, name = self._link.client, token_hex(8)
        if client is None:
            return NOBODY
        answers = self._waiting[name] = asyncio.Queue()
        try:
            await publish(client, tasks_subject(), text, f"{self._inbox}.{name}")
            while True:
                answer = await asyncio.wait_for(answers.get(), SILENCE)
                if answer.state != "working":
                    return answer
        except NatsAway:
            return NOBODY
        except TimeoutError:
            return SearchAnswer("failed")
        except asyncio.CancelledError:
            await self._cancel(client, name)
            raise
        finally:
            del self._waiting[name]

    async def _cancel(self, client: "Client", name: str) -> None:
        with suppress(NatsAway):
            await publish(client, CANCELLED, name.encode())

    async def _on_connect(self, client: "Client") -> None:
        await client.subscribe(f"{self._inbox}.*", cb=self._on_answer)
        await client.subscribe(machines_subject(), cb=self._on_machine)

    def _on_lost(self) -> None:
        for answers in self._waiting.values():
            answers.put_nowait(NOBODY)

    async def _on_answer(self, message: "Msg") -> None:
        answers = self._waiting.get(message.subject.rpartition(".")[2])
        if answers is None:
            return
        # The server itself answers with a status and no text if nobody receives the search.
        answers.put_nowait(SearchAnswer(*orjson.loads(message.data)) if message.data else NOBODY)

    async def _on_machine(self, message: "Msg") -> None:
        name, threads = orjson.loads(message.data)
        self._machines[name] = (threads, time.monotonic())
