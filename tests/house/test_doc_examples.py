"""Every example in the documents runs; one that cannot is marked, with the reason.

The Python blocks of a page run in their order, as one program. A block that does not run has a
comment before it: `<!-- not run: the reason -->`. Of commands, the names and options are checked.
"""

import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import typer
from typer.core import TyperGroup
from typer.testing import CliRunner

from embertide.cli.app import app

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]

ELSEWHERE = {
    "adding-a-room.md": "pieces of the example room: tests/house/test_adding_a_room.py",
    "research.md": "environments: tests/envs/",
    "server.md": "a client of a running server: tests/server/test_examples.py",
}
"""Pages whose Python is tested by others."""

AFTER_COMMANDS = ("data-card.md",)
"""Pages whose Python reads what their commands write."""

_BLOCK = re.compile(r"^(<!-- not run: .+ -->\n)?```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_LISTING = re.compile(
    r"^```(?:sh|bash|console)?\n(.*?)^```$|^((?:    .*\n)+)", re.MULTILINE | re.DOTALL
)
_COMMAND = re.compile(r"^\s*(?:\$ )?(?:\./play|embertide) +([a-z].*?)(?:  +#.*)?$", re.MULTILINE)


def _name(document: Path) -> str:
    return document.name


@pytest.mark.parametrize("document", PAGES, ids=_name)
def test_python_runs(document: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    blocks = _BLOCK.findall(document.read_text("utf-8"))
    if document.name in ELSEWHERE:
        assert blocks, "this page need not be excepted"
        return
    monkeypatch.chdir(tmp_path)
    if document.name in AFTER_COMMANDS:
        for words in commands(document):
            CliRunner().invoke(app, words, catch_exceptions=False)
    namespace: dict[str, object] = {"__name__": "example"}
    for mark, block in blocks:
        if not mark:
            exec(compile(block, document.name, "exec"), namespace)  # noqa: S102 - that is the point


def commands(document: Path) -> Iterator[list[str]]:
    """Yield the commands in the listings of a document, as words."""
    for listing in _LISTING.findall(document.read_text("utf-8")):
        for command in _COMMAND.findall("".join(listing).replace("\\\n", " ")):
            yield shlex.split(command)


@pytest.mark.parametrize("document", PAGES, ids=_name)
def test_commands_exist(document: Path) -> None:
    for words in commands(document):
        _check(typer.main.get_command(app), words)


def _check(command: Any, words: list[str]) -> None:
    """Follow sub-commands, and look for each option among those of the last one."""
    while isinstance(command, TyperGroup) and words and words[0] in command.commands:
        command, words = command.commands[words[0]], words[1:]
    assert not isinstance(command, TyperGroup), words
    if command.name == "admin":
        from embertide.cli.admin import app as admin  # noqa: PLC0415 - its own parser

        _check(typer.main.get_command(admin), words)
        return
    known = {"--help", *(name for option in command.params for name in option.opts)}
    known |= {name for option in command.params for name in option.secondary_opts}
    for word in words:
        if re.match(r"--?[a-z]", word):
            assert word.partition("=")[0] in known, f"{command.name} {word}"
