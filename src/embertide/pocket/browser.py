"""The host inside a browser's worker: between JavaScript (web/src/pocket) and Python.

Everything that crosses is a number or a text; bodies, requests and answers are JSON.
"""

import asyncio
import json
from collections.abc import Sequence
from typing import Any, NoReturn, Protocol

from embertide.catalog import OURS
from embertide.host.payloads import encode_json
from embertide.pocket.database import Database
from embertide.pocket.helpers import HelperGone
from embertide.pocket.host import PocketHost, new_person
from embertide.pocket.link import Ends
from embertide.pocket.players import RoomPlayers
from embertide.pocket.thinkers import PocketThinkers
from embertide.store.store import StorageUnavailable


class PageCalls(Protocol):
    """What the worker's JavaScript offers; see web/src/pocket/python.ts."""

    def answer(self, number: int, status: int, body: str) -> None:
        """Answer a call of the page."""
        ...

    def heard(self, link: int, message: str) -> None:
        """Pass a message on to a link of the page."""
        ...

    def closed(self, link: int, code: int) -> None:
        """Say that a link has ended."""
        ...

    def refused(self, key: str) -> None:
        """Say why the host cannot start, by the key of a message."""
        ...

    async def players(self, room: str) -> str:
        """Return the path of the compiled players of a room; empty if it has none."""
        ...

    def helpers(self) -> int:
        """Return how many helpers there may be."""
        ...

    async def help(self, task: str) -> str:
        """Return the judgement of a helper, both as JSON; the promise fails if there is none."""
        ...


class JavaScriptDatabase:
    """A Database over web/src/pocket/database.ts, whose exceptions become refusals."""

    def __init__(self, database: Any, to_js: Any, errors: type[Exception]) -> None:
        self._database, self._to_js, self._errors = database, to_js, errors

    async def append(self, table: str, seq: int, events: Sequence[str], listing: str) -> bool:
        """Store events of a table and its listing; False if another tab was first."""
        texts = self._to_js(list(events))
        return bool(await self._done(self._database.append(table, seq, texts, listing)))

    async def load(self, table: str, after: int) -> list[str]:
        """Return the events of a table after that number, in order."""
        found = await self._done(self._database.load(table, after))
        return list(found.to_py())

    async def put(self, kind: str, key: str, text: str) -> None:
        """Store a text; replace an older one."""
        await self._done(self._database.put(kind, key, text))

    async def add(self, kind: str, key: str, text: str) -> bool:
        """Store a text; return False if there is one already."""
        return bool(await self._done(self._database.add(kind, key, text)))

    async def get(self, kind: str, key: str) -> str | None:
        """Return a text, if there is one."""
        text: str | None = await self._done(self._database.get(kind, key))
        return text

    async def all(self, kind: str) -> dict[str, str]:
        """Return all texts of a kind by key."""
        found = await self._done(self._database.all(kind))
        return dict(found.to_py())

    async def remove(self, table: str, texts: Sequence[tuple[str, str]]) -> None:
        """Remove all events of a table, and texts by kind and key."""
        await self._done(self._database.remove(table, self._to_js([list(one) for one in texts])))

    async def lock(self, name: str) -> bool:
        """Take a lock that no other tab has."""
        return bool(await self._done(self._database.lock(name)))

    async def unlock(self, name: str) -> None:
        """Give a lock back."""
        await self._done(self._database.unlock(name))

    async def _done(self, promise: Any) -> Any:
        try:
            return await promise
        except self._errors as error:
            _refuse(error)


class JavaScriptHelpers:
    """Helpers over web/src/pocket/helpers.ts."""

    def __init__(self, page: PageCalls, errors: type[Exception]) -> None:
        self._page, self._errors = page, errors

    @property
    def most(self) -> int:
        """How many there may be."""
        return self._page.helpers()

    async def judge(self, task: str) -> str:
        """Return the judgement of a decision as JSON; raise HelperGone if no helper could."""
        try:
            return await self._page.help(task)
        except self._errors as error:
            raise HelperGone from error


def _refuse(error: Exception) -> NoReturn:
    full = getattr(error, "name", "") == "QuotaExceededError"
    key = "pocket-storage-full" if full else "pocket-storage-away"
    raise StorageUnavailable(key) from error


class BrowserHost:
    """A host as JavaScript calls it; what takes time is answered later."""

    def __init__(self, host: PocketHost, page: PageCalls) -> None:
        self._host, self._page = host, page
        self._calls: dict[int, asyncio.Task[None]] = {}

    def call(self, number: int, method: str, path: str, body: str) -> None:
        """Answer a call under its number."""
        task = asyncio.ensure_future(self._call(number, method, path, body))
        self._calls[number] = task
        task.add_done_callback(lambda _: self._calls.pop(number, None))

    async def _call(self, number: int, method: str, path: str, body: str) -> None:
        status, found = await self._host.call(method, path, json.loads(body))
        self._page.answer(number, status, encode_json(found).decode())

    def cancel(self, number: int) -> None:
        """Give a call up."""
        task = self._calls.get(number)
        if task is not None:
            task.cancel()

    def open_link(self, number: int, table: str, key: str, after: int) -> None:
        """Open a link to a table."""

        def hear(message: str) -> None:
            self._page.heard(number, message)

        def ended(code: int) -> None:
            self._page.closed(number, code)

        self._host.open_link(number, table, key, after, Ends(hear, ended))

    def send(self, number: int, request: str) -> None:
        """Hand a request to a link."""
        self._host.send(number, json.loads(request))

    def close_link(self, number: int) -> None:
        """End a link."""
        self._host.close_link(number)

    def changed_elsewhere(self, table: str, seq: int) -> None:
        """Follow a table that another tab has changed."""
        self._host.changed_elsewhere(table, seq)


async def open_host(database: Any, page: PageCalls) -> BrowserHost:
    """Return a host that is ready; called by JavaScript."""
    from pyodide.ffi import JsException, to_js  # noqa: PLC0415 - exists in a browser only

    stored = JavaScriptDatabase(database, to_js, JsException)
    players = RoomPlayers(OURS, page.players)
    try:
        thinkers = PocketThinkers(OURS, players.load, JavaScriptHelpers(page, JsException))
        host = PocketHost(stored, OURS, thinkers, await _person(stored))
        await host.open()
    except StorageUnavailable as no:
        page.refused(no.message.key)
        raise
    return BrowserHost(host, page)


async def _person(database: Database) -> str:
    """Return the id of the person of this browser; the first tab chooses it."""
    await database.add("self", "person", new_person())
    known = await database.get("self", "person")
    assert known is not None
    return known
