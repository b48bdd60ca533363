"""What remains of a game: its record, its replay, what the computer thinks of it."""

import asyncio
from typing import Annotated

from fastapi import APIRouter, Query

from embertide.play.glimpse import eyes_of
from embertide.play.record import record, seen_by
from embertide.play.request import Forbidden
from embertide.play.said import Json
from embertide.play.table import Table
from embertide.server.house import House
from embertide.server.messages import Key
from embertide.server.porter import check_over
from embertide.server.replays import told
from embertide.server.routes.visitor import Asker, TheHouse

router = APIRouter(tags=["records"])

KeyQuery = Annotated[Key, Query()]


@router.get("/tables/{table}/record")
async def get_record(house: TheHouse, asker: Asker, table: Key, key: KeyQuery = "") -> Json:
    """The record of a game; while it runs, without what I may not know."""
    live = await house.porter.admit(table, asker.person, key)
    now = live.table
    if now.position is not None:
        raise Forbidden("table-no-record")
    match = await house.hall.story(live)
    eyes = eyes_of(now, now.seats_of(asker.person))
    full = record(match, headers=await _headers(house, now))
    return seen_by(full, now.room, eyes).fields()


async def _headers(house: House, table: Table) -> Json:
    """Names only where all are known: a record holds all or none."""
    headers: Json = {"rules": table.agreement.rules, "aids": list(table.agreement.aids)}
    names = await _names(house, table)
    if all(names):
        headers["names"] = names
    if table.whole:
        seal = table.seal
        headers["seal"] = {"commitment": seal.commitment, "entropy": list(seal.entropy)}
        if seal.secret:
            headers["seal"]["secret"] = seal.secret
    return headers


async def _names(house: House, table: Table) -> list[str | None]:
    people = await house.faces.of(
        [chair.person for chair in table.chairs if chair.person], table.agreement.game
    )
    names: list[str | None] = []
    for chair in table.chairs:
        known = people.get(chair.person or "")
        own = None if known is None else chair.name or known.name
        names.append(chair.level if chair.kind == "computer" else own)
    return names


@router.get("/tables/{table}/replay")
async def get_replay(house: TheHouse, asker: Asker, table: Key, key: KeyQuery = "") -> Json:
    """A finished game position by position."""
    live = await house.porter.admit(table, asker.person, key)
    check_over(live.table)
    match = await house.hall.story(live)
    names = await _names(house, live.table)
    return await asyncio.to_thread(told, match, names, live.table.whole)


@router.get("/tables/{table}/analysis")
async def get_analysis(house: TheHouse, asker: Asker, table: Key, key: KeyQuery = "") -> Json:
    """What the computer thinks of every decision of a finished game, as far as it has got."""
    live = await house.porter.admit(table, asker.person, key)
    check_over(live.table)
    return await house.judge.analysis(live)
