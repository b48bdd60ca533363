"""One HTTPS request to a push service, without redirects, within bounds of time and size."""

import asyncio
import hashlib
import re
import ssl
import time
from collections.abc import Sequence
from typing import NamedTuple
from urllib.parse import urlsplit

from embertide.server.push.encryption import encode_url, encrypt, padded
from embertide.server.push.endpoints import address_of, target_of
from embertide.server.push.vapid import VapidKey
from embertide.store.store import Subscription

TIMEOUT = 10.0
"""Seconds for the whole request, including the look-up of the name."""

HEAD = 16_384
"""Bytes of the answer that are read; its body is of no interest."""

_STATUS = re.compile(rb"HTTP/1\.[01] ([0-9]{3})[ \r]")
_RETRY = re.compile(rb"\r\nretry-after: *([0-9]{1,6})\r\n", re.IGNORECASE)


class PushMessage(NamedTuple):
    """What a browser is to receive."""

    text: bytes
    """JSON for the service worker, not encrypted yet."""
    topic: str
    """A newer message of the same topic replaces one that was not delivered yet."""
    lifetime: int
    """Seconds for which the push service keeps it for a browser that is off."""


class PushAnswer(NamedTuple):
    """What the push service answered."""

    status: int
    wait: int
    """Seconds that it asks to wait; 0 if it does not."""


class PushSender:
    """Sends messages with the server's key."""

    def __init__(self, key: VapidKey, hosts: Sequence[str]) -> None:
        self.key = key
        self._hosts = hosts
        self._tls = ssl.create_default_context()

    async def send(self, subscription: Subscription, message: PushMessage) -> PushAnswer:
        """Send a message.

        Raises:
            Malformed: The push service is no longer one of the allowed ones.
            UnsafeAddress: It is at an address that is not public.
            OSError, TimeoutError, ValueError: It cannot be reached or does not speak HTTP.
        """
        # In a thread: the elliptic curve takes a few tenths of a millisecond.
        body = await asyncio.to_thread(
            encrypt, padded(message.text), subscription.p256dh, subscription.auth
        )
        head = self._head(subscription.endpoint, message, len(body))
        async with asyncio.timeout(TIMEOUT):
            return await self._request(subscription.endpoint, head + body)

    def _head(self, endpoint: str, message: PushMessage, length: int) -> bytes:
        parts = urlsplit(endpoint)
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        lines = [
            f"POST {path} HTTP/1.1",
            f"Host: {parts.netloc}",
            f"Authorization: {self.key.authorization(endpoint, time.time())}",
            "Content-Encoding: aes128gcm",
            "Content-Type: application/octet-stream",
            f"Content-Length: {length}",
            f"TTL: {message.lifetime}",
            f"Topic: {message.topic}",
            "Urgency: normal",
            "Connection: close",
        ]
        return "\r\n".join([*lines, "", ""]).encode("ascii")

    async def _request(self, endpoint: str, request: bytes) -> PushAnswer:
        target = target_of(endpoint, self._hosts)
        address = await address_of(target)
        reader, writer = await asyncio.open_connection(
            address, target.port, ssl=self._tls, server_hostname=target.host, limit=HEAD
        )
        try:
            writer.write(request)
            await writer.drain()
            return _answer(await _head_of(reader))
        finally:
            writer.transport.abort()


async def _head_of(reader: asyncio.StreamReader) -> bytes:
    try:
        return await reader.readuntil(b"\r\n\r\n")
    except (asyncio.IncompleteReadError, asyncio.LimitOverrunError):
        raise ValueError from None


def _answer(head: bytes) -> PushAnswer:
    status, retry = _STATUS.match(head), _RETRY.search(head)
    if status is None:
        raise ValueError
    return PushAnswer(int(status[1]), int(retry[1]) if retry else 0)


def topic_of(table: str) -> str:
    """Return the topic of a table's notices: 32 characters from which its id cannot be read."""
    return encode_url(hashlib.sha256(table.encode()).digest())[:32]
