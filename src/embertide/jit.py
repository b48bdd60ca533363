"""How kernels are compiled, and what all of them share: small sets in a word, and luck.

A kernel works on one NumPy record for each state, with plain scalar code: so the same functions run
compiled by Numba, as they stand in Python (NUMBA_DISABLE_JIT=1), and as device functions on a GPU.
"""

import contextlib
import hashlib
import os
import re
import shutil
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from types import FunctionType
from typing import Any, Final, TypeVar, cast

import numba
import numpy as np

from embertide.linking import Kernel

F = TypeVar("F", bound=Callable[..., Any])

Word = np.uint64
"""A set of the numbers 0 to 63, one bit each."""

NONE: Final = np.uint64(0)
ONE: Final = np.uint64(1)


# Compiling

KEPT = 2
"""So many folders of compiled code are kept: today's sources, and those of a moment ago."""


_OURS = re.compile(r"^\s*(?:from|import) embertide\.([a-z_0-9.]+)(?: import (.+))?", re.MULTILINE)


def sources(package: Path) -> list[Path]:
    """Every file that compiled code may come from: those that compile something, all they import.

    Data count as well, since constants are compiled in.
    """
    files = [f for part in ("games", "search", "envs") for f in sorted((package / part).rglob("*"))]
    files = [f for f in files if f.is_file() and f.parent.name != "__pycache__"]
    found = {f for f in files if f.suffix != ".py"}
    todo = [f for f in files if f.suffix == ".py" and "embertide.jit" in f.read_text("utf-8")]
    todo.append(package / "jit.py")
    while todo:
        file = todo.pop()
        found.add(file)
        todo += [near for near in _imported(package, file) if near not in found]
    return sorted(found)


def _imported(package: Path, file: Path) -> Iterator[Path]:
    """The files of ours that a file imports."""
    for module, names in _OURS.findall(file.read_text("utf-8")):
        place = package.joinpath(*module.split("."))
        inside = [place / f"{name.strip(' (),')}.py" for name in names.split(",")]
        for target in (place.with_suffix(".py"), *inside):
            if target.is_file():
                yield target


def cache_key(package: Path) -> str:
    """Names the compiled code of these sources.

    Numba's own cache looks at the file of a function alone and misses an edited callee elsewhere.
    """
    digest = hashlib.sha256(f"{numba.__version__} {np.__version__}".encode())
    for file in sources(package):
        text = file.read_bytes()
        digest.update(f"\n{file.relative_to(package).as_posix()} {len(text)}\n".encode() + text)
    return digest.hexdigest()


def cache_folder(key: str) -> Path:
    """The folder for code compiled from the sources of that key; older ones go."""
    for home in _homes():
        with contextlib.suppress(OSError):
            folder = home / key
            folder.mkdir(parents=True, exist_ok=True)
            tempfile.TemporaryFile(dir=folder).close()
            os.utime(folder)
            _prune(home)
            return folder
    return Path(tempfile.mkdtemp(prefix="embertide-"))


def _homes() -> Iterator[Path]:
    """Where compiled code may be kept, the usual place first."""
    with contextlib.suppress(RuntimeError):  # nobody's home
        cache = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
        yield Path(cache) / "embertide" / "kernels"
    # Compiled code is trusted, so a shared folder must be ours alone.
    own = Path(tempfile.gettempdir()) / f"embertide-{os.getuid() if hasattr(os, 'getuid') else ''}"
    with contextlib.suppress(OSError):
        own.mkdir(mode=0o700, exist_ok=True)
        if not own.is_symlink() and _is_private(own):
            yield own / "kernels"


def _is_private(folder: Path) -> bool:
    if not hasattr(os, "getuid"):
        return True
    found = folder.lstat()
    return found.st_uid == os.getuid() and not found.st_mode & 0o077


def _prune(home: Path) -> None:
    folders = sorted(home.iterdir(), key=lambda folder: folder.stat().st_mtime, reverse=True)
    for folder in folders[KEPT:]:
        shutil.rmtree(folder, ignore_errors=True)


_config: Any = numba.config
_PACKAGE = Path(__file__).parent
_FOLDER = "" if _config.DISABLE_JIT else str(cache_folder(cache_key(_PACKAGE)))


def compiled_mark(name: str) -> Path:
    """A file beside the compiled code that stands for all of some part being compiled."""
    return Path(_FOLDER or tempfile.gettempdir()) / f"{name}.compiled"


def jit(function: F) -> F:
    """Compiles a kernel function: without the interpreter's lock, cached on disk."""
    if _config.DISABLE_JIT:
        return function
    _config.CACHE_DIR = _FOLDER  # a changed environment makes Numba forget it
    kernel: Any = Kernel(cast(FunctionType, function))
    kernel.enable_caching()
    return cast(F, kernel)


@jit
def whole(number: Any) -> int:
    """A number of full width: one compilation then serves all that a record's fields may be."""
    return int(np.int64(number))


# Sets in a word


@jit
def bit(member: int) -> Word:
    """The set of one number."""
    return ONE << np.uint64(member)


@jit
def bits(members: Word) -> int:
    """How many members a set has; compiled, this loop is one instruction."""
    count = 0
    while members:
        members &= members - ONE
        count += 1
    return count


@jit
def lowest(members: Word) -> int:
    """The lowest member of a set that is not empty."""
    return bits(~members & (members - ONE))


@jit
def nth(members: Word, index: int) -> int:
    """The member with that many lower ones: six halvings, no branch to guess wrong."""
    at = 0
    for digit in range(6):
        width = 32 >> digit
        below = bits(members & ((ONE << np.uint64(width)) - ONE))
        above = index >= below
        index = index - below if above else index
        members = members >> np.uint64(width) if above else members
        at = at + width if above else at
    return at


# Luck, from a record's own generator

_LOW: Final = np.uint64(0xFFFFFFFF)
_13, _15, _16, _7, _17, _32 = (np.uint64(shift) for shift in (13, 15, 16, 7, 17, 32))
_MIX_1, _MIX_2, _START = np.uint64(0x7FEB352D), np.uint64(0x846CA68B), np.uint64(0x9E3779B9)


@jit
def seed(s: np.record, number: int) -> None:
    """Starts a record's luck from a number of 64 bits; neighbours give unrelated games."""
    left = np.uint64(number) >> _32
    right = np.uint64(number) & _LOW
    for _ in range(3):
        left, right = right, left ^ _mix(right ^ _START)
    s.rng = (left << _32) | right | ONE  # never 0, where xorshift would stay


@jit
def _mix(x: Word) -> Word:
    """A number of 32 bits, scattered; no product leaves 64 bits."""
    x = ((x ^ (x >> _16)) * _MIX_1) & _LOW
    x = ((x ^ (x >> _15)) * _MIX_2) & _LOW
    return x ^ (x >> _16)


@jit
def choose(s: np.record, n: int) -> int:
    """A number from 0 to n - 1 (xorshift64; off from equal odds by n in four billion)."""
    x = s.rng
    x ^= x << _13
    x ^= x >> _7
    x ^= x << _17
    s.rng = x
    return whole(((x >> _32) * np.uint64(n)) >> _32)
