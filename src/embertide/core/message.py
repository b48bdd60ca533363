"""Something to say, before it is put into a language."""

from collections.abc import Mapping
from typing import NamedTuple


class Message(NamedTuple):
    """The key of a sentence in words/ and what it speaks of.

    An argument may be a message itself (a colour, a player), or several: they are said first.
    """

    key: str
    args: Mapping[str, "Arg"] = {}


Arg = int | str | Message | tuple[Message, ...]


def message(key: str, **args: Arg) -> Message:
    """A message from its key and its arguments by name."""
    return Message(key, args)


def player(seat: int) -> Message:
    """A seat as people count: from 1."""
    return message("player", number=seat + 1)


def printable(text: str) -> str:
    """Text from outside, fit to be shown: nothing in it can command a terminal."""
    return "".join(
        letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in text
    )
