"""A complete server without a network, and clients that use it by HTTP and by socket."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager, nullcontext
from functools import partial
from itertools import count
from typing import Any, Self
from unittest.mock import Mock, patch

import httpx
import orjson
from starlette.types import ASGIApp, Message

from embertide.catalog import ROOMS
from embertide.core.player import AnyPlayer, RandomPlayer
from embertide.core.room import AnyRoom
from embertide.core.seal import seat_hash
from embertide.host.heartbeat import Heartbeat
from embertide.server import services as services_module
from embertide.server.app import make_api
from embertide.server.ops.limits import RateLimits
from embertide.server.ops.security import SecurityMiddleware
from embertide.server.people.identity import COOKIE
from embertide.server.services import Services
from embertide.server.settings import Limits, Settings
from embertide.server.thinking.compiling import CompiledRooms
from embertide.server.thinking.threads import ThreadEngine
from embertide.store.memory import MemoryStore
from embertide.store.store import Store
from tests.support.description import check_answer, check_message
from tests.support.patience import PATIENCE
from tests.support.shared_routes import share_routes

Json = dict[str, Any]
RATES = ("hourly", "minutely", "secondly", "public")

FAST = Limits(
    **{name: 100_000 for name in Limits.model_fields if name.partition("_")[2].startswith(RATES)}
)
"""No limits of rates."""
KEY = b"k" * 32

ME, FRIEND, ANYONE = {"kind": "me"}, {"kind": "friend"}, {"kind": "anyone"}
SPARK = {"kind": "computer", "level": "spark"}
AIDS = ["spots", "counts", "scores", "hints"]


def entropy(number: int = 0) -> str:
    return f"{number + 1:064x}"


def run(story: Coroutine[Any, Any, None]) -> None:
    """Run a test with a timeout."""

    async def bounded() -> None:
        asyncio.get_running_loop().call_later(PATIENCE - 5, _print_tasks)
        async with asyncio.timeout(PATIENCE):
            await story

    asyncio.run(bounded())


def _print_tasks() -> None:
    """Print where every task waits, for a test that will soon fail by its timeout."""
    for task in asyncio.all_tasks():
        task.print_stack(limit=6)


class Call:
    """A WebSocket client of an ASGI application, without a network."""

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
        self.reason = ""

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
        """Receive a message of the application (its ASGI send function)."""
        await self._heard.put(message)

    async def hang_up(self) -> None:
        """Disconnect, and raise the error of the application, if any."""
        if not self._task.done():
            await self._said.put({"type": "websocket.disconnect", "code": 1001})
        async with asyncio.timeout(PATIENCE):
            await self._task

    async def _next(self) -> Message:
        async with asyncio.timeout(PATIENCE):
            return await self._heard.get()

    async def receive(self) -> Json:
        """Return the next message; `{}` at the end of the connection."""
        message = await self._next()
        if message["type"] == "websocket.close":
            self.code, self.reason = message["code"], message.get("reason") or ""
            return {}
        said: Json = orjson.loads(message.get("text") or message.get("bytes") or b"")
        check_message(said)
        if said["type"] == "table":
            self.tables.append(said)
        return said

    async def table(self, until: Callable[[Json], bool] = bool) -> Json:
        """Return the next table for which `until` holds."""
        while True:
            said = await self.receive()
            assert said, f"the connection has ended ({self.code})"
            if said["type"] == "table" and until(said):
                return said

    def send(self, text: str | bytes) -> None:
        kind = "text" if isinstance(text, str) else "bytes"
        self._said.put_nowait({"type": "websocket.receive", kind: text})

    async def ask(self, kind: str, request: str = "r", **more: Any) -> Json:
        """Send a request and return its answer."""
        self.send(orjson.dumps({"type": kind, "id": request, **more}).decode())
        return await self.answer()

    async def answer(self) -> Json:
        while True:
            said = await self.receive()
            assert said, f"the connection has ended ({self.code})"
            if said["type"] not in {"table", "said"}:
                return said


_NUMBERS: dict[str, dict["Guest", str]] = {}
"""By table, the guests who have committed to a number and not sent it yet."""


def mine(table: Json) -> list[int]:
    """Return the seats of the reader; none of a table that was refused."""
    return [seat for seat, place in enumerate(table.get("seats", [])) if place["mine"]]


class Guest:
    """An HTTP client with cookies, as a browser has."""

    def __init__(self, app: ASGIApp) -> None:
        self._app, self._numbers = app, count()
        transport = httpx.ASGITransport(app, raise_app_exceptions=True, client=("10.0.0.1", 1))
        self.http = httpx.AsyncClient(transport=transport, base_url="http://play.example")

    async def ask(self, method: str, url: str, status: int = 200, **more: Any) -> Any:
        """Send a request, assert its status (0: any) and return the JSON of the response."""
        answer = await self.http.request(method, f"/api{url}", **more)
        await asyncio.sleep(0)  # as with a network, other tasks run between two requests
        assert status in (0, answer.status_code), (answer.status_code, answer.text)
        check_answer(method, answer.url.path, answer.status_code, answer.json())
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
        """Open a table and add this guest's entropy: without other people the game begins."""
        table = await self.open(game, *seats, **more)
        await self.request(table["id"], "entropy", value=entropy(0))
        return await self.table(table["id"])

    async def table(self, name: str, key: str = "", after: int = -1, status: int = 200) -> Json:
        table: Json = await self.get(f"/tables/{name}?key={key}&after={after}", status)
        return table

    async def join(self, name: str, key: str = "", status: int = 200, **more: Any) -> Json:
        """Sit down, and commit to a number."""
        table: Json = await self.post(f"/tables/{name}/join", {"key": key, **more}, status)
        if status != 200 or not table["hashes"] or table["phase"] != "gathering":
            return table
        await self.add_number(name, entropy(5))
        return await self.table(name)

    async def add_number(self, name: str, number: str) -> Json:
        """Commit to a number; once all guests have, all of them send theirs, as browsers do."""
        table = await self.table(name)
        if not table["hashes"] or all(seat["mine"] or seat["level"] for seat in table["seats"]):
            return await self._request(name, "entropy", value=number)
        answer: Json = {}
        for seat in mine(table):
            hashed = seat_hash(name, table["seal"]["commitment"], seat, number)
            answer = await self._request(name, "commit", seat=seat, value=hashed)
        _NUMBERS.setdefault(name, {})[self] = number
        return await self._send_numbers(name) or answer

    async def _send_numbers(self, name: str) -> Json | None:
        table, answer = await self.table(name), None
        if not all(table["hashes"][seat] for seat in table["awaited"]) or not table["awaited"]:
            return None
        for guest, number in _NUMBERS.pop(name).items():
            await guest._see_commitments(name)
            for _ in mine(await guest.table(name, status=0)):
                answer = await guest._request(name, "entropy", value=number)
        return answer

    async def _see_commitments(self, name: str) -> None:
        """Wait until this guest's node knows that all have committed."""
        while (table := await self.table(name, status=0)).get("awaited"):
            if all(table["hashes"][seat] for seat in table["awaited"]):
                return
            await asyncio.sleep(0.01)

    async def request(self, name: str, kind: str, status: int = 200, **more: Any) -> Json:
        """Send a request of a table by HTTP; `entropy` with the commitment that it needs."""
        if kind == "entropy" and status == 200:
            return await self.add_number(name, more["value"])
        return await self._request(name, kind, status, **more)

    async def _request(self, name: str, kind: str, status: int = 200, **more: Any) -> Json:
        key = more.pop("key", "")
        body = {"type": kind, "id": more.pop("request", f"r{next(self._numbers)}"), **more}
        answer: Json = await self.post(f"/tables/{name}/requests?key={key}", body, status)
        return answer

    def call(self, name: str, key: str = "", after: int = -1) -> Call:
        """Return a socket to a table, with this guest's cookie."""
        cookie = self.http.cookies.get(COOKIE)
        query, path = f"key={key}&after={after}", f"/api/tables/{name}/socket"
        return Call(self._app, path, query, f"{COOKIE}={cookie}" if cookie else "")


