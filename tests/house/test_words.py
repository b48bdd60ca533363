"""Every sentence exists in every language, with the same arguments, and all of them are used."""

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import embertide
from embertide.core.message import Message
from embertide.words import LANGUAGES, NoSentence, has, say, source
from tests.conftest import OWN

ROOT = Path(embertide.__file__).parent
WEB = Path(__file__).parent.parent.parent / "web/src"
KEY = re.compile(r"[A-Za-z][A-Za-z0-9-]*")
QUOTED = re.compile(r"""(['"`])((?:(?!\1)[^\n\\]){1,80})\1""")
HOLE = re.compile(r"\$\{[^}]*\}")
ASKED = re.compile(r"""\bt\(\s*'([^'$]+)'""")


@cache
def messages(language: str) -> dict[str, set[str]]:
    """Return each message, or attribute of one, with the names of its arguments."""
    found: dict[str, set[str]] = {}
    resource = FluentParser().parse(source(language))
    for entry in resource.body:
        assert not isinstance(entry, ftl.Junk), f"{language}: {entry.content}"
        if isinstance(entry, ftl.Message):
            key = entry.id.name
            assert key not in found, f"{language}: {key} stands twice"
            found[key] = arguments(entry.value)
            for attribute in entry.attributes:
                found[f"{key}.{attribute.id.name}"] = arguments(attribute.value)
    return found


