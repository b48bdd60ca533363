"""Killing of servers, again and again, while people play on them."""

import asyncio
from collections.abc import Callable, Mapping
from random import Random

from tests.support.audit import Found, audit
from tests.support.patience import PATIENCE
from tests.support.players import Group, Notes, while_playing
from tests.support.processes import Running, ServerLauncher

GAMES = ("feurio", "firewater", "feurio")
"""The games: one table for each entry between people, one for each game against a computer."""

MOVES = 12
"""Greatest number of acknowledged moves before the next kill.

Moves are counted instead of seconds, since the machine may be busy with other work.
"""

LATER = 0.02
"""Greatest delay in seconds between the last of these moves and the kill."""

STARTING = 0.2
"""Greatest lifetime in seconds of a server that is killed while it starts."""


class Nodes:
    """A number of servers on one database, which are killed and replaced in turn."""

    def __init__(
        self, servers: ServerLauncher, database: str, count: int, environ: Mapping[str, str]
    ) -> None:
        self._servers, self._database, self._environ = servers, database, environ
        self._running = [self._start() for _ in range(count)]
        self.addresses = [one.address() for one in self._running]

    def _start(self) -> Running:
        return self._servers.start(self._database, **self._environ)

    def near(self, node: int) -> Callable[[], str]:
        """Return a function that gives the nodes' addresses in turn, starting after `node`."""
        tries = 0

        def where() -> str:
            nonlocal tries
            tries += 1
            return self.addresses[(node + tries) % len(self.addresses)]

        return where

    async def kill(self, dice: Random) -> None:
        """Kill a node and start another; sometimes also kill one before it listens."""
        at = dice.randrange(len(self._running))
        await asyncio.to_thread(self._running[at].kill)
        if dice.random() < 0.1:
            early = self._start()
            await asyncio.sleep(dice.uniform(0, STARTING))
            await asyncio.to_thread(early.kill)
        self._running[at] = self._start()
        self.addresses[at] = await asyncio.to_thread(self._running[at].address)

    def stop(self) -> None:
        """Stop all nodes."""
        for one in self._running:
            one.kill()


def kill_again_and_again(
    servers: ServerLauncher,
    database: str,
    nodes: int,
    kills: int,
    dice: Random,
    *,
    trouble: Callable[[], None] = lambda: None,
    **environ: str,
) -> tuple[Found, Notes]:
    """Kill nodes `kills` times, then compare what players received with what is stored.

    Args:
        servers: Starts the nodes.
        database: The database of all nodes.
        nodes: How many run at a time.
        kills: How many are killed.
        dice: Decides which node, and when.
        trouble: Called after each kill, to disturb something else.
        environ: Further settings of the nodes.
    """
    notes, running = Notes(), Nodes(servers, database, nodes, environ)

    async def work() -> None:
        for _ in range(kills):
            await _until_moved(notes, dice.randrange(MOVES))
            await asyncio.sleep(dice.uniform(0, LATER))
            await running.kill(dice)
            await asyncio.to_thread(trouble)
        await _until_moved(notes, 5 * MOVES)

    groups: list[Group] = [(game, (running.near(0), running.near(1))) for game in GAMES]
    groups += [(game, (running.near(at),)) for at, game in enumerate(sorted(set(GAMES)))]
    asyncio.run(while_playing(groups, notes, work))
    running.stop()
    return asyncio.run(audit(database, notes)), notes


async def _until_moved(notes: Notes, moves: int) -> None:
    """Wait until `moves` more moves were acknowledged."""
    before = len(notes.acknowledged)
    async with asyncio.timeout(PATIENCE):
        while len(notes.acknowledged) < before + moves:
            await asyncio.sleep(0.002)
