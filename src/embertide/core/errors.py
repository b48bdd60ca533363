"""Refusals: a rule, a message with its arguments, and the place of the mistake."""

from collections.abc import Callable
from typing import Self

from embertide.core.message import Arg, Message, printable
from embertide.core.wire import RefusalKind

Speaker = Callable[[Message], str]

speak: Speaker = str
"""Formats a message in English.

The package installs its words here when it is imported; core itself contains no sentences.
"""


class Refusal(Exception):
    """A request that cannot be granted; its message has a sentence in every language."""

    rule = ""
    kind: RefusalKind = "malformed"
    """The reason, as far as a program can act on it."""

    def __init__(self, key: str, **args: Arg) -> None:
        super().__init__(key)
        self.message = Message(key, args)
        self.where = ""

    @property
    def sentence(self) -> str:
        """The reason, in English."""
        return speak(self.message)

    def at(self, where: str) -> Self:
        """Add the place of the mistake (`move 12`, `deck`, `line 3`); return the refusal itself."""
        self.where = where if not self.where else f"{where}: {self.where}"
        return self

    def say(self, speak: Speaker) -> str:
        """Return the place, the sentence and the rule as one text."""
        where = f"{printable(self.where)}: " if self.where else ""
        rule = f" ({self.rule})" if self.rule else ""
        return where + speak(self.message) + rule

    def __str__(self) -> str:
        return self.say(speak)


class IllegalMove(Refusal):
    """A move that a rule forbids; `rule` is its number."""

    kind = "illegal"

    def __init__(self, rule: str, key: str, **args: Arg) -> None:
        super().__init__(key, **args)
        self.rule = rule


class Malformed(Refusal):
    """Text or settings that are not valid: a misspelt move, a broken record, a wrong option."""


class Stale(Refusal):
    """A request for a position that is no longer current."""

    kind = "stale"
