"""One simulated node of bench/nodes.py: a store, its bus, and the tables it has in memory."""

import asyncio
import json
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass, field

from bench.store import LISTING, MOVE
from embertide.play.table.event_json import StoredEvent
from embertide.store.bus import Change
from embertide.store.nats_client import NatsServers
from embertide.store.open import open_store
from embertide.store.store import Store


@dataclass
class Node:
    """Moves at its own tables, and follows those of its neighbour, as if their players met there.

    Times are those of the monotonic clock, which all processes of a machine share.
    """

    store: Store
    number: int
    nodes: int
    tables: int
    stored: list[float] = field(default_factory=list)
    """Seconds that each append took."""
    followed: list[float] = field(default_factory=list)
    """Seconds from each move at a neighbour's table until its event was read here."""
    messages: int = 0
    """Changes that were received from the bus, of whatever table."""
    newest: dict[str, int] = field(default_factory=dict)
    reading: set[asyncio.Task[None]] = field(default_factory=set)

    def own(self, number: int) -> list[str]:
        """Return the tables at which a node moves."""
        return [f"n{self.nodes}-{number}-{at}" for at in range(self.tables // self.nodes)]

    async def open(self) -> None:
        """Open the tables, and follow them and those of the neighbour."""
        await self.store.open()
        self.store.bus.listen(self)
        for name in self.own(self.number):
            await self.store.bus.follow(name)
            await self.store.add(name, [StoredEvent(0, 1.0, "opened", MOVE)], LISTING, ["ann"])
        if self.nodes > 1:
            for name in self.own((self.number + 1) % self.nodes):
                self.newest[name] = 0
                await self.store.bus.follow(name)

    def changed(self, change: Change) -> None:
        """Count a message, and follow a table that this node has in memory."""
        self.messages += 1
        if change.table not in self.newest:
            return
        if change.events and change.events[0].seq == self.newest[change.table] + 1:
            self._follow(change.table, change.events)
        else:
            task = asyncio.get_running_loop().create_task(self._read(change.table))
            self.reading.add(task)
            task.add_done_callback(self.reading.discard)

    async def _read(self, table: str) -> None:
        self._follow(table, await self.store.events(table, self.newest[table]))

    def _follow(self, table: str, events: Sequence[StoredEvent]) -> None:
        for event in events:
            if event.seq > self.newest[table]:
                self.newest[table] = event.seq
                self.followed.append(time.monotonic() - event.at)

    def heard(self, text: str) -> None:
        """Ignore texts: none are sent."""

    def notes(self, table: str) -> Sequence[str]:
        """Return nothing: nobody is connected."""
        return []

    async def play(self, rate: float, seconds: float) -> None:
        """Move at all own tables together `rate` times a second."""
        names, until = self.own(self.number), time.monotonic() + seconds
        pause = len(names) / rate
        async with asyncio.TaskGroup() as group:
            for at, name in enumerate(names):
                group.create_task(self._play(name, pause * at / len(names), pause, until))

    async def _play(self, name: str, delay: float, pause: float, until: float) -> None:
        await asyncio.sleep(delay)
        seq = 0
        while (begun := time.monotonic()) < until:
            seq += 1
            await self.store.append(name, [StoredEvent(seq, begun, "move", MOVE)], LISTING)
            self.stored.append(time.monotonic() - begun)
            await asyncio.sleep(max(0.0, begun + pause - time.monotonic()))


async def main(database: str, nats: str, node: tuple[int, int, int], rate: float) -> None:
    """Print a line when ready, play for the seconds that are read, and print what was measured."""
    one = Node(open_store(database, NatsServers([nats]) if nats else None), *node)
    await one.open()
    _print("ready")
    seconds = float(await asyncio.to_thread(sys.stdin.readline))
    one.messages, begun = 0, time.process_time()
    await one.play(rate / one.nodes, seconds)
    await asyncio.sleep(0.5)
    # With NATS, the reports of own changes are calls within this process.
    own = len(one.stored) if nats else 0
    found = {"cpu": time.process_time() - begun, "messages": one.messages - own}
    _print(json.dumps({**found, "stored": one.stored, "followed": one.followed}))
    await one.store.close()


def _print(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    where, bus, at, of, tables, often = sys.argv[1:]
    asyncio.run(main(where, bus, (int(at), int(of), int(tables)), float(often)))
