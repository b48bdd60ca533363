"""The golden renderings: `python -m tests.words.golden` writes them."""

from collections.abc import Iterator
from pathlib import Path

from embertide.core.message import Message
from embertide.words import LANGUAGES, say
from tests.house.test_words import messages
from tests.words.arguments import chosen
from tests.words.sentences import sentences

FOLDER = Path(__file__).parent / "golden"
RENEW = ".venv/bin/python -m tests.words.golden"

SETS = 4
"""Argument sets of a sentence at most: the number of colours, and of numbers."""


def golden(language: str) -> str:
    """Return the sentences with arguments as they read, each variant once."""
    return "".join(f"{line}\n" for line in _lines(language))


def _lines(language: str) -> Iterator[str]:
    arguments = messages("en")
    ways = {sentence.key: len(sentence.texts) for sentence in sentences(language)}
    for key, names in sorted(arguments.items()):
        if not names:
            continue
        # A sentence without selectors shows its arguments once.
        sets = (chosen(key, sorted(names), n) for n in range(min(SETS, ways[key])))
        said = dict.fromkeys(say(Message(key, given), language) for given in sets)
        yield key
        yield from ("  " + text.replace("\n", "\n  ") for text in said)


def path(language: str) -> Path:
    """Return the file of a language."""
    return FOLDER / f"{language}.txt"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for spoken in LANGUAGES:
        path(spoken).write_text(golden(spoken), "utf-8")