class _Arguments(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802 - the visitor's name
        # `$colour-key` is the key of the message that is the argument `$colour`.
        self.names.add(node.id.name.removesuffix("-key"))


def arguments(pattern: Any) -> set[str]:
    visitor = _Arguments()
    visitor.visit(pattern)
    return visitor.names


ENGLISH = messages("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_languages_are_complete(language: str) -> None:
    spoken = messages(language)
    assert sorted(spoken) == sorted(ENGLISH)
    assert spoken == ENGLISH


def strings() -> Iterator[tuple[Path, str]]:
    """Yield every string of our sources; of an f-string each piece, with `*` for a hole."""
    for file in sorted(ROOT.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.JoinedStr):
                yield (
                    file,
                    "".join(
                        str(piece.value) if isinstance(piece, ast.Constant) else "*"
                        for piece in node.values
                    ),
                )
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield file, node.value


def client_files() -> list[Path]:
    files = (file for file in sorted(WEB.rglob("*")) if file.suffix in (".ts", ".svelte"))
    return [file for file in files if not file.name.endswith(".test.ts")]


def client_strings() -> Iterator[tuple[Path, str]]:
    """Yield every string of the client's sources; template strings as f-strings."""
    for file in client_files():
        source_text = file.read_text("utf-8")
        texts = [text for _, text in QUOTED.findall(source_text)]
        # A key inside a quoted attribute has two pairs of quotes around it.
        for text in (*texts, *ASKED.findall(source_text)):
            yield file, HOLE.sub("*", text)


def used() -> set[str]:
    """Return the messages that the sources, or a room's lists of rules, use."""
    return matching(text for _, text in (*strings(), *client_strings()))


def matching(texts: Iterable[str]) -> set[str]:
    """Return the messages that these strings name."""
    found: set[str] = set()
    for text in texts:
        # A piece that is nothing but a hole would match any message.
        if "*" in text and len(text) < 60 and len(text.replace("*", "")) > 3:
            pattern = re.escape(text).replace(r"\*", "[A-Za-z0-9-]+")
            found |= {key for key in ENGLISH if re.fullmatch(pattern, key)}
        elif text in ENGLISH:
            found.add(text)
    return found


def test_no_sentence_is_left_over() -> None:
    assert sorted(set(ENGLISH) - used()) == []


HOSTS = (
    "cli/",
    "core/extras.py",
    "envs/",
    "library/",
    "server/admin/",
    "server/mail/letters.py",
    "server/people/key_copies.py",
    "server/people/names.py",
    "server/people/signing_key.py",
    "server/push/turns.py",
    "server/services.py",
    "server/settings.py",
    "server/settings_sources.py",
    "store/backup.py",
    "store/migrate.py",
    "store/nats_client.py",
    "store/open.py",
    "store/restore.py",
    "store/server_lock.py",
    "store/sqlite_file.py",
)
"""What speaks to the terminal of a host or a player, or sends finished sentences."""


def browser_text(language: str) -> str:
    """Return what the client's build takes (`web/build/words.ts`)."""
    files = sorted((ROOT / "words" / language).glob("*.ftl"))
    return "\n".join(file.read_text("utf-8") for file in files if file.name[:5] != "host_")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_browser_has_every_sentence_it_may_show(language: str) -> None:
    """Only terminals need the sentences of `host_*.ftl`: nothing else names one of them."""
    parts = FluentParser().parse(browser_text(language)).body
    known = {entry.id.name for entry in parts if isinstance(entry, ftl.Message)}
    python = (
        text for file, text in strings() if not file.relative_to(ROOT).as_posix().startswith(HOSTS)
    )
    client = (text for _, text in client_strings())
    needed = {key.partition(".")[0] for key in matching((*python, *client))}
    assert sorted(needed - known) == []


def test_a_browser_has_no_sentence_of_hosts() -> None:
    parts = FluentParser().parse(browser_text("en")).body
    known = {entry.id.name for entry in parts if isinstance(entry, ftl.Message)}
    assert known & {"admin-erased", "right-secret", "setting-unknown", "restore-done"} == set()


PLAYERS = {"player", "winner", "rival", "tied"}
"""The arguments that are players, in every sentence that has them."""

NEVER_THE_READER = {
    "web-thinking": "another player thinks",
    "web-turn-of": "at a device of several players, who have names",
    "web-hand-over": "at a device of several players, who have names",
    "web-hand-over-ready": "at a device of several players, who have names",
    "web-asks-undo": "another player asks the reader",
    "web-stand-in": "for another player",
    "web-said": "what the reader says needs no announcement",
    "table-not-your-turn": "another player is to move",
    "table-stand-in-turn": "for another player",
    "table-patience": "of another player",
    "table-free-patience": "of another player",
    "firewater-token-influence": "a rival of the reader",
    "firewater-claim-presence": "a rival of the reader",
}
"""Sentences about a player who is never the reader."""

NO_READER = re.compile(
    r"(web-companion|terminal|option|admin|position|analysis-lost|firewater-stack"
    r"|firewater-reveal|firewater-position|record|table-seats)"
)
"""The terminal, records and games on a real table call all players by name."""


def test_sentences_about_players_can_address_the_reader() -> None:
    """A sentence about a player has an attribute that says "you": `.you-winner` for `$winner`."""
    lacking = [
        f"{key}.you-{name}"
        for key, names in ENGLISH.items()
        if "." not in key and key not in NEVER_THE_READER and not NO_READER.match(key)
        for name in names & PLAYERS
        if f"{key}.you-{name}" not in ENGLISH
    ]
    assert lacking == []
    assert set(NEVER_THE_READER) <= set(ENGLISH)


def test_refusals_have_words() -> None:
    """Every key given to a refusal or a message exists."""
    calls = {"IllegalMove": 1, "Malformed": 0, "NoUndo": 0, "Stale": 0, "message": 0}
    for file in sorted(ROOT.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
                continue
            at = calls.get(node.func.id)
            if at is None or len(node.args) <= at:
                continue
            key = node.args[at]
            if isinstance(key, ast.Constant):
                assert key.value in ENGLISH, f"{file}:{node.lineno}: {key.value!r}"


def test_the_client_asks_for_words_that_exist() -> None:
    for file in client_files():
        for key in ASKED.findall(file.read_text("utf-8")):
            assert key in ENGLISH, f"{file}: {key!r}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_pages_are_complete(language: str) -> None:
    for room in OWN:
        for heading, numbers in room.rules.items():
            assert say(Message(heading), language)
            assert all(has(number, language) for number in numbers)


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_translations_are_translated(language: str) -> None:
    """A sentence of several words that equals the English one was not translated."""
    english = _texts("en")
    same = [key for key, text in _texts(language).items() if english[key] == text]
    wordy = [key for key in same if len(re.sub(r"\{.*?\}", "", english[key])) > len(key) + 16]
    assert wordy == []


def _texts(language: str) -> dict[str, str]:
    text = source(language)
    entries = (entry for entry in FluentParser().parse(text).body if isinstance(entry, ftl.Message))
    return {e.id.name: text[e.span.start : e.span.end] for e in entries if e.span is not None}


@pytest.mark.parametrize(
    "message",
    [
        Message("no-such-message"),
        Message("player.no-such-part"),
        Message("player"),
        Message("password-length", {"least": 8}),
    ],
    ids=lambda message: str(message.key),
)
def test_what_cannot_be_said_is_an_error(message: Message) -> None:
    """Also under -O, which skips asserts: never a sentence with a missing argument."""
    with pytest.raises(NoSentence):
        say(message)
