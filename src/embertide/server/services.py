"""The composition root: all parts of a running server, as routes and sockets use them."""

import asyncio
import logging
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import partial

from embertide.core.errors import Malformed
from embertide.core.room import AnyRoom
from embertide.host.analyses import AnalysisService
from embertide.host.background import BackgroundWork
from embertide.host.clock import SharedClock
from embertide.host.handler import TableHandler
from embertide.host.heartbeat import Heartbeat
from embertide.host.parts import HostParts
from embertide.host.payloads import Payloads
from embertide.host.phrases import PREFIX as SAID
from embertide.host.presence import FRESH, Presence
from embertide.host.public_tables import PublicTables
from embertide.host.puzzles import PuzzleBook
from embertide.host.registry import TableRegistry
from embertide.host.retention import KeptDays, Remover
from embertide.play.table.events import Event, Moved
from embertide.play.table.table import Table
from embertide.server.mail.mailing import Mailing
from embertide.server.ops.addresses import LastNetworks
from embertide.server.ops.gc_tuning import GcTuning
from embertide.server.ops.limits import RateLimits
from embertide.server.ops.metrics import Metrics, measure_lag
from embertide.server.ops.observers import BackgroundMetrics, SearchMetrics
from embertide.server.ops.slow_work import SlowWork
from embertide.server.people.access import PREFIX
from embertide.server.people.accounts import Accounts
from embertide.server.people.identity import Identity
from embertide.server.people.names import Names, forbidden_words
from embertide.server.people.profiles import Profiles
from embertide.server.people.results import Results
from embertide.server.people.sessions import Sessions
from embertide.server.protocol.encoding import encode
from embertide.server.push.queue import PushQueue
from embertide.server.push.sender import PushSender
from embertide.server.push.turns import TurnNotices
from embertide.server.push.vapid import VapidKey
from embertide.server.settings import Limits, Settings, nats_servers
from embertide.server.thinking.compiling import CompiledRooms
from embertide.server.thinking.pool import ThinkerPool
from embertide.server.thinking.queue import AdviceBounds, Purpose, SearchQueue
from embertide.server.thinking.remote import RemoteEngine
from embertide.server.thinking.threads import ThreadEngine
from embertide.store.bus import Change
from embertide.store.store import StorageUnavailable, Store

log = logging.getLogger("embertide.services")


