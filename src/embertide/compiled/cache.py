"""The folder that keeps compiled code on disk, named after a digest of all its sources."""

import ast
import contextlib
import functools
import hashlib
import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import numba
import numpy as np

FOLDERS_KEPT = 2
"""Folders of compiled code that stay: for the present sources and for those used before them."""

_PACKAGE = Path(__file__).parent.parent


# Which sources count


def sources(package: Path) -> list[Path]:
    """List every file that compiled code may come from.

    These are the files that compile something, all that they import, and all data files, since
    constants are compiled in.
    """
    files = [f for part in ("games", "search", "envs") for f in sorted((package / part).rglob("*"))]
    files = [f for f in files if f.is_file() and f.parent.name != "__pycache__"]
    found = {f for f in files if f.suffix != ".py"}
    todo = [f for f in files if f.suffix == ".py" and _compiles(package, f)]
    todo += (package / "compiled").glob("*.py")
    while todo:
        file = todo.pop()
        found.add(file)
        todo += [near for near in imported(package, file) if near not in found]
    return sorted(found)


def _compiles(package: Path, file: Path) -> bool:
    # Parsing takes most of the time, and most files need none.
    if "jit" not in file.read_text("utf-8"):
        return False
    return package / "compiled" / "jit.py" in imported(package, file)


def imported(package: Path, file: Path) -> set[Path]:
    """The files of a package that one of its files imports, in whatever form."""
    names = _imports(package, file, file.read_text("utf-8"))
    return {found for name in names for found in _files(package, name)}


@functools.cache
def _imports(package: Path, file: Path, text: str) -> set[str]:
    """The full names of all that a file imports; of `from` imports also what may be a module."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = _base(package, file, node)
            names.add(base)
            names.update(f"{base}.{alias.name}" for alias in node.names)
    return names


def _base(package: Path, file: Path, node: ast.ImportFrom) -> str:
    """The full name of the module that a `from` statement names, relative ones included."""
    if not node.level:
        return node.module or ""
    inside = file.relative_to(package.parent).parts[: -node.level]
    return ".".join((*inside, node.module) if node.module else inside)


def _files(package: Path, name: str) -> Iterator[Path]:
    """The file of a module by its full name, with the packages it lies in."""
    top, *rest = name.split(".")
    if top != package.name or not rest:
        return
    places = [package.joinpath(*rest[:depth]) for depth in range(1, len(rest) + 1)]
    yield from (init for place in places if (init := place / "__init__.py").is_file())
    if (module := places[-1].with_suffix(".py")).is_file():
        yield module


def cache_key(package: Path) -> str:
    """Name the compiled code of these sources.

    Numba's own cache looks only at the file of a function and misses an edited callee elsewhere.
    """
    digest = hashlib.sha256(f"{numba.__version__} {np.__version__}".encode())
    for file in sources(package):
        text = file.read_bytes()
        digest.update(f"\n{file.relative_to(package).as_posix()} {len(text)}\n".encode() + text)
    return digest.hexdigest()


@functools.cache
def package_key(name: str) -> str:
    """Digest of all sources of another top-level package, such as one with a room of its own."""
    file = getattr(sys.modules[name], "__file__", None)
    digest = hashlib.sha256()
    if file is not None and Path(file).name == "__init__.py":
        for source in sorted(Path(file).parent.rglob("*.py")):
            digest.update(source.read_bytes())
    return digest.hexdigest()


# Where compiled code lies


@functools.cache
def folder() -> Path:
    """The folder of this process, found or made when something is first compiled."""
    return cache_folder(cache_key(_PACKAGE))


def compiled_mark(name: str) -> Path:
    """The file whose presence says that all of a package is compiled."""
    return folder() / f"{name}.compiled"


def cache_folder(key: str, kind: str = "kernels") -> Path:
    """Make the folder for code compiled from the sources of that key, and remove older ones.

    `kind` tells code for this machine from code for another one.
    """
    for base in _bases():
        home = base / kind
        with contextlib.suppress(OSError):
            place = home / key
            place.mkdir(parents=True, exist_ok=True)
            tempfile.TemporaryFile(dir=place).close()
            os.utime(place)
            _prune(home)
            return place
    return Path(tempfile.mkdtemp(prefix="embertide-"))


def _bases() -> Iterator[Path]:
    """Where compiled code may be kept, the usual place first."""
    with contextlib.suppress(RuntimeError):  # a user without a home folder
        cache = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
        yield Path(cache) / "embertide"
    # Compiled code is trusted, so a folder in a shared place must belong to this user alone.
    own = Path(tempfile.gettempdir()) / f"embertide-{os.getuid() if hasattr(os, 'getuid') else ''}"
    with contextlib.suppress(OSError):
        own.mkdir(mode=0o700, exist_ok=True)
        if not own.is_symlink() and _is_private(own):
            yield own


def _is_private(place: Path) -> bool:
    if not hasattr(os, "getuid"):
        return True
    found = place.lstat()
    return found.st_uid == os.getuid() and not found.st_mode & 0o077


def _prune(home: Path) -> None:
    places = sorted(home.iterdir(), key=lambda place: place.stat().st_mtime, reverse=True)
    for place in places[FOLDERS_KEPT:]:
        shutil.rmtree(place, ignore_errors=True)
