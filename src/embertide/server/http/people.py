"""Routes about the caller: name, account, password and ratings."""

from fastapi import APIRouter, Response

from embertide.host.answers import MeJson, RatingJson
from embertide.host.people import person_of
from embertide.host.requests import NameBody
from embertide.server.http.caller import Caller, TheCaller, TheServices, TheVisitor
from embertide.server.people.accounts import Denied
from embertide.server.people.devices import device_cookie, known_device
from embertide.server.people.export import export_person
from embertide.server.people.ratings import shown
from embertide.server.protocol.accounts import (
    Credentials,
    PasswordBody,
    PasswordChange,
    PasswordReset,
    PersonDataJson,
)
from embertide.server.protocol.answers import Sent
from embertide.server.services import Services
from embertide.store.store import Person

router = APIRouter(tags=["people"])


@router.get("/me")
async def get_me(services: TheServices, caller: TheCaller) -> Sent[MeJson]:
    """Return the caller."""
    return await me(services, caller.person)


@router.patch("/me")
async def change_name(services: TheServices, caller: TheCaller, body: NameBody) -> Sent[MeJson]:
    """Change the caller's name."""
    services.limits.count("renames", caller.person, caller.address)
    await services.names.rename(caller.person, body.name, services.registry.clock())
    await services.profile_changed(caller.person)
    return await me(services, caller.person)


@router.post("/account", status_code=201)
async def make_account(
    services: TheServices, caller: TheCaller, body: Credentials, response: Response
) -> Sent[MeJson]:
    """Create an account for the caller, a guest, who keeps tables and ratings."""
    services.limits.log_in(body.name, caller.address)
    person = await services.accounts.create(caller.person, body.name, body.password)
    await services.profile_changed(person.id)
    return await _enter(services, caller, person, response)


@router.post("/account/password")
async def change_password(
    services: TheServices, caller: TheCaller, body: PasswordChange, response: Response
) -> Sent[MeJson]:
    """Change the password of the caller's account; all other devices are logged out."""
    services.limits.log_in(caller.person, caller.address)
    person = await services.accounts.change_password(caller.person, body.old, body.new)
    return await _enter(services, caller, person, response)


@router.post("/account/reset")
async def reset_password(
    services: TheServices, caller: TheVisitor, body: PasswordReset, response: Response
) -> Sent[MeJson]:
    """Set a new password by a one-time link, and log in on this device only."""
    services.limits.log_in(body.token, caller.address)
    person = await services.accounts.reset_password(body.token, body.password)
    return await _enter(services, caller, person, response)


@router.get("/account/data")
async def get_data(services: TheServices, caller: TheVisitor) -> Sent[PersonDataJson]:
    """Return all data that is stored about the caller."""
    services.limits.count("exports", caller.person, caller.address)
    known = await person_of(services.store, caller.person, services.registry.clock())
    return await export_person(services.store, services.rooms, known)


@router.delete("/account")
async def delete_account(
    services: TheServices, caller: TheVisitor, body: PasswordBody, response: Response
) -> Sent[MeJson]:
    """Delete the caller's account and personal data; the caller becomes a new guest."""
    services.limits.log_in(caller.person, caller.address)
    await services.accounts.delete(caller.person, body.password)
    await services.profile_changed(caller.person)
    await services.access_changed(caller.person)
    return await become_guest(services, caller, response)


@router.post("/session")
async def log_in(
    services: TheServices, caller: TheVisitor, body: Credentials, response: Response
) -> Sent[MeJson]:
    """Log in to an account on this device."""
    device = known_device(services.key, caller.cookies, body.name)
    services.limits.log_in(body.name, caller.address, device)
    person = await services.accounts.log_in(body.name, body.password)
    return await _enter(services, caller, person, response)


async def _enter(services: Services, caller: Caller, person: Person, response: Response) -> MeJson:
    """Begin a new session on the caller's device in place of the present one."""
    if caller.session is not None:
        await services.store.remove_session(caller.session)
        await services.access_changed(caller.person)
    begun = await services.sessions.begin(person.id, caller.https, caller.agent)
    if not await services.accounts.unchanged(person):
        # The password was changed, or the person blocked, while this one was checked.
        await services.store.remove_session(begun.session or "")
        raise Denied("login-wrong")
    await services.access_changed(person.id)
    set_cookies(response, begun.set_cookie or "")
    response.headers.append(
        "set-cookie", device_cookie(services.key, person.account or "", caller.https)
    )
    return await me(services, person.id)


async def become_guest(services: Services, caller: Caller, response: Response) -> MeJson:
    """Make the caller a new guest on this device."""
    guest = services.sessions.new_guest(caller.https)
    set_cookies(response, guest.set_cookie or "")
    return await me(services, guest.person)


def set_cookies(response: Response, cookie: str) -> None:
    """Set a cookie in place of one that was set when the caller was identified."""
    response.headers["set-cookie"] = cookie


async def me(services: Services, person: str) -> MeJson:
    """Return a person as they see themselves."""
    known = await person_of(services.store, person, services.registry.clock())
    ratings: list[RatingJson] = []
    for game in services.rooms:
        for rating in (await services.store.ratings(game, [person])).values():
            ratings.append({"game": game, "rating": shown(rating), "games": rating.games})
    return {"name": known.name, "account": known.account is not None, "ratings": ratings}
