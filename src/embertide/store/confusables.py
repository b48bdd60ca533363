"""Names that look alike, after Unicode Technical Standard 39."""

import unicodedata
from functools import cache
from pathlib import Path

TABLE = Path(__file__).with_suffix(".txt")
"""Made by tools/confusables.py."""


@cache
def _prototypes() -> dict[int, str]:
    """Return the text that is compared in place of each character."""
    found: dict[int, str] = {}
    for line in TABLE.read_text("utf-8").splitlines():
        target, tab, sources = line.partition("\t")
        if tab:
            found |= dict.fromkeys(map(ord, sources), target)
    return found


def skeleton(name: str) -> str:
    """Return a text that is the same for names that look alike if case does not count.

    Spaces, punctuation and invisible characters do not count either.
    """
    return _replaced(unicodedata.normalize("NFKC", name).casefold()) or name


def look(name: str) -> str:
    """Return a text that is the same for names that look alike as they are written.

    `Iris` has the look of `lris`, but not its skeleton; `Kari` and `Karl` share neither.
    """
    return _replaced(unicodedata.normalize("NFKC", name)) or name


def alike(name: str, other: str) -> bool:
    """Return whether two names look alike."""
    return skeleton(name) == skeleton(other) or look(name) == look(other)


def _replaced(text: str) -> str:
    text = unicodedata.normalize("NFD", text).translate(_prototypes()).casefold()
    return "".join(c for c in text if unicodedata.category(c)[0] in "LNMS")
