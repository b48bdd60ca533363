"""The direction of imports, and who may name a game."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import embertide
from embertide.catalog import ROOMS

ROOT = Path(embertide.__file__).parent
FILES = sorted(ROOT.rglob("*.py"))

ARROWS = {
    "core": set(),
    "games": {"core", "jit"},
    "play": {"core"},
    "search": {"alone", "core", "jit"},
    "store": {"core", "play"},
    "server": {"core", "play", "search", "store", "words"},
    "envs": {"catalog", "core", "jit", "play", "search"},
    "words": {"core"},
    "jit": {"linking"},
    "linking": {"alone"},
    "alone": set(),
    "catalog": {"core", "games"},
}
"""What each part may import, besides itself; `cli` and the package itself compose."""


def part(file: Path) -> str:
    return file.relative_to(ROOT).parts[0].removesuffix(".py")


def imports(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}: imports are absolute"
            assert node.module is not None
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def ours(file: Path) -> Iterator[list[str]]:
    return (name.split(".")[1:] for name in imports(file) if name.split(".")[0] == "embertide")


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(ROOT)))
def test_arrows(file: Path) -> None:
    here = part(file)
    if here in ("cli", "__init__", "__main__"):
        return
    for target in ours(file):
        assert target[0] == here or target[0] in ARROWS[here], f"{file} imports {target}"


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(ROOT)))
def test_rooms_do_not_know_each_other(file: Path) -> None:
    if part(file) != "games" or file.parent == ROOT / "games":
        return
    room = file.relative_to(ROOT).parts[1]
    assert all(target[1] == room for target in ours(file) if target[0] == "games")


def test_core_needs_the_standard_library_only() -> None:
    for file in (ROOT / "core").rglob("*.py"):
        for name in imports(file):
            root = name.split(".")[0]
            assert root == "embertide" or root in sys.stdlib_module_names, f"{file}: {name}"


def test_rules_are_plain_python() -> None:
    for file in (ROOT / "games").rglob("rules.py"):
        assert not any(name.startswith(("numpy", "numba")) for name in imports(file)), file


def test_only_the_catalog_names_a_game() -> None:
    for file in FILES:
        # The names of these modules are what research imports; they hold nothing else.
        named = part(file) == "envs" and file.stem.endswith("_v0")
        if named or part(file) in ("games", "words", "catalog", "__init__"):
            continue
        text = file.read_text("utf-8").lower()
        assert not [name for name in ROOMS if name in text], file


def test_every_room_has_the_same_files() -> None:
    expected = {
        "__init__.py",
        "board.py",
        "box.py",
        "drawing.py",
        "features.py",
        "moves.py",
        "notation.py",
        "refusals.py",
        "rules.py",
        "state.py",
        "telling.py",
        "view.py",
    }
    for name in ROOMS:
        assert expected <= {file.name for file in (ROOT / "games" / name).glob("*.py")}


def test_every_file_says_what_it_is_for() -> None:
    for file in FILES:
        assert ast.get_docstring(ast.parse(file.read_text("utf-8"))), file
