"""Which rooms' code is compiled and loaded; what needs compiled code waits for it here."""

import asyncio
import logging
from collections.abc import Iterable
from typing import TYPE_CHECKING

from embertide.core.room import AnyRoom

# Imported in functions because the import takes a moment, which would delay the start.
if TYPE_CHECKING:
    from embertide.search.precompile import RoomCompiler

log = logging.getLogger("embertide.compiling")


class CompiledRooms:
    """The compiled code of rooms: loaded, and compiled first if there is none."""

    def __init__(self, rooms: Iterable[AnyRoom]) -> None:
        self._rooms = {room.name: room for room in rooms if room.thinks}
        self._shares = dict.fromkeys(self._rooms, 0.0)
        self._loaded: set[str] = set()
        self._change = asyncio.Condition()
        self._compilers: list[RoomCompiler] = []
        self._stopped = False

    def share(self, room: str) -> float:
        """Return the share of a room's code that is compiled: 1 once it is loaded as well."""
        return 1.0 if self.ready(room) else self._shares[room]

    def ready(self, room: str) -> bool:
        """Return whether a room's code is loaded; may be called from any thread."""
        return room not in self._rooms or room in self._loaded

    async def wait(self, room: str) -> None:
        """Wait until a room's code is loaded."""
        async with self._change:
            await self._change.wait_for(lambda: self.ready(room))

    async def load(self) -> None:
        """Load the code of all rooms, each in its own thread and each as soon as it can be."""
        await asyncio.gather(*map(self._load, self._rooms.values()))

    async def count_as_loaded(self) -> None:
        """Count all rooms as loaded: their searches run on other machines."""
        for room in self._rooms:
            await self._add(room)

    def stop(self) -> None:
        """End the processes that compile."""
        self._stopped = True
        for compiler in tuple(self._compilers):
            compiler.stop()

    async def _load(self, room: AnyRoom) -> None:
        await asyncio.to_thread(self._load_now, room)
        await self._add(room.name)

    async def _add(self, room: str) -> None:
        async with self._change:
            self._loaded.add(room)
            self._change.notify_all()

    def _load_now(self, room: AnyRoom) -> None:
        from embertide.search import precompile  # noqa: PLC0415

        try:
            if not precompile.is_warm(room):
                self._compile(room)
            if not self._stopped:
                precompile.compile_room(room.package)
        except OSError as error:
            # The cache of compiled code is not writable: the first search compiles for a minute.
            log.warning("compiling", extra={"kind": type(error).__name__})

    def _compile(self, room: AnyRoom) -> None:
        from embertide.search.precompile import RoomCompiler  # noqa: PLC0415

        compiler = RoomCompiler(room)
        self._compilers.append(compiler)
        if self._stopped:
            compiler.stop()
        # Loaded meanwhile, since players on plain Python need them at the first move.
        room.kernel(), room.advice()

        def progress(share: float) -> None:
            self._shares[room.name] = share

        compiler.wait(progress)


def load_computers(rooms: Iterable[AnyRoom]) -> None:
    """Load the compiled code of computer players, with nobody waiting."""
    asyncio.run(CompiledRooms(rooms).load())
