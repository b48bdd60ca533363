"""Delivery of e-mails to the mail server of the settings, in a thread, one after the other."""

import asyncio
import logging
import smtplib
import ssl
from collections.abc import Callable
from email.message import EmailMessage

from embertide.server.settings import Settings

LENGTH = 500
"""E-mails that may wait; further ones are dropped."""
TIMEOUT = 15.0
"""Seconds for each step of the conversation with the mail server."""

log = logging.getLogger("embertide.mail")

OnResult = Callable[[str], None]
"""Counts an e-mail by its result: mailed, failed or dropped."""


class Outbox:
    """A bounded queue of e-mails."""

    def __init__(self, settings: Settings, count: OnResult) -> None:
        self._settings, self._count = settings, count
        self._waiting: asyncio.Queue[EmailMessage] = asyncio.Queue(LENGTH)

    def put(self, letter: EmailMessage) -> None:
        """Add an e-mail; drop it if the queue is full."""
        try:
            self._waiting.put_nowait(letter)
        except asyncio.QueueFull:
            self._count("dropped")

    async def run(self) -> None:
        """Send e-mails until cancelled."""
        while True:
            letter = await self._waiting.get()
            try:
                await asyncio.to_thread(self._send, letter)
                self._count("mailed")
            except (OSError, smtplib.SMTPException) as error:
                log.warning("not mailed", extra={"kind": type(error).__name__})
                self._count("failed")

    def _send(self, letter: EmailMessage) -> None:
        own, tls = self._settings, ssl.create_default_context()
        place = own.smtp_host or "", own.smtp_port
        encrypted = own.smtp_security == "tls"
        with (
            smtplib.SMTP_SSL(*place, timeout=TIMEOUT, context=tls)
            if encrypted
            else smtplib.SMTP(*place, timeout=TIMEOUT)
        ) as server:
            if own.smtp_security == "starttls":
                server.starttls(context=tls)
            if own.smtp_user is not None:
                server.login(own.smtp_user, own.smtp_password or "")
            server.send_message(letter)
