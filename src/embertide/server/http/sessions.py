"""Routes about the devices on which the caller is logged in."""

from fastapi import APIRouter, Response

from embertide.host.answers import MeJson
from embertide.host.registry import NotFound
from embertide.host.requests import Key
from embertide.server.http.caller import Caller, TheServices, TheVisitor
from embertide.server.http.people import become_guest
from embertide.server.people.access import revoke
from embertide.server.protocol.accounts import SessionJson
from embertide.server.protocol.answers import Sent
from embertide.server.services import Services

router = APIRouter(tags=["people"])


@router.delete("/session")
async def log_out(services: TheServices, caller: TheVisitor, response: Response) -> Sent[MeJson]:
    """Log out on this device; the caller becomes a new guest."""
    services.limits.count("moves", caller.person, caller.address)
    if caller.session is not None:
        await _end(services, caller.person, caller.session)
    return await become_guest(services, caller, response)


@router.get("/account/sessions")
async def get_sessions(services: TheServices, caller: TheVisitor) -> Sent[list[SessionJson]]:
    """Return the devices on which the caller's account is logged in; a guest has none."""
    services.limits.count("reads", caller.person, caller.address)
    return await _sessions(services, caller)


async def _sessions(services: Services, caller: Caller) -> list[SessionJson]:
    if caller.session is None:
        return []
    return [
        {
            "id": session.id,
            "device": session.device,
            "created": session.created,
            "seen": session.seen,
            "here": session.token_hash == caller.session,
        }
        for session in await services.store.sessions(caller.person)
    ]


@router.delete("/account/sessions/{session}")
async def end_session(
    services: TheServices, caller: TheVisitor, session: Key
) -> Sent[list[SessionJson]]:
    """Log the caller's account out on one device; return the others."""
    services.limits.count("moves", caller.person, caller.address)
    own = await services.store.sessions(caller.person) if caller.session else []
    found = next((one for one in own if one.id == session), None)
    if found is None:
        raise NotFound("session-missing")
    await _end(services, caller.person, found.token_hash)
    return await _sessions(services, caller)


@router.delete("/account/sessions")
async def end_all_sessions(
    services: TheServices, caller: TheVisitor, response: Response
) -> Sent[MeJson]:
    """Log the caller's account out on all devices; the caller becomes a new guest."""
    services.limits.count("moves", caller.person, caller.address)
    if caller.session is not None:
        await _end(services, caller.person, None)
    return await become_guest(services, caller, response)


async def _end(services: Services, person: str, session: str | None) -> None:
    """End one session of a person, or all (None)."""
    known = await services.store.person(person)
    if known is not None:
        await revoke(services.store, known, session)
    await services.access_changed(person)
