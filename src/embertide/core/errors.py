"""Every refusal: which rule, which message with which arguments, and where."""

from collections.abc import Callable
from typing import Self

from embertide.core.message import Arg, Message, printable

Speaker = Callable[[Message], str]

speak: Speaker = str
"""Says a message in English.

The package installs its words here when it is imported; core itself knows no sentence.
"""


class Refusal(Exception):
    """Something asked for that cannot be: its message is a sentence in any language."""

    rule = ""
    kind = "malformed"
    """What a program can go by: malformed, illegal, stale, forbidden, missing, busy, storage."""

    def __init__(self, key: str, **args: Arg) -> None:
        super().__init__(key)
        self.message = Message(key, args)
        self.where = ""

    @property
    def sentence(self) -> str:
        """The reason, in English."""
        return speak(self.message)

    def at(self, where: str) -> Self:
        """The same refusal, saying where it happened (`move 12`, `deck`, `line 3`)."""
        self.where = where if not self.where else f"{where}: {self.where}"
        return self

    def say(self, speak: Speaker) -> str:
        """Where, why, and by which rule."""
        where = f"{printable(self.where)}: " if self.where else ""
        rule = f" ({self.rule})" if self.rule else ""
        return where + speak(self.message) + rule

    def __str__(self) -> str:
        return self.say(speak)


class IllegalMove(Refusal):
    """A move that a rule forbids: its number, and why."""

    kind = "illegal"

    def __init__(self, rule: str, key: str, **args: Arg) -> None:
        super().__init__(key, **args)
        self.rule = rule


class Malformed(Refusal):
    """Text or settings that mean nothing here: a misspelt move, a broken record, a wrong option."""


class Stale(Refusal):
    """An answer to a position that is no longer on the table."""

    kind = "stale"
