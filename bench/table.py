"""Tables of measurements as Markdown, and the files in `bench/tables` that keep them."""

import platform
import re
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

Row = Sequence[object]

TABLES = Path(__file__).parent / "tables"
HISTORY = "History"
"""The heading below which a file keeps older figures; it stays last."""

_SUBJECTS = {
    "cold_start": "cold-start",
    "faults": "server",
    "flood": "server",
    "ladder": "players",
    "nodes": "scaling",
    "soak": "server",
    "solitaire": "common-goal",
    "workers": "scaling",
}
"""Measurements whose tables belong to a file that is not named after them."""

_HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)


def table(title: str, heads: Sequence[str], rows: Sequence[Row], notes: str = "") -> str:
    """Return the table below its title, the date, the command and what it ran on."""
    lines = [
        f"# {title}",
        "",
        f"{datetime.now(UTC).date()} · `python -m bench {' '.join(sys.argv[1:])}` · "
        f"Python {platform.python_version()} on {platform.machine()}",
        "",
        _line(heads),
        _line(["---", *["---:"] * (len(heads) - 1)]),
        *map(_line, rows),
    ]
    return "\n".join([*lines, *(["", notes] if notes else [])])


def file_of(measurement: str) -> Path:
    """Return the file that keeps the tables of a measurement."""
    return TABLES / f"{_SUBJECTS.get(measurement, measurement)}.md"


def save(path: Path, text: str) -> None:
    """Replace the sections of the file that have the headings of the text; add those that are new.

    A section is a heading with all that follows it up to the next heading. New sections come before
    the history.
    """
    sections = _sections(path.read_text("utf-8") if path.exists() else "")
    history = sections.pop(HISTORY, None)
    sections |= _sections(text)
    if history is not None:
        sections[HISTORY] = history
    parts = [
        f"{'##' if number else '#'} {heading}\n\n{body}\n"
        for number, (heading, body) in enumerate(sections.items())
    ]
    path.write_text("\n".join(parts), "utf-8")


def _sections(text: str) -> dict[str, str]:
    """Return the bodies of a Markdown text by heading, in order."""
    _, *parts = _HEADING.split(text)
    return {heading: body.strip() for heading, body in zip(parts[::2], parts[1::2], strict=True)}


def _line(cells: Row) -> str:
    return f"| {' | '.join(_cell(cell) for cell in cells)} |"


def _cell(value: object) -> str:
    if isinstance(value, float):
        return f"{value:,.2f}" if abs(value) < 100 else f"{value:,.0f}"
    return f"{value:,}" if isinstance(value, int) else str(value)
