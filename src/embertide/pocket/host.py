"""The host in a browser: the calls of the HTTP API and links to tables, for one person."""

import asyncio
import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from embertide.core.errors import Refusal
from embertide.core.room import AnyRoom
from embertide.core.to_json import write_refusal
from embertide.host.analyses import AnalysisService
from embertide.host.background import BackgroundWork
from embertide.host.handler import TableHandler
from embertide.host.heartbeat import Heartbeat
from embertide.host.loaded import LoadedTable
from embertide.host.parts import HostParts
from embertide.host.payloads import Payloads
from embertide.host.presence import Presence
from embertide.host.public_tables import PublicTables
from embertide.host.puzzles import PuzzleBook
from embertide.host.registry import TableRegistry
from embertide.host.results import enter_results
from embertide.host.statuses import status_of
from embertide.pocket.asking import Pocket
from embertide.pocket.browser_store import BrowserStore
from embertide.pocket.database import Database
from embertide.pocket.device_games import DeviceGames
from embertide.pocket.failures import failed
from embertide.pocket.link import Ends, Link, Visit
from embertide.pocket.profiles import OwnProfile
from embertide.pocket.routes import answer
from embertide.pocket.thinkers import PocketThinkers
from embertide.store.bus import Change

PREFIX = "local-"
"""What the names of all tables of this device begin with, so that a page knows where they are."""

KEY = b"embertide: deals of the day without a server"
"""The same everywhere, so that the deal of a day follows from its date."""


_UNWATCHED = 4.0
"""Seconds after which an analysis stops for which no page asks any more; pages ask every 1.5 s.

Shorter than on a server, which others use too: here it would delay the next game.
"""


class PocketHost:
    """Tables for the person of one browser. Open it before use and close it afterwards."""

    def __init__(
        self,
        database: Database,
        rooms: Mapping[str, AnyRoom],
        thinkers: PocketThinkers,
        person: str,
        clock: Callable[[], float] = time.time,
    ) -> None:
        store = BrowserStore(database, person)
        self._bus, self._store = store.bus, store
        self._registry = TableRegistry(store, rooms, clock, _run)
        self._presence = Presence(time.monotonic, self._registry.forget_payloads)
        profiles = OwnProfile(store)
        parts = HostParts(
            self._registry,
            Payloads(self._registry, profiles, self._presence),
            profiles,
            PublicTables(self._presence, 0.0, clock),
            PuzzleBook(rooms),
            self._enter,
            KEY,
            PREFIX,
        )
        handler = TableHandler(self._registry, thinkers)
        analyses = AnalysisService(self._registry, thinkers, _UNWATCHED)
        games = DeviceGames(store, self._registry)
        self._pocket = Pocket(parts, handler, analyses, thinkers, games, person)
        self._background = BackgroundWork(self._registry, thinkers, self._enter)
        self._heartbeat = Heartbeat(self._registry, self._background.node, clock)
        self._tasks: list[asyncio.Task[None]] = []
        self._links: dict[int, tuple[Link, asyncio.Task[None]]] = {}

    async def open(self) -> None:
        """Begin to look after the tables."""
        await self._bus.open(self._store.newest)
        self._bus.listen(self)
        await self._heartbeat.open()
        jobs = (self._background.run(), self._heartbeat.run())
        self._tasks = [asyncio.get_running_loop().create_task(job) for job in jobs]

    async def close(self) -> None:
        """End the links and all work."""
        for number in tuple(self._links):
            self.close_link(number)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._background.stop()
        await self._pocket.analyses.stop()

    async def call(self, method: str, path: str, body: Any = None) -> tuple[int, object]:
        """Return the status and the JSON that answer a call; cancelling the task gives it up."""
        try:
            return 200, await answer(self._pocket, method, path, body)
        except Refusal as no:
            refusal = no
        except Exception:
            refusal = failed()
        return status_of(refusal), write_refusal(refusal)

    def open_link(self, number: int, table: str, key: str, after: int, ends: Ends) -> None:
        """Open a link to a table under a number of the page."""
        pocket = self._pocket
        visit = Visit(pocket.person, table, key, after)
        link = Link(pocket.parts, pocket.handler, self._presence, visit, ends)
        self._links[number] = link, asyncio.get_running_loop().create_task(link.run())

    def send(self, number: int, request: Any) -> None:
        """Hand a request to a link; one that has ended answers nothing."""
        if number in self._links:
            self._links[number][0].send(request)

    def close_link(self, number: int) -> None:
        """End a link."""
        if number in self._links:
            self._links.pop(number)[1].cancel()

    def changed_elsewhere(self, table: str, seq: int) -> None:
        """Follow a table that another tab has changed."""
        self._store.changed_elsewhere(table, seq)

    async def _enter(self, loaded: LoadedTable) -> None:
        await enter_results(self._store, loaded.table)

    def changed(self, change: Change) -> None:
        """Follow events that another tab has stored."""
        self._registry.stored_elsewhere(change)

    def heard(self, text: str) -> None:
        """Do nothing: tabs send each other no texts."""

    def notes(self, table: str) -> Sequence[str]:
        """Return nothing: tabs send each other no texts."""
        return ()


async def _run(work: Callable[..., Any], *args: Any) -> Any:
    """Run slow work at once: a worker has one thread, and a page does not wait on it."""
    return work(*args)


def new_person() -> str:
    """Return a new random id."""
    return secrets.token_hex(16)
