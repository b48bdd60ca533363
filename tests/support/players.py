"""Clients that play over real sockets as fast as they can, and reconnect when disconnected.

They note which moves were acknowledged and which legal moves they received, for a comparison with
what is stored.
"""

import asyncio
import json
import random
import secrets
import ssl
from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from embertide.core.seal import seat_hash
from embertide.play.match.legal_digest import digest
from embertide.server.people.identity import Identity, new_person
from tests.support.patience import PATIENCE
from tests.support.processes import SECRET

Json = dict[str, Any]
Where = Callable[[], str]
"""A function that returns the address of a server that listens now."""

GONE = (OSError, WebSocketException, InvalidHandshake, EOFError, TimeoutError, httpx.HTTPError)
"""Errors that mean that a server cannot be reached."""

PLAIN = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""A shared context, so that not every client loads certificates, which are not used here."""

PAUSE = 0.05
"""Seconds before a client tries again."""


@dataclass
class Notes:
    """What the players of one run received."""

    acknowledged: dict[str, tuple[str, int]] = field(default_factory=dict)
    """The table and the event of each acknowledged move, by the id of the request."""
    offered: dict[tuple[str, int], str] = field(default_factory=dict)
    """A digest of the legal moves by table and ply."""
    tables: set[str] = field(default_factory=set)
    refused: list[Json] = field(default_factory=list)
    again: int = 0
    """The number of moves that were sent again because no answer came."""


def cookie_of(person: str) -> str:
    """Return the cookie of a person, signed with the key of all servers in tests."""
    return f"embertide={Identity(bytes.fromhex(SECRET)).write_cookie(person)}"


def entropy() -> str:
    """Return random entropy for the seal."""
    return secrets.token_hex(32)


class Player:
    """A client of one person, who plays at one table until the game is over."""

    def __init__(self, person: str, where: Where, notes: Notes) -> None:
        self.person, self.where, self.notes = person, where, notes
        self.headers = {"Cookie": cookie_of(person)}
        self.seq = -1
        self._pending: Json | None = None

    async def ask(self, method: str, path: str, **more: Any) -> Json:
        """Send an HTTP request; raise unless it succeeds."""
        async with httpx.AsyncClient(
            headers=self.headers, timeout=PATIENCE, verify=PLAIN
        ) as client:
            answer = await client.request(method, f"{self.where()}/api{path}", **more)
        if answer.is_server_error and answer.status_code != 503:
            raise AssertionError(answer.text)
        answer.raise_for_status()
        return dict(answer.json())

    async def play(self, table: str) -> None:
        """Play to the end of the game, and reconnect as often as needed."""
        over = False
        while not over:
            try:
                async with self.socket(table) as socket:
                    over = await self._talk(table, socket)
            except GONE:
                await asyncio.sleep(PAUSE)

    def socket(self, table: str, key: str = "") -> connect:
        """Return a connection to a table, not yet opened."""
        address = self.where().replace("http:", "ws:")
        return connect(
            f"{address}/api/tables/{table}/socket?key={key}&after={self.seq}",
            additional_headers=self.headers,
            compression=None,
            open_timeout=PATIENCE,
            ping_timeout=PATIENCE,
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
        """Send a move if it is this player's turn."""
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
    """Open a table, and return its id when the game has begun."""
    table = await owner.ask("POST", "/tables", json={"game": game, "seats": seats})
    name = str(table["id"])
    if friend is not None:
        await friend.ask("POST", f"/tables/{name}/join", json={"key": table["seats"][1]["key"]})
    people = [owner] if friend is None else [owner, friend]
    for at, request in sealing(table, len(people)):
        await people[at].ask("POST", f"/tables/{name}/requests", json=request)
    return name


def sealing(table: Json, people: int) -> Iterator[tuple[int, Json]]:
    """Yield the requests that begin a game, each with its seat; the first seats are people's.

    First all commit to their numbers, then all send them; a person alone need not commit.
    """
    numbers = [entropy() for _ in range(people)]
    for seat, number in enumerate(numbers if people > 1 else []):
        value = seat_hash(table["id"], table["seal"]["commitment"], seat, number)
        yield seat, {"type": "commit", "id": "c", "seat": seat, "value": value}
    for seat, number in enumerate(numbers):
        yield seat, {"type": "entropy", "id": "e", "value": number}


async def play_for_ever(
    game: str, wheres: tuple[Where, ...], notes: Notes, kind: type[Player] = Player
) -> None:
    """Let two people, or one and a computer, play game after game until cancelled."""
    while True:
        people = [kind(new_person(), where, notes) for where in wheres]
        friend = people[1] if len(people) > 1 else None
        seats = FRIENDS if friend else AGAINST_COMPUTER
        try:
            name = await open_table(people[0], game, seats, friend)
        except GONE:
            # It is unknown whether the table was stored: open another one.
            await asyncio.sleep(PAUSE)
            continue
        notes.tables.add(name)
        # A task group, since a cancelled gather() does not wait until all sockets are closed.
        async with asyncio.TaskGroup() as group:
            for one in people:
                group.create_task(one.play(name))


Group = tuple[str, tuple[Where, ...]]
"""A game, and for each person a function that finds a server."""


async def while_playing(
    groups: Sequence[Group], notes: Notes, work: Callable[[], Awaitable[None]]
) -> None:
    """Run `work` while all these groups play; raise the errors of the groups."""
    playing = [asyncio.create_task(play_for_ever(game, w, notes)) for game, w in groups]
    working = asyncio.ensure_future(work())
    done, _ = await asyncio.wait([working, *playing], return_when=asyncio.FIRST_COMPLETED)
    for task in (working, *playing):
        task.cancel()
    await asyncio.gather(working, *playing, return_exceptions=True)
    for task in done:
        task.result()
