"""The cache of compiled code: what its key covers, and where it lies."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import embertide
from embertide.compiled.cache import cache_folder, cache_key, imported

PACKAGE = Path(embertide.__file__).parent
ROOT = Path(__file__).parents[2]

IMPORT_EVERYTHING = """
from embertide.catalog import ROOMS
from embertide.envs import threads
from embertide.search import analysis, bots, precompile

for room in ROOMS.values():
    room.kernel(), room.advice()
"""


@pytest.mark.parametrize(
    "statement",
    [
        "import embertide.games.new.board",
        "import embertide.games.new.board as board",
        "from embertide.games.new.board import TILES",
        "from embertide.games.new import box, board",
        "from embertide.games.new import (\n    box,\n    board,\n)",
        "from embertide.games.new import \\\n    board",
        "from . import board",
        "from .board import (\n    TILES,\n)",
        "from ..new import board",
        "if True: from embertide.games.new import board",
        "def late():\n    from embertide.games.new import board",
    ],
)
def test_every_form_of_an_import_is_seen(tmp_path: Path, statement: str) -> None:
    room = tmp_path / "embertide" / "games" / "new"
    room.mkdir(parents=True)
    (room / "board.py").write_text("TILES = 3\n")
    (room / "kernel.py").write_text(f"{statement}\n")
    assert room / "board.py" in imported(tmp_path / "embertide", room / "kernel.py")


OTHER_PACKAGE = {
    "__init__.py": "",
    "board.py": "from embertide.compiled.jit import jit\n@jit\ndef tiles(s):\n    return s.n + 1\n",
    "kernel.py": """
import numpy as np
from embertide.compiled.dispatch import KERNEL_FUNCTIONS
from newroom.board import tiles

state_t = np.dtype((np.record, np.dtype([("n", np.int64)])))
globals().update({name: tiles for name in KERNEL_FUNCTIONS})
""",
}

CALL = """
import numpy as np
from embertide.compiled.dispatch import register
from newroom import kernel
from tests.compiled.generic import acts

register(kernel)
print(acts(np.zeros(1, kernel.state_t)))
"""


@pytest.mark.skipif(bool(os.environ.get("NUMBA_DISABLE_JIT")), reason="needs compiling")
def test_an_edited_room_of_another_package_is_compiled_anew(tmp_path: Path) -> None:
    room = tmp_path / "newroom"
    room.mkdir()
    for name, text in OTHER_PACKAGE.items():
        (room / name).write_text(text)
    environment = os.environ | {
        "XDG_CACHE_HOME": str(tmp_path / "cache"),
        "PYTHONPATH": os.pathsep.join((str(PACKAGE.parent), str(ROOT), str(tmp_path))),
        "PYTHONDONTWRITEBYTECODE": "1",
    }

    def call() -> str:
        return subprocess.run(  # noqa: S603 - this interpreter, on the text above
            [sys.executable, "-c", CALL],
            env=environment,
            check=True,
            capture_output=True,
            text=True,
        ).stdout

    assert call() == "1\n"
    (room / "board.py").write_text(OTHER_PACKAGE["board.py"].replace("+ 1", "+ 2"))
    assert call() == "2\n"


COUNT = """
from embertide.compiled.jit import whole

whole(1)
print(sum(whole.stats.cache_hits.values()), sum(whole.stats.cache_misses.values()))
"""


@pytest.mark.skipif(bool(os.environ.get("NUMBA_DISABLE_JIT")), reason="needs compiling")
def test_another_checkout_of_the_same_sources_compiles_nothing(tmp_path: Path) -> None:
    found = []
    for name in ("first", "second"):
        sources = tmp_path / name
        # Newly dated files, as of a clone.
        shutil.copytree(
            PACKAGE,
            sources / "embertide",
            ignore=shutil.ignore_patterns("__pycache__", "static"),
            copy_function=shutil.copyfile,
        )
        environment = os.environ | {
            "XDG_CACHE_HOME": str(tmp_path / "cache"),
            "PYTHONPATH": str(sources),
        }
        ran = subprocess.run(  # noqa: S603 - this interpreter, on the text above
            [sys.executable, "-c", COUNT],
            env=environment,
            check=True,
            capture_output=True,
            text=True,
        )
        found.append(ran.stdout)
    assert found == ["0 1\n", "1 0\n"]


def test_nothing_is_written_on_import(tmp_path: Path) -> None:
    environment = os.environ | {"XDG_CACHE_HOME": str(tmp_path), "TMPDIR": str(tmp_path)}
    subprocess.run(  # noqa: S603 - this interpreter, on the text above
        [sys.executable, "-c", IMPORT_EVERYTHING], env=environment, check=True
    )
    assert not list(tmp_path.iterdir())


def test_an_edited_source_changes_the_cache_key(tmp_path: Path) -> None:
    package = tmp_path / "embertide"
    shutil.copytree(PACKAGE, package, ignore=shutil.ignore_patterns("__pycache__"))
    before = cache_key(package)
    for name in ("words/new.py", "games/feurio/telling.py"):
        (package / name).write_text("unrelated = True\n")
        assert cache_key(package) == before
    for name in ("games/feurio/kernel/board.py", "games/feurio/rules/box.py", "compiled/jit.py"):
        file = package / name
        text = file.read_text("utf-8")
        file.write_text(text + "\n", "utf-8")
        assert cache_key(package) != before
        file.write_text(text, "utf-8")
    assert cache_key(package) == before
    for name in ("search/new.py", "games/new/board.txt"):
        file = package / name
        file.parent.mkdir(exist_ok=True)
        file.write_text("from embertide.compiled.jit import jit\n")
        assert cache_key(package) != before
        file.unlink()


def test_old_code_goes_from_the_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    folders = [cache_folder(key) for key in ("a" * 64, "b" * 64)]
    for age, folder in enumerate(folders):
        os.utime(folder, (age, age))
    folders.append(cache_folder("c" * 64))
    assert [folder.exists() for folder in folders] == [False, True, True]


def test_where_nothing_can_be_written_the_cache_moves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("not a folder")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    folder = cache_folder("a" * 64)
    assert folder.is_dir()
    assert folder.is_relative_to(tmp_path)
