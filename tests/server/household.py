"""A whole house without a network: guests with cookies of their own, by HTTP and by socket."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager
from itertools import count
from typing import Any, Self
from unittest.mock import Mock, patch

import httpx
import orjson
from starlette.types import ASGIApp, Message

from embertide.catalog import ROOMS
from embertide.core.player import Player, RandomPlayer
from embertide.server.app import make_api
from embertide.server.house import House
from embertide.server.identity import COOKIE
from embertide.server.security import Guard
from embertide.server.settings import Limits, Settings
from embertide.store.memory import MemoryStore
from embertide.store.store import Store

Json = dict[str, Any]
PATIENCE = 60.0
"""Seconds after which a test has waited long enough for an answer, on a busy machine."""

FAST = Limits(moves_secondly=100_000, joins_minutely=100_000, tables_hourly=100_000)
KEY = b"k" * 32

ME, FRIEND, ANYONE = {"kind": "me"}, {"kind": "friend"}, {"kind": "anyone"}
SPARK = {"kind": "computer", "level": "spark"}
AIDS = ["spots", "counts", "scores", "hints"]


def entropy(number: int = 0) -> str:
    return f"{number + 1:064x}"


def run(story: Coroutine[Any, Any, None]) -> None:
    """Runs a test; nobody waits for ever."""

    async def bounded() -> None:
        async with asyncio.timeout(4 * PATIENCE):
            await story

    asyncio.run(bounded())


class Call:
    """A socket to the application, held in this process."""

    def __init__(self, app: ASGIApp, path: str, query: str, cookie: str) -> None:
        headers = [(b"host", b"play.example")] + ([(b"cookie", cookie.encode())] if cookie else [])
        self._scope: Json = {
            "type": "websocket",
            "scheme": "ws",
            "path": path,
            "raw_path": path.encode(),
            "root_path": "",
            "query_string": query.encode(),
            "headers": headers,
            "subprotocols": [],
            "client": ("10.0.0.1", 1),
            "server": ("play.example", 80),
        }
        self._app, self._heard = app, asyncio.Queue[Message]()
        self._said = asyncio.Queue[Message]()
        self.tables: list[Json] = []
        self.code: int | None = None

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self._talk())
        await self._said.put({"type": "websocket.connect"})
        assert (await self._next())["type"] == "websocket.accept"
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.hang_up()

    async def _talk(self) -> None:
        await self._app(self._scope, self._said.get, self.hear)

    async def hear(self, message: Message) -> None:
        """Takes what the application says."""
        await self._heard.put(message)

    async def hang_up(self) -> None:
        """Ends the connection from this side; what went wrong inside is raised here."""
        if not self._task.done():
            await self._said.put({"type": "websocket.disconnect", "code": 1001})
        async with asyncio.timeout(PATIENCE):
            await self._task

    async def _next(self) -> Message:
        async with asyncio.timeout(PATIENCE):
            return await self._heard.get()

    async def receive(self) -> Json:
        """The next thing that is said; `{}` at the end of the connection."""
        message = await self._next()
        if message["type"] == "websocket.close":
            self.code = message["code"]
            return {}
        said: Json = orjson.loads(message.get("text") or message.get("bytes") or b"")
        if said["type"] == "table":
            self.tables.append(said)
        return said

    async def table(self, until: Callable[[Json], bool] = bool) -> Json:
        """The next table that is as wished."""
        while True:
            said = await self.receive()
            assert said, f"the connection has ended ({self.code})"
            if said["type"] == "table" and until(said):
                return said

    def send(self, text: str | bytes) -> None:
        kind = "text" if isinstance(text, str) else "bytes"
        self._said.put_nowait({"type": "websocket.receive", kind: text})

    async def ask(self, kind: str, request: str = "r", **more: Any) -> Json:
        """The answer to a request."""
        self.send(orjson.dumps({"type": kind, "id": request, **more}).decode())
        return await self.answer()

    async def answer(self) -> Json:
        while True:
            said = await self.receive()
            assert said, f"the connection has ended ({self.code})"
            if said["type"] != "table":
                return said


class Guest:
    """Somebody with a browser."""

    def __init__(self, app: ASGIApp) -> None:
        self._app, self._numbers = app, count()
        transport = httpx.ASGITransport(app, raise_app_exceptions=True, client=("10.0.0.1", 1))
        self.http = httpx.AsyncClient(transport=transport, base_url="http://play.example")

    async def ask(self, method: str, url: str, status: int = 200, **more: Any) -> Any:
        """The answer of a route, which has to have that status."""
        answer = await self.http.request(method, f"/api{url}", **more)
        assert answer.status_code == status, (answer.status_code, answer.text)
        return answer.json()

    async def get(self, url: str, status: int = 200) -> Any:
        return await self.ask("GET", url, status)

    async def post(self, url: str, body: object = None, status: int = 200) -> Any:
        return await self.ask("POST", url, status, json=body)

    async def open(self, game: str, *seats: Json, **more: Any) -> Json:
        order = {"game": game, "seats": list(seats), **more}
        table: Json = await self.post("/tables", order, 201)
        return table

    async def begin(self, game: str, *seats: Json, **more: Any) -> Json:
        """Opens a table and gives one's number: with computers only, the game begins."""
        table = await self.open(game, *seats, **more)
        await self.request(table["id"], "entropy", value=entropy(0))
        return await self.table(table["id"])

    async def table(self, name: str, key: str = "", after: int = -1, status: int = 200) -> Json:
        table: Json = await self.get(f"/tables/{name}?key={key}&after={after}", status)
        return table

    async def join(self, name: str, key: str = "", status: int = 200, **more: Any) -> Json:
        body = {"key": key, "entropy": entropy(5), **more}
        table: Json = await self.post(f"/tables/{name}/join", body, status)
        return table

    async def request(self, name: str, kind: str, status: int = 200, **more: Any) -> Json:
        """The same as over a socket."""
        key = more.pop("key", "")
        body = {"type": kind, "id": more.pop("request", f"r{next(self._numbers)}"), **more}
        answer: Json = await self.post(f"/tables/{name}/requests?key={key}", body, status)
        return answer

    def call(self, name: str, key: str = "", after: int = -1) -> Call:
        """A socket to a table, with this guest's cookie."""
        cookie = self.http.cookies.get(COOKIE)
        query, path = f"key={key}&after={after}", f"/api/tables/{name}/socket"
        return Call(self._app, path, query, f"{COOKIE}={cookie}" if cookie else "")


