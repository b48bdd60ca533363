"""Routes for tables: list, open, read, join, leave, send requests and play again."""

import asyncio
from typing import Annotated

from fastapi import APIRouter, Query
from fastapi import Request as HttpRequest

from embertide.host.access import admit, check_still
from embertide.host.answers import ListsJson, RequestAnswer
from embertide.host.loaded import LoadedTable
from embertide.host.replays import Upload, read
from embertide.host.requests import HintRequest, JoinBody, Key, Request, TableOrder
from embertide.host.tables import join, leave_seats, lists, play_again
from embertide.host.tables import open_table as open_ordered
from embertide.play.match.match import AnyMatch
from embertide.play.table.wire import TableJson
from embertide.server.http.caller import TheCaller, TheServices
from embertide.server.http.connected import while_connected
from embertide.server.http.lobby import check_public
from embertide.server.ops.networks import network_of
from embertide.server.protocol.answers import Sent
from embertide.server.services import Services

router = APIRouter(tags=["tables"])

WAIT = 25.0
"""Seconds after which a long poll returns without a change."""

After = Annotated[int, Query(ge=-1, le=2**31)]
KeyQuery = Annotated[Key, Query()]


@router.get("/tables")
async def list_tables(services: TheServices, caller: TheCaller) -> Sent[ListsJson]:
    """Return the caller's tables, running and finished, and those that anyone may join."""
    services.limits.count("reads", caller.person, caller.address)
    return await lists(services.parts, caller.person)


@router.post("/tables", status_code=201)
async def open_table(
    services: TheServices, caller: TheCaller, order: TableOrder
) -> Sent[TableJson]:
    """Open a table."""
    services.limits.open_table(
        caller.person, caller.address, await _count_open(services, caller.person)
    )
    await check_public(services, caller, order)
    await services.names.check_seats(order.seats, caller.person)

    async def read_upload(record: Upload) -> AnyMatch:
        services.limits.count("records", caller.person, caller.address)
        found = await services.slow_work.run(caller.address, read, record, services.rooms)
        return found[1]

    loaded = await open_ordered(services.parts, caller.person, order, read_upload)
    services.public_tables.opened(loaded.table, network_of(caller.address))
    return await services.payloads.payload(loaded, caller.person, -1)


async def _count_open(services: Services, person: str) -> int:
    """Return how many tables need a person and are in use."""
    weeks = services.settings.limits.tables_open_weeks
    since = services.registry.clock() - weeks * 7 * 86400
    return await services.store.count_open(person, since)


@router.get("/tables/{table}")
async def get_table(
    services: TheServices, caller: TheCaller, table: Key, key: KeyQuery = "", after: After = -1
) -> Sent[TableJson]:
    """Return a table as the caller may see it, with the log after an event."""
    services.limits.count("reads", caller.person, caller.address)
    loaded = await admit(services.registry, table, caller.person, key)
    return await services.payloads.payload(loaded, caller.person, after)


@router.get("/tables/{table}/wait")
async def wait_for_table(  # noqa: PLR0913, PLR0917 - its parameters are the route's
    request: HttpRequest,
    services: TheServices,
    caller: TheCaller,
    table: Key,
    key: KeyQuery = "",
    after: After = -1,
) -> Sent[TableJson]:
    """Return a table when it has an event after that one, or after a while (long poll)."""
    services.limits.count("reads", caller.person, caller.address)
    loaded = await admit(services.registry, table, caller.person, key)
    await while_connected(request, _changed(services, loaded, after))
    check_still(loaded, caller.person, key)
    return await services.payloads.payload(loaded, caller.person, after)


async def _changed(services: Services, loaded: LoadedTable, after: int) -> None:
    changed = asyncio.Event()
    loaded.wakes.add(changed.set)
    try:
        async with asyncio.timeout(WAIT):
            while loaded.table.seq <= after and not services.leaving.is_set():
                await changed.wait()
                changed.clear()
    except TimeoutError:
        pass
    finally:
        loaded.wakes.discard(changed.set)


@router.post("/tables/{table}/join")
async def join_table(
    services: TheServices, caller: TheCaller, table: Key, body: JoinBody
) -> Sent[TableJson]:
    """Take a seat at a table."""
    services.limits.count("joins", caller.person, caller.address)
    return await join(services.parts, caller.person, table, body)


@router.post("/tables/{table}/leave")
async def leave_table(services: TheServices, caller: TheCaller, table: Key) -> Sent[TableJson]:
    """Free the caller's seats before the game has begun."""
    services.limits.count("joins", caller.person, caller.address)
    return await leave_seats(services.parts, caller.person, table)


@router.post("/tables/{table}/requests")
async def ask_at_table(  # noqa: PLR0913, PLR0917 - the parts of a request
    services: TheServices,
    caller: TheCaller,
    request: HttpRequest,
    table: Key,
    body: Request,
    key: KeyQuery = "",
) -> Sent[RequestAnswer]:
    """Handle a request as over a socket, with the same answer."""
    services.limits.count("moves", caller.person, caller.address)
    services.limits.request(body, caller.person, caller.address)
    await admit(services.registry, table, caller.person, key)
    handling = services.handler.handle(table, caller.person, body)
    # A hint may take a while; everything else is carried out even if the client disconnects.
    if isinstance(body, HintRequest):
        return await while_connected(request, handling)
    return await handling


@router.post("/tables/{table}/rematch")
async def open_rematch(services: TheServices, caller: TheCaller, table: Key) -> Sent[TableJson]:
    """Open a new table for the same players, each one seat further on."""
    services.limits.count("joins", caller.person, caller.address)
    return await play_again(services.parts, caller.person, table)
