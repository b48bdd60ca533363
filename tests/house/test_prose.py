"""Comments, docstrings and documents avoid a few habits that make them hard to read.

`python -m tests.house.test_prose` lists them in the whole checkout.
"""

import ast
import io
import re
import sys
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

PLACES = (
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "README.md",
    "bench",
    "deploy",
    "docs",
    "examples",
    "src",
    "tests",
    "tools",
    "web/build",
    "web/src",
)
"""Where prose is checked."""

HABITS = {
    r"so many": "a number has a name: `count`, `limit`, `n games`",
    r"so often": "say how many times, or drop it",
    r"somebody": "a person, a player, a caller, a reader",
    r"he|his|him|himself": "the caller, the player, they",
    r"(?:is|are|was|were|be|been) told(?! apart)": "receives, is sent, is logged, is described",
    r"who (?:asks|reads|looks)": "the caller, the reader, the viewer",
}
"""What is searched for, as whole words, and what to write instead."""

_HABIT = re.compile(rf"\b(?:{'|'.join(HABITS)})\b", re.IGNORECASE)
_SCRIPT_COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<![:'\"])//[^\n]*", re.DOTALL)
_MARKDOWN_CODE = re.compile(r"^```.*?^```|`[^`\n]+`", re.DOTALL | re.MULTILINE)


def _texts(file: Path) -> Iterator[tuple[int, str]]:
    """The prose of a file: each piece with the number of its first line."""
    source = file.read_text("utf-8")
    match file.suffix:
        case ".py":
            yield from _python(source)
        case ".md":
            yield 1, _MARKDOWN_CODE.sub(lambda code: "\n" * code[0].count("\n"), source)
        case ".ts" | ".svelte":
            for found in _SCRIPT_COMMENT.finditer(source):
                yield 1 + source.count("\n", 0, found.start()), found[0]
        case _:
            return


def _python(source: str) -> Iterator[tuple[int, str]]:
    """Comments, and strings that stand alone: docstrings of modules, functions and constants."""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield node.lineno, _lines_of(source, node)


def _lines_of(source: str, node: ast.Expr) -> str:
    assert node.end_lineno is not None
    return "\n".join(source.splitlines()[node.lineno - 1 : node.end_lineno])


def _files(places: tuple[str, ...]) -> list[Path]:
    found = [ROOT / place for place in places]
    return sorted(
        file
        for place in found
        for file in ([place] if place.is_file() else place.rglob("*"))
        if file.suffix in (".py", ".md", ".ts", ".svelte") and "node_modules" not in file.parts
    )


def _habits(file: Path) -> list[str]:
    """Each habit in the file as `path:line: phrase (what to write instead)`."""
    return [
        f"{file.relative_to(ROOT)}:{line + text.count(chr(10), 0, found.start())}: "
        f"{found[0]!r} ({_instead(found[0])})"
        for line, text in _texts(file)
        for found in _HABIT.finditer(text)
    ]


def _instead(phrase: str) -> str:
    return next(
        advice for habit, advice in HABITS.items() if re.fullmatch(habit, phrase, re.IGNORECASE)
    )


@pytest.mark.parametrize("place", PLACES)
def test_prose_is_plain(place: str) -> None:
    habits = [habit for file in _files((place,)) for habit in _habits(file)]
    assert not habits, "\n" + "\n".join(habits)


@pytest.mark.parametrize(
    ("name", "source"),
    [
        ("a.py", '"""Fine.\n\nThe one who asks."""'),
        ("a.py", "x = 1\n\n# as somebody said"),
        ("a.md", "Fine.\n\nThe client is told."),
        ("a.ts", "const he = 1;\n\n// his own"),
        ("a.svelte", "<p>he</p>\n\n<!-- so many -->"),
    ],
)
def test_a_habit_is_found_with_its_line(
    name: str, source: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.modules[__name__], "ROOT", tmp_path)
    (tmp_path / name).write_text(source, "utf-8")
    (found,) = _habits(tmp_path / name)
    assert found.startswith(f"{name}:3: ")


@pytest.mark.parametrize(
    ("name", "source"),
    [
        ("a.py", 'he = "somebody"'),
        ("a.md", "Write `so many` nowhere.\n\n```\nsomebody\n```\n"),
        ("a.ts", "const his = 'http://he';"),
    ],
)
def test_code_is_not_prose(name: str, source: str, tmp_path: Path) -> None:
    (tmp_path / name).write_text(source, "utf-8")
    assert not [found for _, text in _texts(tmp_path / name) for found in _HABIT.findall(text)]


if __name__ == "__main__":
    sys.stdout.writelines(f"{habit}\n" for file in _files(PLACES) for habit in _habits(file))
