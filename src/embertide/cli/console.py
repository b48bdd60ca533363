"""Messages and drawings at a terminal, in the language of the person there."""

import os
from dataclasses import dataclass

from rich.console import Console
from rich.style import Style
from rich.text import Text

from embertide.core.drawing import HOUSE_PALETTE, Drawing, Palette
from embertide.core.errors import Malformed
from embertide.core.message import Arg, Message
from embertide.words import LANGUAGES, has, say

_PLAIN_STYLES = {"dim": Style(dim=True), "bold": Style(bold=True)}
"""Styles that are not colours at a terminal."""


def language_of(wish: str | None) -> str:
    """Return the language asked for, else the terminal's, else English."""
    if wish is not None:
        if wish not in LANGUAGES:
            raise Malformed("option-language", language=wish, languages=", ".join(LANGUAGES))
        return wish
    names = (os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    spoken = next((name for name in names if name), "")[:2]
    return spoken if spoken in LANGUAGES else "en"


@dataclass(frozen=True)
class Speech:
    """Formats messages in one language."""

    language: str

    def say(self, message: Message) -> str:
        """Return the sentence of a message."""
        return say(message, self.language)

    def knows(self, key: str) -> bool:
        """Return whether the key has a sentence."""
        return has(key, self.language)

    def __call__(self, key: str, **args: Arg) -> str:
        """Return the sentence of a key with its arguments."""
        return self.say(Message(key, args))


def picture(drawing: Drawing, palette: Palette) -> Text:
    """Return a drawing in the colours of its room."""
    inks = {**HOUSE_PALETTE, **palette}
    known = {name: Style(color=ink.colour, bold=ink.bold) for name, ink in inks.items()}
    known |= _PLAIN_STYLES
    text = Text()
    for line in drawing:
        for span in line:
            styles = [known[name] for name in span.style.split() if name in known]
            text.append(span.text, Style.combine(styles) if styles else "")
        text.append("\n")
    return text


def console() -> Console:
    """Return standard output, with colours where it is a terminal."""
    return Console(highlight=False, markup=False, emoji=False)
