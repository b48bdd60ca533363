"""The tables of docs/terms/: the words of each language, and the words they replace."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tests.words.sentences import Sentence

TERMS = Path(__file__).parents[2] / "docs/terms"

_WORD = re.compile(r"`(?P<word>[^`]+)`(?:\s+except:(?P<keys>[^,`|]*))?")
_ARGUMENT = re.compile(r"⟦[^⟧]*⟧")
_BAR = re.compile(r"(?<!\\)\|")
_HEAD = ("thing", "our word", "not")


class Forbidden(NamedTuple):
    """A word that no sentence uses but those excepted."""

    word: str
    excepted: frozenset[str] = frozenset()

    def __str__(self) -> str:
        return self.word

    def found(self, sentence: Sentence) -> list[str]:
        """Return where a sentence uses it."""
        if self.excepted & {sentence.key, sentence.key.partition(".")[0]}:
            return []
        pattern = re.compile(rf"(?<!\w)(?:{self.word})(?!\w)", re.IGNORECASE)
        said = (_ARGUMENT.sub("⟦⟧", text) for text in sentence.texts)
        return [found.group() for text in said for found in pattern.finditer(text)]


class Term(NamedTuple):
    """A row: a thing, what it is called, and what it is not called."""

    thing: str
    word: str
    forbidden: tuple[Forbidden, ...]


def terms(language: str) -> list[Term]:
    """Return the table of a language."""
    return list(read_terms((TERMS / f"{language}.md").read_text("utf-8")))


def read_terms(text: str) -> Iterator[Term]:
    """Yield the rows of a page."""
    lines = [line for line in text.splitlines() if line.startswith("|")]
    rows = [[_plain(cell) for cell in _BAR.split(line)[1:-1]] for line in lines]
    assert rows[:1] == [list(_HEAD)], f"the table has the columns {_HEAD}"
    for row in rows[2:]:
        assert len(row) == len(_HEAD), f"not three cells: {row}"
        thing, word, cell = row
        rest = _WORD.sub("", cell).replace(",", "").strip()
        assert not rest, f"{thing}: not understood: {rest}"
        yield Term(thing, word, tuple(map(_forbidden, _WORD.finditer(cell))))


def _plain(cell: str) -> str:
    """Return the text of a cell; a bar inside one is written after a backslash."""
    return cell.strip().replace(r"\|", "|")


def _forbidden(found: re.Match[str]) -> Forbidden:
    return Forbidden(found["word"], frozenset((found["keys"] or "").split()))
