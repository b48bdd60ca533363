"""Builds the edition without a server: `python tools/pocket_build.py`.

The result is src/embertide/pocket/built: what a web host serves under pocket/. It needs the
development dependencies and, at the first time, the network for Pyodide from npm. Sources that have
not changed since the last build are not built again.
"""

import hashlib
import json
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Mapping, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from embertide.catalog import OURS  # noqa: E402
from embertide.cli.pocket_parts import EPOCH, MODULES, packed, write_manifest  # noqa: E402
from embertide.compiled.file_lock import file_lock  # noqa: E402
from embertide.search.libraries import libraries  # noqa: E402
from tools.web_build import WEB, install, node, pyodide  # noqa: E402

PACKAGE = ROOT / "src/embertide"
OUT = PACKAGE / "pocket/built"
WALK = ("memory_database.py", "pocket_walk.py")
"""The modules of tests/support that play for the trace."""

ENGINE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
"""The files of Pyodide that are used as they are."""

TRACING = BUILDING = 600
"""Timeouts in seconds; both take seconds on an idle machine."""


def build() -> Path:
    """Return the folder of the edition's files, built if its sources have changed."""
    key = _key()
    # Several tests want it at once.
    with file_lock(ROOT / ".cache/pocket.lock"):
        if not (OUT / ".built").is_file() or (OUT / ".built").read_text("utf-8") != key:
            shutil.rmtree(OUT, ignore_errors=True)
            OUT.mkdir()
            make(OUT)
            _run([node(), ROOT / "tools/pyodide/compress.mjs", OUT], BUILDING)
            (OUT / ".built").write_text(key, "utf-8")
    return OUT


def _key() -> str:
    """Return a digest of everything that the edition is made of."""
    digest = hashlib.sha256(sys.version.encode())
    folders = (PACKAGE, WEB / "src/pocket", ROOT / "tools/pyodide")
    skipped = {"node_modules", "__pycache__", "built", "static"}
    names = [WEB / "package-lock.json", WEB / "vite.pocket.config.ts", Path(__file__)]
    names += [ROOT / "tests/support" / name for name in WALK]
    for folder in folders:
        names += [file for file in sorted(folder.rglob("*")) if not skipped & set(file.parts)]
    for file in names:
        if file.is_file():
            digest.update(f"{file.relative_to(ROOT)} {file.stat().st_size} ".encode())
            digest.update(file.read_bytes())
    return digest.hexdigest()


def make(out: Path) -> None:
    """Write the edition's files into an empty folder."""
    players = libraries(OURS.values())
    for name, library in players.items():
        shutil.copy(library, out / f"{name}.so")
    engine = out / "pyodide"
    engine.mkdir()
    for name in ENGINE:
        shutil.copy(pyodide() / name, engine)
    (engine / "pyodide-lock.json").write_text(_lock(), "utf-8")
    with tempfile.TemporaryDirectory() as folder:
        traced = Path(folder)
        _trace(traced, players)
        _zip(engine / "python_stdlib.zip", _contents(traced / "stdlib"))
        modules = {**_contents(traced / "app"), **_data()}
        (out / MODULES).write_bytes(packed(modules))
    _build_worker(out)
    write_manifest(out, sorted(players))


def _lock() -> str:
    """Return the list of Pyodide's packages: none, since we use only what it is itself."""
    whole = json.loads((pyodide() / "pyodide-lock.json").read_text("utf-8"))
    return json.dumps({"info": whole["info"], "packages": {}}, sort_keys=True)


def _trace(folder: Path, players: Mapping[str, Path]) -> None:
    """Compile the modules that a host uses into `stdlib` and `app` of a folder."""
    skipped = shutil.ignore_patterns("__pycache__", "built", "static", "*.ftl")
    shutil.copytree(PACKAGE, folder / "src/embertide", ignore=skipped)
    (folder / "walk").mkdir()
    for name in WALK:
        shutil.copy(ROOT / "tests/support" / name, folder / "walk")
    for name, library in players.items():
        shutil.copy(library, folder / f"{name}.so")
    _zip(folder / "empty.zip", {"empty.txt": b""})
    script = ROOT / "tools/pyodide/trace.mjs"
    _run([node(), script, pyodide(), folder], TRACING)


def _contents(folder: Path) -> dict[str, bytes]:
    files = (file for file in folder.rglob("*") if file.is_file())
    return {file.relative_to(folder).as_posix(): file.read_bytes() for file in files}


def _data() -> dict[str, bytes]:
    """Return the files of rooms that are no Python: weights, boards and puzzles."""
    data = (".json", ".npy", ".txt")
    files = (file for file in (PACKAGE / "games").rglob("*.*") if file.suffix in data)
    return {file.relative_to(PACKAGE.parent).as_posix(): file.read_bytes() for file in files}


def _zip(target: Path, contents: Mapping[str, bytes]) -> None:
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name in sorted(contents):
            entry = zipfile.ZipInfo(name, EPOCH)
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, contents[name])


def _build_worker(out: Path) -> None:
    install()
    vite = WEB / "node_modules/vite/bin/vite.js"
    config = "vite.pocket.config.ts"
    command: list[str | Path] = [
        node(),
        vite,
        "build",
        "--config",
        config,
        "--logLevel",
        "warn",
        "--outDir",
        out,
    ]
    _run(command, BUILDING)


def _run(command: Sequence[str | Path], seconds: int) -> None:
    subprocess.run(list(map(str, command)), cwd=WEB, timeout=seconds, check=True)  # noqa: S603 - our own tools


if __name__ == "__main__":
    print(build())  # noqa: T201 - for whoever runs it
