"""Messages: sentences before they are formatted in a language."""

from collections.abc import Mapping
from datetime import date
from typing import NamedTuple


class Message(NamedTuple):
    """The key of a sentence in words/, and its arguments.

    An argument may be a message itself (a colour, a player), or several; they are formatted first.
    A float is a measured number or a share of a whole; its sentence says how it is shown.
    """

    key: str
    args: Mapping[str, "Arg"] = {}


Arg = int | float | str | date | Message | tuple[Message, ...]


def message(key: str, **args: Arg) -> Message:
    """Return a message from its key and its arguments by name."""
    return Message(key, args)


def player(seat: int) -> Message:
    """Return the name of a seat; people count seats from 1."""
    return message("player", number=seat + 1)


def printable(text: str) -> str:
    """Return untrusted text without control characters, which could command a terminal."""
    return "".join(
        letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in text
    )
