"""Keeps tables going by themselves: computers move, clocks run out, results are entered."""

import asyncio
import logging
import secrets
import time
from collections.abc import Coroutine
from typing import Any

from embertide.core.errors import Refusal
from embertide.play.absence import time_up
from embertide.play.moving import computer_move
from embertide.play.table import Table
from embertide.server.faces import Faces
from embertide.server.hall import Hall
from embertide.server.leases import Leases
from embertide.server.live import Live
from embertide.server.metrics import Metrics
from embertide.server.ratings import rate
from embertide.server.thinkers import Thinkers, task_of
from embertide.store.store import DailyResult, StorageTrouble

ROUND = 3.0
"""Seconds between two looks at what other nodes, or earlier ones, have left undone."""

log = logging.getLogger("embertide.keeper")


class Keeper:
    """Watches over the tables of this node, and those that no node watches over."""

    def __init__(self, hall: Hall, thinkers: Thinkers, faces: Faces, metrics: Metrics) -> None:
        self.node = secrets.token_hex(8)
        self._hall = hall
        self._thinkers = thinkers
        self._faces = faces
        self._metrics = metrics
        self._tasks: set[asyncio.Task[None]] = set()
        self._thinking: dict[str, int] = {}
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._settled: set[str] = set()
        self._leases = Leases(hall, self.node)
        self._ready = asyncio.Event()
        hall.on_change.append(self.look_at)

    def look_at(self, live: Live) -> None:
        """Something changed at a table: does what is now to be done there."""
        table = live.table
        self._set_timer(table)
        if table.thinks and self._thinking.get(table.id) != table.ply:
            self._thinking[table.id] = table.ply
            self._spawn(self._think(table.id, table.ply))
        if table.phase == "over" and table.id not in self._settled:
            self._settled.add(table.id)
            self._spawn(self._settle(live))

    async def run(self) -> None:
        """Lets computers move from now on, and looks after what is left undone, for ever."""
        self._ready.set()
        while True:
            try:
                await self._round()
            except StorageTrouble as trouble:
                self._metrics.troubles.labels(trouble.message.key).inc()
            await asyncio.sleep(ROUND)

    async def stop(self) -> None:
        """Lets go of everything; what was not done, another node or the next start will do."""
        for timer in self._timers.values():
            timer.cancel()
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._leases.give_all_back()

    async def _round(self) -> None:
        self._hall.tidy()
        self._settled &= self._hall.lives.keys()
        self._metrics.tables.set(len(self._hall.lives))
        self._metrics.queued.set(self._thinkers.waiting)
        for name in await self._hall.store.waiting(self._hall.clock()):
            live = await self._hall.live(name)
            if live.doubtful:
                await self._hall.catch_up(live)
            self.look_at(live)
            if live.table.due is not None and live.table.due <= self._hall.clock():
                self._spawn(self._ring(name))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _set_timer(self, table: Table) -> None:
        old = self._timers.pop(table.id, None)
        if old is not None:
            old.cancel()
        if table.due is not None:
            delay = max(0.0, table.due - self._hall.clock()) + 0.05
            loop = asyncio.get_running_loop()
            self._timers[table.id] = loop.call_later(delay, self._rings, table.id)

    def _rings(self, name: str) -> None:
        self._timers.pop(name, None)
        self._spawn(self._ring(name))

    async def _ring(self, name: str) -> None:
        """A clock may have run out."""
        try:
            await self._hall.act(name, lambda table: time_up(table, self._hall.clock()))
        except Refusal as no:
            log.warning("clock", extra={"table": name, "kind": no.kind})

    async def _think(self, name: str, ply: int) -> None:
        """Thinks for a computer seat, unless another node does, and moves."""
        try:
            await self._ready.wait()
            if await self._leases.take(name):
                await self._move(name, ply)
        except Refusal as no:
            # Too much to think about, or no storage: the next round tries again.
            log.warning("thinking", extra={"table": name, "kind": no.kind})
        finally:
            if self._thinking.get(name) == ply:
                del self._thinking[name]

    async def _move(self, name: str, ply: int) -> None:
        live = await self._hall.live(name)
        table = live.table
        if not table.thinks or table.ply != ply:
            return
        task, started = task_of(table), time.perf_counter()
        async with self._leases.kept(name):
            text = await self._thinkers.choose(task)
            spent = time.perf_counter() - started
            self._metrics.thinking.labels(task.level).observe(spent)
            await asyncio.sleep(max(0.0, self._thinkers.pace(task.level) - spent))

        def decide(now: Table) -> list[Any]:
            if not now.thinks or now.ply != ply:
                return []
            return computer_move(now, ply, text, self._hall.clock())

        await self._hall.act(name, decide)

    async def _settle(self, live: Live) -> None:
        """The game is over: enters what it means for the people who played."""
        try:
            await self._leases.give_back(live.table.id)
            await self._rate(live.table)
            await self._enter_daily(live)
        except StorageTrouble:
            self._settled.discard(live.table.id)
            await asyncio.sleep(ROUND)
            self.look_at(live)

    async def _rate(self, table: Table) -> None:
        people = [chair.person for chair in table.chairs if chair.person]
        if not table.rated:
            return
        game, score = table.agreement.game, table.room.game.scores(table.match.state)
        old = await self._hall.store.ratings(game, people)
        new = rate(game, people, score.points, score.winners, old)
        known = await self._hall.store.people(people)
        if await self._hall.store.rate(table.id, [one for one in new if one.person in known]):
            for person in people:
                self._faces.forget(person)
            live = await self._hall.live(table.id)
            live.wake()

    async def _enter_daily(self, live: Live) -> None:
        table = live.table
        person = table.chairs[0].person
        if table.agreement.daily is None or person is None:
            return
        won = bool(table.room.game.scores(table.match.state).won)
        day, at = table.agreement.daily, table.since
        result = DailyResult(day, person, table.id, won, table.moved, at)
        await self._hall.store.add_daily(result)
