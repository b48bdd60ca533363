"""The direction of imports, and the modules that may name a game."""

import ast
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

import embertide

ROOT = Path(embertide.__file__).parent
OWN = [folder.name for folder in (ROOT / "games").iterdir() if (folder / "rules").is_dir()]
FILES = sorted(ROOT.rglob("*.py"))

ARROWS = {
    "core": set(),
    "compiled": {"core"},
    "games": {"core", "compiled"},
    "play": {"core"},
    "search": {"core", "compiled"},
    "store": {"core", "play"},
    "host": {"core", "play", "store"},
    "thinking": {"core", "host", "search"},
    "pocket": {"catalog", "compiled", "core", "host", "play", "search", "store", "thinking"},
    "server": {"core", "host", "play", "search", "store", "thinking", "words"},
    "envs": {"catalog", "compiled", "core", "play", "search"},
    "words": {"core"},
    "catalog": {"core", "games", "words"},
    "library": {"catalog", "core", "play", "search", "words"},
    "feurio": {"games", "library", "play"},
    "firewater": {"games", "library", "play"},
}
"""The parts that each part may import besides itself; `cli` and the package itself may all."""


def part(file: Path) -> str:
    return file.relative_to(ROOT).parts[0].removesuffix(".py")


def imports(file: Path) -> Iterator[str]:
    return _imported(ast.parse(file.read_text("utf-8")), file)


def _imported(tree: ast.AST, file: Path) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}: imports are absolute"
            assert node.module is not None
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def imports_at_run_time(file: Path) -> Iterator[str]:
    """Yield the imports outside `if TYPE_CHECKING:`, which only a type checker reads."""
    tree = ast.parse(file.read_text("utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            node.body = []
    return _imported(tree, file)


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
        for name in imports_at_run_time(file):
            root = name.split(".")[0]
            # core/wire.py falls back to the standard one where this is not installed.
            if name != "typing_extensions.TypedDict":
                assert root == "embertide" or root in sys.stdlib_module_names, f"{file}: {name}"


def test_core_loads_nothing_else() -> None:
    """Every module of core can be imported in an interpreter without any other package."""
    modules = [f"embertide.core.{file.stem}" for file in (ROOT / "core").glob("*.py")]
    program = f"""
import sys, types
package = types.ModuleType("embertide")
package.__path__ = [{str(ROOT)!r}]
sys.modules["embertide"] = package
from importlib import import_module
for name in {modules!r}:
    import_module(name)
"""
    # -I -S: no site-packages
    subprocess.run([sys.executable, "-I", "-S", "-c", program], check=True)  # noqa: S603 - our own


def test_rules_are_plain_python() -> None:
    for file in (ROOT / "games").rglob("rules.py"):
        assert not any(name.startswith(("numpy", "numba")) for name in imports(file)), file


def test_only_the_catalog_names_a_game() -> None:
    for file in FILES:
        # The names of these modules are what users import; they contain nothing else.
        named = part(file) == "envs" and file.stem.endswith("_v0")
        named |= file.parent == ROOT and file.stem in OWN
        if named or part(file) in ("games", "words", "catalog", "__init__"):
            continue
        # Docstrings of public names have examples, which are about our games.
        text = re.sub(r"^ +Examples:\n.*?\"\"\"", "", file.read_text("utf-8"), flags=re.M | re.S)
        assert not [name for name in OWN if name in text.lower()], file


def test_our_rooms_have_the_same_folders() -> None:
    expected = {
        "rules": "arranging board box moves notation refusals rules scoring state view",
        "present": "drawing remarks showing telling",
        "kernel": "board bridge kernel record",
        "advice": "advice",
        "features": "observe planes restore",
    }
    for name in OWN:
        for folder, files in expected.items():
            found = {file.stem for file in (ROOT / "games" / name / folder).glob("*.py")}
            assert set(files.split()) <= found, f"{name}/{folder}"


def test_every_file_says_what_it_is_for() -> None:
    for file in FILES:
        assert ast.get_docstring(ast.parse(file.read_text("utf-8"))), file


PURE = """
import importlib, pathlib, sys
sys.path.insert(0, sys.argv[1])
root = pathlib.Path(sys.argv[1]) / "embertide"
files = [file for part in sys.argv[2:] for file in sorted((root / part).rglob("*.py"))]
for file in files:
    parts = file.relative_to(root.parent).with_suffix("").parts
    importlib.import_module(".".join(parts).removesuffix(".__init__"))
importlib.import_module("embertide.catalog")
importlib.import_module("embertide.store.store")
print(len(files))
"""


def test_a_host_needs_the_standard_library_only() -> None:
    """It runs in an interpreter without any installed package, as in a browser."""
    parts = ["core", "play", "host", "thinking", "pocket"]
    command = [sys.executable, "-I", "-S", "-c", PURE, str(ROOT.parent), *parts]
    found = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603 - our own script
    assert not found.stderr
    assert int(found.stdout) > 40


def test_a_host_uses_the_protocol_of_stores_only() -> None:
    for file in (ROOT / "host").rglob("*.py"):
        assert all(
            target[1] in {"bus", "store"} for target in ours(file) if target[0] == "store"
        ), file


def test_importing_the_package_loads_no_fluent() -> None:
    script = "import sys, embertide; print([m for m in ('fluent', 'babel') if m in sys.modules])"
    command = [sys.executable, "-c", script]
    found = subprocess.run(command, capture_output=True, text=True, check=True)  # noqa: S603 - our own script
    assert found.stdout.strip() == "[]"


def test_every_class_name_has_one_meaning() -> None:
    """Rooms share four names by contract; any other class name occurs once."""
    shared = {"State", "View", "Over", "Pass"}
    names = Counter(
        node.name
        for file in FILES
        for node in ast.parse(file.read_text("utf-8")).body
        if isinstance(node, ast.ClassDef)
    )
    assert {name for name, count in names.items() if count > 1} <= shared
