"""Runs a Python script in Pyodide under Node, with our sources and the libraries of rooms."""

import shutil
import subprocess
from collections.abc import Iterable, Mapping
from pathlib import Path

import embertide
from tools.web_build import node, pyodide

PARTS = ("core", "compiled", "games", "search")
"""What a browser needs to let computers play; it speaks no sentences, so `words` is not there."""


def run_in_pyodide(
    script: str, libraries: Mapping[str, Path], folder: Path, more: Iterable[Path] = ()
) -> str:
    """Return what a script prints. It runs in a folder that is filled for it.

    The folder has the package `embertide`, each room's library, and copies of more modules.
    """
    package = Path(embertide.__file__).parent
    for part in PARTS:
        shutil.copytree(package / part, folder / "embertide" / part)
    (folder / "embertide" / "__init__.py").touch()
    for name, library in libraries.items():
        shutil.copy(library, folder / f"{name}.so")
    for module in more:
        shutil.copy(module, folder)
    (folder / "script.py").write_text(script, "utf-8")
    command = [node(), Path(__file__).with_name("run.mjs"), pyodide(), folder]
    done = subprocess.run(  # noqa: S603 - our own
        list(map(str, command)), check=False, capture_output=True, text=True, timeout=600
    )
    assert done.returncode == 0, done.stderr
    return done.stdout