class LocalServer:
    """The services of an open server, and its application with the security middleware."""

    def __init__(self, services: Services) -> None:
        self.services = services
        api = make_api(services)
        share_routes(api)
        self.app = SecurityMiddleware(api, services.settings)

    def guest(self) -> Guest:
        """Return a client without a cookie."""
        return Guest(self.app)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.services, name)


def _stopped() -> float:
    """Return the time of a clock that stands still."""
    return 0.0


@asynccontextmanager
async def local_server(
    store: Store | None = None,
    limits: Limits = FAST,
    player: AnyPlayer | None = None,
    real: bool = False,
    rooms: Mapping[str, AnyRoom] = ROOMS,
    *,
    compiled: bool = True,
    **settings: Any,
) -> AsyncIterator[LocalServer]:
    """Open a server on which computers move at once: `player`, by default at random.

    With `real` they search; without `compiled` no code for that is ever loaded. What is counted by
    the second or the minute is counted as if no time passed, however slow the machine is, and the
    server is never taken for one that stood still.
    """
    usual = {"database": "memory:", "pace": 0, "hosts": ("play.example",), "metrics": ("all",)}
    chosen = Settings(**{**usual, "limits": limits, **settings})
    with (
        patch.object(services_module, "RateLimits", partial(RateLimits, clock=_stopped)),
        patch.object(services_module, "Heartbeat", partial(Heartbeat, steady=_stopped)),
    ):
        services = Services(chosen, store or MemoryStore(), rooms, KEY)
    if not real:
        assert isinstance(services.engine, ThreadEngine)
        services.engine.searches._player = Mock(return_value=player or RandomPlayer())  # type: ignore[method-assign]
    never = nullcontext() if compiled else patch.object(CompiledRooms, "load", asyncio.Event().wait)
    with patch.object(CompiledRooms, "_load_now"), never:
        await services.open()
        try:
            yield LocalServer(services)
        finally:
            await services.close()


class SharedServer:
    """A server that stays open between the examples of a property test, with one guest."""

    def __init__(self) -> None:
        self._loop = asyncio.new_event_loop()
        self._opening = local_server()
        self.server: LocalServer = self.run(self._opening.__aenter__())
        self.guest: Guest = self.server.guest()

    def run(self, story: Awaitable[Any]) -> Any:
        """Run a coroutine with a timeout, and return its result."""
        return self._loop.run_until_complete(asyncio.wait_for(story, PATIENCE))

    def close(self) -> None:
        self.run(self._opening.__aexit__(None, None, None))
        self._loop.run_until_complete(self._loop.shutdown_default_executor())
        self._loop.close()


@contextmanager
def shared_server() -> Iterator[SharedServer]:
    """Open a shared server, and close it afterwards."""
    made = SharedServer()
    try:
        yield made
    finally:
        made.close()
