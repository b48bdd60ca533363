"""Speaking to a person at a terminal, in that person's language."""

import os
from dataclasses import dataclass

from rich.console import Console
from rich.style import Style
from rich.text import Text

from embertide.core.errors import Malformed
from embertide.core.message import Arg, Message
from embertide.core.room import Drawing
from embertide.words import LANGUAGES, has, say

STYLES = {
    "dim": Style(dim=True),
    "bold": Style(bold=True),
    "tile": Style(color="#6e8f6b"),
    "hot": Style(color="#ff7a1a", bold=True),
    "fire": Style(color="#ff7a1a"),
    "water": Style(color="#2a9dc8"),
    "heat0": Style(color="#8a8f91"),
    "heat1": Style(color="#2a9dc8", bold=True),
    "heat2": Style(color="#8fd3d6", bold=True),
    "heat3": Style(color="#a9bf9a", bold=True),
    "heat4": Style(color="#ffb347", bold=True),
    "heat5": Style(color="#ff7a1a", bold=True),
    "heat6": Style(color="#e2452b", bold=True),
    "seat0": Style(color="#d1495b", bold=True),
    "seat1": Style(color="#2e8b57", bold=True),
    "seat2": Style(color="#2f6db5", bold=True),
    "seat3": Style(color="#e0a526", bold=True),
}
"""The colours of the house, by the names that rooms give their spans."""


def language_of(wish: str | None) -> str:
    """The language asked for, or the terminal's, or English."""
    if wish is not None:
        if wish not in LANGUAGES:
            raise Malformed("option-language", language=wish, languages=", ".join(LANGUAGES))
        return wish
    names = (os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    spoken = next((name for name in names if name), "")[:2]
    return spoken if spoken in LANGUAGES else "en"


@dataclass(frozen=True)
class Speech:
    """Says messages in one language."""

    language: str

    def say(self, message: Message) -> str:
        """The sentence of a message."""
        return say(message, self.language)

    def knows(self, key: str) -> bool:
        """Whether there is a sentence for a key."""
        return has(key, self.language)

    def __call__(self, key: str, **args: Arg) -> str:
        """The sentence of a key and its arguments."""
        return self.say(Message(key, args))


def picture(drawing: Drawing) -> Text:
    """A drawing in colour."""
    text = Text()
    for line in drawing:
        for span in line:
            styles = [STYLES[name] for name in span.style.split() if name in STYLES]
            text.append(span.text, Style.combine(styles) if styles else "")
        text.append("\n")
    return text


def console() -> Console:
    """Standard output, with colours where it is a terminal."""
    return Console(highlight=False, markup=False, emoji=False)