class Household:
    """A house that is open, and its door."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.app = Guard(make_api(house), house.settings)

    def guest(self) -> Guest:
        """Somebody new."""
        return Guest(self.app)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.house, name)


@asynccontextmanager
async def household(
    store: Store | None = None,
    limits: Limits = FAST,
    player: Player | None = None,
    real: bool = False,
    **settings: Any,
) -> AsyncIterator[Household]:
    """An open house where computers move at once, by chance unless they are to be real ones."""
    chosen = Settings(**{"database": "memory:", "pace": 0, "limits": limits, **settings})
    house = House(chosen, store or MemoryStore(), ROOMS, KEY)
    if not real:
        house.thinkers._player = Mock(return_value=player or RandomPlayer())  # type: ignore[method-assign]
    with patch("embertide.server.house._compile"):
        await house.open()
        try:
            yield Household(house)
        finally:
            await house.close()


class Standing:
    """A house that stays open between the examples of a property, with one guest."""

    def __init__(self) -> None:
        self._loop = asyncio.new_event_loop()
        self._opening = household()
        self.house: Household = self.run(self._opening.__aenter__())
        self.guest: Guest = self.house.guest()

    def run(self, story: Awaitable[Any]) -> Any:
        """Waits for something, not for ever."""
        return self._loop.run_until_complete(asyncio.wait_for(story, PATIENCE))

    def close(self) -> None:
        self.run(self._opening.__aexit__(None, None, None))
        self._loop.run_until_complete(self._loop.shutdown_default_executor())
        self._loop.close()


@contextmanager
def standing() -> Iterator[Standing]:
    """A house that is closed again, whatever happens."""
    made = Standing()
    try:
        yield made
    finally:
        made.close()
