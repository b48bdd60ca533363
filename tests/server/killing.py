"""Kills servers again and again while people play at them."""

import asyncio
from collections.abc import Callable
from random import Random

from tests.server.audit import Found, audit
from tests.server.players import Group, Notes, while_playing
from tests.server.processes import Nursery

GAMES = ("feurio", "firewater", "feurio")
"""What is played: one table each between people, and of each kind one against the computer."""

MOVES = 12
"""So many moves, at most, are acknowledged before the next kill: time runs slowly when others work
on the same machine."""

LATER = 0.02
"""Seconds after the last of them, at most."""

BORN = 0.2
"""Seconds that a server lives, at most, which is killed while it starts."""

PATIENCE = 30.0
"""Seconds within which people must be able to move again."""


class Nodes:
    """So many servers on one database, each of which is killed and replaced in its turn."""

    def __init__(self, servers: Nursery, database: str, count: int) -> None:
        self._servers, self._database = servers, database
        self._running = [servers.start(database) for _ in range(count)]
        self.addresses = [one.address() for one in self._running]

    def near(self, node: int) -> Callable[[], str]:
        """Where somebody finds a server who prefers that one, but takes any."""
        tries = 0

        def where() -> str:
            nonlocal tries
            tries += 1
            return self.addresses[(node + tries) % len(self.addresses)]

        return where

    async def kill(self, dice: Random) -> None:
        """One dies, and another takes its place; sometimes one that dies before it listens."""
        at = dice.randrange(len(self._running))
        await asyncio.to_thread(self._running[at].kill)
        if dice.random() < 0.1:
            early = self._servers.start(self._database)
            await asyncio.sleep(dice.uniform(0, BORN))
            await asyncio.to_thread(early.kill)
        self._running[at] = self._servers.start(self._database)
        self.addresses[at] = await asyncio.to_thread(self._running[at].address)

    def stop(self) -> None:
        """All end."""
        for one in self._running:
            one.kill()


def kill_again_and_again(
    servers: Nursery, database: str, nodes: int, kills: int, dice: Random
) -> tuple[Found, Notes]:
    """Kills so often, then compares what players were told with what is stored."""
    notes, house = Notes(), Nodes(servers, database, nodes)

    async def work() -> None:
        for _ in range(kills):
            await _until_moved(notes, dice.randrange(MOVES))
            await asyncio.sleep(dice.uniform(0, LATER))
            await house.kill(dice)
        await _until_moved(notes, 5 * MOVES)

    groups: list[Group] = [(game, (house.near(0), house.near(1))) for game in GAMES]
    groups += [(game, (house.near(at),)) for at, game in enumerate(sorted(set(GAMES)))]
    asyncio.run(while_playing(groups, notes, work))
    house.stop()
    return asyncio.run(audit(database, notes)), notes


async def _until_moved(notes: Notes, moves: int) -> None:
    """Waits until so many more moves were acknowledged."""
    before = len(notes.acknowledged)
    async with asyncio.timeout(PATIENCE):
        while len(notes.acknowledged) < before + moves:
            await asyncio.sleep(0.002)
