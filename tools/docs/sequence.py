"""Draws the sequence diagrams of the documentation as SVG, so that no page loads a script.

The input is the part of Mermaid's `sequenceDiagram` that our pages use, since GitHub draws it as
well: `participant ID as Label`, `A->>B: text`, `A-->>B: text` and `Note over A,B: text`.
"""

import re
import textwrap
from collections.abc import Iterator
from html import escape
from typing import NamedTuple

COLUMN = 150  # distance of two participants
MARGIN = 78  # from the edge to the first participant
LINE = 16  # height of a line of text
CHARACTER = 6.4  # average width of a character at the size used below

_PARTICIPANT = re.compile(r"participant (\w+)(?: as (.+))?")
_MESSAGE = re.compile(r"(\w+)(--?>>)(\w+): (.+)")
_NOTE = re.compile(r"Note over (\w+)(?:,(\w+))?: (.+)")


class Step(NamedTuple):
    """A message between two participants, or a note over them."""

    start: int
    end: int
    text: str
    kind: str


class Diagram(NamedTuple):
    """Labels of the participants from left to right, and the steps from top to bottom."""

    labels: list[str]
    steps: list[Step]


def fence(source: str, *_: object, **__: object) -> str:
    """Return the SVG of a fenced block; superfences passes options that a diagram does not use."""
    return f'<div class="sequence">{draw(read(source))}</div>'


def read(source: str) -> Diagram:
    """Parse the source of a diagram.

    Raises:
        ValueError: If a line is not of the part of Mermaid that is drawn here.
    """
    head, *lines = [line.strip() for line in source.strip().splitlines() if line.strip()]
    if head != "sequenceDiagram":
        raise ValueError(f"Only sequence diagrams are drawn, not {head!r}.")
    names: list[str] = []
    labels: list[str] = []
    steps: list[Step] = []
    for line in lines:
        if found := _PARTICIPANT.fullmatch(line):
            names.append(found[1])
            labels.append(found[2] or found[1])
        else:
            steps.append(_step(line, names))
    return Diagram(labels, steps)


def _step(line: str, names: list[str]) -> Step:
    if found := _MESSAGE.fullmatch(line):
        return Step(names.index(found[1]), names.index(found[3]), found[4], found[2])
    if found := _NOTE.fullmatch(line):
        first = names.index(found[1])
        return Step(first, names.index(found[2]) if found[2] else first, found[3], "note")
    raise ValueError(f"This line of a diagram is not understood: {line!r}")


def draw(diagram: Diagram) -> str:
    """Return the diagram as SVG in the colours of the text around it."""
    width = 2 * MARGIN + (len(diagram.labels) - 1) * COLUMN
    parts: list[str] = []
    y = 60
    for step in diagram.steps:
        parts += _draw_step(step, y)
        y += _height(step)
    heads = [part for at, label in enumerate(diagram.labels) for part in _draw_head(at, label, y)]
    title = escape(" · ".join(diagram.labels))
    return (
        f'<svg viewBox="0 0 {width} {y + 8}" role="img" style="max-width:{width}px;width:100%" '
        'fill="currentColor" stroke="none" font-family="sans-serif" font-size="12">'
        f"<title>{title}</title>{''.join([*heads, *parts])}</svg>"
    )


def _x(column: int) -> int:
    return MARGIN + column * COLUMN


def _wrap(step: Step) -> list[str]:
    span = max(1, abs(step.end - step.start) + (step.kind == "note"))
    return textwrap.wrap(step.text, int(span * COLUMN / CHARACTER) - 2)


def _height(step: Step) -> int:
    return LINE * len(_wrap(step)) + 22


def _draw_head(column: int, label: str, bottom: int) -> Iterator[str]:
    x = _x(column)
    yield (
        f'<line x1="{x}" y1="36" x2="{x}" y2="{bottom}" stroke="currentColor" '
        'stroke-opacity="0.35" stroke-dasharray="3 4"/>'
    )
    yield (
        f'<rect x="{x - 71}" y="6" width="142" height="30" rx="4" fill="none" '
        'stroke="currentColor" stroke-opacity="0.6"/>'
    )
    yield _text(x, 25, label, "bold")


def _draw_step(step: Step, y: int) -> Iterator[str]:
    lines = _wrap(step)
    left, right = sorted((_x(step.start), _x(step.end)))
    if step.kind == "note":
        left, right = left - COLUMN // 2 + 8, right + COLUMN // 2 - 8
        yield (
            f'<rect x="{left}" y="{y - 8}" width="{right - left}" '
            f'height="{LINE * len(lines) + 10}" rx="4" fill-opacity="0.1"/>'
        )
    for number, line in enumerate(lines):
        yield _text((left + right) // 2, y + 8 + LINE * number, line)
    if step.kind != "note":
        yield _arrow(step, y + LINE * len(lines))


def _arrow(step: Step, y: int) -> str:
    start, end = _x(step.start), _x(step.end)
    back = 8 if end < start else -8
    dashes = ' stroke-dasharray="5 3"' if step.kind == "-->>" else ""
    return (
        f'<line x1="{start}" y1="{y}" x2="{end}" y2="{y}" stroke="currentColor"{dashes}/>'
        f'<path d="M{end} {y}l{back} -4v8z"/>'
    )


def _text(x: int, y: int, text: str, weight: str = "normal") -> str:
    return (
        f'<text x="{x}" y="{y}" text-anchor="middle" font-weight="{weight}">{escape(text)}</text>'
    )
