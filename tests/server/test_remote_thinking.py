"""Searches on other machines: what they receive, and what happens when one is lost."""

import asyncio
import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from embertide.catalog import ROOMS
from embertide.core.actor import NATURE
from embertide.core.dice import Dice
from embertide.core.errors import Malformed
from embertide.core.options import Options
from embertide.core.room import AnyRoom
from embertide.host.thinkers import Task, task_of
from embertide.play.match.automatic import random_match
from embertide.server.ops.limits import LimitExceeded
from embertide.server.people.identity import new_person
from embertide.server.services import Services
from embertide.server.settings import Settings
from embertide.server.thinking import remote
from embertide.server.thinking.remote import RemoteEngine
from embertide.server.thinking.remote_server import SearchServer
from embertide.store.memory import MemoryStore
from embertide.store.nats_client import NatsServers
from embertide.thinking.scope import SearchScope
from embertide.thinking.task_codec import read_task, write_task
from embertide.thinking.tasks import HintTask, JudgeTask
from embertide.thinking.view_codec import from_json, to_json, view_classes
from tests.support.nats import NatsProcess
from tests.support.patience import PATIENCE
from tests.support.players import Notes, Player
from tests.support.processes import FREE, served
from tests.support.twins import pairs

COMPUTERS = [{"kind": "computer", "level": "spark"}] * 2


def test_views_are_the_same_after_a_journey(room: AnyRoom, options: Options) -> None:
    classes, game = view_classes(room), room.game
    for at, _ in random_match(room, options, Dice(1)).steps():
        for seat in (None, *range(options.players)):
            view = game.view(at.state, seat)
            assert from_json(json.loads(json.dumps(to_json(view))), classes) == view


def test_tasks_are_the_same_after_a_journey(room: AnyRoom, options: Options) -> None:
    steps = random_match(room, options, Dice(2)).steps()
    for at, move in [step for step in steps if step[0].actor != NATURE][:12]:
        view = room.game.view(at.state, at.actor)
        task = Task(room.name, options, "spark", view, tuple(room.game.moves(at.state)))
        assert read_task(write_task(task, ROOMS), ROOMS) == task
        hint = HintTask(room.name, options, view)
        assert read_task(write_task(hint, ROOMS), ROOMS) == hint
        judge = JudgeTask(room.name, options, 3, at.state, at.actor, move)
        again = read_task(write_task(judge, ROOMS), ROOMS)
        assert isinstance(again, JudgeTask)
        assert again._replace(state=None) == judge._replace(state=None)
        assert room.game.view(again.state, at.actor) == view


def test_a_task_holds_nothing_that_its_seat_does_not_know(room: AnyRoom, options: Options) -> None:
    """Two games that a seat cannot tell apart are the same bytes on their way to a machine."""
    differing = 0
    for seed in range(3):
        for seat in range(options.players):
            for true, other in pairs(room, options, seat, Dice(seed).split(str(seat))):
                if true.table.actor != seat:
                    continue
                tables = true.table, other.table
                sent = [write_task(task_of(table), ROOMS) for table in tables]
                assert sent[0] == sent[1]
                differing += tables[0].match.state != tables[1].match.state
    assert (differing > 0) == room.hides(options)


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"[]",
        b'{"room": "chess"}',
        b'{"room": "feurio", "options": [2, "competitive", [], []], "view": ["Popen", "ls"]}',
        b'{"room": "feurio", "options": [2, "competitive", [], []], "view": [0, 1]}',
        b"[" * 100_000,
        b'{"room": "feurio", "options": [2, "competitive", [], []], "view": %s0%s}'
        % (b"[0," * 900, b"]" * 900),
    ],
)
def test_other_messages_are_refused(text: bytes) -> None:
    with pytest.raises(Malformed):
        read_task(text, ROOMS)


def test_no_threads_need_nats() -> None:
    with pytest.raises(Malformed, match="EMBERTIDE_NATS"):
        Services(Settings(database="memory:", thinkers=0), MemoryStore(), ROOMS, b"")


def a_task() -> Task:
    room = ROOMS["firewater"]
    options = room.menu.order()
    at = next(at for at, _ in random_match(room, options, Dice(0)).steps() if at.actor != NATURE)
    view, moves = room.game.view(at.state, at.actor), tuple(room.game.moves(at.state))
    return Task(room.name, options, "spark", view, moves)


class Slow:
    """Replaces the search: it lasts until it is released or cancelled."""

    def __init__(self, server: SearchServer) -> None:
        self.begun, self.release = threading.Semaphore(0), threading.Event()
        self.cancelled = threading.Event()
        server._engine.searches.choose = self.choose  # type: ignore[method-assign]

    def choose(self, task: Task, scope: SearchScope, compiled: bool = True) -> str:
        self.begun.release()
        with scope.around(self):
            self.release.wait(PATIENCE)
        return str(ROOMS[task.room].game.write(task.moves[0]))

    def cancel(self) -> None:
        self.cancelled.set()
        self.release.set()

    async def wait_begun(self) -> None:
        assert await asyncio.to_thread(self.begun.acquire, timeout=PATIENCE)


