"""E-mail addresses of people: given, confirmed, used for notices and removed."""

import re
import time
from collections.abc import Callable

from embertide.core.errors import Malformed
from embertide.play.table.command import Forbidden
from embertide.play.table.table import Table
from embertide.server.mail.letters import Letters
from embertide.server.mail.links import MailLinks
from embertide.server.mail.outbox import OnResult, Outbox
from embertide.server.ops.limits import LimitExceeded
from embertide.server.ops.networks import network_of
from embertide.server.ops.windows import Window
from embertide.server.settings import EMAIL, Settings
from embertide.store.store import MailAddress, Store

HOUR = 3600
REQUESTS, REQUESTS_ADDRESS = 3, 10
"""Requests to confirm an address, of one person and from one address, in an hour."""
REQUESTS_EMAIL = 3
"""Requests to confirm that one e-mail address receives in a day, so that none can be flooded."""


class Mailing:
    """The notices by e-mail of one server; it does nothing where no mail server is configured."""

    def __init__(
        self,
        settings: Settings,
        key: bytes,
        store: Store,
        clock: Callable[[], float],
        count: OnResult,
    ) -> None:
        origin = next(iter(settings.origins), "")
        self.offered = settings.mails
        self.links = MailLinks(key, store, origin)
        self.outbox = Outbox(settings, count)
        self._letters = Letters(settings.smtp_from or "", self.links, origin)
        self._store, self._clock = store, clock
        self._persons = Window(REQUESTS, HOUR, time.monotonic)
        self._networks = Window(REQUESTS_ADDRESS, HOUR, time.monotonic)
        self._emails = Window(REQUESTS_EMAIL, 24 * HOUR, time.monotonic)
        self._turns = Window(1, HOUR, time.monotonic)

    async def ask(self, person: str, network: str | None, email: str, language: str) -> None:
        """Store an address that is not confirmed yet, and send the link that confirms it."""
        if not self.offered:
            raise Forbidden("mail-off")
        known = await self._store.person(person)
        if known is None or known.account is None:
            raise Forbidden("mail-account")
        self._count(person, network_of(network), email.lower())
        address = MailAddress(person, email, language, False, self._clock())
        await self._store.set_address(address)
        self.outbox.put(self._letters.confirm(address))

    def _count(self, person: str, network: str, email: str) -> None:
        uses = (self._persons, person), (self._networks, network), (self._emails, email)
        wait = max(window.wait(key) for window, key in uses)
        if wait > 0:
            raise LimitExceeded("busy-mails", wait)
        for window, key in uses:
            window.count(key)

    async def confirm(self, token: str) -> None:
        """Confirm the address of a link."""
        address = await self.links.read("confirm", token)
        await self._store.set_address(address._replace(confirmed=True))

    async def stop(self, token: str) -> None:
        """Delete the address of a link."""
        address = await self.links.read("stop", token)
        await self._store.drop_address(address.person)

    async def notify(self, table: Table, person: str, names: list[str]) -> None:
        """Send the notice of a turn, at most one an hour for a table."""
        address = await self._store.address(person) if self.offered else None
        key = f"{table.id} {person}"
        if address is None or not address.confirmed or self._turns.wait(key) > 0:
            return
        self._turns.count(key)
        self.outbox.put(self._letters.turn(address, table, names))


def check_email(text: str) -> str:
    """Return an e-mail address without spaces around it; raise Malformed."""
    email = text.strip()
    if not re.fullmatch(EMAIL, email):
        raise Malformed("mail-address")
    return email
