"""Routes for menus, positions and uploaded records."""

from typing import Any

from fastapi import APIRouter
from fastapi import Request as HttpRequest

from embertide.core.options import Options
from embertide.core.wire import LanguageName
from embertide.host.answers import (
    HintsJson,
    MenuJson,
    PositionSeenJson,
    ReadinessJson,
    ReplayJson,
    VerifiedJson,
    WhyJson,
    WordsJson,
)
from embertide.host.menus import find, menu
from embertide.host.positions import arranged, seen, why_at
from embertide.host.replays import replay_upload, verify_upload
from embertide.host.requests import PositionMove, PositionOrder, RecordUpload
from embertide.server.http.caller import TheCaller, TheServices
from embertide.server.http.connected import while_connected
from embertide.server.protocol.answers import Sent
from embertide.words import added

router = APIRouter(tags=["games"])


@router.get("/games")
async def get_games(services: TheServices) -> Sent[list[MenuJson]]:
    """Return all games with their options, and what a client needs to offer them."""
    return [menu(room) for room in services.rooms.values()]


@router.get("/words/{language}")
async def get_words(language: LanguageName) -> Sent[WordsJson]:
    """Return the words of rooms from other packages, as Fluent text."""
    return {"text": added(language)}


@router.get("/readiness")
async def get_readiness(services: TheServices) -> Sent[ReadinessJson]:
    """Return how far the computer players are compiled, which happens once."""
    return {"shares": {room: services.compiled.share(room) for room in services.rooms}}


@router.post("/position")
async def look_at_position(
    services: TheServices, caller: TheCaller, body: PositionOrder
) -> Sent[PositionSeenJson]:
    """Return the view, the seat to move and the legal moves of a given position."""
    services.limits.count("positions", caller.person, caller.address)
    return await services.slow_work.run(caller.address, seen, services.rooms, body)


@router.post("/position/why")
async def explain_in_position(
    services: TheServices, caller: TheCaller, body: PositionMove
) -> Sent[WhyJson]:
    """Return why a move is illegal in a given position; null if it is legal."""
    services.limits.count("positions", caller.person, caller.address)
    return await services.slow_work.run(caller.address, why_at, services.rooms, body)


@router.post("/position/hints")
async def advise_on_position(
    services: TheServices, caller: TheCaller, body: PositionOrder, request: HttpRequest
) -> Sent[HintsJson]:
    """Return the best moves in a given position."""
    services.limits.count("hints", caller.person, caller.address)

    def arrange() -> tuple[Options, Any]:
        _, options, state, _ = arranged(services.rooms, body)
        return options, state

    search = services.thinkers.advise(find(services.rooms, body.game), arrange, caller.person)
    return {"hints": await while_connected(request, search)}


@router.post("/replay")
async def replay_record(
    services: TheServices, caller: TheCaller, body: RecordUpload
) -> Sent[ReplayJson]:
    """Return all positions of a record."""
    services.limits.count("records", caller.person, caller.address)
    return await services.slow_work.run(caller.address, replay_upload, body.record, services.rooms)


@router.post("/verify")
async def verify_record(
    services: TheServices, caller: TheCaller, body: RecordUpload
) -> Sent[VerifiedJson]:
    """Check every move, draw and result of a record; refuse a wrong one."""
    services.limits.count("records", caller.person, caller.address)
    return await services.slow_work.run(caller.address, verify_upload, body.record, services.rooms)
