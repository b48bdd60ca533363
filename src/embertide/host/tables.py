"""What can be asked about tables as a whole: lists, a new one, a seat, the next game."""

from collections.abc import Awaitable, Callable
from contextlib import suppress

from embertide.core.errors import Malformed
from embertide.host.access import admit, check_over
from embertide.host.answers import ListsJson, SummaryJson
from embertide.host.listing import is_over_for, people_on, summary
from embertide.host.loaded import LoadedTable
from embertide.host.menus import find
from embertide.host.opening import (
    Start,
    agree,
    chair_for,
    new_table,
    opening,
    position_of,
    rematch_of,
    start_after,
)
from embertide.host.parts import HostParts
from embertide.host.people import keep_person
from embertide.host.replays import Upload
from embertide.host.requests import FromPosition, FromTable, JoinBody, TableOrder
from embertide.play.match.match import AnyMatch
from embertide.play.table.command import Forbidden, Issuer
from embertide.play.table.ending import leave
from embertide.play.table.seating import begin, link_rematch, sit
from embertide.play.table.wire import TableJson
from embertide.store.store import Listing, Taken

ReadUpload = Callable[[Upload], Awaitable[AnyMatch]]
"""Returns the match of a record that was sent; it may take a while, and may refuse."""


async def lists(parts: HostParts, person: str) -> ListsJson:
    """Return a person's tables, running and finished, and those that anyone may join."""
    mine = await parts.store.tables_of(person)
    names = {name for name, _ in mine}
    waiting = await parts.store.lobby()
    lobby = [e for e in waiting if e[0] not in names and parts.public_tables.attended(*e)]
    over = [entry for entry in mine if is_over_for(entry[1], person)]
    return {
        "running": await listed(parts, person, [entry for entry in mine if entry not in over]),
        "finished": await listed(parts, person, over),
        "lobby": await listed(parts, person, lobby),
    }


async def listed(
    parts: HostParts, person: str, entries: list[tuple[str, Listing]]
) -> list[SummaryJson]:
    """Return tables as a list shows them to a person."""
    shown: list[SummaryJson] = []
    for name, listing in entries:
        people = await parts.profiles.of(people_on(listing), listing.game)
        shown.append(summary(name, listing, person, people))
    return shown


async def open_table(
    parts: HostParts, person: str, order: TableOrder, read: ReadUpload
) -> LoadedTable:
    """Open a table as it was ordered."""
    agreement = agree(order, find(parts.rooms, order.game))
    start = await _start(parts, person, order, read)
    chairs = [chair_for(seat, person) for seat in order.seats]
    await keep_person(parts.store, person, parts.now)
    first = opening(agreement, chairs, person, parts.now, start)
    name = parts.prefix + new_table()
    return await parts.registry.add(name, first, lambda table: begin(table, parts.now))


async def _start(parts: HostParts, person: str, order: TableOrder, read: ReadUpload) -> Start:
    """Return where the game begins: at its start, at a position, or after moves of a game."""
    origin = order.from_
    if origin is None:
        return Start()
    if isinstance(origin, FromTable):
        loaded = await admit(parts.registry, origin.table, person, "")
        check_over(loaded.table)
        match = await parts.registry.story(loaded)
        scripted = False
    elif isinstance(origin, FromPosition):
        position, room = position_of(origin.position), parts.rooms[order.game]
        room.arrange(agree(order, room).options, position)
        return Start(position=position)
    else:
        match = await read(origin.record)
        scripted = origin.scripted
    wanted = agree(order, parts.rooms[order.game]).options
    if match.room.name != order.game or match.options != wanted:
        raise Malformed("table-from-other").at("from")
    return start_after(match, origin.moves, scripted, origin.answered)


async def join(parts: HostParts, person: str, name: str, body: JoinBody) -> TableJson:
    """Let a person take a seat at a table."""
    loaded = await admit(parts.registry, name, person, body.key)
    await keep_person(parts.store, person, parts.now)
    by = Issuer(person, parts.now)
    await parts.registry.act(name, lambda now: sit(now, by, body.entropy, body.seat, body.key))
    return await parts.payloads.payload(loaded, person, -1)


async def leave_seats(parts: HostParts, person: str, name: str) -> TableJson:
    """Free a person's seats before the game has begun."""
    loaded = await admit(parts.registry, name, person, "")
    by = Issuer(person, parts.now)
    await parts.registry.act(name, lambda now: leave(now, by))
    return await parts.payloads.payload(loaded, person, -1)


async def play_again(parts: HostParts, person: str, name: str) -> TableJson:
    """Open a new table for the same players, each one seat further on."""
    loaded = await admit(parts.registry, name, person, "")
    check_over(loaded.table)
    if not loaded.table.seats_of(person):
        raise Forbidden("table-not-sitting")
    digest, first = rematch_of(loaded.table, person, parts.now)
    fresh = parts.prefix + digest
    # Another player may have asked for it before: the id is the same.
    with suppress(Taken):
        await parts.registry.add(fresh, first, lambda now: begin(now, parts.now))
    by = Issuer(person, parts.now)
    await parts.registry.act(name, lambda now: link_rematch(now, fresh, by))
    return await parts.payloads.payload(await parts.registry.loaded(fresh), person, -1)
