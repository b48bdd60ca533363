"""The installed rooms: our own, and those of other packages."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Literal, NamedTuple, overload

from embertide import words
from embertide.core.errors import Malformed, Refusal
from embertide.core.room import AnyRoom, Room

GROUP = "embertide.rooms"
"""The entry-point group in which a package declares its rooms: `NAME = "MODULE:ROOM"`."""

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

    from embertide.games import feurio, firewater

_OWN = ("feurio", "firewater")

_NAME = re.compile(r"[a-z][a-z0-9_]*")

_BROKEN = (ImportError, AttributeError, NameError, SyntaxError, TypeError, ValueError, LookupError)
"""The exceptions that an incompatible room may raise on import."""


class _Found(NamedTuple):
    rooms: dict[str, AnyRoom]
    refusals: tuple[Refusal, ...]


class Catalog(Mapping[str, AnyRoom]):
    """Rooms by name; those of other packages are imported when the catalog is first read."""

    def __init__(
        self, own: Iterable[AnyRoom], find: "Callable[[], Iterable[EntryPoint]]" = tuple
    ) -> None:
        self._own = tuple(own)
        self._find = find

    def __getitem__(self, name: str) -> AnyRoom:
        return self._found.rooms[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._found.rooms)

    def __len__(self) -> int:
        return len(self._found.rooms)

    @property
    def refusals(self) -> tuple[Refusal, ...]:
        """The reasons for rooms that were left out."""
        return self._found.refusals

    @cached_property
    def _found(self) -> _Found:
        rooms, refusals = {room.name: room for room in self._own}, []
        for entry in self._find():
            try:
                room = _load(entry, rooms)
            except Refusal as no:
                refusals.append(no)
            else:
                rooms[room.name] = room
        return _Found(rooms, tuple(refusals))


def _load(entry: "EntryPoint", rooms: Mapping[str, AnyRoom]) -> AnyRoom:
    """Return the room of an entry point; raise Malformed if it is broken or its name is taken."""
    if entry.name in rooms:
        raise Malformed("room-twice", name=entry.name, source=entry.value)
    try:
        room = entry.load()
    except _BROKEN as error:
        raise _broken(entry, f"{type(error).__name__}: {error}") from error
    if not isinstance(room, Room):
        raise _broken(entry, f"{entry.value} is no Room")
    if room.name != entry.name or not _NAME.fullmatch(room.name):
        raise _broken(entry, f"its name is {room.name!r}")
    if room.words is not None:
        words.add(room.words)
    return room


def _broken(entry: "EntryPoint", reason: str) -> Malformed:
    return Malformed("room-broken", name=entry.name, source=entry.value, reason=reason)


def _ours() -> Iterator[AnyRoom]:
    """Yield the rooms of this package; an edition for browsers may hold only one of them."""
    for name in _OWN:
        package = f"embertide.games.{name}"
        if find_spec(package) is not None:
            yield import_module(package).ROOM


OURS = Catalog(_ours())
"""The rooms of this package by name."""


def _installed() -> "Iterable[EntryPoint]":
    # Imported here because a browser, which has no other packages, loads none of it.
    from importlib.metadata import entry_points  # noqa: PLC0415

    return entry_points(group=GROUP)


ROOMS = Catalog(OURS.values(), _installed)
"""All rooms by name."""


@overload
def find_room(
    name: Literal["feurio"],
) -> "Room[feurio.State, feurio.Move, feurio.View]": ...
@overload
def find_room(
    name: Literal["firewater"],
) -> "Room[firewater.State, firewater.Move, firewater.View]": ...
@overload
def find_room(name: str) -> AnyRoom: ...
def find_room(name: str) -> AnyRoom:
    """Return the room of that name; raise Malformed if there is none."""
    if name not in ROOMS:
        raise Malformed("option-game", game=name, games=", ".join(ROOMS))
    return ROOMS[name]
