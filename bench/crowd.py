"""The load of bench/server.py: a thousand simulated players, in a process of their own."""

import asyncio
import json
import random
import sys
import time
from collections.abc import Sequence
from functools import partial
from typing import Any

import httpx
import orjson

from bench.wire import Wire, call
from embertide.server.people.identity import new_person
from tests.support.players import PLAIN, cookie_of, sealing

SEATS = [{"kind": "me"}, *[{"kind": "anyone"}] * 3]

TOGETHER = 25
"""Tables that are filled at the same time."""


class Crowd:
    """Four simulated players at one table, who measure response times."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.sockets: list[Wire] = []
        self.turn: tuple[int, bytes, bytes] | None = None
        """The seat to move, the ply of its position, and its legal moves as JSON."""
        self.ready = asyncio.Event()
        self.done: list[float] = []
        self.delivered: list[float] = []
        self._sent = 0.0
        self._due = 0
        self.number = 0
        self._received = [0] * len(SEATS)

    async def sit_down(self) -> None:
        """Take all seats, so that the game begins."""
        raise NotImplementedError

    def move_text(self, number: int, ply: bytes, moves: bytes) -> bytes:
        """Return a move of the seat to move, as it is sent."""
        raise NotImplementedError

    def acknowledge(self, seq: int) -> None:
        """Note that the pending move is done, as the event of that number."""
        self.done.append(time.perf_counter() - self._sent)
        self._due = seq

    def received(self, at: int, seq: int) -> None:
        """Note that one of the four has received everything up to that event."""
        self._received[at] = seq
        self.check()

    def check(self) -> None:
        """Check whether all four have received the last move."""
        if self._due and min(self._received) >= self._due:
            self.delivered.append(time.perf_counter() - self._sent)
            self._due = 0
            self.ready.set()

    async def play(self, pause: float, until: float) -> None:
        """Move, wait until all have received it, and move again."""
        await asyncio.sleep(random.uniform(0, pause))
        while (now := time.perf_counter()) < until:
            await self.ready.wait()
            self.ready.clear()
            self._move()
            await asyncio.sleep(max(0.0, now + pause - time.perf_counter()))

    def _move(self) -> None:
        assert self.turn is not None, "the game is over: measure for fewer seconds"
        at, ply, moves = self.turn
        self.number += 1
        text = self.move_text(self.number, ply, moves)
        self.turn = None
        self._sent = time.perf_counter()
        self.sockets[at].send(text)

    def leave(self) -> None:
        """Close all sockets."""
        for socket in self.sockets:
            socket.close()


class OurCrowd(Crowd):
    """Four simulated players at one of our tables."""

    client: httpx.AsyncClient

    async def sit_down(self) -> None:
        """Open the table as one player and join as the others."""
        people = [cookie_of(new_person()) for _ in SEATS]
        table = await self._ask(people[0], "", {"game": "feurio", "seats": SEATS})
        for cookie in people[1:]:
            await self._ask(cookie, f"/{table['id']}/join", {})
        for at, request in sealing(table, len(people)):
            await self._ask(people[at], f"/{table['id']}/requests", request)
        host, port = self.address.removeprefix("http://").split(":")
        path = f"/api/tables/{table['id']}/socket"
        for at, cookie in enumerate(people):
            handler = partial(self._handle, at)
            self.sockets.append(await call(host, int(port), path, {"Cookie": cookie}, handler))

    async def _ask(self, cookie: str, path: str, body: dict[str, Any]) -> dict[str, Any]:
        url, headers = f"{self.address}/api/tables{path}", {"Cookie": cookie}
        answer = await self.client.post(url, json=body, headers=headers)
        answer.raise_for_status()
        return dict(answer.json())

    def _handle(self, at: int, text: bytes) -> None:
        """Handle a message to one of the four."""
        if text.startswith(b'{"type":"done"'):
            self.acknowledge(orjson.loads(text)["seq"])
            self.check()
        else:
            assert text.startswith(b'{"type":"table"'), text
            self._read(at, text)

    def _read(self, at: int, text: bytes) -> None:
        """Read the few fields that matter; parsing all of the JSON would cost too much."""
        moves = text.index(b'"moves":[') + len(b'"moves":')
        if text[moves + 1 : moves + 2] != b"]":
            self.turn = at, field(text, b'"ply":'), text[moves : text.index(b"]", moves) + 1]
            if not self.number:
                self.ready.set()
        self.received(at, int(field(text, b'"seq":')))

    def move_text(self, number: int, ply: bytes, moves: bytes) -> bytes:
        """Return a request with any of the legal moves."""
        move = random.choice(orjson.loads(moves))
        text = f'{{"type":"move","id":"{number}","ply":{ply.decode()},"move":"{move}"}}'
        return text.encode()


def field(text: bytes, name: bytes) -> bytes:
    """Return the number that follows a name."""
    start = text.index(name) + len(name)
    return text[start : text.index(b",", start)]


async def _fill(crowds: Sequence[Crowd]) -> None:
    """Seat the players of all tables."""
    some = asyncio.Semaphore(TOGETHER)

    async def fill(crowd: Crowd) -> None:
        async with some:
            await crowd.sit_down()

    await asyncio.gather(*map(fill, crowds))
    await asyncio.sleep(1.0)


async def measure(crowds: Sequence[Crowd], rate: float, seconds: float, wait: bool = False) -> None:
    """Seat the players, play, and print every time measured.

    With `wait` they begin when a line is read, so that several processes begin together.
    """
    await _fill(crowds)
    _print("seated")
    if wait:
        await asyncio.to_thread(sys.stdin.readline)
    until, pause = time.perf_counter() + seconds, len(crowds) / rate if rate else 0.0
    playing = [asyncio.create_task(crowd.play(pause, until)) for crowd in crowds]
    await asyncio.sleep(seconds)
    done = [one for crowd in crowds for one in crowd.done]
    delivered = [one for crowd in crowds for one in crowd.delivered]
    _print(json.dumps({"done": done, "delivered": delivered}))
    for task in playing:
        task.cancel()
    for crowd in crowds:
        crowd.leave()
    _raise_wrong(await asyncio.gather(*playing, return_exceptions=True))


def _print(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def _raise_wrong(results: list[Any]) -> None:
    for result in results:
        if isinstance(result, AssertionError):
            raise result


async def main(  # noqa: PLR0913, PLR0917 - a parameter for each argument
    kind: str, address: str, tables: int, rate: float, seconds: float, wait: bool
) -> None:
    """Run the players of `ours` or of the `peer`, at that number of tables."""
    if kind == "peer":
        from bench.peer import PeerCrowd  # noqa: PLC0415 - it imports this module

        await measure([PeerCrowd(address) for _ in range(tables)], rate, seconds)
        return
    crowds = [OurCrowd(address) for _ in range(tables)]
    async with httpx.AsyncClient(timeout=60.0, verify=PLAIN) as client:
        OurCrowd.client = client
        await measure(crowds, rate, seconds, wait)


if __name__ == "__main__":
    who, where, how_many, how_often, how_long, *more = sys.argv[1:]
    asyncio.run(main(who, where, int(how_many), float(how_often), float(how_long), bool(more)))
