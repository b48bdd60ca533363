"""Routes for notices by e-mail."""

from typing import Annotated

from fastapi import APIRouter, Query

from embertide.server.http.caller import TheCaller, TheServices
from embertide.server.mail.mailing import check_email
from embertide.server.protocol.answers import Sent
from embertide.server.protocol.mail import MailDoneJson, MailJson, MailOrder, MailToken, TokenText
from embertide.server.services import Services

router = APIRouter(prefix="/mail", tags=["mail"])


@router.get("")
async def get_mail(services: TheServices, caller: TheCaller) -> Sent[MailJson]:
    """Return the caller's address for notices."""
    services.limits.count("reads", caller.person, caller.address)
    return await _mail(services, caller.person)


@router.post("")
async def set_mail(services: TheServices, caller: TheCaller, body: MailOrder) -> Sent[MailJson]:
    """Set the caller's address, and send a link there that confirms it."""
    services.limits.count("moves", caller.person, caller.address)
    email = check_email(body.email)
    await services.mailing.ask(caller.person, caller.address, email, body.language)
    return await _mail(services, caller.person)


@router.delete("")
async def remove_mail(services: TheServices, caller: TheCaller) -> Sent[MailJson]:
    """Delete the caller's address."""
    services.limits.count("moves", caller.person, caller.address)
    await services.store.drop_address(caller.person)
    return await _mail(services, caller.person)


@router.post("/confirm")
async def confirm_mail(
    services: TheServices, caller: TheCaller, body: MailToken
) -> Sent[MailDoneJson]:
    """Confirm the address to which this link was sent."""
    services.limits.count("moves", caller.person, caller.address)
    await services.mailing.confirm(body.token)
    return {"ok": True}


@router.post("/stop")
async def stop_mail(
    services: TheServices, caller: TheCaller, token: Annotated[TokenText, Query()]
) -> Sent[MailDoneJson]:
    """Send no more e-mails to the address to which this link was sent; mail programs call it."""
    services.limits.count("moves", caller.person, caller.address)
    await services.mailing.stop(token)
    return {"ok": True}


async def _mail(services: Services, person: str) -> MailJson:
    address = await services.store.address(person)
    return {
        "offered": services.mailing.offered,
        "email": None if address is None else address.email,
        "confirmed": address is not None and address.confirmed,
    }
