"""Every sentence exists in every language, with the same arguments, and none is left over."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import embertide
from embertide.catalog import ROOMS
from embertide.core.message import Message
from embertide.words import LANGUAGES, has, say, source

ROOT = Path(embertide.__file__).parent
WEB = Path(__file__).parent.parent.parent / "web/src"
KEY = re.compile(r"[A-Za-z][A-Za-z0-9-]*")
QUOTED = re.compile(r"""(['"`])((?:(?!\1)[^\n\\]){1,80})\1""")
HOLE = re.compile(r"\$\{[^}]*\}")
ASKED = re.compile(r"""\bt\(\s*'([^'$]+)'""")


def messages(language: str) -> dict[str, set[str]]:
    """Each message, or attribute of one, with the names of its arguments."""
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
        self.names.add(node.id.name)


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
    """Every string in our sources; of an f-string each piece, ended by `*` where it goes on."""
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
    """Every string in the client's sources, template strings as those of Python."""
    for file in client_files():
        source_text = file.read_text("utf-8")
        texts = [text for _, text in QUOTED.findall(source_text)]
        # What is asked for inside a quoted attribute has quotes around it twice.
        for text in (*texts, *ASKED.findall(source_text)):
            yield file, HOLE.sub("*", text)


def used() -> set[str]:
    """The messages that the sources, or a room's lists of rules, speak of."""
    found: set[str] = set()
    for _, text in (*strings(), *client_strings()):
        # A piece that is nothing but a hole could be any message, and so proves nothing.
        if "*" in text and len(text) < 60 and len(text.replace("*", "")) > 3:
            pattern = re.escape(text).replace(r"\*", "[A-Za-z0-9-]+")
            found |= {key for key in ENGLISH if re.fullmatch(pattern, key)}
        elif text in ENGLISH:
            found.add(text)
    return found


def test_no_sentence_is_left_over() -> None:
    assert sorted(set(ENGLISH) - used()) == []


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
    for room in ROOMS.values():
        for heading, numbers in room.rules.items():
            assert say(Message(heading), language)
            assert all(has(number, language) for number in numbers)


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_translations_are_translated(language: str) -> None:
    """A sentence with several words that is the same as in English was forgotten."""
    english = _texts("en")
    same = [key for key, text in _texts(language).items() if english[key] == text]
    wordy = [key for key in same if len(re.sub(r"\{.*?\}", "", english[key])) > len(key) + 16]
    assert wordy == []


def _texts(language: str) -> dict[str, str]:
    text = source(language)
    entries = (entry for entry in FluentParser().parse(text).body if isinstance(entry, ftl.Message))
    return {e.id.name: text[e.span.start : e.span.end] for e in entries if e.span is not None}
