"""One word for one thing, in every language: the tables of docs/terms/ hold for every sentence."""

import re

import pytest

from embertide.words import LANGUAGES
from tests.words.sentences import Sentence, sentences
from tests.words.terms import TERMS, Forbidden, read_terms, terms

DEPLOYING = re.compile(r"(deploy|put|send) firefighters")
"""The row of the verb for putting firefighters on a tile; its name is that of our own rules."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_uses_another_word_for_a_thing(language: str) -> None:
    wrong = [
        f"{sentence.key}: {found} (say {term.word})"
        for term in terms(language)
        for word in term.forbidden
        for sentence in sentences(language)
        for found in word.found(sentence)
    ]
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_one_verb_for_deploying(language: str) -> None:
    """A single row names the verb, and forbids others."""
    rows = [term for term in terms(language) if DEPLOYING.match(term.thing)]
    assert len(rows) == 1
    assert rows[0].forbidden


@pytest.mark.parametrize("language", LANGUAGES)
def test_tables_hold_what_they_say(language: str) -> None:
    """A thing has one row; no row forbids its own word; every exception is a sentence."""
    rows = terms(language)
    assert len(rows) > 20
    things = [row.thing for row in rows]
    assert sorted(set(things)) == sorted(things)
    keys = {sentence.key for sentence in sentences(language)}
    for row in rows:
        own = Sentence("", (row.word,))
        assert [word for word in row.forbidden if word.found(own)] == [], row.thing
        for word in row.forbidden:
            assert word.excepted <= keys, f"{row.thing}: {sorted(word.excepted - keys)}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_exception_is_left_over(language: str) -> None:
    """Whatever is excepted uses the word."""
    by_key = {sentence.key: sentence for sentence in sentences(language)}
    idle = [
        f"{word}: {key}"
        for term in terms(language)
        for word in term.forbidden
        for key in sorted(word.excepted)
        if not any(
            Forbidden(word.word).found(one)
            for name, one in by_key.items()
            if name.partition(".")[0] == key or name == key
        )
    ]
    assert idle == []


def test_every_page_is_listed() -> None:
    index = (TERMS / "index.md").read_text("utf-8")
    for language in LANGUAGES:
        assert f"({language}.md)" in index


# The checks themselves.

PAGE = r"""# The words of the games in English

| thing | our word | not |
|---|---|---|
| crew | firefighters | `fire ?m[ae]n`, `crews?` except: web-about web-menu, `(brig\|squ)ades?` |
| board | board | |
"""


def test_tables_are_read() -> None:
    firefighter, board = read_terms(PAGE)
    assert [str(word) for word in firefighter.forbidden] == [
        "fire ?m[ae]n",
        "crews?",
        "(brig|squ)ades?",
    ]
    assert [len(word.excepted) for word in firefighter.forbidden] == [0, 2, 0]
    assert board.forbidden == ()


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Two Firemen sit.", ["Firemen"]),
        ("A fire man sits.", ["fire man"]),
        ("A fireman’s seat", ["fireman"]),
        ("The firemanship of a crewmate", []),
        ("The seat of ⟦fireman⟧", []),
    ],
)
def test_words_are_found_whole(text: str, found: list[str]) -> None:
    (firefighter, _) = read_terms(PAGE)
    fireman = firefighter.forbidden[0]
    assert fireman.found(Sentence("key", (text,))) == found


def test_exceptions_hold_for_attributes_too() -> None:
    (firefighter, _) = read_terms(PAGE)
    crew = firefighter.forbidden[1]
    assert crew.found(Sentence("web-about.ruling", ("A crew.",))) == []
    assert crew.found(Sentence("web-other", ("A crew.",))) == ["crew"]


@pytest.mark.parametrize("row", ["| a | b |", "| a | b | word |", "| a | b | `w` except x |"])
def test_a_row_that_is_not_understood_is_an_error(row: str) -> None:
    with pytest.raises(AssertionError):
        list(read_terms(PAGE + row))
