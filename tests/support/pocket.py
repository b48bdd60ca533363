"""A host as in a browser, and how a page plays on it."""

import asyncio
import json
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Any

from embertide.catalog import ROOMS
from embertide.core.dice import Dice
from embertide.core.room import AnyRoom
from embertide.host.thinkers import Task
from embertide.pocket.host import PocketHost
from embertide.pocket.link import Ends
from embertide.pocket.thinkers import PocketThinkers
from tests.support.description import check_answer
from tests.support.memory_database import MemoryDatabase
from tests.support.patience import PATIENCE

PERSON = "0123456789abcdef" * 2
Json = dict[str, Any]


class DiceThinkers(PocketThinkers):
    """Computer players that draw their moves, always the same ones, without a pause."""

    def __init__(self, rooms: Mapping[str, AnyRoom], seed: int = 0) -> None:
        super().__init__(rooms, loaded_at_once)
        self._dice = Dice(seed)

    def pace(self, level: str) -> float:
        return 0.0

    async def choose(self, task: Task, owner: str) -> str:
        return str(self._rooms[task.room].game.write(self._dice.choose(task.moves)))


async def loaded_at_once(room: str) -> None:
    """Do nothing: natively, the compiled code is loaded by itself."""


@asynccontextmanager
async def pocket_host(
    database: MemoryDatabase | None = None, thinkers: PocketThinkers | None = None
) -> AsyncIterator["Page"]:
    """Run a host, and use it as a page does."""
    used = database or MemoryDatabase()
    host = PocketHost(used, ROOMS, thinkers or DiceThinkers(ROOMS), PERSON)
    used.on_change = host.changed_elsewhere
    await host.open()
    try:
        yield Page(host, used)
    finally:
        await host.close()
        used.close()


class Page:
    """A page that calls a host and holds one link."""

    def __init__(self, host: PocketHost, database: MemoryDatabase) -> None:
        self.host, self.database = host, database
        self.heard: asyncio.Queue[Json] = asyncio.Queue()
        self.closed: list[int] = []
        self._requests = 0

    async def get(self, path: str) -> Any:
        return await self.call("GET", path)

    async def post(self, path: str, body: Any = None) -> Any:
        return await self.call("POST", path, body)

    async def call(self, method: str, path: str, body: Any = None) -> Any:
        """Return an answer, which must be one that a server describes."""
        status, answer = await self.host.call(method, path, body)
        assert status == 200, answer
        sent = json.loads(json.dumps(answer))
        created = method == "POST" and path == "/tables"
        check_answer(method, f"/api{path.partition('?')[0]}", 201 if created else 200, sent)
        return sent

    async def refused(self, method: str, path: str, body: Any = None) -> Json:
        status, answer = await self.host.call(method, path, body)
        assert status >= 400, answer
        assert isinstance(answer, dict)
        return answer

    async def open(self, game: str, *seats: Json, **order: Any) -> Json:
        table: Json = await self.post("/tables", {"game": game, "seats": list(seats), **order})
        return table

    def link(self, table: str, seq: int = -1) -> None:
        ends = Ends(lambda text: self.heard.put_nowait(json.loads(text)), self.closed.append)
        self.host.open_link(1, table, "", seq, ends)

    async def next_table(self, seq: int) -> Json:
        """Return the first table heard that has that event."""
        async with asyncio.timeout(PATIENCE):
            while True:
                message = await self.heard.get()
                if message["type"] == "table" and message["seq"] >= seq:
                    return message

    async def begin(self, game: str, *seats: Json, **order: Any) -> Json:
        """Open a table and send the numbers of its people, as a page does."""
        return await self.send_numbers(await self.open(game, *seats, **order))

    async def send_numbers(self, table: Json) -> Json:
        """Send the person's number for the seal; where there is nobody else, none commits."""
        await self.request(table["id"], "entropy", value=f"{1:064x}")
        return await self.table(table["id"])

    async def next_answer(self) -> Json:
        """Return the next message that is no table."""
        async with asyncio.timeout(PATIENCE):
            while (message := await self.heard.get())["type"] == "table":
                pass
        return message

    async def request(self, table: str, kind: str, **fields: Any) -> Json:
        self._requests += 1
        body = {"type": kind, "id": f"r{self._requests}", **fields}
        answer: Json = await self.post(f"/tables/{table}/requests", body)
        return answer

    async def table(self, name: str) -> Json:
        table: Json = await self.get(f"/tables/{name}")
        return table

    async def play_out(self, name: str, dice: Dice) -> Json:
        """Play a game to its end, with drawn moves for all seats of the person."""
        async with asyncio.timeout(PATIENCE):
            while True:
                table = await self.table(name)
                if table["phase"] == "over":
                    return table
                if table["moves"]:
                    move = dice.choose(table["moves"])
                    await self.request(name, "move", ply=table["ply"], move=move)
                else:
                    await asyncio.sleep(0)
