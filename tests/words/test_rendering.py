"""Every sentence reads well with every argument, and as it read when it was reviewed."""

import re

import pytest

from embertide.core.message import Message
from embertide.words import LANGUAGES, say
from tests.house.test_words import messages
from tests.words.arguments import NUMBERS, combinations, samples
from tests.words.golden import RENEW, golden, path

COLUMNS = ("admin-person", "admin-table", "terminal-help")
"""Lines of a terminal, in columns."""

BROKEN = re.compile(r"[{}$⟦⟧]|\S  +\S|^ | $|None|[ \u00a0\u202f][,.](?!\w)|Message\(")
"""What no sentence contains: syntax, two spaces, a space at an end or before a full stop."""

MOST_BYTES = 400_000


def renderings(key: str, language: str) -> list[str]:
    """Return a sentence with all kinds of arguments."""
    names = sorted(messages("en")[key])
    return [say(Message(key, given), language) for given in combinations(key, names)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_said_with_every_argument(language: str) -> None:
    """`say` raises where Fluent reports an error."""
    wrong = [
        f"{key}: {text!r}"
        for key in messages(language)
        for text in renderings(key, language)
        if not text or (BROKEN.search(text) and key not in COLUMNS)
    ]
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_read_as_they_were_reviewed(language: str) -> None:
    """A new sentence is read in its file, with every argument, before it is committed."""
    expected = path(language).read_text("utf-8")
    assert golden(language) == expected, f"read what changed, then: {RENEW}"


def test_golden_files_stay_small() -> None:
    assert sum(path(language).stat().st_size for language in LANGUAGES) < MOST_BYTES


@pytest.mark.parametrize("text", ["Anne  draws", "{ $tile }", "Anne draws .", " Anne", "Anne "])
def test_a_broken_sentence_is_found(text: str) -> None:
    assert BROKEN.search(text)


def test_all_numbers_are_tried() -> None:
    assert samples("feurio-deploys", "count") == NUMBERS
    given = list(combinations("feurio-deploys", ["colour", "count"]))
    assert len(given) == len({(str(one["colour"]), one["count"]) for one in given}) == 16
