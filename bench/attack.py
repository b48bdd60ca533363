"""The attack of bench/flood.py, in a process of its own.

It runs until its standard input ends, and then prints how often each answer came, as JSON.
"""

import asyncio
import json
import resource
import sys
from collections import Counter
from contextlib import suppress
from urllib.parse import urlsplit

HINT = json.dumps({"game": "firewater", "players": 4, "position": {"placed": []}}).encode()
"""The position whose hint takes longest."""

LARGE = b'{"record":[' + b"[]," * 333_000 + b"0]}"
"""A megabyte of JSON that takes long to parse."""

HINT_ADDRESSES = range(2, 22)
HALF_OPEN_ADDRESS = 30
BODY_ADDRESSES = range(40, 60)
"""Last numbers of the loopback addresses from which each load comes."""


BODY_PAUSE = 0.25
"""Seconds between two bodies of a client: twenty clients send 640 million bits a second."""


class Attack:
    """The loads against one server; `seen` counts the answers by load and status."""

    def __init__(self, address: str) -> None:
        self._place = urlsplit(address)
        self.seen: Counter[str] = Counter()

    async def hints(self, count: int) -> None:
        """Ask for hints, without cookies; every other client closes its connection at once."""
        async with asyncio.TaskGroup() as group:
            for number in range(count):
                group.create_task(self._hint(number))

    async def _hint(self, number: int) -> None:
        address = HINT_ADDRESSES[number % len(HINT_ADDRESSES)]
        stays = number % 2
        await self._post("hints", "/api/position/hints", HINT, address, bool(stays))

    async def connections(self, count: int) -> None:
        """Open connections that never send all of their headers, and open them again if closed."""
        async with asyncio.TaskGroup() as group:
            for _ in range(count):
                group.create_task(self._half_open())

    async def _half_open(self) -> None:
        while True:
            with suppress(OSError):
                reader, writer = await self._connect(HALF_OPEN_ADDRESS)
                writer.write(b"GET /api/me HTTP/1.1\r\nHost: x\r\nX-A: ")
                await reader.read()
                writer.close()
            self.seen["connections closed"] += 1
            await asyncio.sleep(1.0)

    async def bodies(self, count: int) -> None:
        """Post large bodies, again and again."""
        async with asyncio.TaskGroup() as group:
            for number in range(count):
                group.create_task(self._bodies(BODY_ADDRESSES[number % len(BODY_ADDRESSES)]))

    async def _bodies(self, address: int) -> None:
        while True:
            await self._post("bodies", "/api/verify", LARGE, address, True)
            await asyncio.sleep(BODY_PAUSE)

    async def _post(self, load: str, path: str, body: bytes, address: int, stays: bool) -> None:
        status = "closed"
        with suppress(OSError):
            reader, writer = await self._connect(address)
            head = (
                f"POST {path} HTTP/1.1\r\nHost: {self._place.netloc}\r\nConnection: close\r\n"
                f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
            )
            writer.write(head.encode() + body)
            if stays:
                answer = await reader.read()
                status = answer[9:12].decode() or "closed"
            writer.close()
        self.seen[f"{load} {status}"] += 1

    async def _connect(self, address: int) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection(
            self._place.hostname, self._place.port, local_addr=(f"127.0.0.{address}", 0)
        )


async def attack(address: str, loads: dict[str, int]) -> Counter[str]:
    """Run the loads until standard input ends; return the answers."""
    attack = Attack(address)
    jobs = [getattr(attack, name)(count) for name, count in loads.items() if count]
    tasks = [asyncio.create_task(job) for job in jobs]
    await asyncio.to_thread(sys.stdin.read)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return attack.seen


if __name__ == "__main__":
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    sys.stdout.write(json.dumps(asyncio.run(attack(sys.argv[1], json.loads(sys.argv[2])))))
