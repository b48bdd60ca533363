"""The compiled players of rooms, loaded when they are first needed."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path

from embertide.core.room import AnyRoom

Fetch = Callable[[str], Awaitable[str]]
"""Returns the path of a room's library, fetched for this; empty if it has none."""


class RoomPlayers:
    """Loads the library of each room once, whoever asks first."""

    def __init__(self, rooms: Mapping[str, AnyRoom], fetch: Fetch) -> None:
        self._rooms, self._fetch = rooms, fetch
        self._loaded: set[str] = set()
        self._loading = asyncio.Lock()

    async def load(self, room: str) -> None:
        """Return when a room's players can search; after a failure, the next call tries again."""
        if room in self._loaded:
            return
        async with self._loading:
            if room not in self._loaded:
                await self._load(self._rooms[room])
                self._loaded.add(room)

    async def _load(self, room: AnyRoom) -> None:
        if not room.thinks:
            return
        path = await self._fetch(room.name)
        # Imported late: a table is shown before anyone thinks about it.
        from embertide.compiled.targets import side  # noqa: PLC0415

        side.load(room.kernel(), Path(path))
