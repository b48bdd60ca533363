"""Numbers and dates read the same at the terminal and in the browser.

The client's `words/formats.test.ts` formats the same samples.
"""

import json
from datetime import date
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from embertide.core.message import Arg, Message
from embertide.words import LANGUAGES, LOCALES, say

SAMPLES = Path(__file__).parents[2] / "web/src/words/formats.fixture.json"


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_and_dates_are_written_as_in_the_browser(language: str) -> None:
    samples = json.loads(SAMPLES.read_text("utf-8"))
    bundle = FluentBundle([LOCALES.get(language, language)], use_isolating=False)
    bundle.add_resource(FluentResource("\n".join(samples["text"])))
    given = samples["arguments"]
    given["day"] = date.fromisoformat(given["day"])
    for key, expected in samples["sentences"][language].items():
        pattern = bundle.get_message(key).value
        assert pattern is not None
        assert bundle.format_pattern(pattern, given) == (expected, [])


@pytest.mark.parametrize(
    ("language", "key", "args", "sentence"),
    [
        ("en", "web-percent", {"value": 0.42}, "42%"),
        ("de", "web-percent", {"value": 0.42}, "42\N{NO-BREAK SPACE}%"),
        ("fr", "terminal-share", {"share": 0.125}, "12,5\N{NO-BREAK SPACE}%"),
        ("nl", "terminal-number", {"number": 7.25}, "7,2"),
        ("en", "web-date", {"day": date(2026, 11, 1)}, "1 Nov 2026"),
    ],
)
def test_sentences_use_them(language: str, key: str, args: dict[str, Arg], sentence: str) -> None:
    assert say(Message(key, args), language) == sentence


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("en", "red, green and blue"),
        ("fr", "rouge, vert et bleu"),
        ("it", "rosso, verde e blu"),
        ("nl", "rood, groen en blauw"),
        ("de", "Rot, Grün und Blau"),
    ],
)
def test_several_names_are_a_list_of_the_language(language: str, names: str) -> None:
    """The client's tests have the same lists."""
    colours = tuple(Message(f"colour-{name}") for name in ("red", "green", "blue"))
    said = say(Message("feurio-verdict-apart", {"colours": colours}), language)
    assert names in said
    alone = say(Message("feurio-verdict-apart", {"colours": colours[:1]}), language)
    assert names.split(",", maxsplit=1)[0] in alone


@pytest.mark.parametrize(("language", "word"), [("en", "red"), ("de", "Rot")])
def test_a_message_as_an_argument_gives_its_key(language: str, word: str) -> None:
    red = Message("colour-red")
    assert say(red, language) == word
    crew = Message("feurio-position-crew", {"size": 12, "colour": red})
    assert "red" not in say(crew, "de").split()
    assert say(crew, "de") != say(
        crew._replace(args={"size": 12, "colour": Message("colour-blue")}), "de"
    )
