"""Apostrophes, quotes, spaces and small words are those of each language."""

import pytest

from embertide.words import LANGUAGES
from tests.words.sentences import sentences
from tests.words.typography import EVERYWHERE, LANGUAGE, NARROW, WIDE, faults

EXCEPTED = {
    "option-ray": {"straight quote"},
    "option-extra": {"straight quote"},
    "nats-missing": {"straight quote"},
    "firewater-stacks-shape": {"straight quote"},
    "admin-table": {"two spaces"},
    "admin-person": {"two spaces"},
    "terminal-help": {"two spaces"},
    "feurio-deck-letters": {"space before a mark", "no narrow no-break space"},
    "feurio-position-hand": {"space before a mark", "no narrow no-break space"},
}
"""Commands and JSON to be typed, columns of a terminal, and the sign for a hidden tile."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_set_as_its_language_sets_it(language: str) -> None:
    wrong = [
        f"{sentence.key}: {fault} in {text!r}"
        for sentence in sentences(language)
        for text in sentence.texts
        for fault in faults(language, text)
        if fault.partition(":")[0] not in EXCEPTED.get(sentence.key, ())
    ]
    assert wrong == []


@pytest.mark.parametrize("key", EXCEPTED)
def test_no_exception_is_left_over(key: str) -> None:
    (sentence,) = (sentence for sentence in sentences("en") if sentence.key == key)
    found = {fault.partition(":")[0] for text in sentence.texts for fault in faults("en", text)}
    assert found & EXCEPTED[key]


BAD = [
    ("en", "straight apostrophe", "It isn't yours."),
    ("en", "straight apostrophe", "Ben' turn"),
    ("de", "straight quote", '"Feuer"'),
    ("en", "three dots", "Wait..."),
    ("it", "two spaces", "Tocca  a te."),
    ("nl", "space before a comma or full stop", "Jij , nu."),
    ("en", "space before an ellipsis", "Loading …"),
    ("fr", "space before an ellipsis", f"Un instant{WIDE}…"),
    ("it", "space before an ellipsis", f"Un attimo{NARROW}…"),
    ("de", "space before an ellipsis", "Lädt …"),
    ("de", "plain space before %", "42 %"),
    ("en", "foreign quote", "the „fire“"),
    ("en", "space before a mark", "Really ?"),
    ("en", "article before a percentage", "an ⟦%⟧ chance"),
    ("fr", "foreign quote", "le “feu”"),
    ("fr", "quote without a no-break space", f"« feu{WIDE}»"),
    ("fr", "quote without a no-break space", f"«{WIDE}feu »"),
    ("fr", "no narrow no-break space", "Vraiment ?"),
    ("fr", "no narrow no-break space", f"Oui{WIDE}; non"),
    ("fr", "no narrow no-break space", "⟦player⟧!"),
    ("fr", "no no-break space before a colon", "Rouge : 5"),
    ("fr", "no no-break space before a colon", "Rouge: 5"),
    ("fr", "no no-break space before %", "42 %"),
    ("fr", "elision before a name", "le chef de ⟦player⟧"),
    ("fr", "elision before a name", "plus que ⟦rival⟧"),
    ("fr", "article before a percentage", f"le 42{WIDE}%"),
    ("it", "foreign quote", "la “foresta”"),
    ("it", "space before a mark", "Davvero ?"),
    ("it", "article before a percentage", "ha vinto il ⟦%⟧"),
    ("it", "article before a percentage", "l’8%"),
    ("nl", "foreign quote", "het “vuur”"),
    ("nl", "space before a mark", "Echt ?"),
    ("nl", "article before a percentage", "een ⟦%⟧ kans"),
    ("de", "foreign quote", "das „Feuer”"),
    ("de", "space before a mark", "Wirklich ?"),
    ("de", "no no-break space before %", "42%"),
    ("de", "article before a percentage", "die ⟦%⟧"),
]


@pytest.mark.parametrize(("language", "fault", "text"), BAD)
def test_a_fault_is_found(language: str, fault: str, text: str) -> None:
    assert fault in {found.partition(":")[0] for found in faults(language, text)}


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "It’s “Feurio!”: send 1, 2 or 3… won 42%, ⟦player⟧’s turn (s1,-1)."),
        ("fr", f"Feurio!{WIDE}: «{WIDE}oui{WIDE}»{NARROW}; c:d4 et m23:c3c4{NARROW}! ⟦%⟧…"),
        ("fr", "C’est au tour du joueur 1, et ⟦player⟧ passe."),
        ("it", "L’elementale: «sì»; riusciti: ⟦%⟧, e l’altro."),
        ("nl", "’s Avonds: \N{LEFT SINGLE QUOTATION MARK}ja’; foto’s en ⟦%⟧!"),
        ("de", f"„Ja“: Lädt{WIDE}… 42{WIDE}% für ⟦player⟧!"),
    ],
)
def test_what_is_right_has_no_fault(language: str, text: str) -> None:
    assert faults(language, text) == []


def test_every_check_is_shown_to_fail() -> None:
    shown = {(language, fault) for language, fault, _ in BAD}
    assert {fault for _, fault in shown} >= set(EVERYWHERE)
    for language, checks in LANGUAGE.items():
        assert {(language, fault) for fault in checks} <= shown
