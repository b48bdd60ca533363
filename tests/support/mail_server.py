"""A mail server for tests, which keeps what it receives."""

import asyncio
import email
import email.policy
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email.message import EmailMessage
from typing import Any

from tests.support.patience import PATIENCE


class MailServer:
    """An SMTP server without encryption; `received` has the e-mails."""

    def __init__(self) -> None:
        self.received: asyncio.Queue[EmailMessage] = asyncio.Queue()
        self.port = 0
        self.refusing = False
        self._talks: set[asyncio.Task[Any]] = set()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Talk to one client."""
        task = asyncio.current_task()
        assert task is not None
        self._talks.add(task)
        try:
            await self._talk(reader, writer)
        finally:
            writer.close()
            await writer.wait_closed()
            self._talks.discard(task)

    async def last(self) -> None:
        """Return when no client talks any more."""
        while self._talks:
            await asyncio.wait(self._talks)

    async def _talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 test ESMTP\r\n")
        while (command := (await reader.readline())[:4].upper()) not in (b"QUIT", b""):
            if command == b"DATA":
                writer.write(b"354 go on\r\n")
                self.received.put_nowait(_parsed(await reader.readuntil(b"\r\n.\r\n")))
            refused = self.refusing and command == b"MAIL"
            writer.write(b"451 later\r\n" if refused else b"250 ok\r\n")
        writer.write(b"221 bye\r\n")


def _parsed(data: bytes) -> EmailMessage:
    message = email.message_from_bytes(data[:-5], policy=email.policy.default)
    assert isinstance(message, EmailMessage)
    return message


@asynccontextmanager
async def mail_server() -> AsyncIterator[MailServer]:
    """Run a mail server."""
    made = MailServer()
    server = await asyncio.start_server(made.serve, "127.0.0.1", 0)
    made.port = server.sockets[0].getsockname()[1]
    try:
        yield made
    finally:
        server.close()
        async with asyncio.timeout(PATIENCE):
            await made.last()
