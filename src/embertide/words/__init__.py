"""All sentences that people read, in five languages: a folder of Fluent files for each."""

from datetime import date
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING

from embertide.core.message import Arg, Message, printable
from embertide.core.wire import LanguageName

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: tuple[LanguageName, ...] = ("en", "fr", "it", "nl", "de")

LOCALES = {"en": "en-GB"}
"""How numbers and dates are written, where the language alone would not say it."""

_ADDED: list[Traversable] = []
"""Folders of rooms from other packages, each with a subfolder for every language it has."""


def add(folder: Traversable) -> None:
    """Add the words of a room from another package; existing words are not replaced."""
    if folder not in _ADDED:
        _ADDED.append(folder)
        _bundle.cache_clear()


class NoSentence(LookupError):
    """A message that has no sentence, or whose arguments do not fit its sentence."""


def say(message: Message, language: str = "en") -> str:
    """Return the sentence of a message; `key.part` names an attribute (`F-2.ruling`).

    An argument that is a message also gives its key, for selectors: beside `$colour`, which reads
    "red" or "rouge", `$colour-key` is `colour-red` in every language.

    Raises:
        NoSentence: if the key has no sentence, or the message lacks an argument.
    """
    key, _, part = message.key.partition(".")
    if not has(message.key, language):
        raise NoSentence(f"{language}: {message.key}")
    found = _bundle(language).get_message(key)
    pattern = found.attributes[part] if part else found.value
    if pattern is None:
        raise NoSentence(f"{language}: {message.key} has parts only")
    args = {name: _argument(value, language) for name, value in message.args.items()}
    for name, value in message.args.items():
        if isinstance(value, Message):
            args[name + "-key"] = value.key
    sentence, problems = _bundle(language).format_pattern(pattern, args)
    if problems:
        raise NoSentence(f"{language}: {message}: {problems}")
    return str(sentence)


def _argument(value: Arg, language: str) -> int | float | str | date:
    if isinstance(value, Message):
        return say(value, language)
    if isinstance(value, tuple):
        return _list([say(item, language) for item in value], value, language)
    return printable(value) if isinstance(value, str) else value


def _list(texts: list[str], items: tuple[Message, ...], language: str) -> str:
    """Join sentences: names and colours as "one, two and three", other parts by commas."""
    if not all(item.key == "player" or item.key.startswith("colour-") for item in items):
        return ", ".join(texts)
    # Imported on demand, like Fluent.
    from babel.lists import format_list  # noqa: PLC0415

    return format_list(texts, locale=LOCALES.get(language, language).replace("-", "_"))


def has(key: str, language: str = "en") -> bool:
    """Return whether that message, or that attribute of a message, exists."""
    key, _, part = key.partition(".")
    bundle = _bundle(language)
    return bundle.has_message(key) and (not part or part in bundle.get_message(key).attributes)


def source(language: str) -> str:
    """Return the Fluent text of our own words in a language, for clients that format it."""
    return _text(files(__name__) / language)


def added(language: str) -> str:
    """Return the Fluent text of all words that rooms from other packages have added.

    A room without the language contributes its English words.
    """
    spoken = (folder / language for folder in _ADDED)
    return "\n".join(
        _text(folder if folder.is_dir() else other / "en")
        for folder, other in zip(spoken, _ADDED, strict=True)
    )


def _text(folder: Traversable) -> str:
    texts = sorted(folder.iterdir(), key=lambda file: file.name)
    return "\n".join(file.read_text("utf-8") for file in texts if file.name.endswith(".ftl"))


@cache
def _bundle(language: str) -> "FluentBundle":
    # Imported on demand: Fluent and Babel take a tenth of a second to load.
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415

    # Isolation marks separate right-to-left text; none of our languages needs them.
    bundle = FluentBundle([LOCALES.get(language, language)], use_isolating=False)
    bundle.add_resource(FluentResource(source(language)))
    bundle.add_resource(FluentResource(added(language)))
    return bundle
