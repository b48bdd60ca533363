"""Embertide: Feurio! and Fire & Water, two tabletop games of fire, as exact rules.

    import embertide as et

    match = et.feurio.new(players=2)
    print(match.board(), match.legal())
    match = match.play(match.moves()[0])

docs/library.md is the guide; docs/stability.md says what stays as it is.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from embertide.core import errors
from embertide.core.message import Message

if TYPE_CHECKING:
    from embertide import feurio, firewater
    from embertide.catalog import ROOMS, find_room
    from embertide.core.actor import NATURE, NOBODY
    from embertide.core.errors import IllegalMove, Malformed, Refusal
    from embertide.core.extras import MissingExtra
    from embertide.core.options import Options
    from embertide.core.room import AnyRoom, Room
    from embertide.core.score import Score
    from embertide.library.engine import Candidate, Engine, Reviewed
    from embertide.library.opening import new
    from embertide.library.reading import read, write
    from embertide.play.match.match import AnyMatch, Match
    from embertide.play.match.record import Record
    from embertide.words import say

    __version__: str

__all__ = [
    "NATURE",
    "NOBODY",
    "ROOMS",
    "AnyMatch",
    "AnyRoom",
    "Candidate",
    "Engine",
    "IllegalMove",
    "Malformed",
    "Match",
    "Message",
    "MissingExtra",
    "Options",
    "Record",
    "Refusal",
    "Reviewed",
    "Room",
    "Score",
    "__version__",
    "feurio",
    "find_room",
    "firewater",
    "new",
    "read",
    "say",
    "write",
]

_MODULES = {
    "catalog": ("ROOMS", "find_room"),
    "core.actor": ("NATURE", "NOBODY"),
    "core.errors": ("IllegalMove", "Malformed", "Refusal"),
    "core.extras": ("MissingExtra",),
    "core.options": ("Options",),
    "core.room": ("AnyRoom", "Room"),
    "core.score": ("Score",),
    "library.engine": ("Candidate", "Engine", "Reviewed"),
    "library.opening": ("new",),
    "library.reading": ("read", "write"),
    "play.match.match": ("AnyMatch", "Match"),
    "play.match.record": ("Record",),
    "words": ("say",),
}
_PLACES = {name: module for module, names in _MODULES.items() for name in names}
"""The module of each public name: it is imported when the name is first used."""


def _speak(message: Message) -> str:
    from embertide import words  # noqa: PLC0415 - rarely needed, and slow to load

    return words.say(message)


# Core has no sentences of its own: refusals are printed in the English of words/.
errors.speak = _speak


def _version() -> str:
    from importlib.metadata import version  # noqa: PLC0415 - rarely needed, and slow to load

    return version("embertide")


# Hidden from type checkers, which would take it for a promise that any name exists.
if not TYPE_CHECKING:

    def __getattr__(name: str) -> Any:
        if name == "__version__":
            value = _version()
        elif name in _PLACES:
            value = getattr(import_module(f"embertide.{_PLACES[name]}"), name)
        elif name in __all__:
            value = import_module(f"embertide.{name}")
        else:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        globals()[name] = value
        return value

    def __dir__() -> list[str]:
        return sorted({*__all__, *globals()})
