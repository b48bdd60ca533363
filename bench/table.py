"""A dated table of measurements, as Markdown."""

import platform
import sys
from collections.abc import Sequence
from datetime import UTC, datetime

Row = Sequence[object]


def table(title: str, heads: Sequence[str], rows: Sequence[Row], notes: str = "") -> str:
    """The table with its date, the command that made it and what it ran on."""
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


def _line(cells: Row) -> str:
    return f"| {' | '.join(_cell(cell) for cell in cells)} |"


def _cell(value: object) -> str:
    if isinstance(value, float):
        return f"{value:,.2f}" if abs(value) < 100 else f"{value:,.0f}"
    return f"{value:,}" if isinstance(value, int) else str(value)
