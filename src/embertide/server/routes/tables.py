"""Tables by plain HTTP: opened, joined, read, played at."""

import asyncio
from contextlib import suppress
from typing import Annotated

from fastapi import APIRouter, Query

from embertide.core.errors import Malformed
from embertide.play.request import By, Forbidden
from embertide.play.said import Json
from embertide.play.seating import begin, leave, link_rematch, sit
from embertide.server.house import House
from embertide.server.identity import keep_person
from embertide.server.live import Live
from embertide.server.messages import FromPosition, FromTable, Join, Key, Request, TableOrder
from embertide.server.opening import (
    Start,
    agree,
    chair_for,
    new_table,
    opening,
    position_of,
    rematch_of,
    start_after,
)
from embertide.server.porter import check_over
from embertide.server.replays import read
from embertide.server.routes.games import find
from embertide.server.routes.visitor import Asker, TheHouse, Visitor
from embertide.server.shelf import people_on, summary
from embertide.store.store import Shelf, Taken

router = APIRouter(tags=["tables"])

WAIT = 25.0
"""Seconds that a request to be told of changes waits at most."""

After = Annotated[int, Query(ge=-1, le=2**31)]
KeyQuery = Annotated[Key, Query()]


@router.get("/tables")
async def list_tables(house: TheHouse, asker: Asker) -> Json:
    """My tables, running and finished, and those that wait for anybody."""
    mine = await house.store.tables_of(asker.person)
    names = {name for name, _ in mine}
    lobby = [entry for entry in await house.store.lobby() if entry[0] not in names]
    return {
        "running": await _listed(house, asker, [e for e in mine if e[1].phase != "over"]),
        "finished": await _listed(house, asker, [e for e in mine if e[1].phase == "over"]),
        "lobby": await _listed(house, asker, lobby),
    }


async def _listed(house: House, asker: Visitor, entries: list[tuple[str, Shelf]]) -> list[Json]:
    shown = []
    for name, shelf in entries:
        people = await house.faces.of(people_on(shelf), shelf.game)
        shown.append(summary(name, shelf, asker.person, people))
    return shown


@router.post("/tables", status_code=201)
async def open_table(house: TheHouse, asker: Asker, order: TableOrder) -> Json:
    """Opens a table."""
    house.doorkeeper.open_table(
        asker.person, asker.address, await house.store.count_open(asker.person)
    )
    room = find(house, order.game)
    agreement = agree(order, room)
    start = await _start(house, asker, order)
    chairs = [chair_for(seat, asker.person) for seat in order.seats]
    await keep_person(house.store, asker.person, house.hall.clock())
    first = opening(agreement, chairs, asker.person, house.hall.clock(), start.write())
    name = new_table()
    live = await house.hall.add(name, first, lambda table: begin(table, house.hall.clock()))
    return await house.porter.show(live, asker.person, -1)


async def _start(house: House, asker: Visitor, order: TableOrder) -> Start:
    """Where the game begins: at its beginning, or after moves of another."""
    origin = order.begin
    if origin is None:
        return Start()
    if isinstance(origin, FromTable):
        live = await house.porter.admit(origin.table, asker.person, "")
        check_over(live.table)
        match = await house.hall.story(live)
        scripted = False
    elif isinstance(origin, FromPosition):
        position, room = position_of(origin.position), house.rooms[order.game]
        room.arrange(agree(order, room).options, position)
        return Start(position=position)
    else:
        _, match = await asyncio.to_thread(read, origin.record, house.rooms)
        scripted = origin.scripted
    wanted = agree(order, house.rooms[order.game]).options
    if match.room.name != order.game or match.options != wanted:
        raise Malformed("table-from-other").at("from")
    return start_after(match, origin.moves, scripted)


@router.get("/tables/{table}")
async def get_table(
    house: TheHouse, asker: Asker, table: Key, key: KeyQuery = "", after: After = -1
) -> Json:
    """A table as I may see it, with what was told after an event."""
    live = await house.porter.admit(table, asker.person, key)
    return await house.porter.show(live, asker.person, after)


@router.get("/tables/{table}/wait")
async def wait_for_table(
    house: TheHouse, asker: Asker, table: Key, key: KeyQuery = "", after: After = -1
) -> Json:
    """The same, but only once there is something new, or after a while."""
    live = await house.porter.admit(table, asker.person, key)
    await _changed(house, live, after)
    return await house.porter.show(live, asker.person, after)


async def _changed(house: House, live: Live, after: int) -> None:
    changed = asyncio.Event()
    live.wakes.add(changed.set)
    try:
        async with asyncio.timeout(WAIT):
            while live.table.seq <= after and not house.leaving.is_set():
                await changed.wait()
                changed.clear()
    except TimeoutError:
        pass
    finally:
        live.wakes.discard(changed.set)


@router.post("/tables/{table}/join")
async def join_table(house: TheHouse, asker: Asker, table: Key, body: Join) -> Json:
    """Sits down at a table."""
    house.doorkeeper.join(asker.person)
    live = await house.porter.admit(table, asker.person, body.key)
    await keep_person(house.store, asker.person, house.hall.clock())
    by = By(asker.person, house.hall.clock())
    await house.hall.act(
        table, lambda now: sit(now, by, body.entropy, body.seat, body.key), [asker.person]
    )
    return await house.porter.show(live, asker.person, -1)


@router.post("/tables/{table}/leave")
async def leave_table(house: TheHouse, asker: Asker, table: Key) -> Json:
    """Gets up before the game has begun."""
    live = await house.porter.admit(table, asker.person, "")
    by = By(asker.person, house.hall.clock())
    await house.hall.act(table, lambda now: leave(now, by))
    return await house.porter.show(live, asker.person, -1)


@router.post("/tables/{table}/requests")
async def ask_at_table(
    house: TheHouse, asker: Asker, table: Key, body: Request, key: KeyQuery = ""
) -> Json:
    """Asks the same as over a socket, and gets the same answer."""
    house.doorkeeper.move(asker.person)
    await house.porter.admit(table, asker.person, key)
    return await house.desk.answer(table, asker.person, body)


@router.post("/tables/{table}/rematch")
async def play_again(house: TheHouse, asker: Asker, table: Key) -> Json:
    """The same people, each a seat further, at a new table."""
    live = await house.porter.admit(table, asker.person, "")
    check_over(live.table)
    if not live.table.seats_of(asker.person):
        raise Forbidden("table-not-sitting")
    name, first = rematch_of(live.table, house.hall.clock())
    # Somebody else may have asked for it a moment ago: it is the same table.
    with suppress(Taken):
        await house.hall.add(name, first, lambda now: begin(now, house.hall.clock()))
    await house.hall.act(table, lambda now: link_rematch(now, name, house.hall.clock()))
    return await house.porter.show(await house.hall.live(name), asker.person, -1)