class Services:
    """The parts of a server by name. Open it before use and close it afterwards.

    With `alone` the server owns its process and tunes the garbage collector. When `leaving` is set,
    requests that wait for something are answered, so that the server can stop soon.
    """

    def __init__(
        self,
        settings: Settings,
        store: Store,
        rooms: Mapping[str, AnyRoom],
        key: bytes,
        alone: bool = False,
    ) -> None:
        self._alone = alone
        self.settings = settings
        self.store = store
        self.rooms = rooms
        self.key = key
        self.metrics = Metrics()
        self.clock = SharedClock(store.now)
        self.identity = Identity(key, self.clock)
        self.sessions = Sessions(store, self.identity, self.clock)
        self.limits = RateLimits(settings.limits)
        self.networks = LastNetworks()
        self.limits.on_exceeded = lambda limit: self.metrics.exceeded.labels(limit).inc()
        self.slow_work = SlowWork()
        self.registry = TableRegistry(store, rooms, self.clock)
        self.profiles = Profiles(store)
        self.presence = Presence(time.monotonic, self.registry.forget_payloads)
        self.public_tables = PublicTables(self.presence, settings.lobby_away, self.clock)
        self._remote = _remote_engine(settings, rooms)
        self.compiled = CompiledRooms(rooms.values())
        self.engine = self._remote or ThreadEngine(settings.thinkers, rooms, self.compiled)
        self.thinkers = ThinkerPool(
            self.engine, self._queue(settings.limits), self.networks.of, settings.pace
        )
        self.names = Names(store, forbidden_words(settings.forbidden_names))
        self.accounts = Accounts(store, self.names, clock=self.clock)
        self.payloads = Payloads(self.registry, self.profiles, self.presence, encode)
        self.handler = TableHandler(self.registry, self.thinkers)
        self.analyses = AnalysisService(self.registry, self.thinkers)
        self.puzzles = PuzzleBook(rooms)
        self.results = Results(store, self.profile_changed)
        self.parts = HostParts(
            self.registry,
            self.payloads,
            self.profiles,
            self.public_tables,
            self.puzzles,
            self.results.enter,
            key,
        )
        self.background = BackgroundWork(
            self.registry,
            self.thinkers,
            self.results.enter,
            BackgroundMetrics(self.metrics),
        )
        self.push_key = VapidKey(key, _contact(settings))
        self.push_queue = PushQueue(
            PushSender(self.push_key, settings.push_hosts),
            store,
            lambda result: self.metrics.pushes.labels(result).inc(),
        )
        self.mailing = Mailing(
            settings,
            key,
            store,
            self.clock,
            lambda result: self.metrics.pushes.labels(result).inc(),
        )
        self.notices = TurnNotices(
            self.registry, self.presence, self.profiles, self.push_queue, self.mailing
        )
        self.heartbeat = Heartbeat(self.registry, self.background.node)
        self.remover = Remover(
            store, self.registry, _kept_days(settings.limits), self.background.node, self._removed
        )
        self._gc_tuning = GcTuning()
        self._loaded = asyncio.Event()
        self.registry.on_store.append(self._stored)
        self._tasks: list[asyncio.Task[None]] = []
        self.leaving = asyncio.Event()

    async def open(self) -> None:
        """Open the store and start the background tasks."""
        await self.store.open()
        await self.clock.measure()
        self.store.bus.listen(self)
        if self._remote is not None:
            await self._remote.open()
        await self.heartbeat.open()
        jobs = [
            self._load_computers(),
            self.background.run(),
            measure_lag(self.metrics),
            self._repeat_presence(),
            self.sessions.recheck(),
            self.heartbeat.run(),
            self.clock.run(),
            self.remover.run(),
            self._leave(),
        ]
        if self.settings.push:
            jobs.append(self.push_queue.run())
        if self.mailing.offered:
            jobs.append(self.mailing.outbox.run())
        if self._alone:
            jobs.append(self._gc_tuning.run(self._loaded))
        self._tasks = [asyncio.get_running_loop().create_task(job) for job in jobs]

    async def close(self) -> None:
        """Close the sockets, cancel searches, store what is queued and disconnect."""
        self.leaving.set()
        self._end_waiting()
        self.compiled.stop()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.background.stop()
        await self.notices.close()
        await self.analyses.stop()
        await self.engine.close()
        self.accounts.close()
        self.slow_work.close()
        await self.store.close()

    async def _leave(self) -> None:
        await self.leaving.wait()
        self._end_waiting()

    def _end_waiting(self) -> None:
        """Answer the requests that wait for a change of a table or for a hint."""
        for loaded in list(self.registry.in_memory.values()):
            loaded.wake()
        self.thinkers.drop_hints()

    def _queue(self, limits: Limits) -> SearchQueue:
        """Return the queue of searches, with its metrics."""
        bounds = AdviceBounds(limits.advice_address, limits.advice)
        queue = SearchQueue(lambda: self.engine.slots, bounds, SearchMetrics(self.metrics))
        for purpose in Purpose:
            # Read at scrape time, so that the gauges cannot lag behind the queue.
            self.metrics.busy.labels(purpose).set_function(partial(queue.busy, purpose))
            self.metrics.queued.labels(purpose).set_function(partial(queue.queued, purpose))
        return queue

    async def _load_computers(self) -> None:
        """Load the compiled code; until then the quicker levels play as plain Python."""
        if self._remote is None:
            await self.compiled.load()
        else:
            await self.compiled.count_as_loaded()
        self._loaded.set()

    async def _repeat_presence(self) -> None:
        """Repeat the presence of this node's readers to the other nodes."""
        while True:
            await asyncio.sleep(FRESH / 3)
            self.presence.tidy()
            for text, table in self.presence.broadcasts():
                await self.broadcast(text, table)

    def _stored(self, table: Table, events: Sequence[Event], seconds: float) -> None:
        if self.settings.push or self.mailing.offered:
            self.notices.stored(table)
        self._gc_tuning.moved()
        self.metrics.storing.observe(seconds)
        self.metrics.moves.inc(sum(isinstance(event.change, Moved) for event in events))

    async def broadcast(self, text: str, table: str | None = None) -> None:
        """Send a text to the other nodes, about a table to those that have it in memory."""
        with suppress(StorageUnavailable):
            await self.store.bus.broadcast(text, table)

    def changed(self, change: Change) -> None:
        """Follow events that were stored, perhaps by another node."""
        self.registry.stored_elsewhere(change)

    def notes(self, table: str) -> Sequence[str]:
        """Return what a node that begins to follow a table should know."""
        return self.presence.notes(table)

    def heard(self, text: str) -> None:
        """Handle a broadcast of another node."""
        if text.startswith("face "):
            self._forget_profile(text.removeprefix("face "))
            return
        if text.startswith(PREFIX):
            self.sessions.changed(text.removeprefix(PREFIX))
            return
        if text.startswith(SAID):
            self.registry.said_elsewhere(text)
            return
        if text.startswith("gone "):
            self.registry.forget(text.removeprefix("gone "))
            return
        table = self.presence.receive(text)
        loaded = self.registry.in_memory.get(table or "")
        if loaded is not None:
            loaded.wake()

    async def access_changed(self, person: str) -> None:
        """Apply a change of a person's sessions on all nodes, also to open sockets."""
        self.sessions.changed(person)
        await self.broadcast(PREFIX + person)

    async def _removed(self, table: str) -> None:
        """Let the other nodes drop a table that was deleted."""
        await self.broadcast(f"gone {table}")

    async def profile_changed(self, person: str) -> None:
        """Drop a person's cached profile on all nodes and send their tables again."""
        self._forget_profile(person)
        await self.broadcast(f"face {person}")

    def _forget_profile(self, person: str) -> None:
        self.profiles.forget(person)
        self.registry.send_again(person)


def _kept_days(limits: Limits) -> KeptDays:
    return KeptDays(
        limits.waiting_days, limits.guests_days, limits.accounts_days, limits.finished_days
    )


def _contact(settings: Settings) -> str:
    """Return the address by which a push service can reach the host of this server."""
    secure = (origin for origin in settings.origins if origin.startswith("https://"))
    return settings.push_contact or next(secure, "mailto:admin@localhost")


def _remote_engine(settings: Settings, rooms: Mapping[str, AnyRoom]) -> RemoteEngine | None:
    """Return the engine for searches on other machines, if there are no threads for them here."""
    servers = nats_servers(settings)
    if settings.thinkers:
        return None
    if servers is None:
        raise Malformed("thinkers-nats")
    return RemoteEngine(servers, rooms)
