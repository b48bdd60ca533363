"""The bus of an SQLite file: one server, and other processes that post notices for it."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

from embertide.store.bus import Change, Newest
from embertide.store.local_bus import LocalBus
from embertide.store.notices import Notice
from embertide.store.store import StorageUnavailable

WATCH = 1.0
"""Seconds between two looks at notices of other processes."""


class NoticeBus(LocalBus):
    """Reports the changes of this process, and to the server also what others have posted."""

    def __init__(
        self,
        serving: bool,
        take: Callable[[], Awaitable[list[Notice]]],
        post: Callable[[str], Awaitable[None]],
    ) -> None:
        super().__init__()
        self._serving, self._take, self._post = serving, take, post
        self._watch: asyncio.Task[None] | None = None

    async def open(self, newest: Newest) -> None:
        """Begin to look at notices."""
        await super().open(newest)
        if self._serving:
            self._watch = asyncio.create_task(self._watch_notices())

    async def close(self) -> None:
        """Stop looking."""
        if self._watch is not None:
            self._watch.cancel()
            await asyncio.gather(self._watch, return_exceptions=True)

    async def broadcast(self, text: str, table: str | None = None) -> None:
        """Send a short text to the server, unless this is the server."""
        if not self._serving:
            await self._post(text)

    async def _watch_notices(self) -> None:
        while True:
            await asyncio.sleep(WATCH)
            # Writes to the unusable file raise by themselves; the next round tries again.
            with suppress(StorageUnavailable):
                for notice in await self._take():
                    notice.deliver(lambda table, seq: self._report(Change(table, seq)), self._hear)
