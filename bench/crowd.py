"""A thousand people at their tables: the load of bench/server.py, in a process of its own."""

import asyncio
import json
import random
import sys
import time
from typing import Any

import httpx
import orjson
from websockets.asyncio.client import ClientConnection, connect

from embertide.server.identity import new_person
from tests.server.players import PLAIN, cookie_of, entropy

SEATS = [{"kind": "me"}, *[{"kind": "anyone"}] * 3]


class Crowd:
    """Four people at one table, who measure."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._sockets: list[ClientConnection] = []
        self._seen: dict[str, Any] = {}
        self._sent = 0.0
        self._due = 0
        self._number = 0
        self._heard = [0] * len(SEATS)
        self._told = asyncio.Event()
        self.done: list[float] = []
        self.told: list[float] = []

    async def sit_down(self, client: httpx.AsyncClient) -> None:
        """Everybody takes a seat, and the game begins."""
        people = [cookie_of(new_person()) for _ in SEATS]
        order = {"game": "feurio", "seats": SEATS}
        table = await self._ask(client, people[0], "", order)
        given = {"type": "entropy", "id": "e", "value": entropy()}
        await self._ask(client, people[0], f"/{table['id']}/requests", given)
        for cookie in people[1:]:
            await self._ask(client, cookie, f"/{table['id']}/join", {"entropy": entropy()})
        url = f"{self._address.replace('http', 'ws')}/api/tables/{table['id']}/socket"
        for cookie in people:
            headers = {"Cookie": cookie}
            self._sockets.append(
                await connect(
                    url,
                    additional_headers=headers,
                    compression=None,
                    open_timeout=60,
                    ping_interval=None,
                )
            )

    async def _ask(
        self, client: httpx.AsyncClient, cookie: str, path: str, body: dict[str, Any]
    ) -> dict[str, Any]:
        url, headers = f"{self._address}/api/tables{path}", {"Cookie": cookie}
        answer = await client.post(url, json=body, headers=headers)
        answer.raise_for_status()
        return dict(answer.json())

    async def listen(self, at: int) -> None:
        """Takes in what one of the four is told."""
        async for message in self._sockets[at]:
            text = str(message)
            # Only a few fields matter; the rest of the text is left alone.
            if text.startswith('{"type":"done"'):
                self._answered(orjson.loads(text))
            elif text.startswith('{"type":"table"'):
                self._look(at, text)
            else:
                raise AssertionError(text)

    def _answered(self, answer: dict[str, Any]) -> None:
        self.done.append(time.perf_counter() - self._sent)
        self._due = answer["seq"]
        self._check()

    def _look(self, at: int, text: str) -> None:
        start = text.index('"seq":') + 6
        self._heard[at] = int(text[start : text.index(",", start)])
        if '"moves":[],' not in text:
            self._seen = orjson.loads(text) | {"at": at}
        self._check()

    def _check(self) -> None:
        if self._due and min(self._heard) >= self._due:
            self.told.append(time.perf_counter() - self._sent)
            self._due = 0
            self._told.set()

    async def play(self, pause: float, until: float) -> None:
        """Moves, waits until all know it, and moves again."""
        await asyncio.sleep(random.uniform(0, pause))
        while (now := time.perf_counter()) < until:
            while not self._seen:
                await asyncio.sleep(0.01)
            seen, self._seen = self._seen, {}
            self._number += 1
            move = {"type": "move", "id": str(self._number), "ply": seen["ply"]}
            move["move"] = random.choice(seen["moves"])
            self._told.clear()
            self._sent = time.perf_counter()
            await self._sockets[seen["at"]].send(json.dumps(move))
            await self._told.wait()
            await asyncio.sleep(max(0.0, now + pause - time.perf_counter()))


async def main(address: str, tables: int, rate: float, seconds: float) -> None:
    """Sits down, plays, and prints every time measured."""
    crowds = [Crowd(address) for _ in range(tables)]
    async with httpx.AsyncClient(timeout=60.0, verify=PLAIN) as client:
        for crowd in crowds:
            await crowd.sit_down(client)
    listening = [
        asyncio.create_task(crowd.listen(at)) for crowd in crowds for at in range(len(SEATS))
    ]
    await asyncio.sleep(1.0)
    sys.stdout.write("seated\n")
    sys.stdout.flush()
    until, pause = time.perf_counter() + seconds, tables / rate if rate else 0.0
    playing = [asyncio.create_task(crowd.play(pause, until)) for crowd in crowds]
    await asyncio.sleep(seconds)
    found = {
        "done": [one for crowd in crowds for one in crowd.done],
        "told": [one for crowd in crowds for one in crowd.told],
    }
    sys.stdout.write(json.dumps(found) + "\n")
    sys.stdout.flush()
    for task in (*playing, *listening):
        task.cancel()
    await asyncio.gather(*playing, *listening, return_exceptions=True)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2]), float(sys.argv[3]), float(sys.argv[4])))
