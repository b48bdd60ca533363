"""A command that reaches a node before the news of what another node has stored."""

import asyncio
from functools import partial

import pytest

from embertide.catalog import ROOMS
from embertide.core.seal import seat_hash
from embertide.host.opening import opening
from embertide.host.registry import TableRegistry
from embertide.play.table.agreement import Agreement
from embertide.play.table.command import Decision, Forbidden, Issuer
from embertide.play.table.event_json import StoredEvent
from embertide.play.table.seating import add_entropy, begin, commit_seat
from embertide.play.table.table import Table
from embertide.store.memory import MemoryStore
from embertide.store.store import StorageUnavailable
from tests.support.seated import entropy as number
from tests.support.seated import person

ANN, BOB = (Issuer(who, 0.0) for who in ("ann", "bob"))


class Away(MemoryStore):
    """A store whose events cannot be read while it is `away`."""

    away = False

    async def events(self, table: str, after: int = -1) -> list[StoredEvent]:
        if self.away:
            raise StorageUnavailable("storage-away")
        return await super().events(table, after)


def commit(table: Table, by: Issuer, seat: int) -> Decision:
    return commit_seat(table, by, seat, seat_hash("t", table.seal.commitment, seat, number(seat)))


def give(table: Table, by: Issuer, seat: int) -> Decision:
    return add_entropy(table, by, number(seat))


async def two_nodes(store: MemoryStore) -> tuple[TableRegistry, TableRegistry]:
    """Return the registries of two nodes, neither of which receives notices, at one table."""
    one, two = (TableRegistry(store, ROOMS, lambda: 0.0) for _ in range(2))
    room = ROOMS["firewater"]
    agreement = Agreement(room.name, room.menu.order(2))
    first = opening(agreement, [person("ann"), person("bob")], "ann", 0.0)
    await one.add("t", first, partial(begin, now=0.0))
    await two.loaded("t")
    return one, two


def test_nothing_is_refused_that_the_newest_events_allow() -> None:
    """All have committed when a number arrives, though its node knows of one commitment only."""

    async def story() -> None:
        one, two = await two_nodes(MemoryStore())
        await one.act("t", partial(commit, by=ANN, seat=0))
        await two.act("t", partial(commit, by=BOB, seat=1))
        await one.act("t", partial(give, by=ANN, seat=0))
        await two.act("t", partial(give, by=BOB, seat=1))
        assert (await two.loaded("t")).table.dealt

    asyncio.run(story())


def test_a_refusal_that_still_holds_is_made_once() -> None:
    async def story() -> None:
        one, two = await two_nodes(MemoryStore())
        await one.act("t", partial(commit, by=ANN, seat=0))
        with pytest.raises(Forbidden, match="committed"):
            await two.act("t", partial(give, by=BOB, seat=1))
        assert (await two.loaded("t")).table.chairs[0].hash

    asyncio.run(story())


def test_a_refusal_needs_no_storage() -> None:
    async def story() -> None:
        store = Away()
        _, two = await two_nodes(store)
        store.away = True
        with pytest.raises(Forbidden, match="committed"):
            await two.act("t", partial(give, by=BOB, seat=1))

    asyncio.run(story())
