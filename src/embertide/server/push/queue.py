"""The queue of push messages: bounded, with retries, and apart from what players wait for."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress

from embertide.core.errors import Refusal
from embertide.server.push.endpoints import UnsafeAddress
from embertide.server.push.sender import PushAnswer, PushMessage, PushSender
from embertide.store.store import StorageUnavailable, Store, Subscription

LENGTH = 2000
"""Messages that may wait; further ones are dropped, since a notice is not worth memory."""
SENDERS = 8
"""Requests to push services at one time."""
ATTEMPTS = 3
PAUSE = 5.0
"""Seconds before the second attempt; twice as many before each further one."""
LONGEST_PAUSE = 60.0
FAILURES = 10
"""Messages that fail one after the other before a subscription is deleted."""
GONE = {404, 410}
"""Statuses that say that the browser has unsubscribed."""
TEMPORARY = {408, 429, 500, 502, 503, 504}

log = logging.getLogger("embertide.push")

OnResult = Callable[[str], None]
"""Counts a message by its result: sent, gone, failed or dropped."""


class PushQueue:
    """Sends messages in the order in which they came, a few at a time."""

    def __init__(self, sender: PushSender, store: Store, count: OnResult) -> None:
        self._sender, self._store, self._count = sender, store, count
        self._waiting: asyncio.Queue[tuple[Subscription, PushMessage]] = asyncio.Queue(LENGTH)

    async def subscriptions(self, person: str) -> list[Subscription]:
        """Return the browsers to which a person wants notices."""
        return await self._store.subscriptions(person)

    def put(self, subscription: Subscription, message: PushMessage) -> None:
        """Add a message; drop it if the queue is full."""
        try:
            self._waiting.put_nowait((subscription, message))
        except asyncio.QueueFull:
            self._count("dropped")

    async def run(self) -> None:
        """Send messages until cancelled."""
        async with asyncio.TaskGroup() as group:
            for _ in range(SENDERS):
                group.create_task(self._work())

    async def _work(self) -> None:
        while True:
            subscription, message = await self._waiting.get()
            result = await self._deliver(subscription, message)
            self._count(result)
            with suppress(StorageUnavailable):
                await self._enter(subscription, result)

    async def _deliver(self, subscription: Subscription, message: PushMessage) -> str:
        """Send a message, if need be more than once, and return the result."""
        pause = PAUSE
        for attempt in range(1, ATTEMPTS + 1):
            answer = await self._attempt(subscription, message)
            if 200 <= answer.status < 300:
                return "sent"
            if answer.status in GONE:
                return "gone"
            if answer.status not in TEMPORARY or attempt == ATTEMPTS:
                break
            await asyncio.sleep(min(LONGEST_PAUSE, max(pause, answer.wait)))
            pause *= 2
        log.warning("not delivered", extra={"status": answer.status})
        return "failed"

    async def _attempt(self, subscription: Subscription, message: PushMessage) -> PushAnswer:
        """Send once; a service that cannot be reached counts as one that is busy."""
        try:
            return await self._sender.send(subscription, message)
        except (Refusal, UnsafeAddress):
            return PushAnswer(403, 0)
        except (OSError, TimeoutError, ValueError) as error:
            log.info("push service unreachable", extra={"kind": type(error).__name__})
            return PushAnswer(503, 0)

    async def _enter(self, subscription: Subscription, result: str) -> None:
        """Store what follows from a result for the subscription."""
        failures = subscription.failures + 1 if result == "failed" else 0
        if result == "gone" or failures >= FAILURES:
            await self._store.drop_subscriptions(subscription.person, subscription.endpoint)
        elif failures != subscription.failures:
            await self._store.set_failures(subscription.endpoint, failures)
