"""Long lists at a terminal: in columns, a screen at a time."""

from collections.abc import Callable, Sequence

from rich.console import Console

GAP = 2
"""Spaces between two columns."""


def columns(texts: Sequence[str], width: int) -> list[str]:
    """Return the texts in columns of equal width, row by row."""
    if not texts:
        return []
    cell = max(map(len, texts)) + GAP
    count = max(1, (width + GAP) // cell)
    rows = [texts[at : at + count] for at in range(0, len(texts), count)]
    return ["".join(text.ljust(cell) for text in row).rstrip() for row in rows]


def show_list(page: Console, texts: Sequence[str], more: Callable[[int], bool]) -> None:
    """Print texts in columns; at a terminal, ask before each further screen.

    Args:
        page: Where to print.
        texts: What to print.
        more: Asks whether to go on, with the number of texts that are left.
    """
    lines = columns(texts, page.width)
    height = max(5, page.height - 2) if page.is_terminal else max(1, len(lines))
    per_line = len(texts) / max(1, len(lines))
    for at in range(0, len(lines), height):
        for line in lines[at : at + height]:
            page.print(line, soft_wrap=True)
        left = len(lines) - at - height
        if left > 0 and not more(round(left * per_line)):
            return
