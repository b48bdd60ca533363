"""Work that tables need without a request: computers move, clocks run out, results are entered."""

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from embertide.core.errors import Refusal
from embertide.host.leases import Leases
from embertide.host.loaded import LoadedTable
from embertide.host.registry import TableRegistry
from embertide.host.thinkers import Thinkers, task_of
from embertide.play.table.absence import time_up
from embertide.play.table.command import Decision
from embertide.play.table.moving import computer_move
from embertide.play.table.table import Phase, Table
from embertide.store.store import StorageUnavailable

ROUND = 3.0
"""Seconds between two looks at what other nodes, or earlier runs, have left undone."""

log = logging.getLogger("embertide.background")

OnOver = Callable[[LoadedTable], Awaitable[None]]
"""Enters what a finished game means for the people who played."""


class WorkObserver:
    """Callbacks about this work, for metrics; the base class does nothing."""

    def round(self, tables: int) -> None:
        """A round began, with that many tables in memory."""

    def thought(self, level: str, seconds: float) -> None:
        """A computer decided on a move."""

    def failed(self, reason: str) -> None:
        """A round failed: the key of the message that says why."""


class BackgroundWork:
    """Looks after the tables of this node, and those that no node looks after."""

    def __init__(
        self,
        registry: TableRegistry,
        thinkers: Thinkers,
        on_over: OnOver,
        observer: WorkObserver | None = None,
    ) -> None:
        self.node = secrets.token_hex(8)
        self._registry = registry
        self._thinkers = thinkers
        self._on_over = on_over
        self._observer = observer or WorkObserver()
        self._tasks: set[asyncio.Task[None]] = set()
        self._thinking: dict[str, int] = {}  # the ply that is thought about, by table
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._entered: set[str] = set()  # tables whose results were entered
        self._leases = Leases(registry, self.node)
        self._ready = asyncio.Event()
        registry.on_change.append(self.look_at)

    def look_at(self, loaded: LoadedTable) -> None:
        """Start what is to be done at a table that has changed."""
        table = loaded.table
        self._set_timer(table)
        if table.thinks and self._thinking.get(table.id) != table.ply:
            self._thinking[table.id] = table.ply
            self._spawn(self._think(table.id, table.ply))
        if table.phase is Phase.OVER and table.id not in self._entered:
            self._entered.add(table.id)
            self._spawn(self._enter(loaded))

    async def run(self) -> None:
        """Let computers move from now on, and repeat a round of checks until cancelled."""
        self._ready.set()
        while True:
            try:
                await self._round()
            except StorageUnavailable as trouble:
                self._observer.failed(trouble.message.key)
            await asyncio.sleep(ROUND)

    async def stop(self) -> None:
        """Cancel everything; what is left undone is found by another node or the next start."""
        for timer in self._timers.values():
            timer.cancel()
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._leases.release_all()

    async def _round(self) -> None:
        await self._registry.tidy()
        self._entered &= self._registry.in_memory.keys()
        self._observer.round(len(self._registry.in_memory))
        for name in await self._registry.store.waiting(self._registry.clock()):
            loaded = await self._registry.loaded(name)
            if loaded.doubtful:
                await self._registry.catch_up(loaded)
            self.look_at(loaded)
            if loaded.table.due is not None and loaded.table.due <= self._registry.clock():
                self._spawn(self._check_clock(name))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _set_timer(self, table: Table) -> None:
        old = self._timers.pop(table.id, None)
        if old is not None:
            old.cancel()
        if table.due is not None:
            delay = max(0.0, table.due - self._registry.clock()) + 0.05
            loop = asyncio.get_running_loop()
            self._timers[table.id] = loop.call_later(delay, self._timer_ended, table.id)

    def _timer_ended(self, name: str) -> None:
        self._timers.pop(name, None)
        self._spawn(self._check_clock(name))

    async def _check_clock(self, name: str) -> None:
        try:
            await self._registry.act(name, lambda table: time_up(table, self._registry.clock()))
        except Refusal as no:
            log.warning("clock", extra={"table": name, "kind": no.kind})

    async def _think(self, name: str, ply: int) -> None:
        """Choose and make a computer's move, unless another node does."""
        try:
            await self._ready.wait()
            if await self._leases.take(name):
                await self._move(name, ply)
        except Refusal as no:
            # The queue is full, or the store is away: the next round tries again.
            log.warning("thinking", extra={"table": name, "kind": no.kind})
        finally:
            if self._thinking.get(name) == ply:
                del self._thinking[name]

    async def _move(self, name: str, ply: int) -> None:
        table = (await self._registry.loaded(name)).table
        if not table.thinks or table.ply != ply:
            return
        task, started = task_of(table), time.perf_counter()
        async with self._leases.kept(name):
            text = await self._thinkers.choose(task, table.owner)
            spent = time.perf_counter() - started
            self._observer.thought(task.level, spent)
            await asyncio.sleep(max(0.0, self._thinkers.pace(task.level) - spent))

        def command(now: Table) -> Decision:
            if not now.thinks or now.ply != ply:
                return Decision(now, self._registry.clock())
            return computer_move(now, ply, text, self._registry.clock())

        await self._registry.act(name, command)

    async def _enter(self, loaded: LoadedTable) -> None:
        """Enter the result of a finished game; try again later if the store is away."""
        try:
            await self._leases.release(loaded.table.id)
            await self._on_over(loaded)
        except StorageUnavailable:
            self._entered.discard(loaded.table.id)
            await asyncio.sleep(ROUND)
            self.look_at(loaded)
