"""Payloads for readers of tables in use: with names, presence and the log as they are now."""

import json
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Protocol

from embertide.host.loaded import LoadedTable
from embertide.host.payload_cache import Encode, PayloadCache
from embertide.host.presence import Presence
from embertide.host.registry import TableRegistry
from embertide.play.table.log import LogEntry
from embertide.play.table.payload import Profile, Reader, SharedPayload
from embertide.play.table.wire import TableJson


def encode_json(value: object) -> bytes:
    """Return a value as JSON, by the standard library."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()


class ProfileSource(Protocol):
    """Names and ratings of people."""

    async def of(self, people: Iterable[str], game: str) -> dict[str, Profile]:
        """Return the profiles of those of these people who are known."""
        ...


@dataclass(frozen=True)
class Payloads:
    """Makes payloads, and caches what readers of a table share."""

    registry: TableRegistry
    profiles: ProfileSource
    presence: Presence
    encode: Encode = encode_json

    async def payload(self, loaded: LoadedTable, person: str, after: int) -> TableJson:
        """Return the table as it is now, with the log entries after that event."""
        log, cache = await self._current(loaded, after)
        return cache.payload(Reader(person, self.registry.clock()), log)

    async def encoded(self, loaded: LoadedTable, person: str, after: int) -> tuple[int, bytes]:
        """Return the same as bytes, with the number of its newest event."""
        log, cache = await self._current(loaded, after)
        text = cache.encoded(Reader(person, self.registry.clock()), log)
        return loaded.table.seq, text

    async def _current(
        self, loaded: LoadedTable, after: int
    ) -> tuple[list[LogEntry], PayloadCache]:
        """Return log entries and cache of the same moment."""
        if after > loaded.table.seq:
            # Another node has sent this reader more than we know.
            await self.registry.catch_up(loaded)
        log = await self._log(loaded, after)
        while loaded.payloads is None:
            await self._render(loaded)
            log = await self._log(loaded, after)
        # Nothing was awaited since: table and log are of one moment.
        return log, loaded.payloads

    async def _render(self, loaded: LoadedTable) -> None:
        """Fill the payload cache of a table, unless the table changes in the meantime."""
        table, rendering = loaded.table, loaded.renderings
        seated = [chair.person for chair in table.chairs if chair.person]
        people = await self.profiles.of(seated, table.agreement.game)
        if loaded.renderings == rendering:
            shared = SharedPayload(table, people, self.presence.at(table.id))
            loaded.payloads = PayloadCache(shared, self.encode)

    async def _log(self, loaded: LoadedTable, after: int) -> list[LogEntry]:
        """Return the entries after that event, up to the table as it is on return."""
        entries: list[LogEntry] = []
        while (newer := loaded.log_after(after)) is None:
            entries += await self.registry.log_after(loaded, after)
            entries = [entry for entry in entries if entry.seq <= loaded.table.seq]
            after = entries[-1].seq
        return entries + newer