def story(nats: NatsProcess, play: Any) -> None:
    """Run a story with an engine and a machine with one thread, whose searches are slow."""

    async def run() -> None:
        servers, stop = NatsServers([nats.url]), asyncio.Event()
        engine, machine = RemoteEngine(servers, ROOMS), SearchServer(servers, ROOMS, 1)
        await engine.open()
        running = asyncio.create_task(machine.run(stop))
        slow = Slow(machine)
        try:
            async with asyncio.timeout(PATIENCE):
                while not engine._machines:
                    await asyncio.sleep(0.02)
                await play(engine, slow)
        finally:
            slow.release.set()
            stop.set()
            await running
            await engine.close()

    asyncio.run(run())


def test_a_busy_machine_is_asked_again(nats: NatsProcess) -> None:
    async def play(engine: RemoteEngine, slow: Slow) -> None:
        assert engine.slots == 1
        first = asyncio.create_task(engine.choose(a_task()))
        await slow.wait_begun()
        second = asyncio.create_task(engine.choose(a_task()))
        await asyncio.sleep(0.3)
        assert not first.done()
        assert not second.done()
        slow.release.set()
        assert await first == await second

    story(nats, play)


def test_a_cancellation_is_forwarded(nats: NatsProcess) -> None:
    async def play(engine: RemoteEngine, slow: Slow) -> None:
        search = asyncio.create_task(engine.choose(a_task()))
        await slow.wait_begun()
        search.cancel()
        assert await asyncio.to_thread(slow.cancelled.wait, PATIENCE)

    story(nats, play)


def test_a_silent_machine_is_given_up(nats: NatsProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    """The search is sent again, as when the machine that had it was killed."""
    monkeypatch.setattr(remote, "SILENCE", 0.3)
    monkeypatch.setattr("embertide.server.thinking.remote_server.ALIVE", 3600.0)

    async def play(engine: RemoteEngine, slow: Slow) -> None:
        search = asyncio.create_task(engine.choose(a_task()))
        await slow.wait_begun()
        await asyncio.sleep(0.5)
        assert not search.done()
        slow.release.set()
        assert await search
        await slow.wait_begun()

    story(nats, play)


def test_a_lost_connection_refuses(nats: NatsProcess) -> None:
    async def play(engine: RemoteEngine, slow: Slow) -> None:
        search = asyncio.create_task(engine.choose(a_task()))
        await slow.wait_begun()
        nats.kill()
        with pytest.raises(LimitExceeded):
            await search
        with pytest.raises(LimitExceeded):
            await engine.choose(a_task())
        slow.release.set()
        nats.start()
        while True:
            try:
                assert await engine.choose(a_task())
            except LimitExceeded:
                await asyncio.sleep(0.1)
            else:
                return

    story(nats, play)


@contextmanager
def machine(nats: NatsProcess) -> Iterator[subprocess.Popen[str]]:
    """Run `embertide think` as users start it."""
    command = [sys.executable, "-m", "embertide", "think", "--nats", nats.url, "--threads", "1"]
    with subprocess.Popen(  # noqa: S603 - our own program
        command, stdout=subprocess.PIPE, text=True, env=os.environ | FREE
    ) as process:
        assert process.stdout is not None
        assert "1 thread" in process.stdout.readline()
        try:
            yield process
        finally:
            process.kill()


async def ply(person: Player, table: str, key: str) -> int:
    return int((await person.ask("GET", f"/tables/{table}?key={key}"))["ply"])


async def moved_on(person: Player, table: str, key: str, after: int) -> int:
    async with asyncio.timeout(PATIENCE):
        while (now := await ply(person, table, key)) < after:
            await asyncio.sleep(0.05)
    return now


def wait_until_well(address: str) -> None:
    """Wait until the server answers that it is well; it may find its store slow for a moment."""
    until = time.monotonic() + PATIENCE
    while httpx.get(f"{address}/healthz", timeout=PATIENCE).json() != {"ok": True}:
        assert time.monotonic() < until
        time.sleep(0.2)


def test_computers_go_on_when_a_machine_is_back(nats: NatsProcess, sqlite_url: str) -> None:
    def play(address: str, pid: int) -> None:
        ann = Player(new_person(), lambda: address, Notes())
        order = {"game": "firewater", "seats": COMPUTERS}
        opened = asyncio.run(ann.ask("POST", "/tables", json=order))
        table, key = opened["id"], opened["watch"]
        assert asyncio.run(ply(ann, table, key)) == 0
        with machine(nats) as first:
            seen = asyncio.run(moved_on(ann, table, key, 5))
            first.send_signal(signal.SIGKILL)
            first.wait()
        with machine(nats) as second:
            asyncio.run(moved_on(ann, table, key, seen + 5))
            second.send_signal(signal.SIGTERM)
            assert second.wait(PATIENCE) == 0
        loaded = Path(f"/proc/{pid}/maps").read_text()
        assert "llvmlite" not in loaded
        wait_until_well(address)

    # A pause before each move: the game must not end before the loss of the machine is seen.
    flags = ("--thinkers", "0", "--pace", "20")
    with served(sqlite_url, *flags, EMBERTIDE_NATS=nats.url) as (server, address):
        play(address, server.pid)
