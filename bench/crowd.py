"""A thousand people at their tables: the load of bench/server.py, in a process of its own."""

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
from embertide.server.identity import new_person
from tests.server.players import PLAIN, cookie_of, entropy

SEATS = [{"kind": "me"}, *[{"kind": "anyone"}] * 3]

TOGETHER = 25
"""So many tables are filled at a time."""


class Crowd:
    """Four people at one table, who measure."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.sockets: list[Wire] = []
        self.turn: tuple[int, bytes, bytes] | None = None
        """Whose turn it is, the position he answers, and his moves as he was told them."""
        self.ready = asyncio.Event()
        self.done: list[float] = []
        self.told: list[float] = []
        self._sent = 0.0
        self._due = 0
        self.number = 0
        self._heard = [0] * len(SEATS)

    async def sit_down(self) -> None:
        """Everybody takes a seat, and the game begins."""
        raise NotImplementedError

    def words(self, number: int, ply: bytes, moves: bytes) -> bytes:
        """A move of whoever's turn it is, as it is sent."""
        raise NotImplementedError

    def acknowledge(self, seq: int) -> None:
        """The move under way is done, as that event."""
        self.done.append(time.perf_counter() - self._sent)
        self._due = seq

    def tell(self, at: int, seq: int) -> None:
        """One of the four knows everything up to that event."""
        self._heard[at] = seq
        self.check()

    def check(self) -> None:
        """Whether all four know the last move."""
        if self._due and min(self._heard) >= self._due:
            self.told.append(time.perf_counter() - self._sent)
            self._due = 0
            self.ready.set()

    async def play(self, pause: float, until: float) -> None:
        """Moves, waits until all know it, and moves again."""
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
        text = self.words(self.number, ply, moves)
        self.turn = None
        self._sent = time.perf_counter()
        self.sockets[at].send(text)

    def leave(self) -> None:
        """All hang up."""
        for socket in self.sockets:
            socket.close()


class OurCrowd(Crowd):
    """Four people at a table of ours."""

    client: httpx.AsyncClient

    async def sit_down(self) -> None:
        """One opens the table, the others join him."""
        people = [cookie_of(new_person()) for _ in SEATS]
        table = await self._ask(people[0], "", {"game": "feurio", "seats": SEATS})
        given = {"type": "entropy", "id": "e", "value": entropy()}
        await self._ask(people[0], f"/{table['id']}/requests", given)
        for cookie in people[1:]:
            await self._ask(cookie, f"/{table['id']}/join", {"entropy": entropy()})
        host, port = self.address.removeprefix("http://").split(":")
        path = f"/api/tables/{table['id']}/socket"
        for at, cookie in enumerate(people):
            hear = partial(self._hear, at)
            self.sockets.append(await call(host, int(port), path, {"Cookie": cookie}, hear))

    async def _ask(self, cookie: str, path: str, body: dict[str, Any]) -> dict[str, Any]:
        url, headers = f"{self.address}/api/tables{path}", {"Cookie": cookie}
        answer = await self.client.post(url, json=body, headers=headers)
        answer.raise_for_status()
        return dict(answer.json())

    def _hear(self, at: int, text: bytes) -> None:
        """Takes in what one of the four is told."""
        if text.startswith(b'{"type":"done"'):
            self.acknowledge(orjson.loads(text)["seq"])
            self.check()
        else:
            assert text.startswith(b'{"type":"table"'), text
            self._look(at, text)

    def _look(self, at: int, text: bytes) -> None:
        """Only a few fields matter; the rest of the text is left alone."""
        moves = text.index(b'"moves":[') + len(b'"moves":')
        if text[moves + 1 : moves + 2] != b"]":
            self.turn = at, field(text, b'"ply":'), text[moves : text.index(b"]", moves) + 1]
            if not self.number:
                self.ready.set()
        self.tell(at, int(field(text, b'"seq":')))

    def words(self, number: int, ply: bytes, moves: bytes) -> bytes:
        """Any of the legal moves."""
        move = random.choice(orjson.loads(moves))
        text = f'{{"type":"move","id":"{number}","ply":{ply.decode()},"move":"{move}"}}'
        return text.encode()


def field(text: bytes, name: bytes) -> bytes:
    """The number that follows a name."""
    start = text.index(name) + len(name)
    return text[start : text.index(b",", start)]


async def _fill(crowds: Sequence[Crowd]) -> None:
    """Everybody sits down."""
    some = asyncio.Semaphore(TOGETHER)

    async def fill(crowd: Crowd) -> None:
        async with some:
            await crowd.sit_down()

    await asyncio.gather(*map(fill, crowds))
    await asyncio.sleep(1.0)


async def measure(crowds: Sequence[Crowd], rate: float, seconds: float) -> None:
    """Sits down, plays, and prints every time measured."""
    await _fill(crowds)
    _say("seated")
    until, pause = time.perf_counter() + seconds, len(crowds) / rate if rate else 0.0
    playing = [asyncio.create_task(crowd.play(pause, until)) for crowd in crowds]
    await asyncio.sleep(seconds)
    done = [one for crowd in crowds for one in crowd.done]
    told = [one for crowd in crowds for one in crowd.told]
    _say(json.dumps({"done": done, "told": told}))
    for task in playing:
        task.cancel()
    for crowd in crowds:
        crowd.leave()
    _raise_wrong(await asyncio.gather(*playing, return_exceptions=True))


def _say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def _raise_wrong(results: list[Any]) -> None:
    for result in results:
        if isinstance(result, AssertionError):
            raise result


async def main(kind: str, address: str, tables: int, rate: float, seconds: float) -> None:
    """The people of `ours` or of the `peer`, at so many tables."""
    if kind == "peer":
        from bench.peer import PeerCrowd  # noqa: PLC0415 - it is built upon this file

        await measure([PeerCrowd(address) for _ in range(tables)], rate, seconds)
        return
    crowds = [OurCrowd(address) for _ in range(tables)]
    async with httpx.AsyncClient(timeout=60.0, verify=PLAIN) as client:
        OurCrowd.client = client
        await measure(crowds, rate, seconds)


if __name__ == "__main__":
    who, where, how_many, how_often, how_long = sys.argv[1:]
    asyncio.run(main(who, where, int(how_many), float(how_often), float(how_long)))
