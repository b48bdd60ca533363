"""Every sentence a person reads, in five languages: one folder of Fluent files each."""

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from embertide.core.message import Arg, Message, printable

LANGUAGES = ("en", "fr", "it", "nl", "de")


def say(message: Message, language: str = "en") -> str:
    """The sentence of a message; `key.part` names a part of one (`F-2.ruling`)."""
    key, _, part = message.key.partition(".")
    found = _bundle(language).get_message(key)
    pattern = found.attributes[part] if part else found.value
    assert pattern is not None, message.key
    args = {name: _argument(value, language) for name, value in message.args.items()}
    sentence, problems = _bundle(language).format_pattern(pattern, args)
    assert not problems, (message, problems)
    return str(sentence)


def _argument(value: Arg, language: str) -> int | str:
    if isinstance(value, Message):
        return say(value, language)
    if isinstance(value, tuple):
        return ", ".join(say(item, language) for item in value)
    return printable(value) if isinstance(value, str) else value


def has(key: str, language: str = "en") -> bool:
    """Whether that message, or part of a message, exists."""
    key, _, part = key.partition(".")
    bundle = _bundle(language)
    return bundle.has_message(key) and (not part or part in bundle.get_message(key).attributes)


def source(language: str) -> str:
    """The whole Fluent text of a language, for those who format it themselves."""
    folder = files(__name__) / language
    texts = sorted(folder.iterdir(), key=lambda file: file.name)
    return "\n".join(file.read_text("utf-8") for file in texts if file.name.endswith(".ftl"))


@cache
def _bundle(language: str) -> FluentBundle:
    # Isolation marks keep right-to-left text apart; none of our languages needs them.
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source(language)))
    return bundle
