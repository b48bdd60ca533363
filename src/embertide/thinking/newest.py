"""One hint at a time for each person: a newer request drops the older one."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from embertide.core.errors import Stale


class Dropped(Stale):
    """A hint no longer wanted: its client has gone or wants another, or the server stops."""

    def __init__(self) -> None:
        super().__init__("hint-dropped")


class _Request:
    """A hint that someone waits for."""

    def __init__(self) -> None:
        self.scope = asyncio.timeout(None)
        self.ended = asyncio.Event()

    def drop(self) -> None:
        """Cancel it: the timeout of its scope, which has none otherwise, is now."""
        self.scope.reschedule(asyncio.get_running_loop().time())


class NewestHints:
    """The hints that people wait for, at most one for each."""

    def __init__(self) -> None:
        self._closed = False
        self._requests: dict[str, _Request] = {}

    @asynccontextmanager
    async def only(self, person: str) -> AsyncIterator[None]:
        """Drop the person's older request, and let a newer one drop what happens inside."""
        if self._closed:
            raise Dropped
        older, request = self._requests.get(person), _Request()
        self._requests[person] = request
        try:
            async with request.scope:
                if older is not None:
                    older.drop()
                    await older.ended.wait()
                yield
        except TimeoutError:
            if request.scope.expired():
                raise Dropped from None
            raise
        finally:
            request.ended.set()
            if self._requests.get(person) is request:
                del self._requests[person]

    def close(self) -> None:
        """Drop all requests, and every one to come."""
        self._closed = True
        for request in self._requests.values():
            request.drop()
