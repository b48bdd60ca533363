"""Pictures of styled text, for terminals and for clients that do not know the room."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple


class Span(NamedTuple):
    """A part of a line: text, and the names of its styles, separated by spaces."""

    text: str
    style: str = ""


Drawing = Sequence[Sequence[Span]]
"""A picture as lines of styled text; symbols only, so that it needs no language."""


class Ink(NamedTuple):
    """The look of one style."""

    colour: str
    """`#rrggbb`"""
    bold: bool = False


Palette = Mapping[str, Ink]
"""The look of each style that a room names in its drawings."""

HOUSE_PALETTE: Palette = {
    "dim": Ink("#8a8f91"),
    "seat0": Ink("#d1495b", bold=True),
    "seat1": Ink("#2e8b57", bold=True),
    "seat2": Ink("#2f6db5", bold=True),
    "seat3": Ink("#e0a526", bold=True),
}
"""Styles that every room may use without declaring them."""


def spans(drawing: Drawing) -> list[list[dict[str, str]]]:
    """Return a drawing as JSON, for the key `picture` of what a room shows."""
    return [[{"text": span.text, "style": span.style} for span in line] for line in drawing]


def plain_text(drawing: Drawing) -> str:
    """Return a drawing without its styles, as one text."""
    lines = ("".join(span.text for span in line).rstrip() for line in drawing)
    return "\n".join(lines)
