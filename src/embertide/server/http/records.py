"""Routes for the record, the replay and the analysis of a table's game."""

from typing import Annotated

from fastapi import APIRouter, Query

from embertide.host.access import admit
from embertide.host.answers import AnalysisJson, GameRecord, ReplayJson, VariationJson
from embertide.host.game_records import finished, names_at, record_of, replay_at
from embertide.host.replays import line_payload
from embertide.host.requests import Key, VariationOrder
from embertide.server.http.caller import TheCaller, TheServices
from embertide.server.protocol.answers import Sent

router = APIRouter(tags=["records"])

KeyQuery = Annotated[Key, Query()]


@router.get("/tables/{table}/record")
async def get_record(
    services: TheServices, caller: TheCaller, table: Key, key: KeyQuery = ""
) -> Sent[GameRecord]:
    """Return the record of a game; while it runs, without what the caller may not know."""
    services.limits.count("records", caller.person, caller.address)
    loaded = await admit(services.registry, table, caller.person, key)
    return await record_of(services.parts, loaded, caller.person)


@router.get("/tables/{table}/replay")
async def get_replay(
    services: TheServices, caller: TheCaller, table: Key, key: KeyQuery = ""
) -> Sent[ReplayJson]:
    """Return all positions of a finished game."""
    services.limits.count("records", caller.person, caller.address)
    loaded = await finished(services.parts, table, caller.person, key)
    now, match = loaded.table, await services.registry.story(loaded)
    names = await names_at(services.parts, now)
    work = services.slow_work.run
    return await work(caller.address, replay_at, now, match, names, caller.person)


@router.post("/tables/{table}/line")
async def post_line(
    services: TheServices,
    caller: TheCaller,
    table: Key,
    order: VariationOrder,
    key: KeyQuery = "",
) -> Sent[VariationJson]:
    """Return the positions after other moves than those of a finished game, up to a draw."""
    services.limits.count("previews", caller.person, caller.address)
    loaded = await finished(services.parts, table, caller.person, key)
    match = await services.registry.story(loaded)
    moves, line = order.moves, order.line
    return await services.slow_work.run(caller.address, line_payload, match, moves, line)


@router.get("/tables/{table}/analysis")
async def get_analysis(
    services: TheServices, caller: TheCaller, table: Key, key: KeyQuery = ""
) -> Sent[AnalysisJson]:
    """Return the computer's judgements of a finished game's decisions, as far as they are ready."""
    services.limits.count("analyses", caller.person, caller.address)
    loaded = await finished(services.parts, table, caller.person, key)
    return await services.analyses.analysis(loaded, caller.person)
