"""Routes for push notifications of the caller."""

from typing import cast
from urllib.parse import urlsplit

from fastapi import APIRouter

from embertide.core.errors import Malformed
from embertide.core.wire import LanguageName
from embertide.play.table.command import Forbidden
from embertide.server.http.caller import TheCaller, TheServices
from embertide.server.protocol.answers import Sent
from embertide.server.protocol.push import (
    PushJson,
    SubscriptionEnd,
    SubscriptionJson,
    SubscriptionOrder,
)
from embertide.server.push.encryption import decode, read_public
from embertide.server.push.endpoints import target_of
from embertide.server.services import Services
from embertide.store.store import Subscription

router = APIRouter(prefix="/push", tags=["push"])

DEVICES = 10
"""Subscriptions of one person; a further one replaces the oldest."""


@router.get("")
async def get_push(services: TheServices, caller: TheCaller) -> Sent[PushJson]:
    """Return the server's public key, and the caller's subscriptions."""
    services.limits.count("reads", caller.person, caller.address)
    return await _push(services, caller.person)


@router.post("")
async def subscribe(
    services: TheServices, caller: TheCaller, body: SubscriptionOrder
) -> Sent[PushJson]:
    """Send the caller's notices to this browser from now on."""
    services.limits.count("moves", caller.person, caller.address)
    if not services.settings.push:
        raise Forbidden("push-off")
    target_of(body.endpoint, services.settings.push_hosts)
    _check_keys(body)
    # Strangers cannot fill the database: only who sits at a table, and those are limited.
    if not await services.store.tables_of(caller.person, 1):
        raise Forbidden("push-no-table")
    now = services.registry.clock()
    subscription = Subscription(
        body.endpoint,
        caller.person,
        body.p256dh,
        body.auth,
        body.language,
        now,
        session=caller.session,
    )
    await services.store.add_subscription(subscription, DEVICES)
    return await _push(services, caller.person)


@router.delete("")
async def unsubscribe(
    services: TheServices, caller: TheCaller, body: SubscriptionEnd
) -> Sent[PushJson]:
    """Send the caller's notices to one browser, or to all, no longer."""
    services.limits.count("moves", caller.person, caller.address)
    await services.store.drop_subscriptions(caller.person, body.endpoint)
    return await _push(services, caller.person)


def _check_keys(body: SubscriptionOrder) -> None:
    try:
        read_public(body.p256dh.rstrip("="))
        length = len(decode(body.auth.rstrip("=")))
    except ValueError:
        raise Malformed("push-keys") from None
    if length != 16:
        raise Malformed("push-keys")


async def _push(services: Services, person: str) -> PushJson:
    known = await services.store.subscriptions(person)
    shown: list[SubscriptionJson] = [
        {
            # The endpoint itself stays here: whoever has it can send to the browser.
            "host": urlsplit(one.endpoint).hostname or "",
            "language": cast(LanguageName, one.language),
            "created": one.created,
        }
        for one in known
    ]
    key = services.push_key.public if services.settings.push else None
    return {"key": key, "subscriptions": shown}
