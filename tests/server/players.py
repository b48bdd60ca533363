"""People who play over real sockets: they move as fast as they may, and come back when thrown out.

They note what was acknowledged to them and which moves they were offered, so that it can be held
against what is stored.
"""

import asyncio
import json
import random
import secrets
import ssl
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from embertide.play.check import digest
from embertide.server.identity import Identity, new_person
from tests.server.processes import SECRET

Json = dict[str, Any]
Where = Callable[[], str]
"""Says at which address a server listens now."""

GONE = (OSError, WebSocketException, InvalidHandshake, EOFError, TimeoutError, httpx.HTTPError)
"""How it shows that a server is not there."""

PLAIN = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""Spares every client the loading of certificates that nobody needs here."""

PAUSE = 0.02
"""Seconds before somebody tries again."""


@dataclass
class Notes:
    """What the players of one run were told."""

    acknowledged: dict[str, tuple[str, int]] = field(default_factory=dict)
    """By the id of a move: its table and the event that it is."""
    offered: dict[tuple[str, int], str] = field(default_factory=dict)
    """By table and ply: a digest of the legal moves."""
    tables: set[str] = field(default_factory=set)
    refused: list[Json] = field(default_factory=list)
    again: int = 0
    """How often a move was sent again because nobody had answered."""


def cookie_of(person: str) -> str:
    """The cookie that every server of the tests knows somebody by."""
    return f"embertide={Identity(bytes.fromhex(SECRET)).write_cookie(person)}"


def entropy() -> str:
    """A number for the seal."""
    return secrets.token_hex(32)


class Player:
    """Somebody at one table, who goes on until the game is over."""

    def __init__(self, person: str, where: Where, notes: Notes) -> None:
        self.person, self.where, self.notes = person, where, notes
        self.headers = {"Cookie": cookie_of(person)}
        self.seq = -1
        self._pending: Json | None = None

    async def ask(self, method: str, path: str, **more: Any) -> Json:
        """An answer by plain HTTP; one that is no success is raised."""
        async with httpx.AsyncClient(headers=self.headers, timeout=10.0, verify=PLAIN) as client:
            answer = await client.request(method, f"{self.where()}/api{path}", **more)
        if answer.is_server_error and answer.status_code != 503:
            raise AssertionError(answer.text)
        answer.raise_for_status()
        return dict(answer.json())

    async def play(self, table: str) -> None:
        """Plays to the end, through as many connections as it takes."""
        over = False
        while not over:
            try:
                async with self.socket(table) as socket:
                    over = await self._talk(table, socket)
            except GONE:
                await asyncio.sleep(PAUSE)

    def socket(self, table: str, key: str = "") -> connect:
        """A connection to a table, to be opened."""
        address = self.where().replace("http:", "ws:")
        return connect(
            f"{address}/api/tables/{table}/socket?key={key}&after={self.seq}",
            additional_headers=self.headers,
            compression=None,
            open_timeout=5.0,
            close_timeout=0.2,
        )

    async def _talk(self, table: str, socket: ClientConnection) -> bool:
        if self._pending is not None:
            self.notes.again += 1
            await socket.send(json.dumps(self._pending))
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "table":
                if message["phase"] == "over" and self._pending is None:
                    return True
                await self._look(message, socket)
            else:
                await self._heard(table, message, socket)
        return False

    async def _look(self, seen: Json, socket: ClientConnection) -> None:
        """Moves, if it is his turn."""
        assert seen["seq"] >= self.seq, "time ran backwards"
        self.seq = seen["seq"]
        if not seen["moves"] or self._pending is not None:
            return
        key, offered = (seen["id"], seen["ply"]), digest(seen["moves"])
        assert self.notes.offered.setdefault(key, offered) == offered
        move, name = random.choice(seen["moves"]), secrets.token_hex(8)
        self._pending = {"type": "move", "id": name, "ply": seen["ply"], "move": move}
        await socket.send(json.dumps(self._pending))

    async def _heard(self, table: str, answer: Json, socket: ClientConnection) -> None:
        if answer["type"] == "done":
            assert self._pending is not None
            assert answer["id"] == self._pending["id"]
            self.notes.acknowledged[answer["id"]] = (table, answer["seq"])
            self._pending = None
        elif answer["type"] == "refused":
            self.notes.refused.append(answer)
            assert answer["kind"] == "storage", answer
            await asyncio.sleep(0.1)
            if self._pending is not None:
                await socket.send(json.dumps(self._pending))


Seats = list[dict[str, str]]
FRIENDS: Seats = [{"kind": "me"}, {"kind": "friend"}]
AGAINST_COMPUTER: Seats = [{"kind": "me"}, {"kind": "computer", "level": "spark"}]


async def open_table(owner: Player, game: str, seats: Seats, friend: Player | None = None) -> str:
    """A table at which the game has begun."""
    table = await owner.ask("POST", "/tables", json={"game": game, "seats": seats})
    name = str(table["id"])
    given = {"type": "entropy", "id": "e", "value": entropy()}
    await owner.ask("POST", f"/tables/{name}/requests", json=given)
    if friend is not None:
        body = {"key": table["seats"][1]["key"], "entropy": entropy()}
        await friend.ask("POST", f"/tables/{name}/join", json=body)
    return name


async def play_for_ever(game: str, wheres: tuple[Where, ...], notes: Notes) -> None:
    """Two people, or one and the computer, play game after game; whoever stops them cancels."""
    while True:
        people = [Player(new_person(), where, notes) for where in wheres]
        friend = people[1] if len(people) > 1 else None
        seats = FRIENDS if friend else AGAINST_COMPUTER
        try:
            name = await open_table(people[0], game, seats, friend)
        except GONE:
            # Nobody has told us whether the table is there: another one will do.
            await asyncio.sleep(PAUSE)
            continue
        notes.tables.add(name)
        # A group, because gather() would not wait for all to close their sockets when cancelled.
        async with asyncio.TaskGroup() as group:
            for one in people:
                group.create_task(one.play(name))


Group = tuple[str, tuple[Where, ...]]
"""What is played, and where each of the people finds a server."""


async def while_playing(
    groups: Sequence[Group], notes: Notes, work: Callable[[], Awaitable[None]]
) -> None:
    """Does something while all these groups play; what goes wrong with them is raised."""
    playing = [asyncio.create_task(play_for_ever(game, w, notes)) for game, w in groups]
    working = asyncio.ensure_future(work())
    done, _ = await asyncio.wait([working, *playing], return_when=asyncio.FIRST_COMPLETED)
    for task in (working, *playing):
        task.cancel()
    await asyncio.gather(working, *playing, return_exceptions=True)
    for task in done:
        task.result()
