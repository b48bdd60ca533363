"""Signed links in e-mails: to confirm an address, and to receive no more."""

import hashlib
from typing import Literal

from itsdangerous import BadSignature, TimestampSigner

from embertide.core.errors import Malformed
from embertide.store.store import MailAddress, Store

DAY = 24 * 3600
"""Seconds for which an address can be confirmed; links to end e-mails stay valid."""

Purpose = Literal["confirm", "stop"]


class MailLinks:
    """Makes and reads tokens that name a person and depend on the address they were sent to."""

    def __init__(self, key: bytes, store: Store, origin: str) -> None:
        self._key, self._store, self._origin = key, store, origin

    def page(self, purpose: Purpose, address: MailAddress) -> str:
        """Return the address of the page with a button for the purpose."""
        return f"{self._origin}/mail?{purpose}={self.token(purpose, address)}"

    def one_click(self, address: MailAddress) -> str:
        """Return the address to which a mail program may post to end e-mails (RFC 8058)."""
        return f"{self._origin}/api/mail/stop?token={self.token('stop', address)}"

    def token(self, purpose: Purpose, address: MailAddress) -> str:
        """Return a token for one purpose and one address of a person."""
        text = f"{address.person}-{_digest(address)}"
        return self._signer(purpose).sign(text).decode("ascii")

    async def read(self, purpose: Purpose, token: str) -> MailAddress:
        """Return the address that a token was made for; raise Malformed if it is not valid now."""
        try:
            age = DAY if purpose == "confirm" else None
            text = self._signer(purpose).unsign(token, max_age=age).decode("ascii")
        except (BadSignature, UnicodeError):
            raise Malformed("mail-link") from None
        person, _, digest = text.partition("-")
        address = await self._store.address(person)
        if address is None or _digest(address) != digest:
            raise Malformed("mail-link")
        return address

    def _signer(self, purpose: Purpose) -> TimestampSigner:
        return TimestampSigner(self._key, salt=f"embertide.mail.{purpose}")


def _digest(address: MailAddress) -> str:
    return hashlib.sha256(address.email.encode()).hexdigest()[:16]
