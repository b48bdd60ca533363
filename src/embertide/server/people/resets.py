"""Links by which a person can set a new password once, without knowing the old one."""

import secrets

from embertide.core.errors import Malformed
from embertide.server.people.identity import token_hash
from embertide.store.store import Person, Reset, Store

LIFETIME = 24 * 3600
"""Seconds for which a link is valid."""


async def make_reset_link(store: Store, person: Person, now: float) -> str:
    """Return the path and fragment of a link for the owner of an account.

    The token is in the fragment, which browsers do not send: it is in no log of a proxy. Only its
    hash is stored; an older link of the same person becomes invalid.
    """
    if person.account is None:
        raise Malformed("reset-guest", name=person.name)
    token = secrets.token_urlsafe(32)
    await store.add_reset(Reset(token_hash(token), person.id, now + LIFETIME))
    return f"/reset#{token}"
