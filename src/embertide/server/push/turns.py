"""Notices to people whose turn has come at a table that they do not have open."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Coroutine
from typing import Any

import orjson

from embertide.core.errors import Refusal
from embertide.core.message import Message
from embertide.host.presence import Presence
from embertide.host.registry import TableRegistry
from embertide.play.table.table import Phase, Table
from embertide.server.mail.mailing import Mailing
from embertide.server.people.profiles import Profiles
from embertide.server.push.queue import PushQueue
from embertide.server.push.sender import PushMessage, topic_of
from embertide.words import say

WAIT = 15.0
"""Seconds after a move before a notice: a person who is about to reconnect gets none."""
DAY = 24 * 3600
LONGEST = 28 * DAY
"""Seconds for which a push service is asked to keep a notice at most."""
REMEMBERED = 20_000
"""Tables whose last notice is remembered."""

log = logging.getLogger("embertide.push")


class TurnNotices:
    """Notices of this node: about moves that it has stored itself, so that one node sends each."""

    def __init__(
        self,
        registry: TableRegistry,
        presence: Presence,
        profiles: Profiles,
        queue: PushQueue,
        mailing: Mailing,
    ) -> None:
        self._registry, self._presence, self._profiles = registry, presence, profiles
        self._queue, self._mailing = queue, mailing
        self._noticed: OrderedDict[str, int] = OrderedDict()  # the ply of the last one, by table
        self._tasks: set[asyncio.Task[None]] = set()

    def stored(self, table: Table) -> None:
        """Plan a notice if the turn has come to a person at a correspondence table."""
        if person_to_notify(table) is None or self._noticed.get(table.id) == table.ply:
            return
        self._noticed[table.id] = table.ply
        self._noticed.move_to_end(table.id)
        if len(self._noticed) > REMEMBERED:
            self._noticed.popitem(last=False)
        self._spawn(self._notify_later(table.id, table.ply))

    async def close(self) -> None:
        """Cancel planned notices."""
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _notify_later(self, name: str, ply: int) -> None:
        await asyncio.sleep(WAIT)
        try:
            table = (await self._registry.loaded(name)).table
            person = person_to_notify(table)
            if table.ply == ply and person and person not in self._presence.at(name):
                await self._notify(table, person)
        except Refusal as no:
            log.warning("no notice", extra={"table": name, "kind": no.kind})

    async def _notify(self, table: Table, person: str) -> None:
        subscriptions = await self._queue.subscriptions(person)
        names = await self._names(table, person)
        await self._mailing.notify(table, person, names)
        for one in subscriptions:
            text = notice(table, names, one.language)
            lifetime = _lifetime(table, self._registry.clock())
            self._queue.put(one, PushMessage(text, topic_of(table.id), lifetime))

    async def _names(self, table: Table, reader: str) -> list[str]:
        """Return the names of the other people at a table."""
        others = [c.person for c in table.chairs if c.person and c.person != reader]
        people = await self._profiles.of(others, table.agreement.game)
        return [people[person].name for person in dict.fromkeys(others) if person in people]


def person_to_notify(table: Table) -> str | None:
    """Return the person whose turn it is, if the people at this table do not wait at it.

    That is a table of at least two people with a day or more for a turn, or without a clock.
    """
    if table.phase is not Phase.PLAYING or table.thinks:
        return None
    clock, chair = table.agreement.clock, table.chairs[table.actor]
    if clock is not None and (chair.left or 0.0) < DAY:
        return None
    people = {chair.person for chair in table.chairs if chair.person}
    return chair.person if len(people) > 1 else None


def notice(table: Table, names: list[str], language: str) -> bytes:
    """Return the JSON of a notice: what is known to everyone at the table, and the table's id."""
    game = say(Message(table.agreement.game, {}), language)
    body = Message("push-turn", {"count": len(names), "names": ", ".join(names)})
    return orjson.dumps({"title": game, "body": say(body, language), "table": table.id})


def _lifetime(table: Table, now: float) -> int:
    """Return for how many seconds a notice is of use: until the person's time is up."""
    due = now + LONGEST if table.due is None else table.due
    return int(max(60, min(LONGEST, due - now)))
